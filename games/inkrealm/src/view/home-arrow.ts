/** The home arrow at the edge of the view while no own land is visible. In cells. */
import { clamp } from '@playhouse/game-kit'
import type { Sight } from './cast.ts'
import type { Ink } from '../art/inks.ts'
import { CELLS, SIZE } from '../state.ts'
import type { Place, State } from '../state.ts'

type G = CanvasRenderingContext2D
const EVERY_TICKS = 12
/** From the edge; and its size, smaller than a painter. */
const INSET = 1.15
const SIZE_OF_BADGE = 0.7
/** Along the edge it steps aside from the wet trail, from bubbles and from the painter: they have to be this far. */
const ASIDE = [0, 2, -2, 4, -4, 6, -6, 8, -8] as const
const TRAIL_ROOM = 1.8
const THING_ROOM = 2.7
/** In a square of 24. */
const HOUSE = 'M12 2L1.500 11.500h3V22h5.500v-6h4v6h5.500V11.500h3z'
let house: Path2D | null = null

/** The cell of the player's land nearest to where it is, or -1. */
export function findNearest({ cells }: State, x: number, y: number): number {
  let best = -1
  let min = Infinity
  for (let cell = 0; cell < CELLS; cell++) {
    if (cells[cell] !== 1) continue
    const dx = (cell % SIZE) - x
    const dy = Math.floor(cell / SIZE) - y
    const far = dx * dx + dy * dy
    if (far < min) [best, min] = [cell, far]
  }
  return best
}

/** Where the way from the painter to its home leaves the sight, or the next place along that edge where nothing lies. */
export function findSpot(
  { painters, boons = [], gold }: State,
  sight: Sight,
  head: Place,
  { dx, dy }: { dx: number; dy: number },
  swell: number,
): Place {
  const inset = INSET * swell
  const left = sight.left + inset
  const right = sight.right - inset
  const top = sight.top + inset
  const bottom = sight.bottom - inset
  const across = dx === 0 ? Infinity : ((dx > 0 ? right : left) - head.x) / dx
  const down = dy === 0 ? Infinity : ((dy > 0 ? bottom : top) - head.y) / dy
  const way = Math.max(0, Math.min(across, down, 1))
  const isSide = across < down
  const things = [...boons, ...(gold ? [gold] : [])].map((thing) => ({ x: thing.x + 0.5, y: thing.y + 0.5 }))
  const isNear = (a: Place, b: Place, room: number) => Math.hypot(a.x - b.x, a.y - b.y) < room
  const isFree = (spot: Place) =>
    ![head, ...things].some((thing) => isNear(thing, spot, THING_ROOM)) &&
    !painters[0]!.trail.some((cell) =>
      isNear({ x: (cell % SIZE) + 0.5, y: Math.floor(cell / SIZE) + 0.5 }, spot, TRAIL_ROOM),
    )
  const spots = ASIDE.map((aside) => ({
    x: clamp(head.x + dx * way + (isSide ? 0 : aside), left, right),
    y: clamp(head.y + dy * way + (isSide ? aside : 0), top, bottom),
  }))
  return spots.find(isFree) ?? spots[0]!
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
    /** `sight`: without what lies under the cards. */
    draw(
      g: G,
      { state, sight, head }: { state: State; sight: Sight; head: Place },
      { fill, deep }: Ink,
      { now, swell, isCalm }: { now: number; swell: number; isCalm: boolean },
    ) {
      const dx = (nearest % SIZE) + 0.5 - head.x
      const dy = Math.floor(nearest / SIZE) + 0.5 - head.y
      const { x, y } = findSpot(state, sight, head, { dx, dy }, swell)
      const beat = isCalm ? 1 : 1 + Math.sin(now / 180) * 0.08
      g.save()
      g.translate(x, y)
      g.scale(swell * SIZE_OF_BADGE * beat, swell * SIZE_OF_BADGE * beat)
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
