import { expect, test } from 'vitest'
import { keyOf } from './pile-pictures.ts'
import type { Lying } from './pile-pictures.ts'

const card = (change: Partial<Lying> = {}): Lying => ({
  pile: 3,
  card: 12,
  x: 40,
  y: 80,
  seen: Infinity,
  isAside: false,
  isBlocked: false,
  ...change,
})

test('a pile is painted again when anything about its cards looks different', () => {
  const changes: Partial<Lying>[] = [
    { card: null },
    { card: 13 },
    { x: 41 },
    { y: 81 },
    { seen: 20 },
    { isAside: true },
    { isBlocked: true },
  ]
  const keys = [{}, ...changes].map((change) => keyOf([card(), card(change)]))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf([card()])).not.toBe(keyOf([card(), card()]))
  expect(keyOf([card()])).toBe(keyOf([card()]))
})
