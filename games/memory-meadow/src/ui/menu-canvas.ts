/** A canvas for pictures in menus and on cards. */
import { openCanvas as openKitCanvas } from '@playhouse/game-kit/canvas'
import type { G } from '../art/pen.ts'

/** Sharp on every screen. */
const RATIO = 2

export function openCanvas(w: number, h: number, className = ''): [HTMLCanvasElement, G] {
  const [canvas, g] = openKitCanvas(w, h, RATIO)
  canvas.className = className
  canvas.ariaHidden = 'true'
  g.lineCap = g.lineJoin = 'round'
  return [canvas, g]
}
