import { createRun, hashState, playBot, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { INKS } from './art/inks.ts'
import { fillLoop, recount, splat } from './rules/land.ts'
import { PERSONALITIES, SHAPES } from './rules/personalities.ts'
import { closeLoop } from './rules/loops.ts'
import { listRanking, placeOf } from './rules/places.ts'
import { rules } from './rules.ts'
import { initialState } from './rules/sheets.ts'
import { CELLS, ENDING_TICKS, PAINTERS, SEA, SIZE } from './state.ts'
import type { Event, State } from './state.ts'

const begin = (mode = 'rush', seed = 5) => initialState({ mode, level: 0, seed, day: '' })
const at = (x: number, y: number) => y * SIZE + x

/** Two painters on a blank sheet: the player at 20, 20 and a rival far away. */
function beginBlank(): State {
  const state = begin('rush', 1)
  state.cells.fill(0)
  state.painters = state.painters.slice(0, 2)
  state.painters.forEach((painter, i) => {
    const x = 20 + i * 60
    Object.assign(painter, {
      x,
      y: 20,
      px: x * 1000,
      py: 20_000,
      safe: 0,
      way: 0,
      course: 0,
      goal: 0,
      dir: 0,
      wish: 0,
    })
    splat(state, i, x, 20, 2)
  })
  // The rival stays away.
  state.painters[1]!.backIn = 1e9
  recount(state)
  return state
}

/** Steers the player along: each [direction, ticks]. */
function drive(state: State, legs: readonly (readonly [x: number, y: number, ticks: number])[]): Event[] {
  const events: Event[] = []
  for (const [x, y, ticks] of legs) {
    const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
    for (let i = 0; i < ticks; i++)
      rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  }
  return events
}

test('a loop out of the land and home again claims what it encloses', () => {
  const state = beginBlank()
  const before = state.painters[0]!.land
  const events = drive(state, [[1, 0, 56], [0, 1, 48], [-1, 0, 60], [0, -1, 60]]) // prettier-ignore
  expect(events.map(({ type }) => type)).toContain('claimed')
  expect(state.painters[0]!.land).toBeGreaterThan(before + 12)
  expect(state.painters[0]!.trail).toEqual([])
})

test('the larger a loop the wider its line: one twice as long wins far more than a plain fill', () => {
  const win = (side: number) => {
    const state = beginBlank()
    const me = state.painters[0]!
    me.trail = []
    for (let i = 0; i < side; i++) me.trail.push(at(23 + i, 20))
    for (let i = 1; i < side; i++) me.trail.push(at(22 + side, 20 + i))
    for (let i = 1; i < side; i++) me.trail.push(at(22 + side - i, 19 + side))
    for (let i = 1; i < side - 1; i++) me.trail.push(at(23, 19 + side - i))
    const before = me.land
    closeLoop(state, 0, 23, 21, () => {})
    return me.land - before
  }
  expect(win(5)).toBe(25)
  // Beside the square itself one, two, three cells more to each side.
  expect(win(8)).toBeGreaterThan(8 * 8 + 20)
  expect(win(12)).toBeGreaterThan(12 * 12 + 60)
  expect(win(16)).toBeGreaterThan(16 * 16 + 130)
})

test.each([
  ['north', 0, -1],
  ['north-east', 1, -1],
  ['south-west', -1, 1],
  ['west', -1, 0],
])('a stick pushed %s leads there', (_, x, y) => {
  const state = beginBlank()
  // Once it has turned.
  drive(state, [[x, y, 30]])
  const { px, py } = state.painters[0]!
  drive(state, [[x, y, 40]])
  const now = state.painters[0]!
  expect([Math.sign(now.px - px), Math.sign(now.py - py)]).toEqual([x, y])
})

test('crossing a rival’s wet trail splashes that rival', () => {
  const state = beginBlank()
  const rival = state.painters[1]!
  rival.trail = [at(26, 20), at(26, 21)]
  for (const cell of rival.trail) state.trails[cell] = 2
  const events = drive(state, [[1, 0, 60]])
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'splashed', who: 1, by: 0, x: 26, y: 20, count: expect.any(Number) }),
  )
  expect(state.painters[0]!.splashes).toBe(1)
  expect(Object.values(state.trails)).not.toContain(2)
})

