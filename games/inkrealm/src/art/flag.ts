/** The duel flag: marks the rival to beat in the ranking, at its name and among the inks. */
import { drawSign } from './sign.ts'

/** In a square of 24. */
export const FLAG_ICON = 'M5 1.500h3V3q4-2.500 7 0t7-.5v10q-4 2.500-7 0t-7 .5v10H5z'
let flag: Path2D | null = null

/** Centred on a place. */
export function drawFlag(
  g: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
): void {
  flag ??= new Path2D(FLAG_ICON)
  drawSign(g, { path: flag, fill: '#ff8d3d', rim: 4 }, x, y, size)
}
