import { expect, test } from 'vitest'
import { countSplash } from '../rules/round-goals.ts'
import { listFilled, listOpen, ORDERS, shareOf } from './orders.ts'
import { initialState } from '../rules/sheets.ts'

const orderOf = (kind: string) => ORDERS.find((order) => order.kind === kind && order.target > 1)!

test('an open order fills step by step; a place order is decided at the end', () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 1, day: '' })
  const splash = orderOf('splash')
  expect(shareOf(splash, state)).toBe(0)
  state.painters[0]!.splashes = 1
  expect(shareOf(splash, state)).toBeCloseTo(1 / splash.target)
  state.painters[0]!.splashes = 99
  expect(shareOf(splash, state)).toBe(1)
  expect(shareOf(orderOf('place'), state)).toBeNull()
})

test('every order opens once, the first three ask for three things, and the hardest come last', () => {
  const filled: number[] = []
  const seen: number[] = []
  while (listOpen(filled).length > 0) {
    seen.push(listOpen(filled)[0]!)
    filled.push(listOpen(filled)[0]!)
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(ORDERS.map((_, i) => i))
  expect(new Set(listOpen([]).map((i) => ORDERS[i]!.kind)).size).toBe(3)
  const stars = seen.map((i) => ORDERS[i]!.stars)
  expect(Math.max(...stars.slice(0, 14))).toBe(1)
  expect(Math.min(...stars.slice(-9))).toBeGreaterThan(1)
  seen.slice(1).forEach((i, at) => expect(ORDERS[i]!.kind).not.toBe(ORDERS[seen[at]!]!.kind))
})

test('a career from before there were more orders keeps the filled ones and finds the new', () => {
  const old = Array.from({ length: 28 }, (_, i) => i)
  expect(listOpen(old)).toHaveLength(3)
  expect(listOpen(old).every((i) => i >= 28)).toBe(true)
})

test('rivals cut on the own land and in a row fill their orders', () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 1, day: '' })
  const wanted = ORDERS.map((_, i) => i).filter(
    (i) => ORDERS[i]!.kind === 'guard' || ORDERS[i]!.kind === 'chain',
  )
  expect(listFilled(wanted, state, false)).toEqual([])
  countSplash(state, true)
  countSplash(state, false)
  expect(listFilled(wanted, state, false).map((i) => ORDERS[i]!.kind)).toEqual(['guard', 'chain'])
})
