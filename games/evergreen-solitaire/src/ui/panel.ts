/** The wooden panel around the felt: round buttons, the name of the game, and the message pill. */
import type { Rect } from '@playhouse/game-kit'
import { drawAcorn } from '../art/acorn.ts'
import { FONT } from '../art/faces.ts'
import type { GoalState } from '../view/goals.ts'
import type { Layout } from '../view/layout.ts'
import { texts } from '../texts.ts'

type G = CanvasRenderingContext2D
export const BUTTON_IDS = ['games', 'again', 'undo', 'hint', 'stats'] as const
export type ButtonId = (typeof BUTTON_IDS)[number]

/** In a square of 24. */
const ICONS: Record<ButtonId, string> = {
  games: 'M4 4h7v7H4zM13.500 4H20v7h-6.500zM4 13.500h7V20H4zM13.500 13.500H20V20h-6.500z',
  again: 'M4.500 9.500h8v11h-8zM8 6.500l9.500-2.400 2.600 10.400-4 1M8.500 13v4',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 9h-3',
  hint: 'M12 3.5a5.8 5.8 0 0 0-3.2 10.600c.7.6.9 1.2.9 1.900h4.600c0-.7.2-1.3.9-1.900A5.8 5.8 0 0 0 12 3.500zM9.8 19h4.4',
  stats: 'M12 3 7.500 9h2.200L6 14h3L5 19h14l-4-5h3l-3.700-5h2.200zM12 19v3',
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

/** Golden leaves are the hint's: a leaf on its button's shoulder, and how many there are. */
export function drawLeaves(g: G, button: Rect, count: number): void {
  if (count === 0) return
  const r = button.w * 0.2
  const x = button.x + button.w - r * 0.1
  const y = button.y + r * 0.55
  g.save()
  g.translate(x, y)
  g.beginPath()
  g.moveTo(-r * 1.2, r * 1.1)
  g.bezierCurveTo(-r * 1.5, -r * 0.8, -r * 0.2, -r * 1.4, r * 1.25, -r * 1.25)
  g.bezierCurveTo(r * 1.4, r * 0.4, r * 0.7, r * 1.5, -r * 1.2, r * 1.1)
  g.fillStyle = '#ffd25e'
  g.fill()
  g.strokeStyle = '#6a3f12'
  g.lineWidth = 2
  g.stroke()
  g.fillStyle = '#43270f'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  write(g, String(count), { x: 0, y: 1, size: r * 1.7, room: r * 1.9, weight: 900 })
  g.restore()
}

/** The word under a button. */
export function drawLabel(g: G, id: ButtonId, { x, y, w, h }: Rect, size: number): void {
  g.fillStyle = '#d3ead2'
  g.textAlign = 'center'
  g.textBaseline = 'alphabetic'
  write(g, texts.buttons[id], { x: x + w / 2, y: y + h + 5 + size, size, room: w + size * 1.4 })
}

export function showTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
type Lettering = { x: number; y: number; size: number; room: number; weight?: number }

/** Writes within a width: shrinks rather than overflows. */
function write(g: G, text: string, { x, y, size, room, weight = 800 }: Lettering): number {
  g.font = `${weight} ${size}px ${FONT}`
  const width = g.measureText(text).width
  if (width > room) g.font = `${weight} ${(size * room) / width}px ${FONT}`
  g.fillText(text, x, y)
  return Math.min(width, room)
}
type RunInfo = { name: string; moves: number; ms: number | null; goals: readonly GoalState[] }

/** `ms` null: the clock is hidden. */
export function drawInfo(g: G, { info, isRoomy }: Layout, { name, moves, ms, goals }: RunInfo): void {
  if (info.h === 0) return
  g.textBaseline = 'alphabetic'
  g.fillStyle = '#fff4d8'
  if (info.isColumn) {
    const x = info.x + info.w / 2
    g.textAlign = 'center'
    const unit = isRoomy ? 1.78 : 1
    write(g, name, { x, y: info.y + 16 * unit, size: 14 * unit, room: info.w, weight: 900 })
    g.fillStyle = '#d3ead2'
    // Who hides the clock has the moves in its place.
    if (ms !== null) write(g, showTime(ms), { x, y: info.y + 34 * unit, size: 14 * unit, room: info.w })
    write(g, texts.moves(moves), {
      x,
      y: info.y + (ms === null ? 40 : 51) * unit,
      size: 13 * unit,
      room: info.w,
    })
    if (isRoomy) drawGoals(g, goals, x - 36, info.y + 116, 36)
    return
  }
  g.textAlign = 'left'
  const room = info.w - goals.length * 28 - 12
  const width = write(g, name, { x: info.x, y: info.y + 20, size: 23, room, weight: 900 })
  drawGoals(g, goals, info.x + width + 24, info.y + 12, 28)
  g.fillStyle = '#d3ead2'
  const says = ms === null ? texts.moves(moves) : `${showTime(ms)}  ·  ${texts.moves(moves)}`
  write(g, says, { x: info.x, y: info.y + 46, size: 21, room: info.w })
}

/** An acorn for each goal, from the middle of the first. */
function drawGoals(g: G, goals: readonly GoalState[], x: number, y: number, step: number): void {
  goals.forEach((goal, i) => drawAcorn(g, x + i * step, y, step * 0.86, goal))
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
  write(g, text, { x: x + w / 2, y: y + h / 2 + 1, size: 18, room: w - 24, weight: 900 })
}
