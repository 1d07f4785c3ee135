import { expect, test } from 'vitest'
import { countStreak, findPeriod } from './period.ts'

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-26', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of Monday %s', (day, monday) => {
  expect(findPeriod('week', day)).toBe(monday)
  expect(findPeriod('day', day)).toBe(day)
})

test.each([
  [['2026-11-19', '2026-11-20', '2026-11-21'], 3],
  [['2026-11-19', '2026-11-20'], 2],
  [['2026-11-18', '2026-11-19'], 0],
  [['2026-11-21'], 1],
  [[], 0],
])('days %j make a streak of %d', (days, streak) => expect(countStreak(days, '2026-11-21')).toBe(streak))
