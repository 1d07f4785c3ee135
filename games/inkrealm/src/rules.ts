/** The rules: `step` changes the state it is given and touches nothing else. Whole numbers only, so that every browser agrees. */
import type { RuleSet } from '@playhouse/game-kit/rules'
import { ageBoons, BLOT_RADIUS, SHIELD_TICKS, SWIFT_TICKS, takeBoon } from './boons.ts'
import { ageAims, countLoop } from './aims.ts'
import { comeBack, sendAway } from './coming-back.ts'
import { ageGold, GOLD_BLOT, takeGold } from './gold.ts'
import { bite, fillLoop, isOnSheet, recount, seize, splat, washRim, widen } from './land.ts'
import { isAtPeace, isBold, PEACE_TICKS, think } from './minds.ts'
import { starsOf } from './places.ts'
import { ageRain, RAIN_BLOT, takeDrop } from './rain.ts'
import { brushOf, hasten } from './realm.ts'
import { initialState, isInReach } from './sheets.ts'
import { isSoundState } from './sound-state.ts'
import { ENDING_TICKS, FLOOD_TICKS, QUIET_TICKS, SIZE } from './state.ts'
import { setOut, steer } from './walking.ts'
import type { Event, Game, Painter, State } from './state.ts'
import { ageSheet } from './tides.ts'

type Emit = (event: Event) => void

/** Thousandths of a cell in a tick: 7.5 cells a second. */
const SPEED = 125
/** Half as fast again. */
const SWIFT_SPEED = 188
/** Rivals that are soft to somebody new take their time. */
const EASE_SPEED: Readonly<Record<number, number>> = { [-1]: 133, 0: 117, 1: 102, 2: 86 }
/** What a pool gives to a rival; the player's speed it doubles. */
const POOL_MORE = 75
/** Rivals grope their way through fog. */
const FOG_SPEED = 117
/** No later than this a round is told how soft it is. */
const EASE_TICKS = 30
const RIM_LAYERS = 1
const SPLAT_RADIUS = 3
/** So far around a cut a rival takes what was the victim's; the player takes it all. */
const SEIZE_RADIUS = 8
const GREAT_SEIZE_RADIUS = 12
/** Where rivals are bold, everybody takes as much; they keep what they bite from the player. */
const BOLD_SEIZE_RADIUS = 8
/** A cut bites so far into the player's land where the trail left it, by how soft the rivals are; never more than a part of the land. */
const BITE_RADIUS: Readonly<Record<number, number>> = { [-1]: 8, 0: 6, 1: 5, 2: 5 }
const BITE_PART = 4
/** Friends beside the player keep a bite smaller. */
const FRIENDS_HOLD = 2
export const POINTS_A_SPLASH = 25
/** On the quiet sheet bold loops are beautiful: this for every cell, shared among the loops. */
const POINTS_A_CELL = 50
/** Hunting for the last white specks is no joy. */
const FULL = 0.92
/** A quiet sheet filled with no more loops than this is a masterpiece. */
const BOLD_LOOPS = 14

export const rules: RuleSet<Game> = {
  slug: 'inkrealm',
  modes: { rush: {}, islands: {}, daily: { daily: true }, relax: {}, pools: {}, teams: {}, fog: {} },
  actions: [],
  axes: ['x', 'y'],
  rewards: ['claimed'],
  init: initialState,
  step(state, input, emit) {
    state.ticks++
    const isTimed = state.twist !== 'relax'
    if (isTimed && state.left <= 0) return standStill(state)
    for (const { level } of input.commands)
      if (state.ticks <= EASE_TICKS) state.ease = Math.min(2, Math.max(-1, level))
    steer(state.painters[0]!, input.axis('x'), input.axis('y'))
    // Who goes first changes from tick to tick, so that nobody always wins a meeting.
    const count = state.painters.length
    for (let i = 0; i < count; i++) advance(state, (i + state.ticks) % count, emit)
    if (isTimed && state.ticks === PEACE_TICKS[state.ease ?? 0]) emit({ type: 'peaceOver' })
    ageBoons(state, emit)
    ageGold(state, emit)
    ageRain(state, emit)
    ageSheet(state, emit)
    state.left--
    ageAims(state, emit)
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
  isSound: isSoundState,
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
  const eased = EASE_SPEED[state.ease ?? 0]!
  const usual = who === 0 ? SPEED : state.twist === 'fog' ? Math.min(FOG_SPEED, eased) : eased
  const speed = isInPool(state, painter)
    ? usual + (who === 0 ? usual : POOL_MORE)
    : painter.swift
      ? SWIFT_SPEED
      : usual
  painter.way += hasten(state, painter, speed)
  if (painter.way >= painter.span) arrive(state, who, emit)
  if (painter.backIn > 0) return
  const { x, y, fromX, fromY, way, span } = painter
  painter.px = fromX * 1000 + Math.floor(((x - fromX) * 1000 * way) / span)
  painter.py = fromY * 1000 + Math.floor(((y - fromY) * 1000 * way) / span)
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

function arrive(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y, fromX, fromY } = painter
  // A slanting step wets the corner as well: a trail has no gaps.
  if (x !== fromX && y !== fromY) {
    const corner = fromY * SIZE + x
    enter(state, who, state.trails[corner] === who + 1 ? y * SIZE + fromX : corner, emit)
  }
  if (x !== fromX || y !== fromY) enter(state, who, y * SIZE + x, emit)
  if (painter.backIn > 0) return
  if (state.boons?.length) useBoon(state, who, emit)
  if (state.gold) useGold(state, who, emit)
  if (state.rain?.length) useDrop(state, who, emit)
  if (who > 0) painter.wish = think(state, who)
  painter.way -= painter.span
  setOut(painter, who, state.twist === 'relax' ? isInReach : isOnSheet)
}

function enter(state: State, who: number, cell: number, emit: Emit): void {
  const painter = state.painters[who]!
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  const other = (state.trails[cell] ?? 0) - 1
  if (other === who) return dropLoop(state, who, cell, emit)
  if (other >= 0) {
    const rival = state.painters[other]!
    const isSafe = rival.safe > 0 || (other === 0 && isAtPeace(state))
    if (rival.team !== painter.team && !isSafe) splash(state, other, who, x, y, emit)
  }
  if (state.cells[cell] === who + 1) {
    if (painter.trail.length > 0) closeLoop(state, who, x, y, emit)
    return
  }
  painter.trail.push(cell)
  state.trails[cell] ??= who + 1
  if (painter.trail.length === 2) emit({ type: 'left', who, x, y })
}

function useBoon(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y } = painter
  const boon = takeBoon(state, x, y)
  if (!boon) return
  const before = painter.land
  if (who === 0 && state.tally) state.tally.boons++
  if (boon.kind === 'swift') painter.swift = SWIFT_TICKS
  else if (boon.kind === 'shield') painter.safe = Math.max(painter.safe, SHIELD_TICKS)
  else blotHere(state, who, BLOT_RADIUS, emit)
  emit({ type: 'taken', who, kind: boon.kind, count: painter.land - before, x, y })
}

