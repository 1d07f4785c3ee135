/** The decoration of a special cushion, drawn into its square. */
import { BURST, CAP, GIFT } from '../rules/charms.ts'

const LINE = '#5a2c26'

/** Under the face: the star it may burst into, or the paper it is wrapped in. */
export function drawCharmUnder(g: CanvasRenderingContext2D, charm: number, size: number): void {
  if (charm === BURST) drawStar(g, size)
  if (charm === GIFT) drawWrapping(g, size)
}

/** Over the face. */
export function drawCharmOver(g: CanvasRenderingContext2D, charm: number, size: number): void {
  if (charm === CAP) drawCap(g, size)
  if (charm === GIFT) drawBow(g, size)
}

/** A present shows no face: one wants to know what is in it. */
export const hidesFace = (charm: number) => charm === GIFT

function outlined(g: CanvasRenderingContext2D, fill: string, width: number, trace: () => void): void {
  g.fillStyle = fill
  g.strokeStyle = LINE
  g.lineWidth = width
  g.lineJoin = 'round'
  g.beginPath()
  trace()
  g.stroke()
  g.fill()
}

function drawStar(g: CanvasRenderingContext2D, size: number): void {
  const glow = g.createRadialGradient(size / 2, size / 2, size * 0.1, size / 2, size / 2, size * 0.5)
  glow.addColorStop(0, 'rgba(255,250,215,1)')
  glow.addColorStop(1, 'rgba(255,226,120,0)')
  g.fillStyle = glow
  g.fillRect(0, 0, size, size)
  outlined(g, '#ffe27a', size * 0.06, () => {
    for (let i = 0; i < 10; i++) {
      const reach = size * (i % 2 ? 0.31 : 0.46)
      const angle = (i * Math.PI) / 5 - Math.PI / 2
      g.lineTo(size / 2 + Math.cos(angle) * reach, size * 0.53 + Math.sin(angle) * reach)
    }
    g.closePath()
  })
}

function drawWrapping(g: CanvasRenderingContext2D, size: number): void {
  const edge = size * 0.07
  outlined(g, '#fff6e2', size * 0.05, () =>
    g.roundRect(edge, edge, size - edge * 2, size - edge * 2, size * 0.16),
  )
  g.fillStyle = '#e2483d'
  g.fillRect(size * 0.42, edge, size * 0.16, size - edge * 2)
  g.fillRect(edge, size * 0.42, size - edge * 2, size * 0.16)
  g.fillStyle = 'rgba(80,30,20,.14)'
  g.fillRect(edge, size * 0.8, size - edge * 2, size * 0.13)
}

function drawBow(g: CanvasRenderingContext2D, size: number): void {
  for (const side of [-1, 1])
    outlined(g, '#ff6d5e', size * 0.045, () => {
      g.moveTo(size / 2, size * 0.42)
      g.bezierCurveTo(
        size * (0.5 + side * 0.1),
        size * 0.08,
        size * (0.5 + side * 0.46),
        size * 0.12,
        size * (0.5 + side * 0.34),
        size * 0.38,
      )
      g.quadraticCurveTo(size * (0.5 + side * 0.2), size * 0.5, size / 2, size * 0.42)
    })
  outlined(g, '#ffb3a6', size * 0.04, () => g.arc(size / 2, size * 0.42, size * 0.085, 0, 7))
}

function drawCap(g: CanvasRenderingContext2D, size: number): void {
  outlined(g, '#4d7fd6', size * 0.05, () => {
    g.moveTo(size * 0.16, size * 0.34)
    g.quadraticCurveTo(size * 0.3, -size * 0.08, size * 0.72, size * 0.06)
    g.quadraticCurveTo(size * 0.98, size * 0.16, size * 0.9, size * 0.4)
    g.quadraticCurveTo(size * 0.86, size * 0.22, size * 0.74, size * 0.32)
    g.closePath()
  })
  g.fillStyle = 'rgba(255,255,255,.75)'
  for (const [x, y] of [
    [0.36, 0.2],
    [0.54, 0.14],
    [0.62, 0.26],
  ] as const) {
    g.beginPath()
    g.arc(size * x, size * y, size * 0.035, 0, 7)
    g.fill()
  }
  outlined(g, '#fff6e2', size * 0.045, () =>
    g.roundRect(size * 0.1, size * 0.29, size * 0.72, size * 0.13, size * 0.065),
  )
  outlined(g, '#ffe08a', size * 0.04, () => g.arc(size * 0.89, size * 0.42, size * 0.09, 0, 7))
}
