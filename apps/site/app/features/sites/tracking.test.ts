import { expect, test } from 'vitest'
import { isTrackingValue, filterTracking } from './tracking.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?gameId=a&searchValue=b&categoryType=c&pageCurrent=2', ''],
  ['?channel=c&network=tiktok&pid=7', '?channel=c&network=tiktok&pid=7'],
  ['?pid=7&gameId=a&channel=c', '?channel=c&pid=7'],
  ['?channel=a.b-c_D9', '?channel=a.b-c_D9'],
  ['?channel=first&channel=second', '?channel=first'],
  ['?Channel=c', ''],
  ['?channel=', ''],
  ['?channel=%0d%0aX:1&pid=ok', '?pid=ok'],
  ['?channel=%E0%A4%A', ''],
  [`?channel=${'a'.repeat(65)}`, ''],
])('of %j, %j is used', (search, expected) => {
  expect(filterTracking(search)).toBe(expected)
})

test.each(['a', 'A9_.-', 'a'.repeat(64)])('%j is a tracking value', (value) => {
  expect(isTrackingValue(value)).toBe(true)
})

test.each(['', ' ', 'a b', 'ä', '<', '"', 'a\n', 'a/b', 'a'.repeat(65)])('%j has none', (value) => {
  expect(isTrackingValue(value)).toBe(false)
})
