/** A hand that shows a first move: its fingertip lies on the place that is meant. */

export type HintHand = {
  /** The fingertip. */
  x: number
  y: number
  /** Width of the hand; it reaches about 1.65 times as far down. */
  size: number
  /** The hand's own colour, and its outline's. */
  paper: string
  ink: string
  /** Radians; 0 points straight up. */
  turn?: number
  /** -1: the hand lies to the left of its finger. */
  side?: 1 | -1
  alpha?: number
}

/** Finger, palm and three folded fingers in sizes: left, top, width, height, corner. */
const PARTS = [
  [-0.17, -0.04, 0.34, 1.05, 0.17],
  [-0.17, 0.66, 1.1, 0.9, 0.34],
  [0.19, 0.46, 0.29, 0.6, 0.14],
  [0.43, 0.52, 0.28, 0.6, 0.14],
  [0.66, 0.6, 0.27, 0.6, 0.13],
] as const
/** Between the folded fingers. */
const CREASES = [0.19, 0.46, 0.69]

/** How far it reaches below its fingertip, in sizes. */
export const HAND_REACH = 1.65

/** @example drawHintHand(g, { x, y, size: 40, paper: '#fff8e6', ink: '#173f38' }) */
export function drawHintHand(
  g: CanvasRenderingContext2D,
  { x, y, size, paper, ink, turn = -0.2, side = 1, alpha = 1 }: HintHand,
): void {
  g.save()
  g.globalAlpha = alpha
  g.translate(x, y)
  g.scale(side, 1)
  g.rotate(turn)
  g.scale(size, size)
  g.lineJoin = 'round'
  g.strokeStyle = ink
  g.lineWidth = 0.15
  g.beginPath()
  for (const [left, top, w, h, r] of PARTS) g.roundRect(left, top, w, h, r)
  g.moveTo(-0.1, 0.8)
  g.ellipse(-0.24, 0.98, 0.17, 0.36, -0.5, 0, 7)
  g.stroke()
  g.fillStyle = paper
  g.fill('nonzero')
  g.lineWidth = 0.045
  g.beginPath()
  for (const at of CREASES) {
    g.moveTo(at, 0.64)
    g.lineTo(at, 0.92)
  }
  g.stroke()
  g.restore()
}
