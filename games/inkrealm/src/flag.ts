/** The flag of the duel: it marks whom to beat in this round, in the ranking, at the name and among the inks. */
import { INK } from './layer.ts'

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
  g.save()
  g.translate(x - size / 2, y - size / 2)
  g.scale(size / 24, size / 24)
  g.lineJoin = 'round'
  g.lineWidth = 4
  g.strokeStyle = INK
  g.stroke(flag)
  g.fillStyle = '#ff8d3d'
  g.fill(flag)
  g.restore()
}
