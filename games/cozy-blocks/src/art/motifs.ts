import type { CushionPlace } from './cushion.ts'
/** Motifs embroidered on the patch of a solved clearing puzzle. */
type Trace = (g: CanvasRenderingContext2D) => void

/** Around the middle, about one high and wide. */
const moon: Trace = (g) => {
  g.arc(0, 0, 0.46, 0.6, 5.2)
  g.quadraticCurveTo(0.02, 0.05, 0.38, 0.26)
}
const star: Trace = (g) => {
  for (let i = 0; i < 10; i++) {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const reach = i % 2 ? 0.23 : 0.5
    g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
}
const heart: Trace = (g) => {
  g.moveTo(0, 0.46)
  g.bezierCurveTo(-0.95, -0.14, -0.34, -0.72, 0, -0.2)
  g.bezierCurveTo(0.34, -0.72, 0.95, -0.14, 0, 0.46)
}
const leaf: Trace = (g) => {
  g.moveTo(-0.42, 0.42)
  g.quadraticCurveTo(-0.46, -0.42, 0.42, -0.42)
  g.quadraticCurveTo(0.46, 0.42, -0.42, 0.42)
}
const paw: Trace = (g) => {
  g.ellipse(0, 0.2, 0.3, 0.24, 0, 0, 7)
  for (const [x, y] of [
    [-0.36, -0.1],
    [-0.13, -0.32],
    [0.13, -0.32],
    [0.36, -0.1],
  ] as const) {
    g.moveTo(x + 0.12, y)
    g.arc(x, y, 0.12, 0, 7)
  }
}
const cloud: Trace = (g) => {
  for (const [x, y, r] of [
    [-0.26, 0.1, 0.2],
    [0, -0.06, 0.27],
    [0.28, 0.1, 0.2],
  ] as const) {
    g.moveTo(x + r, y)
    g.arc(x, y, r, 0, 7)
  }
  g.roundRect(-0.46, 0.08, 0.94, 0.22, 0.11)
}
const fish: Trace = (g) => {
  g.ellipse(-0.08, 0, 0.36, 0.24, 0, 0, 7)
  g.moveTo(0.2, 0)
  g.lineTo(0.48, -0.24)
  g.lineTo(0.48, 0.24)
}
const flower: Trace = (g) => {
  for (let i = 0; i < 5; i++) {
    const angle = (i * Math.PI * 2) / 5 - Math.PI / 2
    const [x, y] = [Math.cos(angle) * 0.28, Math.sin(angle) * 0.28]
    g.moveTo(x + 0.19, y)
    g.arc(x, y, 0.19, 0, 7)
  }
}
const MOTIFS: readonly Trace[] = [moon, star, heart, leaf, paw, cloud, fish, flower]

/** `colour` is the thread's. */
export function embroider(
  g: CanvasRenderingContext2D,
  number: number,
  { x, y, size }: CushionPlace,
  colour: string,
): void {
  g.save()
  g.translate(x + size / 2, y + size / 2)
  g.scale(size * 0.66, size * 0.66)
  g.fillStyle = colour
  g.beginPath()
  MOTIFS[(number * 5 + Math.floor(number / 8)) % MOTIFS.length]!(g)
  g.fill()
  g.strokeStyle = 'rgba(255,255,255,.8)'
  g.lineWidth = 0.035
  g.lineCap = 'round'
  g.setLineDash([0.07, 0.07])
  g.scale(0.8, 0.8)
  g.beginPath()
  MOTIFS[(number * 5 + Math.floor(number / 8)) % MOTIFS.length]!(g)
  g.stroke()
  g.restore()
}
