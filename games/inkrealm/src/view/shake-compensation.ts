import type { Screen } from '@playhouse/game-kit'

/** Undoes the kit's canvas shake for text, so that it stays readable. All further coordinates are CSS pixels. */
export function drawWithoutShake(
  g: CanvasRenderingContext2D,
  { w, h, ratio }: Screen,
  { x, y }: { x: number; y: number },
): void {
  const scale = 1 + Math.hypot(x, y) / 160
  const zoom = ratio / scale
  g.setTransform(zoom, 0, 0, zoom, (w / 2) * (ratio - zoom) - x * zoom, (h / 2) * (ratio - zoom) - y * zoom)
}
