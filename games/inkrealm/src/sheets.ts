/** The sheet a round begins on: where the water is, where everybody starts, where the pools are. */
import { createRng, hashText, seedRng } from '@playhouse/game-kit/rules'
import type { Rng, Start } from '@playhouse/game-kit/rules'
import { isOnSheet, recount, splat } from './land.ts'
import { PERSONALITIES } from './personalities.ts'
import { CELLS, PAINTERS, QUIET_TICKS, ROUND_TICKS, SEA, SIZE } from './state.ts'
import type { Painter, State, Twist } from './state.ts'

const TWISTS: Record<string, Twist> = {
  rush: 'none',
  islands: 'islands',
  fog: 'fog',
  teams: 'teams',
  pools: 'pools',
  relax: 'relax',
}
const DAILY: readonly Twist[] = ['pools', 'islands', 'none', 'teams', 'fog']
/** Four sides of five. */
export const TEAMS = 4

export function initialState(start: Start): State {
  const rng = createRng(seedRng(start.seed))
  const twist = start.day ? DAILY[hashText(start.day) % DAILY.length]! : (TWISTS[start.mode] ?? 'none')
  const state: State = {
    rng: rng.state,
    twist,
    cells: Array.from({ length: CELLS }, () => 0),
    trails: {},
    tints: twist === 'relax' ? Array.from({ length: CELLS }, () => 0) : [],
    ink: 0,
    painters: [],
    pools: [],
    boons: [],
    ease: 0,
    room: CELLS,
    ticks: 0,
    left: twist === 'relax' ? QUIET_TICKS : ROUND_TICKS,
  }
  if (twist === 'islands') floodIslands(state, rng)
  if (twist === 'relax') shrinkSheet(state)
  if (twist === 'pools') state.pools = placePools(rng)
  state.room = state.cells.filter((owner) => owner !== SEA).length
  placePainters(state, rng)
  recount(state)
  return state
}

/** A smaller pond of paper for one: the rest is water. */
function shrinkSheet(state: State): void {
  const middle = SIZE / 2
  for (let cell = 0; cell < CELLS; cell++) {
    const dx = (cell % SIZE) - middle
    const dy = Math.floor(cell / SIZE) - middle
    // A soft square: the fourth power rounds its corners.
    if (dx * dx * dx * dx + dy * dy * dy * dy > 20 * 20 * 20 * 20) state.cells[cell] = SEA
  }
}

function floodIslands(state: State, rng: Rng): void {
  const isles = listPlaces(rng).map(({ x, y }) => ({ x, y, r: 9 + rng.int(4) }))
  for (let i = 0; i < 10; i++) {
    isles.push({ x: rng.int(SIZE), y: rng.int(SIZE), r: 6 + rng.int(6) })
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const x = cell % SIZE
    const y = (cell - x) / SIZE
    const isDry = isles.some((isle) => {
      const dx = x - isle.x
      const dy = y - isle.y
      return dx * dx + dy * dy <= isle.r * isle.r
    })
    if (!isDry) state.cells[cell] = SEA
  }
}

/** Ten pools that lie apart from each other. */
function placePools(rng: Rng): State['pools'] {
  const pools: State['pools'] = []
  for (let i = 0; i < 120 && pools.length < 12; i++) {
    const pool = { x: 8 + rng.int(SIZE - 16), y: 8 + rng.int(SIZE - 16), r: 4 + rng.int(3) }
    const isFree = pools.every(({ x, y }) => Math.abs(x - pool.x) + Math.abs(y - pool.y) > 20)
    if (isFree) pools.push(pool)
  }
  return pools
}

/** Twenty places on a lattice, a little out of line. */
function listPlaces(rng: Rng): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      places.push({ x: 10 + column * 20 + rng.int(5) - 2, y: 13 + row * 25 + rng.int(7) - 3 })
    }
  }
  return places
}

/** Where there is sheet on all sides: the lattice's inner six. */
const INNER = [6, 7, 8, 11, 12, 13] as const

function placePainters(state: State, rng: Rng): void {
  if (state.twist === 'relax') {
    state.painters.push(createPainter(0, 0, SIZE / 2, SIZE / 2))
    return splat(state, 0, SIZE / 2, SIZE / 2, 2)
  }
  // The islands were raised under the same lattice, drawn with the same numbers or not: dry land is looked for.
  const lattice = listPlaces(rng).map((place) => findDry(state, place))
  const [mine] = lattice.splice(rng.pick(INNER), 1)
  const places = [mine!, ...rng.shuffle(lattice)]
  const who = rng.shuffle(PERSONALITIES.map((_, i) => i))
  for (let i = 0; i < PAINTERS; i++) {
    const { x, y } = places[i]!
    const team = state.twist === 'teams' ? i % TEAMS : i
    state.painters.push(createPainter(who[i - 1] ?? 0, team, x, y))
  }
  state.painters.forEach((painter, i) => splat(state, i, painter.x, painter.y, 2))
}

function findDry({ cells }: State, { x, y }: { x: number; y: number }): { x: number; y: number } {
  for (let r = 0; r < 20; r++) {
    for (let dy = -r; dy <= r; dy++) {
      for (let dx = -r; dx <= r; dx++) {
        const nx = x + dx
        const ny = y + dy
        if (isOnSheet(nx, ny) && cells[ny * SIZE + nx] !== SEA) return { x: nx, y: ny }
      }
    }
  }
  return { x, y }
}

function createPainter(who: number, team: number, x: number, y: number): Painter {
  return {
    team,
    x,
    y,
    fromX: x,
    fromY: y,
    way: 0,
    span: 1000,
    dir: 0,
    wish: 0,
    px: x * 1000,
    py: y * 1000,
    px0: x * 1000,
    py0: y * 1000,
    trail: [],
    land: 0,
    splashes: 0,
    backIn: 0,
    safe: 120,
    swift: 0,
    mind: { who, plan: 'walk', shape: 'box', leg: 0, left: 0, heading: 0, turn: 1 },
  }
}
