import { expect, test } from 'vitest'
import { VITAL_NAMES } from './events.ts'
import { findBucket, summariseVital, VITAL_LIMITS } from './vital-buckets.ts'

const measure = (name: (typeof VITAL_NAMES)[number], values: readonly number[]) => {
  const counts = new Map<string, number>()
  for (const value of values) {
    const bucket = findBucket(name, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return summariseVital(name, counts)
}

test.each([
  ['LCP', 0, '25'],
  ['LCP', 25, '25'],
  ['LCP', 25.1, '50'],
  ['LCP', 2500, '2500'],
  ['LCP', 2501, '3000'],
  ['INP', 16, '25'],
  ['LCP', 1e6, '30000'],
  ['CLS', 0, '0.001'],
  ['CLS', 0.1, '0.1'],
  ['CLS', 0.1001, '0.15'],
  ['CLS', 99, '2'],
] as const)('a %s of %d falls into bucket %s', (name, value, bucket) => {
  expect(findBucket(name, value)).toBe(bucket)
})

test.each(VITAL_NAMES)('the limits of %s are ends of buckets, so its shares are exact', (name) => {
  for (const limit of VITAL_LIMITS[name]) expect(findBucket(name, limit)).toBe(String(limit))
})

test('three of four lie at or below the 75th percentile, within a bucket', () => {
  const values = Array.from({ length: 1000 }, (_, index) => index * 4)
  const summary = measure('LCP', values)!
  const exact = values[749]!
  expect(Math.abs(summary.p75 - exact)).toBeLessThanOrEqual(500)
  expect(summary).toMatchObject({ count: 1000, poor: 0 })
  expect(summary.good).toBeCloseTo(0.626, 3)
})

test('a single measurement is its own percentile, as exact as its bucket', () => {
  expect(measure('CLS', [0.04])).toEqual({ count: 1, p75: 0.043, good: 1, poor: 0 })
  expect(measure('INP', [900])).toMatchObject({ count: 1, good: 0, poor: 1 })
})

test('no measurements give no summary, and unknown buckets are ignored', () => {
  expect(summariseVital('LCP', new Map())).toBeNull()
  expect(summariseVital('LCP', new Map([['7', 3]]))).toBeNull()
})
