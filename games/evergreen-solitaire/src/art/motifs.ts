/** The embroidery in the middle of each game's own cloth. */
import type { Kind } from '../rules/variants.ts'

type G = CanvasRenderingContext2D
const THREAD = '#fff3c8'
/** Where the snow of the peaks ends they fade into the cloth. */
const MIST = { from: -0.85, to: 0.7 }

/** Around (0, 0), a unit to each side. */
const MOTIFS: Record<Exclude<Kind, 'klondike'>, (g: G) => void> = {
  spider(g) {
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * Math.PI * 2
      g.moveTo(0, 0)
      g.lineTo(Math.cos(turn) * 1.1, Math.sin(turn) * 1.1)
    }
    for (const r of [0.3, 0.55, 0.8, 1.02])
      for (let i = 0; i <= 8; i++) {
        const turn = (i / 8) * Math.PI * 2
        const middle = turn - Math.PI / 8
        if (i === 0) g.moveTo(r, 0)
        else
          g.quadraticCurveTo(
            Math.cos(middle) * r * 0.8,
            Math.sin(middle) * r * 0.8,
            Math.cos(turn) * r,
            Math.sin(turn) * r,
          )
      }
    g.stroke()
  },
  freecell(g) {
    for (const [x, y] of [
      [-0.52, -0.52],
      [0.52, -0.52],
      [-0.52, 0.52],
      [0.52, 0.52],
    ] as const) {
      g.roundRect(x - 0.34, y - 0.44, 0.68, 0.88, 0.1)
      g.moveTo(x + 0.16, y)
      g.arc(x, y, 0.16, 0, Math.PI * 2)
    }
    g.stroke()
  },
  pyramid(g) {
    // Stones of a ring, and a pyramid of them within it.
    for (let i = 0; i < 18; i++) {
      const turn = (i / 18) * Math.PI * 2
      g.moveTo(Math.cos(turn) * 0.94, Math.sin(turn) * 0.94)
      g.arc(0, 0, 1.1, turn, turn + 0.28)
      g.arc(0, 0, 0.94, turn + 0.28, turn, true)
    }
    for (let line = 0; line < 4; line++)
      for (let i = 0; i <= line; i++) g.rect((i - line / 2) * 0.3 - 0.14, line * 0.27 - 0.5, 0.28, 0.25)
    g.fill()
  },
  tripeaks(g) {
    for (const [x, top, wide] of [
      [-0.75, -0.35, 0.75],
      [0.75, -0.3, 0.8],
      [0, -0.85, 0.95],
    ] as const) {
      g.moveTo(x - wide, 0.75)
      g.lineTo(x, top)
      g.lineTo(x + wide, 0.75)
      g.closePath()
    }
    g.fill()
    // Snow on the tops.
    g.beginPath()
    for (const [x, top] of [
      [-0.75, -0.35],
      [0.75, -0.3],
      [0, -0.85],
    ] as const) {
      g.moveTo(x - 0.2, top + 0.3)
      g.lineTo(x, top)
      g.lineTo(x + 0.2, top + 0.3)
      g.lineTo(x + 0.06, top + 0.22)
      g.lineTo(x - 0.06, top + 0.32)
      g.closePath()
    }
    g.fill()
  },
}

export function stitchMotif(g: G, kind: Exclude<Kind, 'klondike'>, x: number, y: number, r: number): void {
  g.save()
  g.translate(x, y)
  g.scale(r, r)
  g.globalAlpha = 0.14
  g.fillStyle = g.strokeStyle = THREAD
  if (kind === 'tripeaks') {
    const mist = g.createLinearGradient(0, MIST.from, 0, MIST.to)
    mist.addColorStop(0, THREAD)
    mist.addColorStop(1, `${THREAD}00`)
    g.fillStyle = mist
  }
  g.lineWidth = 0.025
  g.lineJoin = 'round'
  g.beginPath()
  MOTIFS[kind](g)
  g.restore()
}
