import { expect, test } from 'vitest'
import {
  CATEGORY_HEADINGS,
  CATEGORY_LABELS,
  CATEGORY_TYPES,
  countPages,
  findCategoryType,
  isCategoryType,
  parsePageNumber,
  TYPE_ORDER,
} from './category-types.ts'

// covers: '2.16', '2.17'
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

test('a heading reads well', () => {
  expect(CATEGORY_TYPES.map((type) => CATEGORY_HEADINGS[type])).toEqual([
    'New games',
    'Hot games',
    'Best games',
    'Editor Picks',
    'Car games',
    'Games for girls',
    'Games for kids',
  ])
})

test('every type is listed once, Hot first', () => {
  expect([...TYPE_ORDER].sort()).toEqual([...CATEGORY_TYPES].sort())
  expect(TYPE_ORDER[0]).toBe('HotGames')
})

test('a type is known in any case', () => {
  expect(findCategoryType('hotgames')).toBe('HotGames')
  expect(findCategoryType('CARS')).toBe('Cars')
  expect(findCategoryType('puzzle')).toBeUndefined()
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

// covers: '5.2'
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

// covers: '9.8'
test.each([
  [0, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [2580, 43],
])('%i games need %i pages', (total, pages) => {
  expect(countPages(total)).toBe(pages)
})
