import { createRun, playOn } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { ageBoons, takeBoon } from './boons.ts'
import { bots } from '../bots.ts'
import { blotOf } from './gifts.ts'
import { isOnSheet, recount, splat } from './land.ts'
import { starPlacesIn, starsFor } from './places.ts'
import { rules } from '../rules.ts'
import { initialState } from './sheets.ts'
import { DX, DY, SEA, SIZE } from '../state.ts'
import type { Boon, Command, Event, State } from '../state.ts'

const begin = (mode = 'rush', seed = 5) => initialState({ mode, level: 0, seed, day: '' })

function run(state: State, ticks: number, commands: Command[] = []): Event[] {
  const events: Event[] = []
  for (let i = 0; i < ticks; i++) {
    const input = { down: () => false, pressed: () => false, released: () => false, axis: () => 0 }
    rules.step(state, { ...input, commands: i === 0 ? commands : [] }, (event) => events.push(event))
  }
  return events
}

/** The player walks onto a boon. */
function take(kind: Boon['kind']): { state: State; events: Event[] } {
  const state = begin()
  const me = state.painters[0]!
  me.safe = 0
  state.boons = [
    { kind, x: me.x + 4, y: me.y, left: 700 },
    { kind: 'swift', x: me.x, y: me.y + 9, left: 700 },
  ]
  return { state, events: run(state, 40) }
}

test('two different boons come up near the player, on dry sheet, and dry up', () => {
  for (const mode of ['rush', 'islands', 'fog', 'teams', 'pools']) {
    const state = begin(mode, 3)
    state.ticks = 16 * 60
    const events: Event[] = []
    ageBoons(state, (event) => events.push(event))
    expect(events.map(({ type }) => type)).toEqual(['offered'])
    const [one, other] = state.boons!
    expect(one!.kind).not.toBe(other!.kind)
    for (const { x, y } of state.boons!) {
      expect(Math.hypot(x - state.painters[0]!.x, y - state.painters[0]!.y)).toBeLessThan(8)
      expect(state.cells[y * SIZE + x]).not.toBe(SEA)
    }
    state.boons![0]!.left = 1
    state.ticks++
    ageBoons(state, () => {})
    expect(state.boons).toHaveLength(1)
  }
})

test('rivals do not chase trails on the quiet sheet', () => {
  const state = begin('relax')
  state.ticks = 16 * 60
  ageBoons(state, () => {})
  expect(state.boons).toEqual([])
})

test('taking one of two boons removes the other', () => {
  const state = begin()
  state.boons = [
    { kind: 'swift', x: 40, y: 40, left: 9 },
    { kind: 'blot', x: 50, y: 40, left: 9 },
  ]
  expect(takeBoon(state, 45, 40)).toBeNull()
  expect(takeBoon(state, 41, 39)?.kind).toBe('swift')
  expect(state.boons).toEqual([])
})

test('a shield keeps the trail safe, and swiftness is swift', () => {
  expect(take('shield').state.painters[0]!.safe).toBeGreaterThan(400)
  const { state } = take('swift')
  const from = state.painters[0]!.px
  run(state, 60)
  expect(state.painters[0]!.px - from).toBeGreaterThan(10_000)
})

test('a blot is land at once', () => {
  const { state, events } = take('blot')
  const taken = events.find((event) => event.type === 'taken')!
  expect(taken).toMatchObject({ who: 0, kind: 'blot' })
  expect(taken.type === 'taken' && taken.count).toBeGreaterThan(20)
  expect(state.cells[taken.y * SIZE + taken.x]).toBe(1)
})

test('a blot is small in the first half minute, then as large as the realm', () => {
  const state = begin()
  const me = state.painters[0]!
  const sizes = [0, 31 * 60].map((ticks) => blotOf({ ...state, ticks }, 0))
  me.land = state.room / 5
  sizes.push(blotOf({ ...state, ticks: 31 * 60 }, 0))
  expect(sizes).toEqual([3, 4, 6])
})

/** The player runs east from home for so many cells, over one thing that lies on the way. */
function runOver(at: number, ticks: number, lay: (state: State, x: number, y: number) => void) {
  const state = begin()
  state.painters = [state.painters[0]!]
  state.cells.fill(0)
  const me = state.painters[0]!
  splat(state, 0, me.x, me.y, 2)
  recount(state)
  Object.assign(state, { boons: [], rain: [] })
  const begun = me.land
  lay(state, me.x + at, me.y)
  const events = run(state, ticks)
  return { state, me, begun, types: events.map(({ type }) => type) }
}

