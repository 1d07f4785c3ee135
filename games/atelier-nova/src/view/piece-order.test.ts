import { expect, test } from 'vitest'
import { listKind } from '../data/catalogue.ts'
import { findFirstDrawer, orderPieces, createOrderCache } from './piece-order.ts'
import { stylePoints } from '../rules/judging.ts'
import { costOf } from '../data/prizes.ts'
import { FREE, THEMES } from '../data/themes.ts'

const dresses = listKind('dress')
const isOpen = (piece: number) => costOf(piece) <= 10

test('no piece is missing, locked ones come last, and every card has its own order', () => {
  const orders = THEMES.map((theme) => orderPieces(dresses, theme, isOpen))
  for (const order of orders) {
    expect(order.toSorted((a, b) => a - b)).toEqual(dresses.map(({ id }) => id))
    const shut = order.findIndex((id) => !isOpen(id))
    expect(order.slice(shut).every((id) => !isOpen(id))).toBe(true)
  }
  expect(new Set(orders.map((order) => order.slice(0, 4).join())).size).toBeGreaterThan(18)
  expect(orderPieces(dresses, FREE[0]!, isOpen).slice(0, 2)).toEqual([dresses[0]!.id, dresses[1]!.id])
})

test('among the first eight hangs something that fits, wherever anything does', () => {
  for (const theme of THEMES) {
    const fits = (id: number) => isOpen(id) && stylePoints(id, theme).length > 0
    if (dresses.some(({ id }) => fits(id)))
      expect(orderPieces(dresses, theme, isOpen).slice(0, 8).some(fits)).toBe(true)
  }
})

test('the first card opens at the dresses, later ones at different drawers', () => {
  const first = THEMES.map((theme, i) => findFirstDrawer({ mode: 'shows', level: i + 1, theme, show: 1 }))
  expect(first[0]).toBe('dress')
  expect(new Set(first).size).toBeGreaterThanOrEqual(4)
})

test('the order of a drawer is cached until a star, an outfit or another card comes', () => {
  let stars = 0
  const list = createOrderCache((piece) => costOf(piece) <= stars)
  const looks: unknown[] = []
  const first = list('dress', THEMES[0]!, stars, looks)
  expect(list('dress', THEMES[0]!, stars, looks)).toBe(first)
  expect(list('shoes', THEMES[0]!, stars, looks)).not.toEqual(first)
  stars = 60
  const won = list('dress', THEMES[0]!, stars, looks)
  expect(won).not.toEqual(first)
  expect(won).toEqual(orderPieces(dresses, THEMES[0]!, (piece) => costOf(piece) <= stars))
  expect(list('dress', THEMES[5]!, stars, looks)).not.toEqual(won)
  expect(list('dress', THEMES[0]!, stars, [])).not.toBe(won)
})
