/** The hand of the first hint. */
import type { Rect } from '@playhouse/game-kit'
import { box } from './paper.ts'
import { ellipse, fill, stroke } from './pen.ts'
import type { G } from './pen.ts'

/**
 * Points at a cell from below (or from above, where the screen ends), standing in the gap between two columns, so that no piece and no sign is hidden;
 * the whole cell is ringed.
 */
export function drawPointer(
  g: G,
  { x, y, w, h }: Rect,
  t: number,
  { isFromLeft, isFromAbove }: { isFromLeft: boolean; isFromAbove: boolean },
): void {
  const press = Math.max(0, 1 - Math.abs(t - 0.5) * 6)
  const ring = Math.max(0, t - 0.5) * 2
  g.save()
  g.strokeStyle = '#127a7a'
  g.lineWidth = 3.5
  box(g, { x: x + 2, y: y + 2, w: w - 4, h: h - 4 }, 14)
  g.stroke()
  if (ring > 0) {
    g.globalAlpha = 1 - ring
    box(g, { x: x - ring * 9, y: y - ring * 9, w: w + ring * 18, h: h + ring * 18 }, 18)
    g.stroke()
    g.globalAlpha = 1
  }
  const rest = (1 - press) * 9
  const side = isFromLeft ? -1 : 1
  g.translate(isFromLeft ? x : x + w, isFromAbove ? y + 3 - rest * 0.6 : y + h - 3 + rest * 0.6)
  // Above it there is another cell: smaller, so that its signs are seen.
  const size = (isFromAbove ? 0.72 : Math.max(0.8, Math.min(1.3, w / 100))) * (1 - press * 0.08)
  g.scale(side * size, isFromAbove ? -size : size)
  g.rotate(-0.1)
  const hand = new Path2D()
  hand.roundRect(-5, -2, 10, 30, 5)
  hand.roundRect(-11, 18, 30, 26, 11)
  stroke(g, hand, '#4a1f3e', 6)
  g.fillStyle = '#fffdf8'
  fill(g, hand)
  stroke(g, ellipse(4, 30, 4), '#e3c4b4', 2)
  g.restore()
}
