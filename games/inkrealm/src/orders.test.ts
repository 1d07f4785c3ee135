import { expect, test } from 'vitest'
import { ORDERS, shareOf } from './orders.ts'
import { initialState } from './sheets.ts'

const orderOf = (kind: string) => ORDERS.find((order) => order.kind === kind && order.target > 1)!

test('an order under way is filled by and by; a place is told by the end alone', () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 1, day: '' })
  const splash = orderOf('splash')
  expect(shareOf(splash, state)).toBe(0)
  state.painters[0]!.splashes = 1
  expect(shareOf(splash, state)).toBeCloseTo(1 / splash.target)
  state.painters[0]!.splashes = 99
  expect(shareOf(splash, state)).toBe(1)
  expect(shareOf(orderOf('place'), state)).toBeNull()
})