test('a painter that is safe cannot be cut, and neither can a friend', () => {
  for (const [safe, team] of [
    [999, 1],
    [0, 0],
  ] as const) {
    const state = beginBlank()
    state.twist = 'teams'
    const rival = state.painters[1]!
    Object.assign(rival, { safe, team, trail: [at(26, 20)] })
    state.trails[at(26, 20)] = 2
    expect(drive(state, [[1, 0, 60]]).filter(({ type }) => type === 'splashed')).toEqual([])
    expect(rival.trail).toEqual([at(26, 20)])
  }
})

test('a twist on the own trail only dries the loose end', () => {
  const state = beginBlank()
  const events = drive(state, [[1, 0, 70], [0, 1, 20], [-1, 0, 20], [0, -1, 34]]) // prettier-ignore
  expect(events.map(({ type }) => type)).toContain('looped')
  expect(state.painters[0]!.backIn).toBe(0)
})

test('a ring closed on the own trail counts: it is land, joined to home, and the first lesson is learnt', () => {
  const state = beginBlank()
  state.isNew = true
  const before = state.painters[0]!.land
  const events = drive(state, [[1, 0, 140], [0, 1, 50], [-1, 0, 50], [0, -1, 56]]) // prettier-ignore
  expect(events.map(({ type }) => type)).toContain('claimed')
  expect(events.filter(({ type }) => type === 'drew')).toHaveLength(1)
  expect(state.isNew).toBeUndefined()
  expect(state.painters[0]!.land).toBeGreaterThan(before + 30)
  // The way out is land, and what the ring encloses.
  expect([at(24, 20), at(28, 20), at(34, 23)].map((cell) => state.cells[cell])).toEqual([1, 1, 1])
  expect(fillLoop(state, 0)).toBe(0)
})

test('over water the way home from a ring stays wet', () => {
  const state = beginBlank()
  for (let x = 24; x < 40; x++) for (let y = 18; y < 22; y++) state.cells[at(x, y)] = SEA
  drive(state, [
    [1, 0, 140],
    [0, 1, 50],
    [-1, 0, 50],
    [0, -1, 56],
  ])
  const { trail } = state.painters[0]!
  expect(trail[0]).toBe(at(24, 20))
  expect(state.cells[at(34, 24)]).toBe(1)
  for (const cell of trail) expect(state.trails[cell]).toBe(1)
})

test('a splashed painter is back after a second', () => {
  const state = beginBlank()
  state.painters[0]!.backIn = 60
  expect(drive(state, [[0, 0, 59]]).filter(({ type }) => type === 'back')).toEqual([])
  expect(drive(state, [[0, 0, 1]]).map(({ type }) => type)).toContain('back')
})

test('water has no owner, and a loop over water claims the dry part only', () => {
  const state = beginBlank()
  for (let y = 0; y < SIZE; y++) state.cells[at(25, y)] = SEA
  state.painters[0]!.trail = [23, 24, 25, 26, 27].flatMap((x) => [at(x, 18), at(x, 22)])
  state.painters[0]!.trail.push(at(27, 19), at(27, 20), at(27, 21))
  fillLoop(state, 0)
  expect(state.cells[at(25, 20)]).toBe(SEA)
  expect(state.cells[at(26, 20)]).toBe(1)
})

test('the largest loop there can be fills the whole sheet', () => {
  const state = beginBlank()
  const border: number[] = []
  for (let i = 0; i < SIZE; i++) border.push(at(i, 0), at(i, SIZE - 1), at(0, i), at(SIZE - 1, i))
  state.painters[0]!.trail = border
  state.cells.fill(0)
  expect(fillLoop(state, 0)).toBe(CELLS)
  expect(state.cells.every((owner) => owner === 1)).toBe(true)
})

test('every mode begins with dry land for all painters', () => {
  for (const mode of Object.keys(rules.modes)) {
    for (const seed of [1, 2]) {
      const { painters, cells } = begin(mode, seed)
      expect(painters).toHaveLength(mode === 'relax' ? 1 : PAINTERS)
      for (const { land } of painters) expect(land).toBeGreaterThan(4)
      expect(cells.length).toBe(CELLS)
    }
  }
})

test('the same day gives the same sheet and the same twist', () => {
  const start = { mode: 'daily', level: 0, seed: 9, day: '2026-11-21' }
  expect(hashState(initialState(start))).toBe(hashState(initialState(start)))
})

