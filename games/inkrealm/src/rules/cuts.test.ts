import { expect, test } from 'vitest'
import { comeBack } from './coming-back.ts'
import { splash } from './cuts.ts'
import { recount, splat } from './land.ts'
import { smellTrail } from './rival-ai.ts'
import { rules } from '../rules.ts'
import { easeOf, rungAt } from './rungs.ts'
import { initialState } from './sheets.ts'
import { SIZE } from '../state.ts'
import type { Event, State } from '../state.ts'

const begin = (mode = 'rush', seed = 1) => initialState({ mode, level: 0, seed, day: '' })

function step(state: State, x = 0, y = 0): Event[] {
  const events: Event[] = []
  const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
  rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  return events
}

const RUNGS = [1, 2, 3, 4, 5]

/** The player is seven cells out of a realm of two hundred; a rival is about to run over the trail. */
function meet(ticks: number, ease: number): State {
  const state = begin()
  delete state.isNew
  Object.assign(state, { ticks, ease, boons: [], rain: [], painters: state.painters.slice(0, 2) })
  state.cells.fill(0)
  const north = { safe: 0, way: 0, course: 192, goal: 192, dir: 6, wish: 6 }
  Object.assign(state.painters[0]!, { ...north, x: 35, y: 20, px: 35_000, py: 20_000 })
  Object.assign(state.painters[1]!, { ...north, x: 32, y: 21, px: 32_000, py: 20_520 })
  splat(state, 0, 20, 20, 8)
  splat(state, 1, 60, 20, 3)
  state.painters[0]!.trail = [29, 30, 31, 32, 33, 34, 35].map((x) => 20 * SIZE + x)
  for (const cell of state.painters[0]!.trail) state.trails[cell] = 1
  recount(state)
  return state
}

test('no rival cuts the player during peace, and the end of peace is reported', () => {
  for (const rung of RUNGS) {
    const ease = easeOf(rung)
    const peace = rungAt(rung).peaceTicks
    expect(step(meet(peace - 2, ease)).map(({ type }) => type)).not.toContain('splashed')
    const over = step(meet(peace - 1, ease)).map(({ type }) => type)
    expect(over).toContain('peaceOver')
    expect(over).toContain('splashed')
  }
})

/** Hundredths of the land that a cut costs, by rung. */
const listCosts = (change: (state: State) => void = () => {}) =>
  RUNGS.map((rung) => {
    const state = meet(6000, easeOf(rung))
    change(state)
    recount(state)
    const { land } = state.painters[0]!
    const cut = step(state).find((event) => event.type === 'splashed')
    const lost = land - state.painters[0]!.land
    expect(cut).toMatchObject({ who: 0, by: 1, lost })
    return Math.round((lost * 100) / land)
  })

test('a cut costs a real share of the land, more on every rung, around where the trail left it', () => {
  const costs = listCosts()
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(new Set(costs).size).toBe(RUNGS.length)
  expect(costs[0]).toBeLessThanOrEqual(11)
  expect(costs[2]).toBeGreaterThanOrEqual(12)
  expect(costs[4]).toBeLessThanOrEqual(41)
  // From lively rivals on it is the cutter's, before it is washed away.
  for (const rung of RUNGS) {
    const state = meet(6000, easeOf(rung))
    step(state)
    expect(state.cells[20 * SIZE + 28]).toBe(rung < 3 ? 0 : 2)
    expect(state.cells[20 * SIZE + 14]).toBe(1)
  }
})

test('a longer trail costs more, so does a crown, and a home is always left', () => {
  const lively = (change: (state: State) => void) => listCosts(change)[2]!
  const usual = lively((state) => splat(state, 1, 60, 60, 20))
  expect(lively(() => {})).toBeGreaterThan(usual)
  const long = lively((state) => {
    splat(state, 1, 60, 60, 20)
    state.painters[0]!.trail.push(...Array.from({ length: 40 }, (_, i) => 22 * SIZE + 30 + i))
  })
  expect(long).toBeGreaterThan(usual)
  const small = meet(6000, -2)
  small.cells.fill(0)
  splat(small, 0, 22, 20, 2)
  recount(small)
  const { land } = small.painters[0]!
  step(small)
  expect(small.painters[0]!.land).toBe(land)
})

