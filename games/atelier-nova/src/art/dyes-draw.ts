/** A dye as a drop. In colour-blind mode it has a clock hand at its position on Otto's wheel: six hours apart are opposites, four a triad. */
import { INK, words } from './paper.ts'
import { hexOf, SWATCHES } from '../rules/palette.ts'
import { brightness, dark, ellipse, light, stroke } from './pen.ts'
import type { G, Circle } from './pen.ts'

const HOURS = 12
/** Ivory, ink, metals and browns have no hour: they go with everything. */
const hourOf = (dye: number): string => {
  const hue = SWATCHES[dye]?.hue ?? -1
  return hue < 0 ? '' : `${hue === 0 ? HOURS : hue}`
}
const isPale = (hex: string) => brightness(hex) > 0.47

export function drawDrop(g: G, hex: string, x: number, y: number, r: number): void {
  const tone = g.createRadialGradient(x - r * 0.3, y - r * 0.4, r * 0.1, x, y, r)
  tone.addColorStop(0, light(hex, 0.4))
  tone.addColorStop(0.6, hex)
  tone.addColorStop(1, dark(hex, 0.2))
  g.fillStyle = tone
  g.fill(ellipse(x, y, r))
  stroke(g, ellipse(x, y, r), dark(hex, 0.4), 1.6)
}
export function drawDye(g: G, dye: number, { x, y, r }: Circle, hasHour: boolean): void {
  const hex = hexOf(dye)
  drawDrop(g, hex, x, y, r)
  if (!hasHour) return
  const ink = isPale(hex) ? INK : '#ffffff'
  words(
    g,
    hourOf(dye) || '·',
    { x, y: y + r * 0.06, size: Math.max(12, r * 1.05), max: r * 1.8, align: 'center', weight: 900 },
    ink,
  )
}
