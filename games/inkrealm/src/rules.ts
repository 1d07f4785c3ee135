/** The rules: `step` changes the state it is given and touches nothing else. Integers only, so that every browser computes the same. */
import type { RuleSet } from '@playhouse/game-kit/rules'
import { updateGoals } from './rules/round-goals.ts'
import { ageBoons } from './rules/boons.ts'
import { comeBack } from './rules/coming-back.ts'
import { splash } from './rules/cuts.ts'
import { collectGifts, enlargeHome } from './rules/gifts.ts'
import { ageGold } from './rules/gold.ts'
import { closeLoop, closeRing, learn } from './rules/loops.ts'
import { isAtPeace, decideMove } from './rules/rival-ai.ts'
import { starsOf } from './rules/places.ts'
import { ageRain } from './rules/rain.ts'
import { hasten } from './rules/realm.ts'
import { easeOf, MAX_RUNG, rungIn } from './rules/rungs.ts'
import { initialState } from './rules/sheets.ts'
import { isValidState } from './rules/validate-state.ts'
import { ENDING_TICKS, FLOOD_TICKS, QUIET_TICKS, SIZE } from './state.ts'
import { adopt, cellAt, setOut, steer, setGoal } from './rules/walking.ts'
import type { Command, Event, Game, Painter, State } from './state.ts'
import { updateSheet } from './rules/sheet-events.ts'

type Emit = (event: Event) => void

/** Thousandths of a cell in a tick: 7.5 cells a second. */
const SPEED = 125
/** Half as fast again. */
const SWIFT_SPEED = 188
/** What a pool gives to a rival; the player's speed it doubles. */
const POOL_MORE = 75
/** Difficulty can only be set during the first 30 ticks. */
const EASE_TICKS = 30
const POINTS_A_SPLASH = 25
/** On the quiet sheet bold loops are beautiful: this for every cell, shared among the loops. */
const POINTS_A_CELL = 50
/** Hunting for the last white specks is no joy. */
const FULL = 0.92
/** A quiet sheet filled with no more loops than this is a masterpiece. */
const BOLD_LOOPS = 14

export const rules: RuleSet<Game> = {
  slug: 'inkrealm',
  modes: { rush: {}, islands: {}, daily: { every: 'day' }, relax: {}, pools: {}, teams: {}, fog: {} },
  actions: [],
  axes: ['x', 'y'],
  rewards: ['drew'],
  init: initialState,
  step(state, input, emit) {
    state.ticks++
    const isTimed = state.twist !== 'relax'
    if (isTimed && state.left <= 0) return standStill(state)
    if (state.ticks <= EASE_TICKS) for (const command of input.commands) prepare(state, command, emit)
    steer(state.painters[0]!, input.axis('x'), input.axis('y'))
    // The order of painters changes from tick to tick, so that no painter wins every collision.
    const count = state.painters.length
    for (let i = 0; i < count; i++) advance(state, (i + state.ticks) % count, emit)
    if (isTimed && state.ticks === rungIn(state).peaceTicks) emit({ type: 'peaceOver' })
    ageBoons(state, emit)
    ageGold(state, emit)
    ageRain(state, emit)
    updateSheet(state, emit)
    state.left--
    updateGoals(state, emit)
    if (isTimed && state.left === FLOOD_TICKS) emit({ type: 'flood' })
    if (isTimed && state.left % 60 === 0 && state.left <= 600) emit({ type: 'second', left: state.left / 60 })
  },
  getOutcome(state) {
    const { painters, twist, room, left } = state
    const me = painters[0]!
    const score = me.land + me.splashes * POINTS_A_SPLASH
    if (twist === 'relax') {
      const isFull = me.land >= room * FULL
      const stars = !isFull ? 1 : state.ink <= BOLD_LOOPS ? 3 : 2
      return isFull || left <= 0 ? { won: true, score: scoreQuiet(state), stars } : null
    }
    const stars = Math.max(starsOf(state), Number(state.aim?.isReached ?? false))
    return left <= -ENDING_TICKS ? { won: stars > 0, score, stars } : null
  },
  isValid: isValidState,
}

