/** A ribbon that names the round at its start and announces its end. */
import type { Screen, Settings } from '@playhouse/game-kit'
import { drawCard, FONT, PAPER } from '../ui/layer.ts'
import { barsOf } from '../ui/rung-picture.ts'
import { slotTop, stripBox } from '../ui/message-slot.ts'
import { drawNewsStrip } from '../ui/news-strip.ts'
import type { Twist } from '../state.ts'
import { texts } from '../texts.ts'

type G = CanvasRenderingContext2D
/** The ribbon stays this long, in ticks, and then flies away. */
const STAY_TICKS = 110
const LEAVE_TICKS = 7
const MAX_RIBBON = 430

/** While the ribbon names the round, no other message is shown. */
export const isOpening = ({ ticks }: { ticks: number }): boolean => ticks < STAY_TICKS + LEAVE_TICKS

/** In a square of 24, filled. */
const ICONS: Record<Twist, string> = {
  none: 'M12 2q7.5 9 7.5 13a7.5 7 0 0 1-15 0Q4.5 11 12 2z',
  islands:
    'M11 13Q10.5 8 5 7.5q3-2.5 6 .5-1-4 2.5-5.5Q13 5 13.5 7.5 16.5 5 20 7.5q-5 0-6.5 2.5.8 1.5.7 3.5Q19 14 20.5 17.5h-17Q5 14 11 13zM2 19.5q2.5-1.6 5 0t5 0 5 0 5 0V22H2z',
  fog: 'M6.5 12.5a4 4 0 0 1 1-7.4 5.5 5.5 0 0 1 10 1.4 3.2 3.2 0 0 1 .3 6zM3 15h13v2.3H3zM8 19h13v2.3H8z',
  teams: 'M7 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 2l4.5 8h-9zM3.3 13.5h7.6V21H3.3zM17 12l5 5-5 5-5-5z',
  pools:
    'M12 2a10 10 0 1 1-9.5 13h2.8A7.4 7.4 0 1 0 12 4.6zM12 7a5 5 0 1 1-4.8 6.5H10A2.4 2.4 0 1 0 12 9.6zM2 5l7-2-1 7z',
  relax: 'M3.5 20.5Q4 6 20.5 3.5 20 17 9 17.5q-2 0-2.5.5l-1.5 3zM7.5 15Q11 10 16 7.5',
}
const paths = new Map<Twist, Path2D>()

function pathOf(twist: Twist): Path2D {
  const path = paths.get(twist) ?? new Path2D(ICONS[twist])
  paths.set(twist, path)
  return path
}
type IconPlace = { x: number; y: number; size: number }

function drawIcon(g: G, twist: Twist, { x, y, size }: IconPlace, colour: string): void {
  g.save()
  g.translate(x, y)
  g.scale(size / 24, size / 24)
  g.fillStyle = colour
  g.fill(pathOf(twist), 'evenodd')
  g.restore()
}

const nameOf = (mode: string) => texts.modes[mode as keyof typeof texts.modes]

