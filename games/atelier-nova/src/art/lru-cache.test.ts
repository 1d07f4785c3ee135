import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

test('the picture that was not used for longest goes first, by number and by size', () => {
  const dropped: number[] = []
  const cache = createLruCache<number>(
    { count: 3, bytes: 100 },
    (size) => size,
    (size) => dropped.push(size),
  )
  cache.set('a', 10)
  cache.set('b', 20)
  cache.set('c', 30)
  cache.get('a')
  cache.set('d', 5)
  expect(dropped).toEqual([20])
  expect([cache.size, cache.bytes]).toEqual([3, 45])
  cache.set('e', 80)
  expect(dropped).toEqual([20, 30])
  expect(cache.bytes).toBe(95)
  // Larger than all there is room for: it stays, alone.
  cache.set('f', 400)
  expect([cache.size, cache.bytes]).toEqual([1, 400])
})

test('a picture that is replaced is dropped, and clearing drops all of them', () => {
  const dropped: number[] = []
  const cache = createLruCache<number>(
    { count: 9, bytes: 99 },
    (size) => size,
    (size) => dropped.push(size),
  )
  cache.set('room red', 1)
  cache.set('room red', 2)
  expect(dropped).toEqual([1])
  expect(cache.find('room')).toBe(2)
  expect(cache.find('walk')).toBeUndefined()
  cache.clear()
  expect(dropped).toEqual([1, 2])
  expect([cache.size, cache.bytes]).toEqual([0, 0])
})
