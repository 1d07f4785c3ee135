import { expect, test } from 'vitest'
import { listCardFaults } from './result-card.ts'
import type { Card } from './result-card.ts'

const GOOD: Card = {
  window: { w: 390, h: 844 },
  card: { x: 20, y: 300, w: 350, h: 500 },
  scrolled: 0,
  main: { x: 40, y: 700, w: 310, h: 56 },
  isMainFree: true,
  head: [{ name: 'the title', box: { x: 40, y: 320, w: 310, h: 40 } }],
  foot: { x: 40, y: 700, w: 310, h: 56 },
  gains: 2,
  hero: { x: 100, y: 100, w: 190, h: 190 },
}

test('a card that keeps its budget has no fault', () => {
  expect(listCardFaults(GOOD)).toEqual([])
  expect(listCardFaults({ ...GOOD, hero: null })).toEqual([])
})

test.each<[string, Partial<Card>]>([
  ['the main button is out of sight', { main: { x: 40, y: 820, w: 310, h: 56 } }],
  ['the main button is out of sight', { isMainFree: false }],
  ['the main button is out of sight', { main: null }],
  ['the card does not open at its top', { scrolled: 12 }],
  ['the title is out of sight', { foot: { x: 40, y: 340, w: 310, h: 56 } }],
  ['3 gains at a time', { gains: 3 }],
  ["the card covers the player's character", { hero: { x: 100, y: 200, w: 190, h: 190 } }],
  ["the game does not name its player's character (`view.hero`)", { hero: 'none' }],
  ['the card is cut off', { card: { x: 20, y: 300, w: 350, h: 600 } }],
])('%s', (fault, change) => {
  expect(listCardFaults({ ...GOOD, ...change })).toContain(fault)
})
