import { expect, test } from 'vitest'
import { hasKindsOf, isCount, isIntegerIn, isListOf, isRecord, isRecordOf, isText } from './validation.ts'

test('records are objects with fields', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true)
  expect([null, undefined, [], 'a', 1].some(isRecord)).toBe(false)
})

test('whole numbers within limits', () => {
  expect([0, 3, 7].every((value) => isIntegerIn(value, 0, 7))).toBe(true)
  expect([-1, 8, 2.5, NaN, Infinity, '3', null, undefined].some((value) => isIntegerIn(value, 0, 7))).toBe(
    false,
  )
  expect(isCount(1e9)).toBe(true)
  expect([-1, 1e9 + 1, 0.5].some(isCount)).toBe(false)
})

test('lists and records are valid when all they hold is', () => {
  expect(isListOf([], isText)).toBe(true)
  expect(isListOf(['a', 'b'], isText)).toBe(true)
  expect(isListOf(['a', 1], isText)).toBe(false)
  expect(isListOf({ length: 0 }, isText)).toBe(false)
  expect(isListOf([1, 2, 3], isCount, 3)).toBe(true)
  expect(isListOf([1, 2, 3], isCount, 2)).toBe(false)
  expect(isRecordOf({ a: 1, b: 2 }, isCount)).toBe(true)
  expect(isRecordOf({ a: 1, b: '2' }, isCount)).toBe(false)
  expect(isRecordOf([1], isCount)).toBe(false)
  expect(isRecordOf({ 4: 1 }, (_, key) => isIntegerIn(Number(key), 1, 3))).toBe(false)
})

test('a state has the kinds of a fresh one; null says nothing of a field', () => {
  expect(hasKindsOf({ a: 1, b: [], c: 'x' }, { a: 0, b: [1], c: null })).toBe(true)
  expect(hasKindsOf({ a: 1, b: {} }, { a: 0, b: [] })).toBe(false)
  expect(hasKindsOf(null, { a: 0 })).toBe(false)
  expect(hasKindsOf([1], [])).toBe(true)
})
