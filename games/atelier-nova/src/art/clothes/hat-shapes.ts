/** Building blocks of hats. */
import type { Box, Dye } from './cloth.ts'
import { alpha, ellipse, light, lineOf, stroke } from '../pen.ts'
import type { G, Circle } from '../pen.ts'

export const BOX: Box = { x: -130, y: -190, w: 260, h: 230 }
export const GOLD = '#e9b84e'

export type Draw = (g: G, dye: Dye, lift: number) => void
export const bloom = (g: G, { x, y, r }: Circle, colour: string, petals = 6) => {
  for (let i = 0; i < petals; i++) {
    const turn = (i / petals) * Math.PI * 2 + x
    const petal = ellipse(
      x + Math.cos(turn) * r * 0.62,
      y + Math.sin(turn) * r * 0.62,
      r * 0.52,
      r * 0.4,
      turn,
    )
    g.fillStyle = i % 2 ? colour : light(colour, 0.22)
    g.fill(petal)
    stroke(g, petal, alpha(lineOf(colour), 0.8), 1.5)
  }
  g.fillStyle = '#f9d77a'
  g.fill(ellipse(x, y, r * 0.3))
  stroke(g, ellipse(x, y, r * 0.3), '#a8701c', 1.4)
}
