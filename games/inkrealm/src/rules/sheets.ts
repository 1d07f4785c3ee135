/** Creates the start sheet of a round: water, start places, pools. */
import { createRng, hashText, seedRng } from '@playhouse/game-kit/rules'
import type { Rng, Start } from '@playhouse/game-kit/rules'
import { freshTally } from './round-goals.ts'
import { isOnSheet, recount, splat } from './land.ts'
import { PERSONALITIES } from './personalities.ts'
import { placePools } from './pools.ts'
import { layFirst } from './rain.ts'
import { CELLS, PAINTERS, QUIET_TICKS, ROUND_TICKS, SEA, SHORT_TICKS, SIZE } from '../state.ts'
import type { Painter, Place, State, Twist } from '../state.ts'

const TWISTS: Record<string, Twist> = {
  rush: 'none',
  islands: 'islands',
  fog: 'fog',
  teams: 'teams',
  pools: 'pools',
  relax: 'relax',
}
/** Modes that are open from the start. */
const DAILY: readonly Twist[] = ['pools', 'islands', 'none']
/** Four sides of five. */
const TEAMS = 4

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
    tally: freshTally(),
    room: CELLS,
    ticks: 0,
    left: twist === 'relax' ? QUIET_TICKS : (SHORT_TICKS[twist] ?? ROUND_TICKS),
  }
  if (start.day) state.isDaily = true
  if (twist === 'islands') floodIslands(state, rng)
  if (twist === 'relax') shrinkSheet(state)
  if (twist === 'pools') state.pools = placePools(rng)
  state.room = state.cells.filter((owner) => owner !== SEA).length
  placePainters(state, rng)
  if (twist !== 'relax') {
    state.isNew = true
    offerFirst(state)
    layFirst(state)
  }
  recount(state)
  return state
}

/** Between two cells: a coast with a middle cell has a bump on each side. */
const MIDDLE = SIZE / 2 - 0.5
const QUIET_PAPER = 20
/** On the quiet sheet the way ends with the paper, where a rope with floats lies around it. */
export const QUIET_REACH = QUIET_PAPER

/** Within a soft square around the middle: the fourth power rounds its corners. */
const isWithin = (x: number, y: number, r: number): boolean =>
  fourth(x - MIDDLE) + fourth(y - MIDDLE) <= fourth(r)
const fourth = (n: number) => n * n * n * n
export const isInReach = (x: number, y: number): boolean => isWithin(x, y, QUIET_REACH)

/** A smaller pond of paper for one: the rest is water. */
function shrinkSheet(state: State): void {
  for (let cell = 0; cell < CELLS; cell++)
    if (!isWithin(cell % SIZE, Math.floor(cell / SIZE), QUIET_PAPER)) state.cells[cell] = SEA
}

function floodIslands(state: State, rng: Rng): void {
  const isles = listPlaces(rng).map(({ x, y }) => ({ x, y, r: 13 + rng.int(4) }))
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

/** Start places for all painters on a slightly irregular lattice. */
function listPlaces(rng: Rng): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      places.push({ x: 13 + column * 25 + rng.int(7) - 3, y: 17 + row * 33 + rng.int(7) - 3 })
    }
  }
  return places
}

/** Where there is sheet on all sides: the lattice's inner two. */
const INNER = [5, 6] as const
/** From the player to the two rivals that can be seen at the start, and to the first boon: on every screen, standing or lying. */
const NEIGHBOUR = { x: 6, y: 8 } as const
const SECOND = { x: 9, y: 3 } as const
/** Among friends and in fog it lives further off. */
const SECOND_FAR = { x: 13, y: -5 } as const
const FIRST_BOON = { x: 5, y: 5 } as const
const FIRST_BOON_TICKS = 13 * 60

const farFrom = (a: Place, b: Place) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)

function placePainters(state: State, rng: Rng): void {
  if (state.twist === 'relax') {
    state.painters.push(createPainter(0, 0, SIZE / 2, SIZE / 2))
    return splat(state, 0, SIZE / 2, SIZE / 2, 2)
  }
  // The islands were raised under the same lattice, drawn with the same numbers or not: dry land is looked for.
  const lattice = listPlaces(rng).map((place) => findDry(state, place))
  const index = rng.pick(INNER)
  const side = index === INNER[0] ? 1 : -1
  const mine = lattice[index]!
  // The next painter on the lattice moves up: a peaceful rival is visible from the start, at the bottom, where no card is.
  lattice.splice(index + side, 1)
  lattice.splice(lattice.indexOf(mine), 1)
  const neighbour = { x: mine.x + NEIGHBOUR.x * side, y: mine.y + NEIGHBOUR.y }
  // And a second one, on the other side.
  lattice.splice(lattice.indexOf(lattice.toSorted((a, b) => farFrom(mine, a) - farFrom(mine, b))[0]!), 1)
  const off = state.twist === 'teams' || state.twist === 'fog' ? SECOND_FAR : SECOND
  const second = { x: mine.x - off.x * side, y: mine.y + off.y }
  const places = [mine, findDry(state, neighbour), findDry(state, second), ...rng.shuffle(lattice)]
  const shuffled = rng.shuffle(PERSONALITIES.map((_, i) => i))
  const calm = shuffled.find((i) => PERSONALITIES[i]!.hunt === 0)!
  const who = [calm, ...shuffled.filter((i) => i !== calm)]
  for (let i = 0; i < PAINTERS; i++) {
    const { x, y } = places[i]!
    const team = state.twist === 'teams' ? i % TEAMS : i
    state.painters.push(createPainter(who[i - 1] ?? 0, team, x, y))
  }
  state.painters.forEach((painter, i) => splat(state, i, painter.x, painter.y, 2))
}

/** A blot item a few steps from home, away from the neighbour. */
function offerFirst(state: State): void {
  const [me, neighbour] = state.painters
  const away = (mine: number, other: number) => (other > mine ? -1 : 1)
  const place = findDry(state, {
    x: me!.x + away(me!.x, neighbour!.x) * FIRST_BOON.x,
    y: me!.y + away(me!.y, neighbour!.y) * FIRST_BOON.y,
  })
  state.boons = [{ kind: 'blot', ...place, left: FIRST_BOON_TICKS }]
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
    course: 0,
    goal: 0,
    dir: 0,
    wish: 0,
    way: 0,
    span: 1000,
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
