import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

test('the picture that was not used for longest goes first, by number and by size', () => {
  const dropped: number[] = []
  const shelf = createLruCache<number>(
    { count: 3, bytes: 100 },
    (size) => size,
    (size) => dropped.push(size),
  )
  shelf.set('a', 10)
  shelf.set('b', 20)
  shelf.set('c', 30)
  shelf.get('a')
  shelf.set('d', 5)
  expect(dropped).toEqual([20])
  expect([shelf.size, shelf.bytes]).toEqual([3, 45])
  shelf.set('e', 80)
  expect(dropped).toEqual([20, 30])
  expect(shelf.bytes).toBe(95)
  // Larger than all there is room for: it stays, alone.
  shelf.set('f', 400)
  expect([shelf.size, shelf.bytes]).toEqual([1, 400])
})

test('a picture that is replaced is dropped, and clearing drops all of them', () => {
  const dropped: number[] = []
  const shelf = createLruCache<number>(
    { count: 9, bytes: 99 },
    (size) => size,
    (size) => dropped.push(size),
  )
  shelf.set('room red', 1)
  shelf.set('room red', 2)
  expect(dropped).toEqual([1])
  expect(shelf.find('room')).toBe(2)
  expect(shelf.find('walk')).toBeUndefined()
  shelf.clear()
  expect(dropped).toEqual([1, 2])
  expect([shelf.size, shelf.bytes]).toEqual([0, 0])
})
