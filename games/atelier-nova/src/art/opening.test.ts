import { expect, test } from 'vitest'
import { createOpening } from './opening.ts'

test('place, figure, wardrobe and words come one picture after the other, once', () => {
  const open = createOpening(() => true)
  expect([0, 16, 33, 50, 66].map(open)).toEqual(['place', 'figure', 'wardrobe', 'all', 'all'])
})

test('words wait for their letters, but not for long', () => {
  let isThere = false
  const waiting = createOpening(() => isThere)
  expect([0, 100, 200].map(waiting)).toEqual(['place', 'figure', 'figure'])
  isThere = true
  expect(waiting(216)).toBe('wardrobe')
  isThere = false
  expect(waiting(232)).toBe('all')

  const without = createOpening(() => false)
  expect([0, 100, 340, 360, 376].map(without)).toEqual(['place', 'figure', 'figure', 'wardrobe', 'all'])
})
