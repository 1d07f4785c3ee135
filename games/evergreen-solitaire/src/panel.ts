/** Wood around the felt: round buttons, what game it is, and the book of wins. */
import type { Rect } from '@playhouse/game-kit'
import { FONT } from './faces.ts'
import type { Layout } from './layout.ts'
import { VARIANTS } from './state.ts'
import { texts } from './texts.ts'

type G = CanvasRenderingContext2D
export const BUTTON_IDS = ['games', 'again', 'undo', 'hint', 'stats'] as const
export type ButtonId = (typeof BUTTON_IDS)[number]

export type Tally = { played: number; won: number; streak: number; longest: number; bestMs: number }
export const freshTally = (): Tally => ({ played: 0, won: 0, streak: 0, longest: 0, bestMs: 0 })

/** In a square of 24. */
const ICONS: Record<ButtonId, string> = {
  games: 'M4 6.5h7v11H4zM13.5 5.6l6.6 1.2-1.9 10.8-5-.9M7.5 10v4M5.8 12h3.4',
  again: 'M19 12a7 7 0 1 1-2.3-5.2M17.5 3v4.4h-4.4',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 9h-3',
  hint: 'M12 3.5a5.8 5.8 0 0 0-3.2 10.600c.7.6.9 1.2.9 1.900h4.600c0-.7.2-1.3.9-1.900A5.8 5.8 0 0 0 12 3.500zM9.8 19h4.4',
  stats: 'M5 19.500V13M10 19.500V8.500M15 19.500V11M20 19.500V5M3 20h19',
}
const paths = new Map<string, Path2D>()

export function drawButton(
  g: G,
  id: ButtonId,
  { x, y, w, h }: Rect,
  isPressed: boolean,
  isLit: boolean,
): void {
  const r = Math.min(w, h) / 2
  const cx = x + w / 2
  const cy = y + h / 2 + (isPressed ? 2 : 0)
  g.fillStyle = '#041a16a0'
  g.beginPath()
  g.arc(cx, y + h / 2 + 4, r, 0, Math.PI * 2)
  g.fill()
  const wood = g.createLinearGradient(0, cy - r, 0, cy + r)
  wood.addColorStop(0, isLit ? '#ffd979' : '#c98f56')
  wood.addColorStop(1, isLit ? '#e5a83a' : '#94592f')
  g.fillStyle = wood
  g.beginPath()
  g.arc(cx, cy, r - 1, 0, Math.PI * 2)
  g.fill()
  g.strokeStyle = isLit ? '#fff2c2' : '#e6b67c'
  g.lineWidth = 1.5
  g.beginPath()
  g.arc(cx, cy, r - 3, Math.PI * 1.08, Math.PI * 1.92)
  g.stroke()
  g.save()
  g.translate(cx - 13, cy - 13)
  g.scale(26 / 24, 26 / 24)
  g.lineWidth = 2.3
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.strokeStyle = isLit ? '#4a2a10' : '#fff6e2'
  if (!paths.has(id)) paths.set(id, new Path2D(ICONS[id]))
  g.stroke(paths.get(id)!)
  g.restore()
}

/** The word under a button. */
export function drawLabel(g: G, id: ButtonId, { x, y, w, h }: Rect, size: number): void {
  g.fillStyle = '#d3ead2'
  g.textAlign = 'center'
  g.textBaseline = 'alphabetic'
  write(g, texts.buttons[id], x + w / 2, y + h + 5 + size, size, w + size * 1.4)
}

export function showTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Writes within a width: shrinks rather than overflows. */
function write(g: G, text: string, x: number, y: number, size: number, room: number, weight = 800): void {
  g.font = `${weight} ${size}px ${FONT}`
  const width = g.measureText(text).width
  if (width > room) g.font = `${weight} ${(size * room) / width}px ${FONT}`
  g.fillText(text, x, y)
}

