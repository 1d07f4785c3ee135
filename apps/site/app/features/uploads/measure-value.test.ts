import { expect, test } from 'vitest'
import { measureValue } from './measure-value.ts'

test('a value is measured as its text would be, deep and cyclic ones too', () => {
  expect(measureValue('four')).toBe(6)
  expect(measureValue(new Uint8Array(300))).toBe(400)
  expect(measureValue(new Map([['key', new Set(['x'])]]))).toBeGreaterThan(6)
  const cycle: Record<string, unknown> = { name: 'x'.repeat(1000) }
  cycle.self = cycle
  expect(measureValue(cycle)).toBeGreaterThan(1000)
  expect(measureValue(cycle)).toBeLessThan(1100)
  let deep: unknown = 1
  for (let depth = 0; depth < 100_000; depth++) deep = [deep]
  expect(measureValue(deep)).toBeGreaterThan(100_000)
})