function useGold(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y } = painter
  if (!takeGold(state, x, y)) return
  const before = painter.land
  blotHere(state, who, GOLD_BLOT[who === 0 || isBold(state) ? 0 : 1], emit)
  emit({ type: 'golden', who, count: painter.land - before, x, y })
}

function useDrop(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y } = painter
  if (!takeDrop(state, x, y)) return
  const before = painter.land
  blotHere(state, who, RAIN_BLOT, emit)
  emit({ type: 'drop', who, count: painter.land - before, x, y })
}

/** Land right under the painter: it is home. */
function blotHere(state: State, who: number, r: number, emit: Emit): void {
  const { x, y, trail } = state.painters[who]!
  splat(state, who, x, y, r)
  recount(state)
  if (trail.length > 0) closeLoop(state, who, x, y, emit)
}

/** Crossing one's own trail hurts nobody: the loose end dries. */
function dropLoop(state: State, who: number, cell: number, emit: Emit): void {
  const { trail } = state.painters[who]!
  const from = trail.indexOf(cell)
  if (from < 0 || from === trail.length - 1) return
  for (const dry of trail.splice(from + 1)) if (state.trails[dry] === who + 1) delete state.trails[dry]
  emit({ type: 'looped', who, x: cell % SIZE, y: Math.floor(cell / SIZE) })
}

function dryTrail(state: State, who: number): void {
  const painter = state.painters[who]!
  for (const cell of painter.trail) if (state.trails[cell] === who + 1) delete state.trails[cell]
  painter.trail = []
}

function closeLoop(state: State, who: number, x: number, y: number, emit: Emit): void {
  const painter = state.painters[who]!
  const before = painter.land
  const brush = brushOf(state, painter)
  const { trail } = painter
  const filled = fillLoop(state, who)
  dryTrail(state, who)
  if (filled === 0) return
  if (brush > 0) widen(state, who, trail, brush)
  recount(state)
  const count = Math.max(filled, painter.land - before)
  if (who === 0) countLoop(state, count)
  emit({ type: 'claimed', who, count, x, y })
  if (state.twist === 'relax') state.ink++
  state.painters.forEach(({ land, backIn, px, py }, i) => {
    if (land > 0 || backIn > 0) return
    splash(state, i, who, Math.round(px / 1000), Math.round(py / 1000), emit)
  })
}

/** Who cuts a rival takes land around the cut; out of the player's land a bite is washed where the trail left it. */
function splash(state: State, who: number, by: number, x: number, y: number, emit: Emit): void {
  const victim = state.painters[who]!
  const winner = state.painters[by]!
  const before = winner.land
  const had = victim.land
  const foot = victim.trail[0] ?? y * SIZE + x
  dryTrail(state, who)
  sendAway(victim, who, by)
  if (who === 0 && state.tally) state.tally.cuts++
  if (who === 0) {
    const r = BITE_RADIUS[state.ease ?? 0]! - (state.twist === 'teams' ? FRIENDS_HOLD : 0)
    const place = { x: foot % SIZE, y: Math.floor(foot / SIZE), r }
    bite(state, who, isBold(state) ? by + 1 : 0, place, Math.floor(had / BITE_PART))
  } else if (isBold(state)) seize(state, who, by, { x, y, r: BOLD_SEIZE_RADIUS })
  else if (by === 0) seize(state, who, by, { x, y, r: GREAT_SEIZE_RADIUS })
  else seize(state, who, by, { x, y, r: SEIZE_RADIUS })
  if (who > 0) washRim(state, who, RIM_LAYERS)
  winner.splashes++
  splat(state, by, x, y, SPLAT_RADIUS)
  recount(state)
  emit({ type: 'splashed', who, by, x, y, count: winner.land - before, lost: had - victim.land })
}
