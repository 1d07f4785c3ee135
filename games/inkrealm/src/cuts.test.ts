import { expect, test } from 'vitest'
import { comeBack } from './coming-back.ts'
import { recount, splat } from './land.ts'
import { PEACE_TICKS } from './minds.ts'
import { rules } from './rules.ts'
import { initialState } from './sheets.ts'
import { SIZE } from './state.ts'
import type { Event, State } from './state.ts'

const begin = (mode = 'rush', seed = 1) => initialState({ mode, level: 0, seed, day: '' })

function step(state: State, x = 0, y = 0): Event[] {
  const events: Event[] = []
  const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
  rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  return events
}

/** The player is seven cells out of a realm of two hundred; a rival is about to run over the trail. */
function meet(ticks: number, ease: number): State {
  const state = begin()
  Object.assign(state, { ticks, ease, boons: [], rain: [], painters: state.painters.slice(0, 2) })
  state.cells.fill(0)
  const still = { safe: 0, span: 1000 }
  Object.assign(state.painters[0]!, { ...still, x: 35, y: 20, fromX: 34, fromY: 20, way: -1e9 })
  Object.assign(state.painters[1]!, { ...still, x: 32, y: 20, fromX: 32, fromY: 21, way: 999 })
  splat(state, 0, 20, 20, 8)
  splat(state, 1, 60, 20, 3)
  state.painters[0]!.trail = [29, 30, 31, 32, 33, 34, 35].map((x) => 20 * SIZE + x)
  for (const cell of state.painters[0]!.trail) state.trails[cell] = 1
  recount(state)
  return state
}

test('nobody cuts the player while there is peace, not even by chance, and its end is told', () => {
  for (const ease of [-1, 0, 1, 2]) {
    const peace = PEACE_TICKS[ease]!
    expect(step(meet(peace - 2, ease)).map(({ type }) => type)).not.toContain('splashed')
    const over = step(meet(peace - 1, ease)).map(({ type }) => type)
    expect(over).toContain('peaceOver')
    expect(over).toContain('splashed')
  }
})

test('a cut costs a bite where the trail left the land, and no more than a quarter', () => {
  for (const ease of [-1, 0, 1, 2]) {
    const state = meet(6000, ease)
    const { land } = state.painters[0]!
    const cut = step(state).find((event) => event.type === 'splashed')
    expect(cut).toMatchObject({ who: 0, by: 1, lost: land - state.painters[0]!.land })
    const lost = land - state.painters[0]!.land
    // A fifth of a point of the sheet at least.
    expect(lost).toBeGreaterThanOrEqual(20)
    expect(lost).toBeLessThanOrEqual(land / 4)
    expect(state.cells[20 * SIZE + 28]).toBe(ease < 0 ? 2 : 0)
    expect(state.cells[20 * SIZE + 14]).toBe(1)
  }
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

test('a round kept from before there was a shore is gone on with', () => {
  const state = begin('relax')
  Object.assign(state.painters[0]!, { x: 2, y: 2, fromX: 2, fromY: 2, px: 2000, py: 2000 })
  for (let i = 0; i < 300; i++) step(state, -1, 0)
  const me = state.painters[0]!
  expect(me.x >= 0 && me.y >= 0 && me.x < SIZE && me.y < SIZE).toBe(true)
})
