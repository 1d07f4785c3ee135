/** The rival AI: one decision per cell. It looks around once and chooses a heading. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Rng } from '@playhouse/game-kit/rules'
import { isLured } from './gold.ts'
import { isOnSheet } from './land.ts'
import { PERSONALITIES, SHAPES } from './personalities.ts'
import type { Personality, Shape } from './personalities.ts'
import { BOLD, rungIn, rungOf } from './rungs.ts'
import { DX, DY, SEA, SIZE } from '../state.ts'
import type { Mind, Painter, State } from '../state.ts'
import { courseOfWay, EIGHTH, goalOf, wrap } from './walking.ts'

export const isAtPeace = (state: State): boolean => state.ticks < rungIn(state).peaceTicks

export const isBold = (state: State): boolean => rungOf(state) >= BOLD

/** A rival that runs after the player's trail gives up after so many cells, and has other things to do for so long. */
const CHASE_CELLS = 18
const CHASE_REST_TICKS = 12 * 60

/** For so long this rival lets the player's trail be, if it does not lie in its way. */
export function leaveBe({ painters, ticks }: State, who: number, restTicks: number): void {
  const { mind } = painters[who]!
  mind.chase = 0
  mind.huntFrom = Math.max(mind.huntFrom ?? 0, ticks + restTicks)
}

const isLeavingBe = ({ painters, ticks }: State, who: number) =>
  who > 0 && ticks < (painters[who]!.mind.huntFrom ?? 0)

const HOME_REACH = 26
/** Cells a rival sees through fog. */
const FOG_SIGHT = 12

export function decideMove(state: State, who: number): number {
  const painter = state.painters[who]!
  const { mind } = painter
  const manner = temper(PERSONALITIES[mind.who]!, state)
  const rng = createRng(state.rng)
  const isCareful = rng.int(100) < manner.care
  if (
    painter.trail.length > 0 &&
    (isTooLong(painter, manner) || (isCareful && isThreatened(state, who, manner.fear)))
  ) {
    mind.plan = 'home'
  }
  if (painter.trail.length === 0 && mind.plan === 'home') mind.plan = 'walk'
  const isHunting = manner.hunt > 0 && isCareful && mind.plan !== 'home'
  const near = isHunting ? findTrail(state, who, manner.hunt) : -1
  const prey = near < 0 && isHunting ? smellTrail(state, who) : near
  if (prey >= 0 && state.trails[prey] === 1) {
    mind.chase = (mind.chase ?? 0) + 1
    if (mind.chase > CHASE_CELLS) leaveBe(state, who, CHASE_REST_TICKS)
  }
  if (prey >= 0) return courseTo(state, who, prey % SIZE, Math.floor(prey / SIZE))
  if (mind.plan === 'home') return goHome(state, who)
  if (isLured(state, who)) return courseTo(state, who, state.gold!.x, state.gold!.y)
  if (mind.plan === 'walk') startLoop(state, who, manner, rng)
  return followShape(state, who, manner)
}

/** A rival as it is on this rung. */
function temper(manner: Personality, state: State): Personality {
  const { hunt, care, fear, size } = rungIn(state)
  return {
    ...manner,
    hunt: manner.hunt > 0 ? manner.hunt + hunt : 0,
    care: Math.max(manner.care, care),
    fear: manner.fear + fear,
    size: Math.round((manner.size * size) / 10),
  }
}

/** The nearest cell of the player's trail if that is long and near enough to be smelt, or -1. Greed draws hunters. */
export function smellTrail(state: State, who: number): number {
  const { long, scent } = rungIn(state)
  const [player, me] = [state.painters[0]!, state.painters[who]!]
  const { trail } = player
  if (trail.length < long || player.team === me.team || player.safe > 0 || isAtPeace(state)) return -1
  if (isLeavingBe(state, who)) return -1
  let best = -1
  let min = state.twist === 'fog' ? Math.min(scent, FOG_SIGHT) : scent
  for (const cell of trail) {
    const x = cell % SIZE
    const far = Math.max(Math.abs(x - me.x), Math.abs((cell - x) / SIZE - me.y))
    if (far > min || state.trails[cell] !== 1) continue
    best = cell
    min = far - 1
  }
  return best
}

