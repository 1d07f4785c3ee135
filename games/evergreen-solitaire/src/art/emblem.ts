/** The embroidery of the table's cloth, where cards seldom lie: a wreath of leaves around firs and a moon, and a seam along the edge. */
import { drawFir } from './trees.ts'

type G = CanvasRenderingContext2D

const THREAD = '#fff3c8'
const LEAVES = 30

/** Where it lies in a window. */
export const placeEmblem = (w: number, h: number) => ({
  x: w / 2,
  y: h * (h > w ? 0.58 : 0.63),
  r: Math.min(w * 0.33, h * 0.22),
})

/** Around (x, y), with the radius `r`. */
export function stitchEmblem(g: G, x: number, y: number, r: number): void {
  g.save()
  g.translate(x, y)
  g.globalAlpha = 0.15
  g.fillStyle = THREAD
  g.strokeStyle = THREAD
  for (let i = 0; i < LEAVES; i++) {
    const turn = (i / LEAVES) * Math.PI * 2
    g.save()
    g.rotate(turn)
    g.translate(r * (i % 2 ? 0.93 : 1.07), 0)
    g.rotate(i % 2 ? 1.05 : 2.1)
    g.beginPath()
    g.moveTo(-r * 0.13, 0)
    g.quadraticCurveTo(0, -r * 0.09, r * 0.13, 0)
    g.quadraticCurveTo(0, r * 0.09, -r * 0.13, 0)
    g.fill()
    g.restore()
  }
  g.lineWidth = r * 0.02
  g.beginPath()
  g.arc(0, 0, r, 0, Math.PI * 2)
  g.stroke()
  g.setLineDash([r * 0.05, r * 0.04])
  g.lineWidth = r * 0.025
  g.beginPath()
  g.arc(0, 0, r * 0.76, 0, Math.PI * 2)
  g.stroke()
  g.setLineDash([])
  g.beginPath()
  g.arc(0, 0, r * 0.72, 0, Math.PI * 2)
  g.clip()
  g.beginPath()
  g.arc(r * 0.28, -r * 0.3, r * 0.17, 0, Math.PI * 2)
  g.fill()
  for (const [dx, w, h] of [
    [-0.36, 0.52, 0.66],
    [0.4, 0.5, 0.6],
    [0, 0.66, 0.96],
  ] as const)
    drawFir(g, { x: dx * r, foot: r * 0.52, w: w * r, h: h * r }, THREAD)
  g.fillRect(-r, r * 0.5, r * 2, r * 0.05)
  g.restore()
}

/** A double seam, as on a table cloth. */
export function stitchSeam(g: G, x: number, y: number, w: number, h: number): void {
  g.save()
  g.strokeStyle = THREAD
  g.globalAlpha = 0.2
  g.lineWidth = 1.6
  g.setLineDash([9, 7])
  g.beginPath()
  g.roundRect(x, y, w, h, 26)
  g.stroke()
  g.globalAlpha = 0.09
  g.setLineDash([])
  g.lineWidth = 5
  g.beginPath()
  g.roundRect(x + 7, y + 7, w - 14, h - 14, 20)
  g.stroke()
  g.restore()
}
