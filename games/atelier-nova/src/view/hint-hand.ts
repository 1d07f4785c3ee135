/** The hand of the first hint. */
import type { Rect } from '@playhouse/game-kit'
import { box } from '../art/paper.ts'
import { ellipse, fill, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'

/** What the hand covers beside its fingertip, in its own units. */
const HAND = { left: 41, right: 6, above: 5, below: 44 }
const FROM_BELOW = 0.68
const FROM_ABOVE = 0.36
const sizeOf = ({ w }: Rect) => Math.max(1.25, Math.min(1.9, w / 66))

/** The hand at a cell, where it presses. */
export function placePointer(cell: Rect, isFromAbove: boolean): Rect {
  const { left, right, above, below } = HAND
  const size = sizeOf(cell)
  const tip = { x: cell.x + cell.w * 0.44, y: cell.y + cell.h * (isFromAbove ? FROM_ABOVE : FROM_BELOW) }
  return {
    x: tip.x - left * size,
    y: tip.y - (isFromAbove ? below : above) * size,
    w: (left + right) * size,
    h: (above + below) * size,
  }
}

/** Its fingertip presses the picture's lower part, from the left and below where no sign is, so that the piece is seen; the whole cell is ringed. It comes from above where the screen ends, and from straight below at its left edge. */
export function drawPointer(g: G, { x, y, w, h }: Rect, t: number, isFromAbove: boolean): void {
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
  const rest = (1 - press) * 12
  const isAtEdge = x < w * 0.4
  g.translate(
    x + w * 0.44 - (isAtEdge ? 0 : rest * 0.9),
    y + h * (isFromAbove ? FROM_ABOVE : FROM_BELOW) + (isFromAbove ? -rest : rest) * 0.7,
  )
  const size = sizeOf({ x, y, w, h }) * (1 - press * 0.06)
  g.scale(size, isFromAbove ? -size : size)
  g.rotate(isAtEdge ? 0.1 : 0.85)
  const hand = new Path2D()
  hand.roundRect(-5, -2, 10, 30, 5)
  hand.roundRect(-11, 18, 30, 26, 11)
  g.shadowColor = '#3a123060'
  g.shadowBlur = 8
  stroke(g, hand, '#4a1f3e', 5)
  g.shadowColor = 'transparent'
  g.fillStyle = '#fffdf8'
  fill(g, hand)
  stroke(g, ellipse(4, 30, 4), '#e3c4b4', 2)
  g.restore()
}