function isTooLong({ trail }: Painter, { size }: Personality): boolean {
  return trail.length > size * 6 + 6
}

/** True when a rival is as near to the trail as this one is afraid of. */
export function isThreatened({ painters }: State, who: number, fear: number): boolean {
  const { trail, team } = painters[who]!
  return painters.some((rival) => {
    if (rival.team === team || rival.backIn > 0) return false
    for (let i = 0; i < trail.length; i += 3) {
      const x = trail[i]! % SIZE
      const y = (trail[i]! - x) / SIZE
      if (Math.abs(rival.x - x) <= fear && Math.abs(rival.y - y) <= fear) return true
    }
    return false
  })
}

/** The nearest rival's wet cell within reach, or -1. */
export function findTrail(state: State, who: number, reach: number): number {
  const { painters, trails } = state
  const { x, y, team } = painters[who]!
  for (let r = 1; r <= reach; r++) {
    for (const cell of listRing(x, y, r)) {
      const owner = (trails[cell] ?? 0) - 1
      if (owner < 0 || owner === who) continue
      if (owner === 0 && (isAtPeace(state) || isLeavingBe(state, who))) continue
      const rival = painters[owner]!
      if (rival.team !== team && rival.safe === 0) return cell
    }
  }
  return -1
}

/** The cells of a square ring around a cell, those that are on the sheet. */
function listRing(x: number, y: number, r: number): number[] {
  const ring: number[] = []
  const add = (cx: number, cy: number) => {
    if (isOnSheet(cx, cy)) ring.push(cy * SIZE + cx)
  }
  for (let i = -r; i <= r; i++) {
    add(x + i, y - r)
    add(x + i, y + r)
  }
  for (let i = 1 - r; i < r; i++) {
    add(x - r, y + i)
    add(x + r, y + i)
  }
  return ring
}

/** The direction, of eight, that leads to a cell. */
export function headingTo({ x, y }: { x: number; y: number }, toX: number, toY: number): number {
  const dx = toX - x
  const dy = toY - y
  const ax = Math.abs(dx)
  const ay = Math.abs(dy)
  const sx = ax * 2 >= ay ? Math.sign(dx) : 0
  const sy = ay * 2 >= ax ? Math.sign(dy) : 0
  return Math.max(
    0,
    DX.findIndex((step, d) => step === sx && DY[d] === sy),
  )
}

/** The nearest own land, or -1 when it is out of reach. */
export function findHome(state: State, who: number): number {
  const { x, y } = state.painters[who]!
  for (let r = 1; r <= HOME_REACH; r++) {
    const home = listRing(x, y, r).find((cell) => state.cells[cell] === who + 1)
    if (home !== undefined) return home
  }
  return -1
}

function goHome(state: State, who: number): number {
  const home = findHome(state, who)
  if (home < 0) return avoidOwn(state, who, state.painters[who]!.dir) * EIGHTH
  return courseTo(state, who, home % SIZE, Math.floor(home / SIZE))
}

/** Straight to a cell, or past the own trail where that lies in the way. */
function courseTo(state: State, who: number, x: number, y: number): number {
  const painter = state.painters[who]!
  const heading = headingTo(painter, x, y)
  const free = avoidOwn(state, who, heading)
  return free === heading ? courseOfWay(x * 1000 - painter.px, y * 1000 - painter.py) : free * EIGHTH
}

/** The given direction, or the nearest one that neither leaves the sheet nor crosses the own trail. */
export function avoidOwn(state: State, who: number, heading: number): number {
  const { x, y, dir, trail } = state.painters[who]!
  for (const turn of [0, 1, -1, 2, -2, 3, -3]) {
    const d = (heading + turn + 8) % 8
    const nx = x + DX[d]!
    const ny = y + DY[d]!
    if (!isOnSheet(nx, ny) || state.trails[ny * SIZE + nx] === who + 1) continue
    if (trail.length > 0 && (d + 4) % 8 === dir) continue
    return d
  }
  return heading
}

