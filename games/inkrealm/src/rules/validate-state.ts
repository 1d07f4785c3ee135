/** Validates a saved round: a save can be old, truncated or forged. */
import { isCount, isIntegerIn, isListOf, isRecord, isRecordOf } from '@playhouse/game-kit/rules'
import { PERSONALITIES, SHAPES } from './personalities.ts'
import {
  BOON_KINDS,
  CELLS,
  ENDING_TICKS,
  PAINTERS,
  PAINTERS_BEFORE,
  QUIET_TICKS,
  ROUND_TICKS,
  SEA,
  SIZE,
} from '../state.ts'
import { COURSES } from './walking.ts'
import type { Boon, Painter, Pool, State } from '../state.ts'

const TWISTS = ['none', 'islands', 'fog', 'teams', 'pools', 'relax']
const PLANS = ['walk', 'loop', 'home']

const isCell = (value: unknown) => isIntegerIn(value, 0, CELLS - 1)

export function isValidState(data: unknown): boolean {
  if (!isRecord(data)) return false
  const state = data as State
  const count = Array.isArray(state.painters) ? state.painters.length : 0
  const isRelax = state.twist === 'relax'
  return (
    TWISTS.includes(state.twist) &&
    (isRelax ? [1] : [PAINTERS, PAINTERS_BEFORE]).includes(count) &&
    isListOf(state.rng, Number.isInteger) &&
    isListOf(state.cells, (owner) => isIntegerIn(owner, 0, count) || owner === SEA) &&
    state.cells.length === CELLS &&
    isListOf(state.tints, isCount) &&
    state.tints.length === (isRelax ? CELLS : 0) &&
    areTrails(state.trails, count) &&
    isListOf(state.boons ?? [], (boon) => isBoon(boon as Boon)) &&
    isIntegerIn(state.ease ?? 0, -2, 2) &&
    isListOf(state.rain ?? [], isPlace) &&
    [undefined, true].includes(state.isNew) &&
    [undefined, true].includes(state.isDaily) &&
    [undefined, true].includes(state.isGifted) &&
    isTally(state.tally) &&
    isAim(state.aim) &&
    isGold(state.gold) &&
    isListOf(state.pools, (pool) => isPool(pool as Pool)) &&
    isListOf(state.painters, (painter) => isPainter(painter as Painter)) &&
    [state.ink, state.ticks].every(isCount) &&
    isIntegerIn(state.room, 1, CELLS) &&
    isIntegerIn(state.left, -ENDING_TICKS, isRelax ? QUIET_TICKS : ROUND_TICKS)
  )
}

const areTrails = (trails: unknown, count: number) =>
  isRecordOf(trails, (owner, cell) => isCell(Number(cell)) && isIntegerIn(owner, 1, count))

const isTally = (tally: State['tally']) =>
  tally === undefined ||
  (tally !== null &&
    [tally.loop, tally.boons, tally.cuts, tally.lead, tally.most].every(isCount) &&
    [tally.reign, tally.hold, tally.guard, tally.chain, tally.row].every((count = 0) => isCount(count)))

const isAim = (aim: State['aim']) =>
  aim === undefined ||
  (aim !== null && isIntegerIn(aim.target, 1, CELLS) && typeof aim.isReached === 'boolean')

const isGold = (gold: State['gold']) =>
  gold === undefined ||
  (gold !== null && [gold.x, gold.y].every((at) => isIntegerIn(at, 0, SIZE - 1)) && isCount(gold.left))

const isPool = (pool: Pool) =>
  pool !== null && [pool.x, pool.y, pool.r].every((one) => isIntegerIn(one, 0, SIZE))

const isPlace = (place: unknown) =>
  isRecord(place) && [place.x, place.y].every((at) => isIntegerIn(at, 0, SIZE - 1))

const isBoon = (boon: Boon) =>
  boon !== null &&
  BOON_KINDS.includes(boon.kind) &&
  [boon.x, boon.y].every((at) => isIntegerIn(at, 0, SIZE - 1)) &&
  isCount(boon.left)

function isPainter(painter: Painter): boolean {
  if (typeof painter !== 'object' || painter === null || typeof painter.mind !== 'object') return false
  const {
    mind,
    trail,
    x,
    y,
    fromX = x,
    fromY = y,
    dir,
    wish: goalEighth,
    way,
    span,
    px,
    py,
    px0,
    py0,
  } = painter
  const { course = 0, goal = 0 } = painter
  return (
    [x, y, fromX, fromY].every((at) => isIntegerIn(at, 0, SIZE - 1)) &&
    [px, py, px0, py0].every((at) => isIntegerIn(at, 0, SIZE * 1000)) &&
    [dir, goalEighth].every((d) => isIntegerIn(d, 0, 7)) &&
    [course, goal].every((at) => isIntegerIn(at, 0, COURSES - 1)) &&
    isCount(way) &&
    (span === 1000 || span === 1414) &&
    isListOf(trail, isCell) &&
    [painter.team, painter.land, painter.splashes, painter.backIn, painter.safe, painter.swift ?? 0].every(
      isCount,
    ) &&
    isMind(mind)
  )
}

function isMind(mind: Painter['mind']): boolean {
  return (
    mind !== null &&
    isIntegerIn(mind.who, 0, PERSONALITIES.length - 1) &&
    PLANS.includes(mind.plan) &&
    mind.shape in SHAPES &&
    isIntegerIn(mind.leg, 0, SHAPES[mind.shape].length - 1) &&
    Number.isInteger(mind.left) &&
    isIntegerIn(mind.heading, 0, 7) &&
    Math.abs(mind.turn) === 1 &&
    [mind.chase ?? 0, mind.huntFrom ?? 0].every(isCount)
  )
}