export function drawInfo(g: G, { info, isRoomy }: Layout, mode: string, moves: number, ms: number): void {
  if (info.h === 0) return
  const { name } = texts.modes[mode as keyof typeof texts.modes]
  g.textBaseline = 'alphabetic'
  g.fillStyle = '#fff4d8'
  if (info.isColumn) {
    const x = info.x + info.w / 2
    g.textAlign = 'center'
    const unit = isRoomy ? 1.3 : 1
    write(g, name, x, info.y + 16 * unit, 14 * unit, info.w, 900)
    g.fillStyle = '#d3ead2'
    write(g, showTime(ms), x, info.y + 34 * unit, 14 * unit, info.w)
    write(g, texts.moves(moves), x, info.y + 51 * unit, 13 * unit, info.w)
    return
  }
  g.textAlign = 'left'
  write(g, name, info.x, info.y + 20, 20, info.w, 900)
  g.fillStyle = '#d3ead2'
  write(g, `${showTime(ms)}  ·  ${texts.moves(moves)}`, info.x, info.y + 43, 19.2, info.w)
}

/** A pill of wood with words, in the middle of the table's lower edge. */
export function drawPill(g: G, text: string, { x, y, w, h }: Rect, isButton: boolean): void {
  g.fillStyle = '#04181a99'
  g.beginPath()
  g.roundRect(x, y + 4, w, h, h / 2)
  g.fill()
  g.fillStyle = isButton ? '#ffd25e' : '#173f38f0'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  g.strokeStyle = isButton ? '#fff2c2' : '#d9b16f'
  g.lineWidth = 2
  g.stroke()
  g.fillStyle = isButton ? '#43270f' : '#fff4d8'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  write(g, text, x + w / 2, y + h / 2 + 1, 18, w - 24, 900)
}

export function drawStats(g: G, w: number, h: number, tallies: Record<string, Tally>): Rect {
  const width = Math.min(460, w - 20)
  const height = Math.min(440, h - 20)
  const x = (w - width) / 2
  const y = (h - height) / 2
  g.fillStyle = '#041a16c0'
  g.fillRect(0, 0, w, h)
  const wood = g.createLinearGradient(0, y, 0, y + height)
  wood.addColorStop(0, '#a86b3c')
  wood.addColorStop(1, '#7c4825')
  g.fillStyle = wood
  g.beginPath()
  g.roundRect(x, y, width, height, 26)
  g.fill()
  g.fillStyle = '#fff6e0'
  g.beginPath()
  g.roundRect(x + 9, y + 9, width - 18, height - 18, 19)
  g.fill()
  const line = (height - 40) / 11
  const size = Math.min(18, line * 0.6)
  const columns = [x + 26, x + width * 0.52, x + width * 0.7, x + width - 28]
  g.textBaseline = 'middle'
  g.textAlign = 'left'
  g.fillStyle = '#1f4a3c'
  write(g, texts.stats.title, x + 26, y + 20 + line * 0.6, size * 1.25, width - 60, 900)
  const rows: [string, string, string, string][] = [
    [texts.stats.game, texts.stats.won, texts.stats.streak, texts.stats.best],
  ]
  for (const mode of [...Object.keys(VARIANTS), 'daily']) {
    const { played, won, streak, bestMs } = tallies[mode] ?? freshTally()
    const { name } = texts.modes[mode as keyof typeof texts.modes]
    rows.push([
      name,
      played ? `${won}/${played}` : '–',
      won ? String(streak) : '–',
      bestMs ? showTime(bestMs) : '–',
    ])
  }
  rows.forEach((cells, i) => {
    const at = y + 20 + line * (i + 1.5)
    if (i % 2) {
      g.fillStyle = '#2f7a5a1c'
      g.fillRect(x + 18, at - line / 2, width - 36, line)
    }
    g.fillStyle = i === 0 ? '#855226' : '#2b3a2c'
    cells.forEach((cell, j) => {
      g.textAlign = j === 0 ? 'left' : j === 3 ? 'right' : 'center'
      write(
        g,
        cell,
        columns[j]!,
        at,
        size,
        j === 0 ? width * 0.38 : width * 0.2,
        i === 0 || j === 0 ? 800 : 700,
      )
    })
  })
  return { x, y, w: width, h: height }
}
