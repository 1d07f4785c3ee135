import { expect, test } from 'vitest'
import { DOWN } from '../rules/cards.ts'
import { explainRefusal } from './refusal.ts'
import { dealTable, PLACES } from '../state.ts'
import type { Table } from '../state.ts'

const card = (suit: number, rank: number) => suit * 13 + rank - 1
/** A table with only these cards on it. */
const lay = (mode: string, piles: Record<number, number[]>): Table => {
  const table = dealTable(mode, 1)
  return { ...table, piles: table.piles.map((_, pile) => piles[pile] ?? []) }
}
const [SPADE, HEART] = [0, 1]

test.each<[string, string, Record<number, number[]>, number, number, string]>([
  ['a king of Klondike', 'klondike', { 6: [card(HEART, 13)] }, 6, 0, 'A king only goes on an empty place'],
  ['a black six', 'klondike', { 6: [card(SPADE, 6)] }, 6, 0, '6 needs a red 7 to lie on'],
  ['a red queen', 'freecell', { 8: [card(HEART, 12)] }, 8, 0, 'Queen needs a black king to lie on'],
  ['a back', 'klondike', { 6: [card(0, 2) + DOWN, 5] }, 6, 0, 'Still face down: clear what lies on it'],
  ['an empty column', 'klondike', {}, 6, -1, 'Only a king may begin an empty place'],
  ['two suits', 'spider2', { 9: [card(0, 9), card(1, 8)] }, 9, 0, 'Only one suit in order moves together'],
  ['a five of a web', 'spider1', { 9: [card(0, 5)] }, 9, 0, '5 needs a 6 to lie on'],
  ['the end of a stock', 'spider1', {}, 0, -1, 'Every card of the stock is dealt'],
  ['a nine of the pyramid', 'pyramid', { 30: [card(0, 9)] }, 30, 0, 'No free 4 to make 13'],
  [
    'a far peak',
    'tripeaks',
    { 1: [card(0, 5)], 29: [card(0, 9)] },
    29,
    0,
    'Not one higher or lower than the 5',
  ],
])('%s of %s says why it stays', (_, mode, piles, pile, index, words) => {
  expect(explainRefusal(lay(mode, piles), pile, index)).toBe(words)
})

test('a card under others says so, and a run too long for the cells says that', () => {
  const table = dealTable('pyramid', 1)
  expect(explainRefusal(table, PLACES.pyramid.columns[0]!, 0)).toBe('Other cards still lie on it')
  const run = [card(SPADE, 6), card(HEART, 5)]
  const cells = Object.fromEntries(PLACES.freecell.cells.map((cell) => [cell, [card(2, 9 + cell)]]))
  const columns = Object.fromEntries(PLACES.freecell.columns.map((pile) => [pile, [card(HEART, 7)]]))
  const full = lay('freecell', { ...cells, ...columns, 8: run })
  expect(explainRefusal(full, 8, 0)).toBe('Too few empty cells for so many cards')
})