test('greed draws hunters: a long wet trail is smelt from afar on the upper rungs, a short one is not', () => {
  const smell = (rung: number, length: number) => {
    const state = meet(6000, easeOf(rung))
    const trail = Array.from({ length }, (_, i) => 20 * SIZE + 29 + i)
    state.painters[0]!.trail = trail
    for (const cell of trail) state.trails[cell] = 1
    Object.assign(state.painters[1]!, { x: 36, y: 31 })
    return smellTrail(state, 1)
  }
  expect(RUNGS.map((rung) => smell(rung, 45) >= 0)).toEqual([false, false, true, true, true])
  expect(RUNGS.map((rung) => smell(rung, 10) >= 0)).toEqual([false, false, false, false, false])
})

test('on no rung are rivals much swifter than a fresh drop, and each rung is swifter and more careful', () => {
  const rungs = RUNGS.map(rungAt)
  for (const { speed } of rungs) expect(speed).toBeLessThanOrEqual(128)
  for (const key of ['speed', 'care', 'size', 'part'] as const) {
    const values = rungs.map((rung) => rung[key])
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(values).size).toBe(RUNGS.length)
  }
  // Danger is met in the first minute.
  for (const { peaceTicks } of rungs) expect(peaceTicks).toBeLessThanOrEqual(40 * 60)
})

test('after a cut every rival lets the player\u2019s trail be for a while', () => {
  const state = begin()
  delete state.isNew
  Object.assign(state, { ticks: 6000, ease: -2, boons: [], rain: [] })
  const me = state.painters[0]!
  Object.assign(me, { safe: 0, x: 55, y: 50 })
  me.trail = Array.from({ length: 30 }, (_, i) => 50 * SIZE + 26 + i)
  for (const cell of me.trail) state.trails[cell] = 1
  const other = state.painters[2]!
  Object.assign(other, { x: 40, y: 53 })
  expect(smellTrail(state, 2)).toBeGreaterThanOrEqual(0)
  splash(state, { who: 0, by: 1 }, { x: 40, y: 50 }, () => {})
  me.trail = Array.from({ length: 30 }, (_, i) => 50 * SIZE + 26 + i)
  for (const cell of me.trail) state.trails[cell] = 1
  expect(smellTrail(state, 2)).toBe(-1)
  state.ticks += 31 * 60
  expect(smellTrail(state, 2)).toBeGreaterThanOrEqual(0)
})

test('cutting the crowned painter wins more land', () => {
  const won = [3, 14].map((mine) => {
    const state = meet(6000, 0)
    splat(state, 1, 60, 40, 12)
    if (mine > 3) splat(state, 0, 30, 70, 20)
    recount(state)
    const [me, rival] = state.painters
    // This time the player runs over the rival's trail.
    for (const cell of me!.trail) delete state.trails[cell]
    me!.trail = []
    rival!.trail = [60, 61, 62].map((x) => 28 * SIZE + x)
    for (const cell of rival!.trail) state.trails[cell] = 2
    Object.assign(me!, { x: 61, y: 27, px: 61_000, py: 27_480, course: 64, goal: 64 })
    rival!.backIn = 1e9
    const cut = step(state).find((event) => event.type === 'splashed')!
    return cut.type === 'splashed' ? cut : null
  })
  expect(won.map((cut) => cut!.isCrown ?? false)).toEqual([true, false])
  expect(won[0]!.count).toBeGreaterThan(won[1]!.count)
})

test('the player comes back where the realm is widest', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const state = begin('rush', seed)
    state.cells.fill(0)
    splat(state, 0, 80, 20, 3)
    splat(state, 0, 30, 60, 12)
    comeBack(state, 0, () => {})
    const { x, y } = state.painters[0]!
    expect(Math.max(Math.abs(x - 30), Math.abs(y - 60))).toBeLessThanOrEqual(3)
  }
})

test('on the quiet sheet the way ends a few cells from the coast, on all sides', () => {
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
  ] as const) {
    // prettier-ignore
    const state = begin('relax')
    for (let i = 0; i < 900; i++) step(state, x, y)
    const me = state.painters[0]!
    expect(Math.max(Math.abs(me.x - 49.5), Math.abs(me.y - 49.5))).toBeLessThanOrEqual(23.5)
  }
})

test('a saved round from before the shore existed can be resumed', () => {
  const state = begin('relax')
  const me0 = { x: 2, y: 2, fromX: 2, fromY: 2, px: 2000, py: 2000, course: undefined, goal: undefined }
  Object.assign(state.painters[0]!, me0)
  for (let i = 0; i < 300; i++) step(state, -1, 0)
  const me = state.painters[0]!
  expect(me.x >= 0 && me.y >= 0 && me.x < SIZE && me.y < SIZE).toBe(true)
})
