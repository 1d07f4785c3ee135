import { expect, test } from 'vitest'
import { findLastMonth } from './statistics-query.ts'

test('the last month is a whole one, also in January and in March', () => {
  expect(findLastMonth(Date.UTC(2026, 10, 30))).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(findLastMonth(Date.UTC(2027, 0, 1))).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(findLastMonth(Date.UTC(2028, 2, 31, 23))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
