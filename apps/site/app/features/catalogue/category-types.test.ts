import { expect, test } from 'vitest'
import {
  CATEGORY_LABELS,
  CATEGORY_TYPES,
  countPages,
  HOME_ROWS,
  isCategoryType,
  parsePageNumber,
} from './category-types.ts'

test('the seven types and their labels are the product’s', () => {
  expect(CATEGORY_TYPES.map((type) => [type, CATEGORY_LABELS[type]])).toEqual([
    ['Newest', 'New'],
    ['HotGames', 'Hot'],
    ['BestGames', 'Best'],
    ['EditorPicks', 'Editor Picks'],
    ['Cars', 'Cars'],
    ['Girls', 'Girls'],
    ['Kids', 'Kids'],
  ])
})

test('the home page has one row a type, Hot first', () => {
  expect([...HOME_ROWS].sort()).toEqual([...CATEGORY_TYPES].sort())
  expect(HOME_ROWS[0]).toBe('HotGames')
})

test.each(['newest', 'Newest ', '', 'constructor', 'toString', '__proto__', 'Boys'])(
  '%j is no type',
  (type) => {
    expect(isCategoryType(type)).toBe(false)
  },
)

test.each([
  ['1', 1],
  ['60', 60],
  ['999999', 999_999],
])('%s is page %i', (text, page) => {
  expect(parsePageNumber(text)).toBe(page)
})

test.each([
  '0',
  '01',
  '1e1',
  '-1',
  '+1',
  '1.0',
  ' 1',
  '1 ',
  '',
  '1000000',
  'one',
  '0x1',
  '１',
  'NaN',
  'Infinity',
])('%j is no page', (text) => {
  expect(parsePageNumber(text)).toBeNull()
})

test.each([
  [0, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [2580, 43],
])('%i games stand on %i pages', (total, pages) => {
  expect(countPages(total)).toBe(pages)
})