function prepare(state: State, command: Command, emit: Emit): void {
  if (command.type === 'gift') return enlargeHome(state, emit)
  state.ease = Math.min(easeOf(1), Math.max(easeOf(MAX_RUNG), command.level))
}

/** Bold loops count most, and a steady hand up to ten times as much as a dreamy one. */
function scoreQuiet({ painters, ink, left }: State): number {
  const bold = (painters[0]!.land * POINTS_A_CELL) / Math.max(1, ink)
  return Math.floor(bold * (0.1 + (0.9 * left) / QUIET_TICKS))
}

function advance(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  painter.px0 = painter.px
  painter.py0 = painter.py
  if (painter.backIn > 0) {
    if (--painter.backIn === 0) comeBack(state, who, emit)
    return
  }
  if (painter.safe > 0) painter.safe--
  if (painter.swift) painter.swift--
  const usual = who === 0 ? SPEED : rungIn(state).speed
  const speed = isInPool(state, painter)
    ? usual + (who === 0 ? usual : POOL_MORE)
    : painter.swift
      ? SWIFT_SPEED
      : usual
  adopt(painter)
  const far = hasten(state, painter, speed)
  walk(state, who, setOut(state, who, far), emit)
  if (who === 0) return
  // Once in a cell's way a rival looks around.
  painter.way += far
  if (painter.way < painter.span) return
  painter.way -= painter.span
  setGoal(painter, decideMove(state, who))
  painter.span = painter.wish % 2 ? 1414 : 1000
}

/** The time is up: nothing moves, and nothing is half on its way. */
function standStill(state: State): void {
  state.left--
  for (const painter of state.painters) {
    painter.px0 = painter.px
    painter.py0 = painter.py
  }
}

export function isInPool({ pools }: State, { px, py }: Painter): boolean {
  return pools.some(({ x, y, r }) => {
    const dx = px - x * 1000
    const dy = py - y * 1000
    return dx * dx + dy * dy < r * r * 1_000_000
  })
}

/** Goes to a place less than a cell away, through every cell on the way there: a trail has no gaps, and nothing slips through one. */
function walk(state: State, who: number, to: { px: number; py: number }, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y, px, py } = painter
  const toX = cellAt(to.px)
  const toY = cellAt(to.py)
  Object.assign(painter, to)
  if (x === toX && y === toY) return
  if (x !== toX && y !== toY) {
    // Past a corner: the border that is reached first.
    const acrossX = Math.abs(Math.max(x, toX) * 1000 - 500 - px) * Math.abs(to.py - py)
    const acrossY = Math.abs(Math.max(y, toY) * 1000 - 500 - py) * Math.abs(to.px - px)
    enter(state, who, acrossX < acrossY ? y * SIZE + toX : toY * SIZE + x, emit)
  }
  painter.x = toX
  painter.y = toY
  enter(state, who, toY * SIZE + toX, emit)
  collectGifts(state, who, emit)
}

function enter(state: State, who: number, cell: number, emit: Emit): void {
  const painter = state.painters[who]!
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  const other = (state.trails[cell] ?? 0) - 1
  if (other === who) {
    if (closeRing(state, who, cell, emit) && who === 0) learn(state, emit)
    return
  }
  const wasOwn = state.cells[cell] === who + 1
  if (other >= 0) {
    const rival = state.painters[other]!
    const isSafe = rival.safe > 0 || (other === 0 && isAtPeace(state))
    if (rival.team !== painter.team) {
      if (!isSafe) splash(state, { who: other, by: who }, { x, y }, emit)
      else if (other === 0) emit({ type: 'passed', who, x, y })
    }
  }
  // Own land is always home: a cut far out brings its painter home too, for the trail is land then.
  if (state.cells[cell] === who + 1) {
    if (painter.trail.length > 0 && closeLoop(state, who, x, y, emit) && who === 0 && wasOwn)
      learn(state, emit)
    return
  }
  painter.trail.push(cell)
  state.trails[cell] ??= who + 1
  if (painter.trail.length === 2) emit({ type: 'left', who, x, y })
}
