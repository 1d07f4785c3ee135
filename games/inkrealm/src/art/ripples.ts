/** Rings that run over the sheet from a closed loop. In cells. */
const MS = 620
const MAX_RIPPLES = 6

export function createRipples() {
  let ripples: { x: number; y: number; at: number; reach: number; colour: string }[] = []
  return {
    reset: () => void (ripples = []),
    add(x: number, y: number, at: number, reach: number, colour: string) {
      ripples = [...ripples.slice(1 - MAX_RIPPLES), { x: x + 0.5, y: y + 0.5, at, reach, colour }]
    },
    draw(g: CanvasRenderingContext2D, now: number) {
      ripples = ripples.filter(({ at }) => now - at < MS)
      for (const { x, y, at, reach, colour } of ripples) {
        const t = (now - at) / MS
        const far = reach * (1 - (1 - t) ** 3)
        g.globalAlpha = (1 - t) * 0.6
        g.strokeStyle = colour
        g.lineWidth = 0.1 + 0.5 * (1 - t)
        g.beginPath()
        g.arc(x, y, far, 0, 7)
        g.moveTo(x + far * 0.62, y)
        g.arc(x, y, far * 0.62, 0, 7)
        g.stroke()
      }
      g.globalAlpha = 1
    },
  }
}
export type Ripples = ReturnType<typeof createRipples>
