/** A small single-colour icon with a dark rim, drawn in a square of 24 and centred on a place. */
import { INK } from '../ui/layer.ts'

type Sign = { path: Path2D; fill: string; rim: number }

export function drawSign(
  g: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { path, fill, rim }: Sign,
  x: number,
  y: number,
  size: number,
): void {
  g.save()
  g.translate(x - size / 2, y - size / 2)
  g.scale(size / 24, size / 24)
  g.lineJoin = 'round'
  g.lineWidth = rim
  g.strokeStyle = INK
  g.stroke(path)
  g.fillStyle = fill
  g.fill(path)
  g.restore()
}
