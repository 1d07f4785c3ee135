/** Filled shapes and lines, in their own colours or in others. */
import type { G } from './pen.ts'
import type { Oval } from './sizes.ts'

/** Colours in place of a home's own, by those: so it is painted in others, line by line. */
export type Palette = Readonly<Record<string, string>>
let palette: Palette = {}
const dye = (colour: string) => palette[colour] ?? colour

export function paintIn(colours: Palette, paint: () => void): void {
  palette = colours
  paint()
  palette = {}
}

export function fill(g: G, colour: string, trace: () => void, line = '', width = 3): void {
  g.beginPath()
  trace()
  g.fillStyle = dye(colour)
  g.fill()
  if (!line) return
  g.strokeStyle = dye(line)
  g.lineWidth = width
  g.stroke()
}
export function stroke(g: G, colour: string, width: number, trace: () => void): void {
  g.beginPath()
  trace()
  g.strokeStyle = dye(colour)
  g.lineWidth = width
  g.stroke()
}

export const oval = (g: G, { x, y, rx, ry, turn = 0 }: Oval, colour: string, line = '') =>
  fill(g, colour, () => g.ellipse(x, y, rx, ry, turn, 0, 7), line)
