import type { Screen } from '@playhouse/game-kit'

/** The kit sways the canvas whole; what is read stands still. From here on all is in CSS pixels. */
export function drawWithoutShake(
  g: CanvasRenderingContext2D,
  { w, h, ratio }: Screen,
  { x, y }: { x: number; y: number },
): void {
  const scale = 1 + Math.hypot(x, y) / 160
  const zoom = ratio / scale
  g.setTransform(zoom, 0, 0, zoom, (w / 2) * (ratio - zoom) - x * zoom, (h / 2) * (ratio - zoom) - y * zoom)
}