test.each<[string, (state: State, x: number, y: number) => void]>([
  ['a bubble', (state, x, y) => (state.boons = [{ kind: 'blot', x, y, left: 700 }])],
  ['a pearl', (state, x, y) => (state.rain = [{ x, y }])],
  ['a golden drop', (state, x, y) => (state.gold = { x, y, left: 700 })],
])('the ink of %s far from home runs back to where the wet trail began, which lives on', (_, lay) => {
  const { state, me, types, begun } = runOver(14, 180, lay)
  expect(types).not.toContain('claimed')
  expect(me.trail.length).toBeGreaterThan(11)
  for (const cell of me.trail) expect(state.trails[cell]).toBe(1)
  // Own colour is safe: no wet cell lies in it, and the trail begins right at its border.
  for (const cell of me.trail) expect(state.cells[cell]).not.toBe(1)
  expect(Object.keys(state.trails)).toHaveLength(me.trail.length)
  expect([-1, 1, -SIZE, SIZE].some((step) => state.cells[me.trail[0]! + step] === 1)).toBe(true)
  const own = state.cells.flatMap((owner, cell) => (owner === 1 ? [cell] : []))
  expect(listPiece(state.cells, own[0]!).size).toBe(own.length)
  expect(own.length).toBeGreaterThan(begun)
  // Home again by a wide bow: all within is the player's.
  const wet = me.trail[10]!
  for (const [dx, dy] of [
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    // prettier-ignore
    for (let i = 0; i < (dx ? 176 : 80) && me.trail.length > 0; i++) {
      const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
      rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? dx : dy) }, () => {})
    }
  }
  expect(me.trail).toEqual([])
  expect(state.cells[wet]).toBe(1)
  expect(state.cells[wet + SIZE * 3]).toBe(1)
})

test('a blot that joins home brings the trail home', () => {
  const { me, types } = runOver(5, 48, (state, x, y) => (state.boons = [{ kind: 'blot', x, y, left: 700 }]))
  expect(types.at(-1)).toBe('taken')
  expect(me.trail).toEqual([])
})

test('an easy round is set with its first tick and not later, and its rivals are slower', () => {
  const paceOf = (commands: Command[]) => {
    const state = begin('rush', 8)
    run(state, 5, commands)
    return state.painters.slice(1).map(({ way }) => way)
  }
  expect(Math.max(...paceOf([{ type: 'ease', level: 2 }]))).toBeLessThan(Math.max(...paceOf([])))
  const late = begin()
  run(late, 60)
  run(late, 1, [{ type: 'ease', level: 2 }])
  expect(late.ease).toBe(0)
})

test('the player begins where there is sheet on all sides', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { x, y } = begin('rush', seed).painters[0]!
    expect(Math.min(x, y, SIZE - x, SIZE - y)).toBeGreaterThanOrEqual(25)
  }
})

test.each([
  { name: 'calm', ease: 2, day: '', stars: [3, 2, 2, 1, 1, 0, 0] },
  { name: 'bold', ease: -1, day: '', stars: [3, 2, 2, 1, 1, 0, 0] },
  { name: 'fierce', ease: -2, day: '', stars: [3, 2, 2, 1, 0, 0, 0] },
  { name: 'of the day', ease: 0, day: '2026-11-22', stars: [3, 3, 2, 2, 1, 1, 0] },
])('what the first seven places of a $name round are worth', ({ ease, day, stars }) => {
  const state = Object.assign(initialState({ mode: day ? 'daily' : 'rush', level: 0, seed: 3, day }), {
    ease,
  })
  expect(stars.map((_, i) => starsFor(i + 1, starPlacesIn(state)))).toEqual(stars)
})

test('a saved daily round from an older version keeps its old star goals', () => {
  const state = initialState({ mode: 'daily', level: 0, seed: 3, day: '2026-11-22' })
  expect(rules.isValid!(state)).toBe(true)
  delete state.isDaily
  expect(rules.isValid!(state)).toBe(true)
  expect(starPlacesIn(state)).toEqual([1, 3, 5])
})

test('a round that ended has its stars', () => {
  const start = { mode: 'rush', level: 0, seed: 3, day: '' }
  const round = createRun(rules, start)
  playOn(rules, round, bots.novice, { maxTicks: 600 })
  round.state.left = 60
  playOn(rules, round, bots.novice, { maxTicks: 1200 })
  const { outcome } = round
  expect(outcome).toMatchObject({ stars: expect.any(Number), won: outcome!.stars! > 0 })
})

test('a saved round from before boons existed can be resumed', () => {
  const state = begin('rush', 2)
  delete state.boons
  delete state.ease
  for (const painter of state.painters) delete painter.swift
  expect(rules.isValid!(state)).toBe(true)
  run(state, 16 * 60)
  expect(state.boons).toHaveLength(2)
})

test.each<[string, (state: State) => void]>([
  ['a boon off the sheet', (state) => (state.boons = [{ kind: 'swift', x: 400, y: 2, left: 9 }])],
  ['a boon nobody knows', (state) => (state.boons = [{ kind: 'gold' as 'swift', x: 4, y: 2, left: 9 }])],
  ['an impossible softness', (state) => (state.ease = 9)],
])('a save with %s is invalid', (_, spoil) => {
  const state = begin()
  spoil(state)
  expect(rules.isValid!(state)).toBe(false)
})

/** The cells of one owner that hang together with a cell. */
function listPiece(cells: readonly number[], from: number): Set<number> {
  const owner = cells[from]
  const piece = new Set([from])
  for (const cell of piece) {
    const x = cell % SIZE
    const y = (cell - x) / SIZE
    for (let d = 0; d < 8; d += 2) {
      const next = cell + DY[d]! * SIZE + DX[d]!
      if (isOnSheet(x + DX[d]!, y + DY[d]!) && cells[next] === owner) piece.add(next)
    }
  }
  return piece
}
