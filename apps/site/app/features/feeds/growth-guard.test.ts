import { expect, test } from 'vitest'
import { findGuardReason } from './growth-guard.ts'

const steady = { before: 1000, now: 1000, left: 0, replaced: 0 }

test.each([
  ['nothing changed', {}, null],
  ['the first run of a list', { before: 0, now: 100_000 }, null],
  ['half as many again', { now: 1500 }, null],
  ['more than half as many again', { now: 1501 }, /1,501 records and listed 1,000 .*50 % more/],
  ['200 more than few', { before: 10, now: 210 }, null],
  ['201 more than few', { before: 10, now: 211 }, /211 records and listed 10/],
  ['30 % left', { now: 700, left: 300 }, null],
  ['more than 30 % left', { now: 699, left: 301 }, /301 of the 1,000 .*\(30 %\): 301 left/],
  ['a list of the same length with other records', { left: 1000 }, /1,000 of the 1,000/],
  ['other games under the same ids', { replaced: 301 }, /0 left the list, 301 have another title/],
  ['both together', { left: 200, replaced: 101 }, /301 of the 1,000/],
])('%s: waits only when it is too much', (_, change, reason) => {
  const found = findGuardReason({ ...steady, ...change }, { isRolling: false })
  if (reason === null) expect(found).toBeNull()
  else expect(found).toMatch(reason)
})

test('a rolling list may be exchanged, but not grow without measure', () => {
  expect(findGuardReason({ ...steady, left: 1000 }, { isRolling: true })).toBeNull()
  expect(findGuardReason({ ...steady, now: 5000 }, { isRolling: true })).toMatch(/400 % more/)
})
