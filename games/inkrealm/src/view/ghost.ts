/** A ghost hand that draws the first loop for players who have not drawn one. In cells. */
import { drawHintHand } from '@playhouse/game-kit'
import type { Sight } from './cast.ts'
import type { Ink } from '../art/inks.ts'
import { SIZE } from '../state.ts'
import type { Place } from '../state.ts'

/** A loop out of the land's edge and back, relative to its middle. */
const LOOP = [[2, 0], [5, 0], [6.5, 1.5], [6.5, 3.5], [5, 5], [2.5, 5], [1, 3.6], [0.6, 2]] as const // prettier-ignore
/** Cells it reaches, rounded up. */
export const LOOP_WIDE = 7
export const LOOP_TALL = 5
const HAND = { x: 0, y: 0, size: 1.3, turn: -0.4, alpha: 0.95, paper: '#fff8ea', ink: '#2b1a45' }
const LOOP_MS = 2800
const HOME_MS = 1900

/** `y` grows downwards; `flipX`, `flipY`: -1 where the other way is free. */
export function drawGhost(
  g: CanvasRenderingContext2D,
  { x, y }: Place,
  now: number,
  [flipX, flipY]: readonly [x: number, y: number],
  ink: Ink,
): void {
  const t = Math.min(1, ((now % LOOP_MS) / LOOP_MS) * 1.25)
  const end = t * (LOOP.length - 1)
  const points = LOOP.slice(0, Math.floor(end) + 1).map(([px, py]) => [px, py] as [number, number])
  const from = LOOP[Math.floor(end)]!
  const to = LOOP[Math.min(LOOP.length - 1, Math.floor(end) + 1)]!
  const part = end % 1
  points.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
  g.save()
  g.translate(x, y)
  g.scale(flipX, flipY)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.globalAlpha = 0.75
  g.setLineDash([0.05, 0.75])
  g.lineWidth = 0.34
  g.strokeStyle = ink.deep
  g.beginPath()
  points.forEach(([px, py]) => g.lineTo(px, py))
  g.stroke()
  g.setLineDash([])
  if (t >= 1) {
    g.globalAlpha = 0.28
    g.fillStyle = ink.fill
    g.fill()
  }
  const [hx, hy] = points.at(-1)!
  g.translate(hx, hy)
  g.scale(flipX, flipY)
  drawHintHand(g, HAND)
  g.restore()
}
type WayHome = { from: Place; to: Place; trail: readonly number[] }

/** The way home from afar, in a bend away from the trail, so that it makes a loop. */
export function drawGhostHome(
  g: CanvasRenderingContext2D,
  { from, to, trail }: WayHome,
  now: number,
  ink: Ink,
  { sight, hasHand }: { sight: Sight; hasHand: boolean },
): void {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const far = Math.hypot(dx, dy)
  if (far < 2) return
  const middle = trail[trail.length >> 1]!
  const side = (middle % SIZE) - from.x
  const down = Math.floor(middle / SIZE) - from.y
  const bend = dx * down - dy * side > 0 ? 0.32 : -0.32
  const midX = Math.max(sight.left + 1, Math.min(sight.right - 1, from.x + dx / 2 + dy * bend))
  const midY = Math.max(sight.top + 1, Math.min(sight.bottom - 1, from.y + dy / 2 - dx * bend))
  const t = Math.min(1, ((now % HOME_MS) / HOME_MS) * 1.2)
  const at = (t1: number) => ({
    x: from.x * (1 - t1) ** 2 + midX * 2 * t1 * (1 - t1) + to.x * t1 * t1,
    y: from.y * (1 - t1) ** 2 + midY * 2 * t1 * (1 - t1) + to.y * t1 * t1,
  })
  g.save()
  g.lineCap = 'round'
  g.globalAlpha = 0.9
  g.setLineDash([0.05, 0.85])
  g.lineDashOffset = -now / 260
  g.lineWidth = 0.44
  g.strokeStyle = ink.deep
  g.beginPath()
  g.moveTo(from.x, from.y)
  g.quadraticCurveTo(midX, midY, to.x, to.y)
  g.stroke()
  g.setLineDash([])
  if (!hasHand) return g.restore()
  drawHintHand(g, { ...HAND, ...at(t) })
  g.restore()
}

/** From the painter, how far a large arrow lies, and its size, in cells. */
const TURN_FAR = 4.6
const TURN_SIZE = 1.25

/** A large arrow beside the painter that points home. `swell`: it beats. */
export function drawTurn(
  g: CanvasRenderingContext2D,
  from: Place,
  home: Place,
  ink: Ink,
  swell: number,
): void {
  const angle = Math.atan2(home.y - from.y, home.x - from.x)
  g.save()
  g.translate(from.x + Math.cos(angle) * TURN_FAR, from.y + Math.sin(angle) * TURN_FAR)
  g.rotate(angle)
  g.scale(TURN_SIZE * swell, TURN_SIZE * swell)
  g.beginPath()
  for (const [x, y] of ARROW) g.lineTo(x, y)
  g.closePath()
  g.lineJoin = 'round'
  for (const [tone, wide] of [
    [ink.deep, 0.62],
    ['#fff8ea', 0.4],
  ] as const) {
    g.strokeStyle = tone
    g.lineWidth = wide
    g.stroke()
  }
  g.fillStyle = ink.fill
  g.fill()
  g.restore()
}
const ARROW = [
  [1.1, 0],
  [0.1, -0.85],
  [0.1, -0.35],
  [-0.9, -0.35],
  [-0.9, 0.35],
  [0.1, 0.35],
  [0.1, 0.85],
] as const
