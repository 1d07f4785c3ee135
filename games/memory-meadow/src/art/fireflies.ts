/** The jar of fireflies in the corner of the hill, and the fireflies that fly to it and from it. */
import { smoothstep } from '@playhouse/game-kit'
import type { Rect } from '@playhouse/game-kit'
import { FLIGHT_MS } from '../view/cue-moves.ts'
import type { Flight } from '../view/cue-moves.ts'
import type { Layout } from '../view/layout-types.ts'
import type { G } from './pen.ts'
import { FULL_JAR } from '../state.ts'

export type JarDrawing = {
  g: G
  jar: Rect
  fireflies: number
  /** Held over the meadow: the next tap says where. */
  isArmed: boolean
  now: number
  calm: boolean
}

export function drawJar({ g, jar, fireflies, isArmed, now, calm }: JarDrawing): void {
  const isFull = fireflies >= FULL_JAR
  const beat = calm ? 0 : Math.sin(now * 0.005)
  g.save()
  g.translate(jar.x + jar.w / 2, jar.y + jar.h / 2)
  g.scale(jar.h / 60, jar.h / 60)
  if (isArmed) g.translate(0, -8 + (calm ? 0 : Math.sin(now * 0.012) * 4))
  else if (isFull && !calm) g.rotate(beat * 0.08)
  if (isFull) drawGlow(g, 0, 4, 46 + beat * 4, isArmed ? 0.95 : 0.6)
  g.fillStyle = '#dff2ffd0'
  g.strokeStyle = isFull ? '#fff6b0' : '#f2fbff'
  g.lineWidth = 3.4
  g.beginPath()
  g.roundRect(-20, -15, 40, 42, 12)
  g.fill()
  g.strokeStyle = '#3b2a3a'
  g.stroke()
  g.fillStyle = '#c98d52'
  g.beginPath()
  g.roundRect(-16, -26, 32, 11, 4)
  g.fill()
  g.stroke()
  for (let i = 0; i < FULL_JAR; i++) {
    const [x, y] = [
      [-9, 14],
      [9, 10],
      [0, -3],
    ][i] as [number, number]
    if (i >= fireflies) {
      // A place that waits for one.
      g.strokeStyle = '#5a7a9060'
      g.lineWidth = 2
      g.beginPath()
      g.arc(x, y, 5, 0, 7)
      g.stroke()
      continue
    }
    const drift = calm ? 0 : Math.sin(now * 0.003 + i * 2.1) * 2
    drawFirefly(g, x + drift, y + drift * 0.6, 1)
  }
  g.restore()
}

export function drawFirefly(g: G, x: number, y: number, size: number): void {
  drawGlow(g, x, y, 15 * size, 0.9)
  g.fillStyle = '#fff9b8'
  g.strokeStyle = '#8a7a1c'
  g.lineWidth = 1.4 * size
  g.beginPath()
  g.ellipse(x, y + 1.5 * size, 3.6 * size, 4.6 * size, 0, 0, 7)
  g.fill()
  g.stroke()
  g.fillStyle = '#3b2a3a'
  g.beginPath()
  g.arc(x, y - 4 * size, 2.6 * size, 0, 7)
  g.fill()
}

function drawGlow(g: G, x: number, y: number, r: number, alpha: number): void {
  const glow = g.createRadialGradient(x, y, r * 0.1, x, y, r)
  glow.addColorStop(0, `rgba(255,246,150,${alpha})`)
  glow.addColorStop(1, 'rgba(255,240,120,0)')
  g.fillStyle = glow
  g.fillRect(x - r, y - r, r * 2, r * 2)
}

export function drawFlights(g: G, flights: readonly Flight[], now: number): void {
  for (const { from, to, at } of flights) {
    const t = (now - at) / FLIGHT_MS
    if (t < 0 || t > 1) continue
    const eased = smoothstep(0, 1, t)
    drawFirefly(
      g,
      from.x + (to.x - from.x) * eased + Math.sin(t * 9) * 16 * (1 - t),
      from.y + (to.y - from.y) * eased - Math.sin(t * Math.PI) * 50,
      1.7,
    )
  }
}

/** Light around the places that are lit, as long as their animals peek. */
export function drawLight(
  g: G,
  { spots }: Layout,
  places: readonly number[],
  now: number,
  calm: boolean,
): void {
  for (const [i, place] of places.entries()) {
    const { x, y, scale } = spots[place]!
    drawGlow(g, x, y - 30 * scale, 84 * scale, 0.55)
    const turn = calm ? i : now * 0.004 + i * 1.6
    drawFirefly(g, x + Math.cos(turn) * 48 * scale, y - (34 + Math.sin(turn) * 26) * scale, 1.2)
  }
}

/** While the jar is held up, every place that could be lit glimmers. */
export function drawChoices(
  g: G,
  { spots }: Layout,
  hidden: readonly number[],
  now: number,
  calm: boolean,
): void {
  for (const place of hidden) {
    const { x, y, scale } = spots[place]!
    drawGlow(g, x, y, (46 + (calm ? 0 : Math.sin(now * 0.008 + place) * 8)) * scale, 0.7)
  }
}

/** The place meant and the hidden ones beside it, nearest first. */
export function listLit({ spots }: Layout, hidden: readonly number[], centre: number): number[] {
  const { x, y, rect } = spots[centre]!
  const far = (place: number) =>
    Math.hypot((spots[place]!.x - x) / (rect.w + 8), (spots[place]!.y - y) / (rect.h + 8))
  return hidden
    .filter((place) => far(place) < 1.3)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, 5)
}