function startLoop(state: State, who: number, manner: Personality, rng: Rng): void {
  const { mind } = state.painters[who]!
  mind.plan = 'loop'
  mind.shape = rng.pick(manner.shapes)
  mind.turn = rng.chance(0.5) ? 1 : -1
  mind.heading = chooseHeading(state, who, manner, rng)
  mind.leg = 0
  mind.left = legLength(manner, mind.shape, 0)
}

const legLength = ({ size }: Personality, shape: Personality['shapes'][number], leg: number) =>
  Math.max(1, Math.round(size * SHAPES[shape][leg]![1]))

/** Inside its own land a rival walks straight on; a leg counts only outside. */
function followShape(state: State, who: number, manner: Personality): number {
  const painter = state.painters[who]!
  const { mind } = painter
  if (painter.trail.length === 0) {
    if (mind.leg === 0) return avoidOwn(state, who, mind.heading) * EIGHTH
    mind.plan = 'walk'
    return goalOf(painter)
  }
  if (--mind.left <= 0) {
    const next = SHAPES[mind.shape][mind.leg + 1]
    if (!next) {
      mind.plan = 'home'
      return goHome(state, who)
    }
    mind.leg++
    mind.heading = (mind.heading + next[0] * mind.turn + 16) % 8
    mind.left = legLength(manner, mind.shape, mind.leg)
  }
  const heading = avoidOwn(state, who, mind.heading)
  // At the sheet's edge there is nothing more to go round.
  if (heading !== mind.heading) mind.left = 0
  else if (ROUND.includes(mind.shape)) return wrap(heading * EIGHTH + bendOf(mind, manner))
  return heading * EIGHTH
}

/** Shapes that are bent, not broken: from half an eighth before a leg's direction to half an eighth behind it. */
const ROUND: readonly Shape[] = ['round', 'spiral', 'hook']
function bendOf({ shape, leg, left, turn }: Mind, manner: Personality): number {
  const whole = legLength(manner, shape, leg)
  return turn * (Math.floor((EIGHTH * (whole - left)) / whole) - EIGHTH / 2)
}

function chooseHeading(state: State, who: number, manner: Personality, rng: Rng): number {
  const painter = state.painters[who]!
  const any = rng.int(8)
  if (manner.lure === 'free' || manner.lure === 'border') return findFreest(state, who, any)
  if (manner.lure === 'any' || rng.chance(0.35)) return any
  const target = manner.lure === 'leader' ? findLeader(state, who) : findNearest(state, who)
  if (!target) return any
  const heading = headingTo(painter, target.x, target.y)
  return manner.lure === 'away' ? (heading + 4) % 8 : heading
}

/** Where, some steps ahead, there is the most that is not yet its own. */
function findFreest({ cells, painters }: State, who: number, first: number): number {
  const { x, y } = painters[who]!
  let best = first
  let bestCount = -1
  for (let i = 0; i < 8; i++) {
    const d = (first + i) % 8
    let count = 0
    for (let step = 1; step <= 14; step++) {
      const nx = x + DX[d]! * step
      const ny = y + DY[d]! * step
      if (!isOnSheet(nx, ny)) break
      const owner = cells[ny * SIZE + nx]!
      if (owner === 0) count += 2
      else if (owner !== who + 1 && owner !== SEA) count++
    }
    if (count > bestCount) [best, bestCount] = [d, count]
  }
  return best
}

function isHidden({ twist }: State, me: Painter, other: Painter): boolean {
  return twist === 'fog' && Math.max(Math.abs(other.x - me.x), Math.abs(other.y - me.y)) > FOG_SIGHT
}

function findLeader(state: State, who: number): Painter | null {
  const { painters } = state
  const me = painters[who]!
  return painters.reduce<Painter | null>(
    (best, painter, i) =>
      i === who || isHidden(state, me, painter) || (best && best.land >= painter.land) ? best : painter,
    null,
  )
}

function findNearest(state: State, who: number): Painter | null {
  const { painters } = state
  const me = painters[who]!
  const far = (painter: Painter) => Math.abs(painter.x - me.x) + Math.abs(painter.y - me.y)
  return painters.reduce<Painter | null>(
    (best, painter) =>
      painter.team === me.team || isHidden(state, me, painter) || (best && far(best) <= far(painter))
        ? best
        : painter,
    null,
  )
}
