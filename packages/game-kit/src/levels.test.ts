import { expect, test } from 'vitest'
import { findNextLevel, listLevels } from './levels.ts'

test.each([
  ['nothing was won', 20, {}, 1],
  ['some levels were won', 20, { 1: 3, 2: 1 }, 3],
  ['a level was won out of order', 20, { 7: 0 }, 8],
  ['all were won', 3, { 1: 1, 2: 1, 3: 1 }, 3],
  ['levels were taken away since', 3, { 30: 2 }, 3],
])('the level list opens at the next level to play: %s', (_, levels, stars, next) => {
  expect(findNextLevel({ levels }, stars)).toBe(next)
})

test('a level opens when the one before it was won; in an open mode all are', () => {
  const isOpen = (open: boolean) => listLevels({ levels: 4, open }, { 2: 0 }).map((choice) => choice.isOpen)
  expect(isOpen(false)).toEqual([true, true, true, false])
  expect(isOpen(true)).toEqual([true, true, true, true])
})

test('stars that were won are shown, and how many there are', () => {
  expect(listLevels({ levels: 2 }, { 1: 2 })).toMatchObject([
    { level: 1, stars: 2, most: 3 },
    { level: 2, stars: null, most: 3 },
  ])
  expect(listLevels({ levels: 1, stars: false }, { 1: 0 })).toMatchObject([{ stars: 0, most: 1 }])
})
