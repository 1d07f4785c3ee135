/** The hand of the first hint. */
import type { Rect } from '@playhouse/game-kit'
import { box } from '../art/paper.ts'
import { ellipse, fill, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'

/** What the hand covers beside its fingertip, in its own units, and how far it rests beside it, in CSS pixels. */
const HAND = { left: 41, right: 6, above: 5, below: 44 }
const REST = { left: 8, below: 6 }
/** Of a cell, for the larger of its sides. */
const SHARE = 0.72

const sizeOf = ({ w, h }: Rect) => {
  const { left, right, above, below } = HAND
  return Math.max(0.8, Math.min(1.6, Math.min(w / (left + right), h / (above + below)) * SHARE))
}

/** Its fingertip: from the left and below, where no sign is, and within the cell. */
function findTip(cell: Rect): { x: number; y: number; size: number } {
  const size = sizeOf(cell)
  return {
    x: cell.x + HAND.left * size + REST.left,
    y: cell.y + cell.h - HAND.below * size - REST.below,
    size,
  }
}

/** The hand at a cell, where it presses. */
export function placePointer(cell: Rect): Rect {
  const { left, right, above, below } = HAND
  const { x, y, size } = findTip(cell)
  return { x: x - left * size, y: y - above * size, w: (left + right) * size, h: (above + below) * size }
}

/** It presses the picture, and the whole cell is ringed; `t`: from 0 to 1 again and again. */
export function drawPointer(g: G, cell: Rect, t: number): void {
  const { x, y, w, h } = cell
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
  const tip = findTip(cell)
  g.translate(tip.x - (1 - press) * REST.left, tip.y + (1 - press) * REST.below)
  const size = tip.size * (1 - press * 0.06)
  g.scale(size, size)
  g.rotate(0.85)
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
