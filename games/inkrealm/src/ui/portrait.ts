/** A painter's portrait for pages: in its ink, with its hat. */
import { drawBlob, drawBody } from '../art/blob.ts'
import type { Mood } from '../art/blob.ts'
import type { Ink } from '../art/inks.ts'
import type { Hat } from '../rules/personalities.ts'
import type { Circle } from '../art/circle.ts'

/** Locked items are grey. */
export const GREY: Ink = { fill: '#cfc5d9', deep: '#8d80a0', light: '#e4dcec', pattern: '' }

export function drawPortrait(
  g: CanvasRenderingContext2D,
  { ink, hat, wreath = 0, mood = 'calm' }: { ink: Ink; hat: Hat; wreath?: number; mood?: Mood },
  { x, y, r }: Circle,
  isLeader = false,
): void {
  const still = { goX: 1, goY: 0, lookX: 0, lookY: 0.2, stretch: 1, blink: 0, shield: 0 }
  drawBlob(g, ink, { ...still, x, y, r, mood, hat, wreath, isLeader }, (size) => drawBody(g, ink, size))
}

/** A locked painter: a silhouette in its ink. In CSS pixels of its own image. */
export function drawSilhouette(
  g: CanvasRenderingContext2D,
  look: { ink: Ink; hat: Hat },
  { x, y, r }: Circle,
): void {
  drawPortrait(g, look, { x, y, r })
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = look.ink.fill
  g.fillRect(x - r * 3, y - r * 3, r * 6, r * 6)
  g.globalCompositeOperation = 'source-over'
}
