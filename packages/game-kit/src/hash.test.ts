import { expect, test } from 'vitest'
import { hashState } from './hash.ts'
import { hashText } from './seed.ts'

test('equal states have equal fingerprints, whatever the order of their fields', () => {
  expect(hashState({ a: 1, b: [1, 2] })).toBe(hashState({ b: [1, 2], a: 1 }))
  expect(hashState({ a: -0, gone: undefined })).toBe(hashState(JSON.parse('{"a":0}')))
  expect(hashState(new Float32Array([1, 2]))).toBe(hashState([1, 2]))
})

test.each([
  ['a number', { a: 1 }, { a: 2 }],
  ['the last bit', { a: 0.1 + 0.2 }, { a: 0.3 }],
  ['a kind', { a: '1' }, { a: 1 }],
  ['a depth', [[1], 2], [[1, 2]]],
  ['null', { a: null }, { a: 0 }],
  ['an order', [1, 2], [2, 1]],
  ['a name', { ab: 1 }, { ba: 1 }],
])('states that differ in %s have others', (_, one, other) =>
  expect(hashState(one)).not.toBe(hashState(other)),
)

test('a fingerprint is sixteen hex digits and does not change with the version', () => {
  expect(hashState({ x: 1, list: ['a', true, null] })).toMatch(/^[0-9a-f]{16}$/)
  expect(hashState({ x: 1, list: ['a', true, null] })).toBe(GOLDEN)
})
const GOLDEN = '204c39a57cf74847'

test('days that follow each other get seeds far apart', () => {
  const seeds = Array.from({ length: 400 }, (_, i) => hashText(`game ${i}`))
  expect(new Set(seeds).size).toBe(400)
  expect(new Set(seeds.map((seed) => seed >>> 28)).size).toBe(16)
})
