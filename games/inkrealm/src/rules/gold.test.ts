import { expect, test } from 'vitest'
import { ageGold, isLured, takeGold } from './gold.ts'
import { bite, fillLoop, recount, splat } from './land.ts'
import { callOf } from '../audio/calls.ts'
import { comeBack } from './coming-back.ts'
import { PERSONALITIES } from './personalities.ts'
import { initialState } from './sheets.ts'
import { isValidState } from './validate-state.ts'
import { SEA, SIZE } from '../state.ts'
import type { Event } from '../state.ts'

const begin = (mode = 'rush', seed = 5) => initialState({ mode, level: 0, seed, day: '' })

test('a golden drop falls a walk away from the player and is gone with the first there', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const state = begin('islands', seed)
    state.ticks = 45 * 60
    const events: Event[] = []
    ageGold(state, (event) => events.push(event))
    const gold = state.gold!
    const [me] = state.painters
    expect(events).toEqual([{ type: 'gold', x: gold.x, y: gold.y }])
    expect(Math.max(Math.abs(gold.x - me!.x), Math.abs(gold.y - me!.y))).toBeGreaterThan(12)
    expect(state.cells[gold.y * SIZE + gold.x]).not.toBe(SEA)
    expect(isValidState(JSON.parse(JSON.stringify(state)))).toBe(true)
    Object.assign(state.painters[2]!, { x: gold.x - 10, y: gold.y, trail: [] })
    expect(isLured(state, 2)).toBe(true)
    expect(takeGold(state, gold.x + 3, gold.y)).toBe(false)
    expect(takeGold(state, gold.x, gold.y + 1)).toBe(true)
    expect(takeGold(state, gold.x, gold.y + 1)).toBe(false)
  }
})

test('a shield protects the player’s land', () => {
  const state = begin()
  delete state.isNew
  state.cells.fill(0)
  splat(state, 0, 50, 50, 3)
  recount(state)
  const before = state.painters[0]!.land
  const ring = []
  for (let i = 40; i < 60; i++) ring.push(40 * SIZE + i, 60 * SIZE + i, i * SIZE + 40, i * SIZE + 60)
  for (const [safe, left] of [
    [10, before],
    [0, 0],
  ] as const) {
    state.painters[0]!.safe = safe
    state.painters[1]!.trail = [...ring, 60 * SIZE + 60]
    fillLoop(state, 1)
    recount(state)
    expect(state.painters[0]!.land).toBe(left)
  }
})

test('a cut bites the land nearest to the place, and no more than it may', () => {
  const state = begin()
  state.cells.fill(0)
  splat(state, 0, 30, 50, 4)
  splat(state, 0, 70, 50, 4)
  const of = (x: number) =>
    state.cells.filter((owner, cell) => owner === 1 && Math.abs((cell % SIZE) - x) < 9).length
  const [near, far] = [of(30), of(70)]
  bite(state, 0, 3, { x: 35, y: 50, r: 9 }, 10)
  expect(of(30)).toBe(near - 10)
  expect(of(70)).toBe(far)
  expect(state.cells.filter((owner) => owner === 3)).toHaveLength(10)
  expect(state.cells[50 * SIZE + 34]).toBe(3)
})

test('a player with little land respawns on free paper, with less after every cut', () => {
  const won = [1, 3, 9].map((cuts) => {
    const state = begin('rush', 9)
    for (let cell = 0; cell < state.cells.length; cell++) state.cells[cell] = cell < 6000 ? 3 : 0
    state.tally!.cuts = cuts
    comeBack(state, 0, () => {})
    expect(state.painters[0]!.y).toBeGreaterThan(60)
    return state.painters[0]!.land
  })
  expect(won[0]).toBeGreaterThan(150)
  expect(won[1]).toBeLessThan(won[0]!)
  expect(won[2]).toBeGreaterThan(80)
})

test('no two rivals of one temper in a row call alike', () => {
  const calls = PERSONALITIES.map((_, who) => callOf(who))
  expect(new Set(calls.map(({ call }) => call)).size).toBe(4)
  expect(new Set(calls.map(({ call, rate }) => `${call} ${rate}`)).size).toBeGreaterThan(11)
})
