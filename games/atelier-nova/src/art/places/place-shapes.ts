/** Parts shared by the places. */
import { alpha, ellipse } from '../pen.ts'
import type { G, Circle } from '../pen.ts'

export type FloorSize = { w: number; h: number; floor: number }

export type Scene = (g: G, w: number, h: number, floor: number) => void

export function sky(g: G, w: number, h: number, ...stops: string[]): void {
  const tone = g.createLinearGradient(0, 0, 0, h)
  stops.forEach((stop, i) => tone.addColorStop(i / (stops.length - 1), stop))
  g.fillStyle = tone
  g.fillRect(0, 0, w, h)
}
export function ground(g: G, { w, h, floor }: FloorSize, top: string, low: string): void {
  const tone = g.createLinearGradient(0, floor, 0, h)
  tone.addColorStop(0, top)
  tone.addColorStop(1, low)
  g.fillStyle = tone
  g.fillRect(0, floor, w, h - floor)
}
export const disc = (g: G, { x, y, r }: Circle, colour: string, glow: number) => {
  const tone = g.createRadialGradient(x, y, r * 0.6, x, y, r * glow)
  tone.addColorStop(0, alpha(colour, 0.6))
  tone.addColorStop(1, alpha(colour, 0))
  g.fillStyle = tone
  g.fill(ellipse(x, y, r * glow))
  g.fillStyle = colour
  g.fill(ellipse(x, y, r))
}
