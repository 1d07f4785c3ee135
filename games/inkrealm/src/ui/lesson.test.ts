import { expect, test } from 'vitest'
import { fillLoop, recount, splat } from '../rules/land.ts'
import { chooseSide } from './lesson.ts'
import { findTrail, leaveBe, smellTrail } from '../rules/rival-ai.ts'
import { rules } from '../rules.ts'
import { rungAt } from '../rules/rungs.ts'
import { initialState } from '../rules/sheets.ts'
import { isValidState } from '../rules/validate-state.ts'
import { SIZE } from '../state.ts'
import type { Event, State } from '../state.ts'
import { findNextWreath, wreathOf } from '../art/wreaths.ts'

const begin = () => initialState({ mode: 'rush', level: 0, seed: 1, day: '' })

function run(state: State, ticks: number, x = 0, y = 0): Event[] {
  const events: Event[] = []
  const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
  for (let i = 0; i < ticks; i++)
    rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  return events
}
const isLearnt = (events: Event[]) => events.some(({ type }) => rules.rewards!.includes(type))

/** The player alone on a sheet without items. */
function alone(): State {
  const state = begin()
  Object.assign(state, { boons: [], rain: [], painters: state.painters.slice(0, 1) })
  state.cells = state.cells.map((owner) => (owner === 1 ? 1 : 0))
  return state
}

test('the lesson is learnt by a loop of the player\u2019s own', () => {
  const state = alone()
  expect(isLearnt([...run(state, 60, 1, 0), ...run(state, 40, 0, -1)])).toBe(false)
  expect(isLearnt([...run(state, 70, -1, 0), ...run(state, 60, 0, 1)])).toBe(true)
})

test('a pearl whose blot joins home is no lesson learnt', () => {
  const state = alone()
  const { x, y } = state.painters[0]!
  splat(state, 0, x, y, 5)
  recount(state)
  const events = [...run(state, 80, 1, 0), ...run(state, 26, 0, 1)]
  state.rain = [{ x: x + 6, y: y + 3 }]
  events.push(...run(state, 34, -1, 0))
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['drop', 'claimed']))
  expect(isLearnt(events)).toBe(false)
})

test('a rival\u2019s loop is no lesson learnt', () => {
  const state = begin()
  Object.assign(state.painters[0]!, { backIn: 1e9 })
  const events = run(state, 1200)
  expect(events.some((event) => event.type === 'claimed' && event.who > 0)).toBe(true)
  expect(isLearnt(events)).toBe(false)
})

test('until the first loop the player’s land is safe and no rival walks there', () => {
  const state = begin()
  const [me, rival] = state.painters
  const { x, y, land } = me!
  expect(isValidState(state)).toBe(true)
  splat(state, 1, x, y, 4)
  const ring: number[] = []
  for (let i = -8; i <= 8; i++)
    ring.push((y - 8) * SIZE + x + i, (y + 8) * SIZE + x + i, (y + i) * SIZE + x - 8, (y + i) * SIZE + x + 8)
  rival!.trail = ring
  me!.safe = 0
  fillLoop(state, 1)
  rival!.trail = []
  recount(state)
  expect(me!.land).toBe(land)

  const visits = (start: State) => {
    const home = new Set(start.cells.flatMap((owner, cell) => (owner === 1 ? [cell] : [])))
    Object.assign(start, { boons: [], rain: [] })
    Object.assign(start.painters[0]!, { backIn: 1e9, safe: 0 })
    let count = 0
    for (let i = 0; i < 1800; i++) {
      run(start, 1)
      for (const one of start.painters.slice(1))
        if (one.backIn === 0 && home.has(one.y * SIZE + one.x)) count++
    }
    return { count, isIntact: [...home].every((cell) => start.cells[cell] === 1) }
  }
  // A rival is sent there again and again.
  const send = (seed: number, isNew: boolean) => {
    const start = initialState({ mode: 'rush', level: 0, seed, day: '' })
    if (!isNew) delete start.isNew
    start.painters.slice(1).forEach((one) => Object.assign(one.mind, { who: 13 }))
    return visits(start)
  }
  for (const seed of [2, 5, 9]) expect(send(seed, true)).toEqual({ count: 0, isIntact: true })
  expect([2, 5, 9].some((seed) => send(seed, false).count > 0)).toBe(true)
})

test('the first loop of the player\u2019s own ends that', () => {
  const state = alone()
  expect(state.isNew).toBe(true)
  run(state, 60, 1, 0)
  run(state, 40, 0, -1)
  expect(state.isNew).toBe(true)
  run(state, 70, -1, 0)
  run(state, 60, 0, 1)
  expect(state.isNew).toBeUndefined()
})

