/** The rules: `step` changes the state it is given and touches nothing else. Whole numbers only, so that every browser agrees. */
import { createRng } from '@playhouse/game-kit/rules'
import type { RuleSet } from '@playhouse/game-kit/rules'
import { ageBoons, BLOT_RADIUS, SHIELD_TICKS, SWIFT_TICKS, takeBoon } from './boons.ts'
import { fillLoop, isOnSheet, recount, splat, washRim } from './land.ts'
import { think } from './minds.ts'
import { initialState } from './sheets.ts'
import { isSoundState } from './sound-state.ts'
import { CELLS, DX, DY, ENDING_TICKS, QUIET_TICKS, SEA, SIZE } from './state.ts'
import type { Event, Game, Painter, State } from './state.ts'

type Emit = (event: Event) => void

/** Thousandths of a cell in a tick: 7.5 cells a second. */
const SPEED = 125
/** Half as fast again. */
const SWIFT_SPEED = 188
/** Rivals that are soft to somebody new take their time. */
const EASE_SPEED = [SPEED, 104, 84] as const
/** No later than this a round is told how soft it is. */
const EASE_TICKS = 30
const BACK_TICKS = 60
const SAFE_TICKS = 90
const RIM_LAYERS = 1
const SPLAT_RADIUS = 3
/** Less than this is washed away whole. */
const LEAST_LAND = 9
export const POINTS_A_SPLASH = 25
/** On the quiet sheet bold loops are beautiful: this for every cell, shared among the loops. */
const POINTS_A_CELL = 50
/** Hunting for the last white specks is no joy. */
const FULL = 0.92
/** A quiet sheet filled with no more loops than this is a masterpiece. */
const BOLD_LOOPS = 14

export const rules: RuleSet<Game> = {
  slug: 'inkrealm',
  modes: { rush: {}, islands: {}, fog: {}, teams: {}, pools: {}, daily: { daily: true }, relax: {} },
  actions: [],
  axes: ['x', 'y'],
  rewards: ['claimed'],
  init: initialState,
  step(state, input, emit) {
    state.ticks++
    const isTimed = state.twist !== 'relax'
    if (isTimed && state.left <= 0) return standStill(state)
    for (const { level } of input.commands)
      if (state.ticks <= EASE_TICKS) state.ease = Math.min(2, Math.max(0, level))
    steer(state.painters[0]!, input.axis('x'), input.axis('y'))
    // Who goes first changes from tick to tick, so that nobody always wins a meeting.
    const count = state.painters.length
    for (let i = 0; i < count; i++) advance(state, (i + state.ticks) % count, emit)
    ageBoons(state, emit)
    state.left--
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
    const stars = starsFor(placeOf(state, 0), twist === 'teams')
    return left <= -ENDING_TICKS ? { won: stars > 0, score, stars } : null
  },
  isSound: isSoundState,
}

/** Up to tenth a star, up to fifth two, up to third three; of four teams the last has none. */
export function starsFor(place: number, isTeams = false): number {
  if (isTeams) return 4 - place
  return place <= 3 ? 3 : place <= 5 ? 2 : place <= 10 ? 1 : 0
}

/** Bold loops count most, and a steady hand up to ten times as much as a dreamy one. */
function scoreQuiet({ painters, ink, left }: State): number {
  const bold = (painters[0]!.land * POINTS_A_CELL) / Math.max(1, ink)
  return Math.floor(bold * (0.1 + (0.9 * left) / QUIET_TICKS))
}

/** Painters or, in a round of teams, teams: most land first. */
export function listRanking({ painters, twist }: State): { id: number; land: number }[] {
  const sums = new Map<number, number>()
  painters.forEach(({ team, land }, i) => {
    const id = twist === 'teams' ? team : i
    sums.set(id, (sums.get(id) ?? 0) + land)
  })
  return [...sums].map(([id, land]) => ({ id, land })).toSorted((a, b) => b.land - a.land || a.id - b.id)
}

/** 1 is the best. */
export function placeOf(state: State, who: number): number {
  const id = state.twist === 'teams' ? state.painters[who]!.team : who
  return listRanking(state).findIndex((entry) => entry.id === id) + 1
}