/** Says at the beginning what round it is. `ticks`: since then. */
export function drawRibbon(
  g: G,
  screen: Screen,
  { mode, twist, rival, rung }: { mode: string; twist: Twist; rival: string; rung: number },
  ticks: number,
  { calm: isCalm, bigText }: Settings,
): void {
  const leaving = Math.max(0, ticks - STAY_TICKS) / LEAVE_TICKS
  if (leaving >= 1) return
  const w = Math.min(MAX_RIBBON, screen.safe.w * 0.8)
  const h = w * 0.25
  const x = screen.safe.x + (screen.safe.w - w) / 2
  const y = slotTop(screen, bigText)
  const { name, about } = nameOf(mode)
  const line = rival ? texts.duel(rival) : about
  const rivals = texts.rungNow(texts.rungs[rung - 1]!)
  g.save()
  g.globalAlpha = 1 - leaving
  if (!isCalm) g.translate(0, -leaving * leaving * 24)
  const strip = stripBox(screen, bigText)
  if (strip) {
    const icon = twist === 'relax' ? pathOf(twist) : barsOf(rung)
    const look = { tone: '#8b3ff0', deep: '#4d17a0', light: '#ffffff', icon }
    // A duel takes the second line: how hard the rivals are stands beside the name then.
    const title = rival ? `${name} · ${texts.rungs[rung - 1]!}` : name
    drawNewsStrip(g, strip, look, { title, line: rival || twist === 'relax' ? line : rivals })
    return g.restore()
  }
  drawTails(g, x, y, w, h)
  drawCard(g, { x, y, w, h }, h * 0.26, '#8b3ff0')
  g.fillStyle = PAPER
  g.beginPath()
  g.arc(x + h * 0.56, y + h / 2, h * 0.34, 0, 7)
  g.fill()
  drawIcon(g, twist, { x: x + h * 0.56 - h * 0.22, y: y + h * 0.28, size: h * 0.44 }, '#6a24c8')
  const left = x + h * 1.05
  const room = w - h * 1.25
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillStyle = '#fff'
  const isAlone = twist === 'relax'
  write(g, name, { x: left, y: y + h * (isAlone ? 0.38 : 0.3), size: h * 0.34, room, weight: 900 })
  g.fillStyle = '#f1e3ff'
  write(g, line, { x: left, y: y + h * (isAlone ? 0.7 : 0.58), size: h * 0.18, room, weight: 700 })
  if (!isAlone) {
    const size = h * 0.2
    g.fillStyle = '#ffe08a'
    g.save()
    g.translate(left, y + h * 0.8 - size / 2)
    g.scale(size / 24, size / 24)
    g.fill(barsOf(rung))
    g.restore()
    write(g, rivals, {
      x: left + size * 1.3,
      y: y + h * 0.81,
      size: h * 0.19,
      room: room - size * 1.3,
      weight: 800,
    })
  }
  g.restore()
}

/** The time is up: shown to the player at once. `ticks`: ticks since the end. */
export function drawTimeUp(g: G, screen: Screen, ticks: number, isCalm: boolean): void {
  const t = Math.min(1, ticks / 14)
  const swell = isCalm ? 1 : 0.4 + 0.6 * (1 - (1 - t) ** 3) + Math.sin(t * Math.PI) * 0.18
  const size = Math.min(110, screen.safe.w * 0.2)
  g.save()
  g.globalAlpha = t
  g.translate(screen.w / 2, screen.h * 0.42)
  g.rotate(-0.05)
  g.scale(swell, swell)
  g.font = `900 ${size}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  g.lineWidth = size * 0.26
  g.strokeStyle = '#4d17a0'
  g.strokeText(texts.timeUp, 0, 0)
  g.lineWidth = size * 0.12
  g.strokeStyle = '#fff8ea'
  g.strokeText(texts.timeUp, 0, 0)
  g.fillStyle = '#8b3ff0'
  g.fillText(texts.timeUp, 0, 0)
  g.restore()
}
type Lettering = { x: number; y: number; size: number; room: number; weight: number }

/** Shrinks rather than overflows. */
function write(g: G, text: string, { x, y, size, room, weight }: Lettering): void {
  g.font = `${weight} ${size}px ${FONT}`
  const { width } = g.measureText(text)
  if (width > room) g.font = `${weight} ${(size * room) / width}px ${FONT}`
  g.fillText(text, x, y)
}

/** The ends of the ribbon, folded behind it. */
function drawTails(g: G, x: number, y: number, w: number, h: number): void {
  g.fillStyle = '#4d17a0'
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x + h * 0.12 : x + w - h * 0.12
    g.beginPath()
    g.moveTo(edge, y + h * 0.3)
    g.lineTo(edge + side * h * 0.5, y + h * 0.3)
    g.lineTo(edge + side * h * 0.32, y + h * 0.7)
    g.lineTo(edge + side * h * 0.5, y + h * 1.1)
    g.lineTo(edge, y + h * 1.1)
    g.fill()
  }
}
