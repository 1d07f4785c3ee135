/** The four suits of the forest. */
import type { Suit } from '../rules/cards.ts'

type G = CanvasRenderingContext2D
type SuitPlace = { x: number; y: number; size: number }

/** Each suit has its own outline, so that colour is not needed: pointed leaf, round berry heart, three-lobed clover, slim bud. */
export function drawSuit(g: G, suit: Suit, { x, y, size }: SuitPlace, ink: string): void {
  g.save()
  g.translate(x, y)
  g.scale(size, size)
  g.fillStyle = ink
  g.beginPath()
  if (suit === 0) {
    g.moveTo(0, -0.52)
    g.bezierCurveTo(0.1, -0.3, 0.42, -0.12, 0.42, 0.14)
    g.bezierCurveTo(0.42, 0.36, 0.16, 0.36, 0.06, 0.2)
    g.lineTo(0.15, 0.5)
    g.lineTo(-0.15, 0.5)
    g.lineTo(-0.06, 0.2)
    g.bezierCurveTo(-0.16, 0.36, -0.42, 0.36, -0.42, 0.14)
    g.bezierCurveTo(-0.42, -0.12, -0.1, -0.3, 0, -0.52)
  } else if (suit === 1) {
    g.moveTo(0, 0.5)
    g.bezierCurveTo(-0.2, 0.26, -0.5, 0.1, -0.48, -0.2)
    g.bezierCurveTo(-0.46, -0.5, -0.1, -0.5, 0, -0.22)
    g.bezierCurveTo(0.1, -0.5, 0.46, -0.5, 0.48, -0.2)
    g.bezierCurveTo(0.5, 0.1, 0.2, 0.26, 0, 0.5)
  } else if (suit === 2) {
    for (const [cx, cy] of [
      [0, -0.28],
      [-0.29, 0.1],
      [0.29, 0.1],
    ] as const) {
      g.moveTo(cx + 0.225, cy)
      g.arc(cx, cy, 0.225, 0, Math.PI * 2)
    }
    // Lobes apart, on a bent stem.
    g.moveTo(-0.09, -0.12)
    g.lineTo(0.09, -0.12)
    g.quadraticCurveTo(0.06, 0.3, 0.26, 0.46)
    g.lineTo(0.1, 0.54)
    g.quadraticCurveTo(-0.12, 0.36, -0.09, -0.12)
  } else {
    g.moveTo(0, -0.53)
    g.quadraticCurveTo(0.14, -0.16, 0.4, 0)
    g.quadraticCurveTo(0.14, 0.16, 0, 0.53)
    g.quadraticCurveTo(-0.14, 0.16, -0.4, 0)
    g.quadraticCurveTo(-0.14, -0.16, 0, -0.53)
  }
  g.fill()
  if (size > 20) drawVeins(g, suit)
  g.restore()
}

function drawVeins(g: G, suit: Suit): void {
  g.strokeStyle = '#ffffff70'
  g.fillStyle = '#ffffff80'
  g.lineWidth = 0.035
  g.lineCap = 'round'
  g.beginPath()
  if (suit === 0) {
    g.moveTo(0, -0.3)
    g.lineTo(0, 0.3)
    for (const side of [-1, 1]) {
      g.moveTo(0, 0.02)
      g.lineTo(side * 0.2, -0.08)
      g.moveTo(0, 0.16)
      g.lineTo(side * 0.27, 0.06)
    }
  } else if (suit === 2) {
    for (const [x, y] of [
      [0, -0.34],
      [-0.33, 0.12],
      [0.33, 0.12],
    ] as const) {
      g.moveTo(0, 0)
      g.lineTo(x, y)
    }
  } else if (suit === 3) {
    g.moveTo(0, -0.34)
    g.quadraticCurveTo(-0.12, 0, 0, 0.34)
    g.moveTo(0, -0.34)
    g.quadraticCurveTo(0.12, 0, 0, 0.34)
  } else {
    for (const [x, y] of [
      [-0.26, -0.2],
      [-0.1, 0.02],
      [0.2, -0.04],
      [0.04, 0.22],
      [0.3, -0.22],
    ] as const) {
      g.moveTo(x + 0.03, y)
      g.arc(x, y, 0.03, 0, Math.PI * 2)
    }
    g.fill()
    return
  }
  g.stroke()
}
