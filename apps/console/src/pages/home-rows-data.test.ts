import { expect, test } from 'vitest'
import { faultsOf, findState, moveEntry, nameRow, withRule, type HomeRow } from './home-rows-data.ts'

const parts = { label: '', isOff: false }
const TODAY = '2026-11-29'

test.each([
  [{}, 'on'],
  [{ isOff: true }, 'off'],
  [{ from: '2026-11-30' }, 'later'],
  [{ from: '2026-11-29', until: '2026-11-29' }, 'on'],
  [{ until: '2026-11-28' }, 'over'],
] as const)('a row with %j is %s', (days, state) => {
  expect(findState({ ...parts, ...days }, TODAY)).toBe(state)
})

test('a row has the name that it was given, or that of what it shows', () => {
  const categories = [{ id: 'Cars', label: 'Cars and bikes' }]
  const rows: HomeRow[] = [
    { rule: 'newest', ...parts },
    { rule: 'best', ...parts, label: 'Our best' },
    { rule: 'category', category: 'Cars', ...parts },
    { rule: 'category', category: 'gone', ...parts },
    { rule: 'games', games: ['kite'], ...parts },
  ]
  expect(rows.map((row) => nameRow(row, categories))).toEqual([
    'The newest games',
    'Our best',
    'Cars and bikes',
    'gone',
    '1 chosen game',
  ])
})

test('another rule keeps the name and the days, and entries move within the list', () => {
  const row: HomeRow = { rule: 'games', games: ['kite'], label: 'Wind', isOff: false, until: '2026-12-24' }
  expect(withRule(row, 'tag')).toEqual({
    rule: 'tag',
    tag: '',
    label: 'Wind',
    isOff: false,
    from: undefined,
    until: '2026-12-24',
  })
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveEntry(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b'])
  expect(faultsOf({ 'homeRows.1.games.0': 'no', 'homeRows.10.tag': 'else' }, 1)).toEqual({ games: 'no' })
})
