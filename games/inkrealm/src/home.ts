/** The way home: an arrow beside the painter when none of its land can be seen. In cells. */
import type { Sight } from './cast.ts'
import type { Ink } from './inks.ts'
import { CELLS, SIZE } from './state.ts'
import type { State } from './state.ts'

type G = CanvasRenderingContext2D
const EVERY_TICKS = 12
/** Cells from the painter. */
const FAR = 3
/** In a square of 24. */
const HOUSE = 'M12 2L1.500 11.500h3V22h5.500v-6h4v6h5.500V11.500h3z'
let house: Path2D | null = null

/** The cell of the player's land nearest to where it is, or -1. */
export function findNearest({ cells }: State, x: number, y: number): number {
  let best = -1
  let least = Infinity
  for (let cell = 0; cell < CELLS; cell++) {
    if (cells[cell] !== 1) continue
    const dx = (cell % SIZE) - x
    const dy = Math.floor(cell / SIZE) - y
    const far = dx * dx + dy * dy
    if (far < least) [best, least] = [cell, far]
  }
  return best
}

export function createHomeArrow() {
  let nearest = -1
  let askedAt = -1e9
  return {
    reset: () => void (askedAt = -1e9),
    /** Whether home is out of sight. */
    isLost: (state: State, sight: Sight): boolean => {
      const { trail, backIn, x, y } = state.painters[0]!
      if (trail.length === 0 || backIn > 0) return false
      const age = state.ticks - askedAt
      if (age < 0 || age >= EVERY_TICKS) {
        askedAt = state.ticks
        nearest = findNearest(state, x, y)
      }
      if (nearest < 0) return false
      const hx = nearest % SIZE
      const hy = Math.floor(nearest / SIZE)
      return hx < sight.left || hx > sight.right - 1 || hy < sight.top || hy > sight.bottom - 1
    },
    draw(
      g: G,
      head: { x: number; y: number },
      { fill, deep }: Ink,
      now: number,
      swell: number,
      isCalm: boolean,
    ) {
      const dx = (nearest % SIZE) + 0.5 - head.x
      const dy = Math.floor(nearest / SIZE) + 0.5 - head.y
      const far = Math.hypot(dx, dy) || 1
      const at = (FAR + (isCalm ? 0 : Math.sin(now / 180) * 0.2)) * swell
      g.save()
      g.translate(head.x + (dx / far) * at, head.y + (dy / far) * at)
      g.scale(swell, swell)
      g.save()
      g.rotate(Math.atan2(dy, dx))
      g.lineJoin = 'round'
      g.fillStyle = fill
      g.beginPath()
      g.moveTo(1.75, 0)
      g.lineTo(0.6, -0.8)
      g.arc(0, 0, 1, -0.9, 0.9, true)
      g.closePath()
      g.lineWidth = 0.5
      g.strokeStyle = '#fff8ea'
      g.stroke()
      g.lineWidth = 0.22
      g.strokeStyle = deep
      g.stroke()
      g.fill()
      g.restore()
      g.scale(1.15 / 24, 1.15 / 24)
      g.translate(-12, -12.5)
      g.fillStyle = '#ffffff'
      g.fill((house ??= new Path2D(HOUSE)))
      g.restore()
    },
  }
}
