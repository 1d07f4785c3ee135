/** The hint hand that shows a first move. */
import type { Rect } from '@playhouse/game-kit'

type G = CanvasRenderingContext2D

/** Where on a card its fingertip lies, and how far the rest of it reaches, in sizes. */
export const FINGER = 0.88
const REACH = 1.65
export const sizeHand = (cw: number): number => Math.max(30, Math.min(54, cw * 0.6))
/** How far it lies over the table below the card it taps. */
export const reachOfHand = (cw: number, ch: number): number => sizeHand(cw) * REACH - ch * (1 - FINGER)

/** Fingertip at (x, y): finger, palm, folded fingers, in a square of about `size`. */
const PARTS = [
  [-0.17, -0.04, 0.34, 1.05, 0.17],
  [-0.17, 0.66, 1.1, 0.9, 0.34],
  [0.19, 0.46, 0.29, 0.6, 0.14],
  [0.43, 0.52, 0.28, 0.6, 0.14],
  [0.66, 0.6, 0.27, 0.6, 0.13],
] as const
/** The palm and the thumb, turned as they are drawn; of the finger only the tip lies higher, on the card that it taps. */
export function boxOfHand({ x, y }: { x: number; y: number }, size: number, side: number): Rect {
  const [left, right, top] = [-0.1 * size, 1.22 * size, 0.3 * size]
  return { x: side > 0 ? x + left : x - right, y: y + top, w: right - left, h: size * REACH - top }
}
type HandLook = { x: number; y: number; size: number; side: number; alpha: number }

export function drawHand(g: G, { x, y, size, side, alpha }: HandLook): void {
  g.save()
  g.globalAlpha = alpha
  g.translate(x, y)
  g.scale(side, 1)
  g.rotate(-0.2)
  g.scale(size, size)
  const trace = () => {
    g.beginPath()
    for (const [left, top, w, h, r] of PARTS) g.roundRect(left, top, w, h, r)
    g.moveTo(-0.1, 0.8)
    g.ellipse(-0.24, 0.98, 0.17, 0.36, -0.5, 0, 7)
  }
  g.lineJoin = 'round'
  g.strokeStyle = '#173f38'
  g.lineWidth = 0.15
  trace()
  g.stroke()
  g.fillStyle = '#fff8e6'
  g.fill('nonzero')
  g.lineWidth = 0.045
  g.beginPath()
  for (const line of [0.19, 0.46, 0.69]) {
    g.moveTo(line, 0.64)
    g.lineTo(line, 0.92)
  }
  g.stroke()
  g.restore()
}
