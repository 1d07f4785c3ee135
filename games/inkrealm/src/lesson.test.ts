import { expect, test } from 'vitest'
import { recount, splat } from './land.ts'
import { findTrail, leaveBe, smellTrail } from './minds.ts'
import { rules } from './rules.ts'
import { rungAt } from './rungs.ts'
import { initialState } from './sheets.ts'
import { isSoundState } from './sound-state.ts'
import { SIZE } from './state.ts'
import type { Event, State } from './state.ts'
import { findNextWreath, wreathOf } from './wreaths.ts'

const begin = () => initialState({ mode: 'rush', level: 0, seed: 1, day: '' })

function run(state: State, ticks: number, x = 0, y = 0): Event[] {
  const events: Event[] = []
  const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
  for (let i = 0; i < ticks; i++)
    rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  return events
}
const isLearnt = (events: Event[]) => events.some(({ type }) => rules.rewards!.includes(type))

/** The player alone on a sheet, nothing to be had. */
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
  expect(isSoundState(begin())).toBe(true)
  state.ticks += 600
  expect(smellTrail(state, 1)).toBeGreaterThanOrEqual(0)

  const cut = hunted()
  Object.assign(cut.painters[1]!, { y: 21, py: 20_520, course: 192, goal: 192 })
  expect(run(cut, 4).some(({ type }) => type === 'splashed')).toBe(true)
  expect(cut.painters[1]!.mind.huntFrom).toBeGreaterThan(cut.ticks + 20 * 60)
})

test('who was cut is let be for eight seconds', () => {
  const state = hunted()
  Object.assign(state.painters[1]!, { y: 21, py: 20_520, course: 192, goal: 192 })
  run(state, 4)
  run(state, 70)
  expect(state.painters[0]!.backIn).toBe(0)
  expect(state.painters[0]!.safe).toBeGreaterThan(6 * 60)
})

test('in peace a rival that runs over the trail is told of, and cuts nothing', () => {
  const state = hunted()
  state.ticks = rungAt(5).peaceTicks - 60
  Object.assign(state.painters[1]!, { y: 21, py: 20_520, course: 192, goal: 192 })
  const types = run(state, 4).map(({ type }) => type)
  expect(types).toContain('passed')
  expect(types).not.toContain('splashed')
})

test('laurels are bound into wreaths, and the next is told', () => {
  expect([0, 2, 3, 9, 10, 25, 90].map((laurels) => wreathOf({ laurels }))).toEqual([0, 0, 1, 1, 2, 3, 3])
  expect(findNextWreath({})).toEqual({ wreath: 1, missing: 3, share: 0 })
  expect(findNextWreath({ laurels: 5 })).toEqual({ wreath: 2, missing: 5, share: 0.5 })
  expect(findNextWreath({ laurels: 25 })).toBeNull()
})
