/** The fir of this forest: on cards, behind tables, on covers. */
type G = CanvasRenderingContext2D
type FirSize = { x: number; foot: number; w: number; h: number }

export function drawFir(g: G, { x, foot, w, h }: FirSize, fill: string): void {
  g.fillStyle = fill
  for (let i = 0; i < 3; i++) {
    const top = foot - h + i * h * 0.24
    const base = foot - h * 0.12 - (2 - i) * h * 0.22
    const half = (w / 2) * (0.52 + i * 0.24)
    g.beginPath()
    g.moveTo(x, top)
    g.quadraticCurveTo(x + half * 0.4, base - h * 0.1, x + half, base)
    g.quadraticCurveTo(x, base + h * 0.07, x - half, base)
    g.quadraticCurveTo(x - half * 0.4, base - h * 0.1, x, top)
    g.fill()
  }
  g.fillRect(x - w * 0.06, foot - h * 0.16, w * 0.12, h * 0.16)
}
