import { expect, test } from 'vitest'
import { freshTally } from './round-goals.ts'
import { measureDepth, recount, splat } from './land.ts'
import { PERSONALITIES } from './personalities.ts'
import { brushOf, hasten, rankOf, RANK_PARTS, rankShare } from './realm.ts'
import { rules } from '../rules.ts'
import { initialState } from './sheets.ts'
import { CELLS, FLOOD_TICKS, PAINTERS_BEFORE, SIZE } from '../state.ts'
import type { Event, State } from '../state.ts'

const begin = (mode = 'rush', seed = 5) => initialState({ mode, level: 0, seed, day: '' })

function run(state: State, ticks: number, x = 0, y = 0): Event[] {
  const events: Event[] = []
  const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
  for (let i = 0; i < ticks; i++)
    rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  return events
}

test('a realm has the rank its share of the sheet gives it, and none on the quiet sheet', () => {
  const state = begin()
  expect(RANK_PARTS.map((parts) => rankOf(state, (parts * state.room) / 1000))).toEqual([0, 1, 2, 3, 4, 5])
  expect(rankOf(state, 199)).toBe(0)
  expect(rankShare(state, 350)).toBeCloseTo(0.5)
  expect(rankShare(state, state.room)).toBe(1)
  expect(rankOf(begin('relax'), 9000)).toBe(0)
})

test('a large realm and the last seconds make swift and paint wide', () => {
  const state = begin()
  const me = state.painters[0]!
  expect([brushOf(state, me), hasten(state, me, 100)]).toEqual([0, 100])
  me.land = 1600
  expect(brushOf(state, me)).toBe(2)
  expect(hasten(state, me, 100)).toBeGreaterThan(110)
  state.left = FLOOD_TICKS
  expect(brushOf(state, me)).toBe(3)
})

test('the last half minute is announced once', () => {
  const state = begin()
  state.left = FLOOD_TICKS + 5
  expect(run(state, 30).filter(({ type }) => type === 'flood')).toHaveLength(1)
})

test('a rival that the player cuts loses the land around the cut to the player', () => {
  const state = begin('rush', 1)
  state.cells.fill(0)
  const [me, rival] = state.painters
  state.painters = [me!, rival!]
  for (const [i, x] of [
    [0, 20],
    [1, 32],
  ] as const) {
    Object.assign(state.painters[i]!, { x, y: 40, px: x * 1000, py: 40_000, safe: 0, way: 0 })
    splat(state, i, x, 40, 4)
  }
  rival!.backIn = 1e9
  recount(state)
  const before = rival!.land
  rival!.trail = [40 * SIZE + 26, 41 * SIZE + 26]
  for (const cell of rival!.trail) state.trails[cell] = 2
  const cut = run(state, 70, 1, 0).find(({ type }) => type === 'splashed')
  expect(cut).toMatchObject({ who: 1, by: 0 })
  expect(cut?.type === 'splashed' && cut.count).toBeGreaterThan(before)
  expect(rival!.land).toBe(0)
})

test('a player far behind is given an aim, and reaching it is worth a star in the last place', () => {
  const state = begin()
  for (let cell = 0; cell < state.cells.length; cell++) if (state.cells[cell] === 1) state.cells[cell] = 0
  splat(state, 0, state.painters[0]!.x, state.painters[0]!.y, 1)
  state.painters.slice(1).forEach((_, i) => splat(state, i + 1, 8 + i * 8, 90, 3))
  recount(state)
  state.left = 105 * 60 + 1
  const [aimed] = run(state, 1).filter(({ type }) => type === 'aimed')
  expect(aimed).toMatchObject({ target: state.painters[0]!.land + 900 })
  state.left = 3
  state.painters[0]!.land = state.aim!.target
  expect(run(state, 1).map(({ type }) => type)).toContain('reached')
  state.painters[0]!.land = 0
  state.left = -54
  expect(rules.getOutcome(state)).toMatchObject({ stars: 1, won: true })
})

test('a player who does well gets no comeback goal', () => {
  const state = begin()
  splat(state, 0, 50, 50, 12)
  recount(state)
  state.left = 105 * 60 + 1
  run(state, 1)
  expect(state.aim).toBeUndefined()
})

test('a player without land respawns with a fair blot, a shield and higher speed', () => {
  const state = begin()
  for (let cell = 0; cell < state.cells.length; cell++) if (state.cells[cell] === 1) state.cells[cell] = 0
  state.painters[0]!.backIn = 1
  run(state, 1)
  const me = state.painters[0]!
  recount(state)
  expect(me.land).toBeGreaterThan(40)
  expect(me.safe).toBeGreaterThan(150)
  expect(me.swift).toBeGreaterThan(200)
})

test('a goal beyond the corner of the sheet does not block the player there', () => {
  const state = begin()
  state.painters = state.painters.slice(0, 1)
  const at = SIZE - 4
  Object.assign(state.painters[0]!, { x: at, y: at, px: at * 1000, py: at * 1000 })
  run(state, 400, 1, 1)
  const { px, py } = state.painters[0]!
  expect(Math.max(SIZE * 1000 - px, SIZE * 1000 - py)).toBeGreaterThan(20_000)
})

test('a peaceful rival, another one and a blot can be seen from the start, and pearls', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { painters, boons, rain } = begin('rush', seed)
    const [me, next, second] = painters
    for (const rival of [next!, second!]) {
      const far = Math.hypot(rival.x - me!.x, rival.y - me!.y)
      expect(far).toBeGreaterThanOrEqual(7)
      expect(far).toBeLessThanOrEqual(11)
    }
    expect(rain!.length).toBeGreaterThanOrEqual(7)
    expect(Math.abs(next!.x - me!.x)).toBeLessThanOrEqual(7)
    expect(Math.abs(next!.y - me!.y)).toBeLessThanOrEqual(9)
    expect(PERSONALITIES[next!.mind.who]!.hunt).toBe(0)
    expect(boons).toMatchObject([{ kind: 'blot' }])
  }
})

test('a saved round with twenty painters and without a tally can be resumed', () => {
  const state = begin()
  delete state.tally
  while (state.painters.length < PAINTERS_BEFORE)
    state.painters.push({ ...structuredClone(state.painters[1]!), team: state.painters.length })
  expect(rules.isValid!(state)).toBe(true)
  run(state, 600, 1, 0)
  expect(state.tally).toBeUndefined()
  expect(rules.isValid!({ ...state, tally: { ...freshTally(), loop: -1 } })).toBe(false)
  expect(rules.isValid!({ ...state, aim: { target: 0, isReached: false } })).toBe(false)
})

test('the middle of a realm lies deepest in it', () => {
  const cells = new Uint8Array(CELLS)
  for (let y = 10; y < 21; y++) for (let x = 30; x < 41; x++) cells[y * SIZE + x] = 3
  const depth = new Uint8Array(CELLS)
  measureDepth(cells, depth)
  expect(depth[15 * SIZE + 35]).toBe(6)
  expect(depth[10 * SIZE + 30]).toBe(1)
  expect(Math.max(...[...depth].filter((_, i) => cells[i] === 3))).toBe(6)
})
