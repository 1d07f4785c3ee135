/** A small shield at the player's head while a rival crosses a trail that cannot be cut. In cells. */
import { SHIELD } from './moments.ts'

const MS = 1300
const COME_MS = 160
const LEAVE_MS = 260
const SIZE = 1.5
let shield: Path2D | null = null

export function createPeaceSign() {
  let from = -1e9
  return {
    reset: () => void (from = -1e9),
    /** One that stands already stays longer. */
    show: (now: number) => void (from = now - from < MS ? now - COME_MS : now),
    /** `r`: of the painter. */
    draw(
      g: CanvasRenderingContext2D,
      { x, y }: { x: number; y: number },
      r: number,
      { now, swell, isCalm }: { now: number; swell: number; isCalm: boolean },
    ) {
      const age = now - from
      if (age < 0 || age > MS) return
      const come = Math.min(1, age / COME_MS)
      const leave = Math.max(0, (age - MS + LEAVE_MS) / LEAVE_MS)
      const size = (SIZE * swell * (isCalm ? 1 : 0.5 + 0.5 * come + Math.sin(come * Math.PI) * 0.3)) / 24
      g.save()
      g.globalAlpha = 1 - leave
      g.translate(x + r * 1.05, y - r * 1.15)
      g.scale(size, size)
      g.translate(-12, -12)
      g.lineJoin = 'round'
      shield ??= new Path2D(SHIELD)
      for (const [tone, wide] of [
        ['#fff8ea', 8],
        ['#12569c', 4.5],
      ] as const) {
        g.strokeStyle = tone
        g.lineWidth = wide
        g.stroke(shield)
      }
      g.fillStyle = '#3fa9f5'
      g.fill(shield)
      g.restore()
    },
  }
}