/** The nearest of eight directions; a stick at rest changes nothing. */
function steer(painter: Painter, x: number, y: number): void {
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  if (ax < 0.3 && ay < 0.3) return
  const dx = ax * 2.414 > ay ? (x > 0 ? 1 : -1) : 0
  const dy = ay * 2.414 > ax ? (y > 0 ? 1 : -1) : 0
  painter.wish = DX.findIndex((step, d) => step === dx && DY[d] === dy)
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
  const usual = who === 0 ? SPEED : EASE_SPEED[state.ease ?? 0]!
  painter.way += isInPool(state, painter) ? usual * 2 : painter.swift ? SWIFT_SPEED : usual
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
  if (who > 0) painter.wish = think(state, who)
  painter.way -= painter.span
  setOut(painter)
}

/** Chooses the next cell: the wish if it can be, else along the sheet's edge; never straight back over a wet trail. */
function setOut(painter: Painter): void {
  const { wish, dir, trail } = painter
  const isBack = (wish + 4) % 8 === dir && trail.length > 0
  const first = isBack ? dir : wish
  const next = [0, 1, -1, 2, -2, 3, -3, 4]
    .map((turn) => (first + turn + 8) % 8)
    .find((d) => isOnSheet(painter.x + DX[d]!, painter.y + DY[d]!))!
  painter.dir = next
  painter.fromX = painter.x
  painter.fromY = painter.y
  painter.x += DX[next]!
  painter.y += DY[next]!
  painter.span = next % 2 ? 1414 : 1000
}

function enter(state: State, who: number, cell: number, emit: Emit): void {
  const painter = state.painters[who]!
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  const other = (state.trails[cell] ?? 0) - 1
  if (other === who) return dropLoop(state, who, cell, emit)
  if (other >= 0) {
    const rival = state.painters[other]!
    if (rival.team !== painter.team && rival.safe === 0) splash(state, other, who, x, y, emit)
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
  if (boon.kind === 'swift') painter.swift = SWIFT_TICKS
  else if (boon.kind === 'shield') painter.safe = Math.max(painter.safe, SHIELD_TICKS)
  else {
    splat(state, who, x, y, BLOT_RADIUS)
    recount(state)
    if (painter.trail.length > 0) closeLoop(state, who, x, y, emit)
  }
  emit({ type: 'taken', who, kind: boon.kind, count: painter.land - before, x, y })
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
  const count = fillLoop(state, who)
  dryTrail(state, who)
  if (count === 0) return
  recount(state)
  emit({ type: 'claimed', who, count, x, y })
  if (state.twist === 'relax') state.ink++
  state.painters.forEach((painter, i) => {
    if (painter.land > 0 || painter.backIn > 0) return
    splash(state, i, who, Math.round(painter.px / 1000), Math.round(painter.py / 1000), emit)
  })
}

function splash(state: State, who: number, by: number, x: number, y: number, emit: Emit): void {
  const victim = state.painters[who]!
  dryTrail(state, who)
  victim.backIn = BACK_TICKS
  washRim(state, who, RIM_LAYERS)
  state.painters[by]!.splashes++
  splat(state, by, x, y, SPLAT_RADIUS)
  recount(state)
  emit({ type: 'splashed', who, by, x, y })
}

/** Back on what is left of one's land, or on a fresh blot where there is room. */
function comeBack(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const own = state.cells.flatMap((owner, cell) => (owner === who + 1 ? [cell] : []))
  const rng = createRng(state.rng)
  const cell = own.length >= LEAST_LAND ? rng.pick(own) : findFree(state)
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  if (own.length < LEAST_LAND) {
    for (const lost of own) state.cells[lost] = 0
    splat(state, who, x, y, 2)
  }
  Object.assign(painter, { x, y, fromX: x, fromY: y, way: 0, span: 1000, safe: SAFE_TICKS, swift: 0 })
  Object.assign(painter, { px: x * 1000, py: y * 1000, px0: x * 1000, py0: y * 1000 })
  painter.mind.plan = 'walk'
  painter.mind.left = 0
  recount(state)
  emit({ type: 'back', who, x, y })
}

/** The emptiest of some places drawn by chance. */
function findFree(state: State): number {
  const rng = createRng(state.rng)
  let best = 0
  let bestScore = -1
  for (let i = 0; i < 24; i++) {
    const cell = rng.int(CELLS)
    if (state.cells[cell] === SEA) continue
    const score = scorePlace(state, cell)
    if (score > bestScore) [best, bestScore] = [cell, score]
  }
  return best
}

function scorePlace({ cells, painters }: State, cell: number): number {
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  const away = painters.map((painter) =>
    painter.backIn > 0 ? 40 : Math.abs(painter.x - x) + Math.abs(painter.y - y),
  )
  return Math.min(40, ...away) + (cells[cell] === 0 ? 20 : 0)
}
