import { expect, test } from 'vitest'
import { recount, splat } from './rules/land.ts'
import { listRanking, placeOf, starsOf, TEAM_PART, teamPartOf } from './rules/places.ts'
import { takeDrop } from './rules/rain.ts'
import { rules } from './rules.ts'
import { initialState } from './rules/sheets.ts'
import { ROUND_TICKS, SEA, SIZE } from './state.ts'
import type { Event, State } from './state.ts'
import { flashOf } from './rules/sheet-events.ts'

const begin = (mode: string, seed = 5) => initialState({ mode, level: 0, seed, day: '' })

function run(state: State, ticks: number, x = 0, y = 0): Event[] {
  const events: Event[] = []
  const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
  for (let i = 0; i < ticks; i++)
    rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  return events
}
const kinds = (events: Event[]) => events.flatMap((event) => (event.type === 'event' ? [event.kind] : []))

test('pearls of paint lie about at the start, and running over one is a small blot', () => {
  const state = begin('rush', 1)
  const me = state.painters[0]!
  expect(state.rain!.length).toBeGreaterThan(3)
  for (const { x, y } of state.rain!) expect(state.cells[y * SIZE + x]).toBe(0)
  state.painters = [me]
  state.rain = [{ x: me.x + 9, y: me.y }]
  const before = me.land
  const drop = run(state, 90, 1, 0).find(({ type }) => type === 'drop')
  expect(drop).toMatchObject({ who: 0 })
  expect(me.land).toBeGreaterThan(before + 12)
  expect(state.rain).toEqual([])
  expect(takeDrop(state, me.x, me.y)).toBe(false)
})

test('a pearl inside the own land is gone', () => {
  const state = begin('rush', 1)
  const me = state.painters[0]!
  const outside = { x: me.x + 9, y: me.y }
  state.rain = [outside, { x: me.x, y: me.y + 1 }]
  state.cells[(me.y + 1) * SIZE + me.x] = 1
  state.cells[outside.y * SIZE + outside.x] = 0
  run(state, 1)
  expect(state.rain).toEqual([outside])
})

test('a tie shares the place, and the next place is skipped', () => {
  const state = begin('rush')
  state.painters = state.painters.slice(0, 4)
  for (const [i, land] of [40, 90, 40, 10].entries()) state.painters[i]!.land = land
  expect(listRanking(state).map(({ id, place }) => [id, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ])
  expect(placeOf(state, 2)).toBe(2)
})

test('it rains in the rush, around the player', () => {
  const state = begin('rush')
  state.ticks = 30 * 60 - 1
  expect(kinds(run(state, 1))).toEqual(['rain'])
  expect(state.rain!.length).toBeGreaterThan(3)
  const { x, y } = state.painters[0]!
  for (const drop of state.rain!)
    expect(Math.max(Math.abs(drop.x - x), Math.abs(drop.y - y))).toBeLessThan(17)
})

test('low tide bares paper without an owner on the islands', () => {
  const state = begin('islands')
  const sea = state.cells.filter((owner) => owner === SEA).length
  const { room } = state
  state.ticks = 50 * 60 - 1
  expect(kinds(run(state, 1))).toEqual(['ebb'])
  const now = state.cells.filter((owner) => owner === SEA).length
  expect(now).toBeLessThan(sea)
  expect(state.room).toBe(room + sea - now)
})

test('the pools move, and lightning lifts the fog for a while', () => {
  const pools = begin('pools')
  const before = JSON.stringify(pools.pools)
  pools.ticks = 40 * 60 - 1
  expect(kinds(run(pools, 1))).toEqual(['pools'])
  expect(JSON.stringify(pools.pools)).not.toBe(before)
  const fog = begin('fog')
  fog.ticks = 22 * 60 - 1
  expect(kinds(run(fog, 1))).toEqual(['flash'])
  expect([fog.ticks, fog.ticks + 60, fog.ticks + 300].map((ticks) => flashOf({ ...fog, ticks }))).toEqual([
    0, 1, 0,
  ])
  expect(flashOf({ ...pools, ticks: 22 * 60 + 60 })).toBe(0)
})

test('sheets that are sooner full are shorter', () => {
  expect(begin('rush').left).toBe(ROUND_TICKS)
  for (const mode of ['pools', 'fog']) expect(begin(mode).left).toBeLessThan(ROUND_TICKS)
})

test('three stars are for the first team only, and the team alone does not earn a star', () => {
  const state = begin('teams')
  state.cells.fill(0)
  const friend = state.painters.findIndex(({ team }, i) => i > 0 && team === state.painters[0]!.team)
  splat(state, friend, 50, 50, 12)
  splat(state, 0, 20, 20, 4)
  recount(state)
  expect(starsOf(state)).toBe(0)
  expect(teamPartOf(state)).toBeLessThan(TEAM_PART)
  splat(state, 0, 20, 20, 11)
  recount(state)
  expect(starsOf(state)).toBe(3)
  expect(teamPartOf(state)).toBeGreaterThanOrEqual(TEAM_PART)
})
