/** The woven pattern of a cushion. */
import type { Cloth } from './palette.ts'

/** One pattern per colour, so that colours need not be told apart; bold in colour-blind mode. */
export function drawPattern(
  g: CanvasRenderingContext2D,
  colour: number,
  cloth: Cloth,
  size: number,
  isBold: boolean,
): void {
  g.save()
  g.globalAlpha = isBold ? 0.85 : 0.2
  g.fillStyle = cloth.mark
  g.strokeStyle = cloth.mark
  g.lineWidth = size * (isBold ? 0.07 : 0.05)
  g.lineCap = 'round'
  const places = [
    [0.22, 0.26],
    [0.78, 0.26],
    [0.22, 0.8],
    [0.78, 0.8],
  ] as const
  const marks = [null, dot, stripe, heart, star, wave, leaf, cross]
  for (const [x, y] of places) marks[colour]?.(g, x * size, y * size, size * 0.1)
  g.restore()
}

type Mark = (g: CanvasRenderingContext2D, x: number, y: number, r: number) => void
const dot: Mark = (g, x, y, r) => {
  g.beginPath()
  g.arc(x, y, r * 0.8, 0, 7)
  g.fill()
}
const stripe: Mark = (g, x, y, r) => {
  g.beginPath()
  g.moveTo(x - r, y + r)
  g.lineTo(x + r, y - r)
  g.stroke()
}
const heart: Mark = (g, x, y, r) => {
  g.beginPath()
  g.moveTo(x, y + r)
  g.bezierCurveTo(x - r * 2, y - r * 0.4, x - r * 0.6, y - r * 1.6, x, y - r * 0.4)
  g.bezierCurveTo(x + r * 0.6, y - r * 1.6, x + r * 2, y - r * 0.4, x, y + r)
  g.fill()
}
const star: Mark = (g, x, y, r) => {
  g.beginPath()
  for (let i = 0; i < 10; i++) {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const reach = i % 2 ? r * 0.5 : r * 1.2
    g.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  g.fill()
}
const wave: Mark = (g, x, y, r) => {
  g.beginPath()
  g.moveTo(x - r * 1.3, y)
  g.quadraticCurveTo(x - r * 0.6, y - r, x, y)
  g.quadraticCurveTo(x + r * 0.6, y + r, x + r * 1.3, y)
  g.stroke()
}
const leaf: Mark = (g, x, y, r) => {
  g.beginPath()
  g.moveTo(x - r, y + r)
  g.quadraticCurveTo(x - r, y - r, x + r, y - r)
  g.quadraticCurveTo(x + r, y + r, x - r, y + r)
  g.fill()
}
const cross: Mark = (g, x, y, r) => {
  g.beginPath()
  g.moveTo(x - r * 0.8, y - r * 0.8)
  g.lineTo(x + r * 0.8, y + r * 0.8)
  g.moveTo(x + r * 0.8, y - r * 0.8)
  g.lineTo(x - r * 0.8, y + r * 0.8)
  g.stroke()
}