test('a cut far out brings its painter home: all own land is safe', () => {
  const state = hunted()
  delete state.isNew
  const [me, rival] = state.painters
  // This time the player runs over the rival\u2019s trail, seven cells out.
  for (const cell of me!.trail) delete state.trails[cell]
  me!.trail = [26, 27, 28, 29, 30, 31, 32].map((x) => 20 * SIZE + x)
  for (const cell of me!.trail) state.trails[cell] = 1
  Object.assign(me!, { x: 32, px: 32_480, course: 0, goal: 0 })
  rival!.trail = [20 * SIZE + 33]
  state.trails[20 * SIZE + 33] = 2
  const types = run(state, 2, 1, 0).map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['splashed', 'claimed']))
  expect(types).not.toContain('drew')
  expect(me!.trail).toEqual([])
  for (const x of [26, 29, 33]) expect(state.cells[20 * SIZE + x]).toBe(1)
  expect(state.trails).toEqual({})
})

/** A rival beside the player's long trail, late enough for it to be hunted. */
function hunted(): State {
  const state = begin()
  Object.assign(state, { ease: -2, ticks: 6000, boons: [], rain: [], painters: state.painters.slice(0, 2) })
  state.cells.fill(0)
  splat(state, 0, 20, 20, 5)
  splat(state, 1, 60, 60, 5)
  const me = state.painters[0]!
  me.trail = Array.from({ length: 30 }, (_, i) => 20 * SIZE + 26 + i)
  for (const cell of me.trail) state.trails[cell] = 1
  Object.assign(me, { x: 55, y: 20, px: 55_000, py: 20_000, safe: 0 })
  Object.assign(state.painters[1]!, { x: 40, y: 23, px: 40_000, py: 23_000, safe: 0 })
  recount(state)
  return state
}

test('a rival that has cut the player looks for other trails for a while', () => {
  const state = hunted()
  expect([smellTrail(state, 1) >= 0, findTrail(state, 1, 6) >= 0]).toEqual([true, true])
  leaveBe(state, 1, 600)
  expect([smellTrail(state, 1), findTrail(state, 1, 6)]).toEqual([-1, -1])
  expect(isValidState(begin())).toBe(true)
  state.ticks += 600
  expect(smellTrail(state, 1)).toBeGreaterThanOrEqual(0)

  const cut = hunted()
  Object.assign(cut.painters[1]!, { y: 21, py: 20_520, course: 192, goal: 192 })
  expect(run(cut, 4).some(({ type }) => type === 'splashed')).toBe(true)
  expect(cut.painters[1]!.mind.huntFrom).toBeGreaterThan(cut.ticks + 20 * 60)
})

test('after a cut rivals leave the player alone for eight seconds', () => {
  const state = hunted()
  Object.assign(state.painters[1]!, { y: 21, py: 20_520, course: 192, goal: 192 })
  run(state, 4)
  run(state, 70)
  expect(state.painters[0]!.backIn).toBe(0)
  expect(state.painters[0]!.safe).toBeGreaterThan(6 * 60)
})

test('during peace a rival that crosses the trail is reported and cuts nothing', () => {
  const state = hunted()
  state.ticks = rungAt(5).peaceTicks - 60
  Object.assign(state.painters[1]!, { y: 21, py: 20_520, course: 192, goal: 192 })
  const types = run(state, 4).map(({ type }) => type)
  expect(types).toContain('passed')
  expect(types).not.toContain('splashed')
})

test('laurels unlock wreaths, and the next one is shown', () => {
  expect([0, 2, 3, 9, 10, 25, 90].map((laurels) => wreathOf({ laurels }))).toEqual([0, 0, 1, 1, 2, 3, 3])
  expect(findNextWreath({})).toEqual({ wreath: 1, missing: 3, share: 0 })
  expect(findNextWreath({ laurels: 5 })).toEqual({ wreath: 2, missing: 5, share: 0.5 })
  expect(findNextWreath({ laurels: 25 })).toBeNull()
})

test.each(['taken', 'drop'] as const)('a loop that a gift closes ends the lesson as well: %s', (gift) => {
  const state = alone()
  const me = state.painters[0]!
  const start = { x: me.x, y: me.y }
  const rim = start.y + Math.ceil(Math.sqrt(me.land / Math.PI))
  run(state, 80, 1, 0)
  run(state, 80, 0, 1)
  while (me.x > start.x) run(state, 1, -1, 0)
  // Just below home: its blot joins it before the painter is there.
  const at = { x: me.x, y: gift === 'taken' ? rim + 2 : rim + 1 }
  if (gift === 'taken') state.boons = [{ ...at, kind: 'blot', left: 600 }]
  else state.rain = [at]
  const types: string[] = []
  for (let i = 0; i < 120 && !types.includes(gift); i++)
    types.push(...run(state, 1, 0, -1).map(({ type }) => type))
  expect(types).toEqual(['claimed', 'drew', gift])
  expect(state.isNew).toBeUndefined()
})

test('the demonstrated loop is on the side without rivals', () => {
  const state = alone()
  const { x, y } = state.painters[0]!
  const first = [1, -1] as const
  expect(chooseSide(state, first)).toBe(first)
  splat(state, 1, x + 5, y - 5, 2)
  expect(chooseSide(state, first)).toEqual([1, 1])
  splat(state, 1, x + 5, y + 5, 2)
  expect(chooseSide(state, first)[0]).toBe(-1)
})
