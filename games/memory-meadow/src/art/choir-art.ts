/** The singers, and the notes over them. */
import { poseOf } from '../view/actors.ts'
import type { Actor } from '../view/actors.ts'
import { stampAnimal } from './animal-sprites.ts'
import { FLIGHT_MS } from '../view/dance.ts'
import type { G } from './pen.ts'

export type Point = { x: number; y: number }
export type Singer = Actor & {
  animal: number
  player: number
  /** Where both come from, in the window. */
  starts: (Point & { scale: number })[]
  leftAt: number
  sungAt: number
  sungMs: number
  hasLanded: boolean
  /** Where it stands this moment, on its way to its seat. */
  stand?: Stand
}
/** Both friends side by side where there is room, else the second one smaller behind, so far aside. */
export type Stand = { x: number; y: number; scale: number; isDuo: boolean; aside: number }

/** Notes are of these colours. */
export const NOTE_COLOURS = ['#ffd84d', '#ff9ab8', '#8fe0ff', '#b8f08a', '#d8b3ff']

/** A note, its head at (0, 0). */
export function paintNote(g: G, colour: string): void {
  for (const [fill, width] of [
    ['#2a1b2e', 5],
    [colour, 0],
  ] as const) {
    g.strokeStyle = fill
    g.fillStyle = fill
    g.lineWidth = 3 + width
    g.beginPath()
    g.moveTo(6, 0)
    g.lineTo(6, -20)
    g.quadraticCurveTo(8, -14, 15, -13)
    g.stroke()
    g.beginPath()
    g.ellipse(0, 0, 7 + width / 2, 5.4 + width / 2, -0.3, 0, 7)
    g.fill()
  }
}
export type NotePlace = { x: number; y: number; size: number }

export function drawNote(g: G, { x, y, size }: NotePlace, t: number, step: number): void {
  if (t < 0 || t > 1) return
  g.save()
  g.translate(x + Math.sin(t * 6) * 7 * size, y - (t * 34 + step * 1.4) * size)
  const pop = size * Math.min(1, 0.5 + t * 5)
  g.scale(pop, pop)
  g.globalAlpha = Math.min(1, (1 - t) * 2)
  paintNote(g, NOTE_COLOURS[(step + 15) % 5]!)
  g.restore()
}
type SongTime = { now: number; isSong: boolean; calm: boolean }

export function drawSinger(
  g: G,
  singer: Singer,
  seat: Stand,
  k: 0 | 1,
  { now, isSong, calm }: SongTime,
): void {
  const t = (now - singer.sungAt) / singer.sungMs
  const isSinging = t >= 0 && t < 1
  const mouth = isSinging ? Math.sin(Math.min(1, t * 1.3) * Math.PI) : 0
  const settle = Math.max(0, 1 - (now - singer.leftAt - FLIGHT_MS) / 600)
  const bounce = calm ? 0 : Math.sin(settle * 14) * settle * 0.2
  const beat = now * 0.0062 + (k ? 0 : Math.PI)
  const sway = calm ? 0 : isSong ? Math.sin(beat) * 0.17 : Math.sin(now * 0.0024 + seat.x * 0.02) * 0.045
  // The singing animal jumps; the others step from foot to foot.
  const hop = calm
    ? 0
    : isSinging
      ? Math.abs(Math.sin(t * Math.PI)) * 24
      : isSong
        ? Math.abs(Math.cos(beat)) * 7
        : 0
  const dance = calm || !isSong ? 0 : isSinging ? 1.4 : Math.sin(beat * 2)
  const { x, y, scale, isDuo, aside } = seat
  const [dx, dy, size] =
    k === 1
      ? [isDuo ? 20 * scale : -aside * 0.3, 0, 1]
      : isDuo
        ? [-22 * scale, 9 * scale, 0.9]
        : [aside, -13 * scale, 0.74]
  g.save()
  g.translate(x + dx, y - hop * scale + dy)
  g.rotate(sway)
  g.scale(scale * size * (1 + bounce), scale * size * (1 - bounce))
  const blinkAt = now - ((now + k * 700 + x * 13) % 3100)
  const pose = poseOf({ ...singer, speed: 0, blinkAt }, now, mouth)
  stampAnimal(g, singer.animal, { ...pose, ear: pose.ear + dance * 0.7, dance })
  g.restore()
}