test('nineteen rivals have names, figures and inks of their own', () => {
  expect(new Set(PERSONALITIES.map(({ name }) => name)).size).toBe(19)
  expect(new Set(INKS.map(({ pattern }) => pattern)).size).toBe(20)
  expect(new Set(INKS.map(({ fill }) => fill)).size).toBe(20)
  for (const { shapes } of PERSONALITIES)
    for (const shape of shapes) expect(SHAPES[shape].length).toBeGreaterThan(1)
})

test('a round lasts three minutes and gives every painter a place', () => {
  const state = begin('rush', 4)
  expect(state.left).toBe(180 * 60)
  state.left = 600
  const seconds = drive(state, [[0, 0, 600]]).filter(({ type }) => type === 'second')
  expect(seconds).toHaveLength(10)
  expect(rules.getOutcome(state)).toBeNull()
  const before = state.painters.map(({ px, py }) => [px, py])
  drive(state, [[1, 0, ENDING_TICKS]])
  expect(state.painters.map(({ px, py }) => [px, py])).toEqual(before)
  expect(rules.getOutcome(state)).toMatchObject({ score: expect.any(Number) })
  expect(listRanking(state)).toHaveLength(PAINTERS)
  expect(placeOf(state, 0)).toBeGreaterThanOrEqual(1)
})

test('most novices have a first claim within five seconds', () => {
  const rewards = [1, 2, 3, 4, 5, 6, 7].map((seed) => {
    const start = { mode: 'rush', level: 0, seed, day: '' }
    return playBot(rules, start, bots.novice, { maxTicks: 600 }).firstReward ?? 600
  })
  expect(rewards.toSorted((a, b) => a - b)[3]).toBeLessThan(300)
})

test('a log played again gives the same hash', () => {
  const start = { mode: 'pools', level: 0, seed: 8, day: '' }
  const { log, hash } = playBot(rules, start, bots.expert, { maxTicks: 600 })
  expect(replay(rules, log).hash()).toBe(hash)
})

test('after five seconds every painter moves and is on the sheet', () => {
  const run = createRun(rules, { mode: 'rush', level: 0, seed: 2, day: '' })
  const places = run.state.painters.map(({ px, py }) => `${px} ${py}`)
  for (let i = 0; i < 300; i++) run.tick(toFrame(rules, {}))
  expect(run.state.ticks).toBe(300)
  run.state.painters.forEach(({ px, py }, i) => {
    expect(`${px} ${py}`).not.toBe(places[i])
    for (const at of [px, py]) expect(at >= 0 && at < SIZE * 1000).toBe(true)
  })
})

test.each(Object.keys(rules.modes))(
  'a round of %s is kept whole in less than 64 KB, and gone on with',
  (mode) => {
    const day = mode === 'daily' ? '2026-11-21' : ''
    const run = createRun(rules, { mode, level: 0, seed: 6, day })
    for (let i = 0; i < 2400; i++)
      run.tick(toFrame(rules, { axes: { x: i % 120 < 60 ? 1 : -1, y: i % 60 < 30 ? 1 : -1 } }))
    const before = JSON.stringify(run.state)
    expect(before.length).toBeLessThan(60_000)
    const again: State = JSON.parse(before)
    expect(rules.isValid!(again)).toBe(true)
    for (const [from, ticks] of [[run.state, 200], [again, 200]] as const) drive(from, [[1, 0, ticks]]) // prettier-ignore
    expect(hashState(again)).toBe(hashState(run.state))
  },
)

test.each<[string, (state: State) => void]>([
  ['a cell nobody can own', (state) => (state.cells[5] = 44)],
  ['a sheet cut off', (state) => (state.cells.length = 90)],
  ['a painter off the sheet', (state) => (state.painters[3]!.x = 400)],
  ['a trail off the sheet', (state) => (state.trails[CELLS + 3] = 2)],
  ['a rival nobody knows', (state) => (state.painters[2]!.mind.who = 77)],
  ['a round that never ends', (state) => (state.left = 1e9)],
])('a save with %s is invalid', (_, spoil) => {
  const state = begin()
  expect(rules.isValid!(state)).toBe(true)
  spoil(state)
  expect(rules.isValid!(state)).toBe(false)
  for (const junk of [null, 7, [], {}]) expect(rules.isValid!(junk)).toBe(false)
})
