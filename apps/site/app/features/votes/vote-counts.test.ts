import { expect, test } from 'vitest'
import { likedPercent, nextVote, withVote } from './vote-counts.ts'

test.each([
  ['no votes', { likes: 0, dislikes: 0 }, null],
  ['too few voted', { likes: 19, dislikes: 0 }, null],
  ['everybody likes it', { likes: 20, dislikes: 0 }, 100],
  ['one in three does not', { likes: 20, dislikes: 10 }, 67],
])('%s', (_name, counts, expected) => {
  expect(likedPercent(counts)).toBe(expected)
})

test('pressing like twice takes it back, pressing dislike changes it', () => {
  expect(nextVote(0, 1)).toBe(1)
  expect(nextVote(1, 1)).toBe(0)
  expect(nextVote(1, -1)).toBe(-1)
})

test('a changed vote moves from one count to the other', () => {
  expect(withVote({ likes: 5, dislikes: 1 }, 1, -1)).toEqual({ likes: 4, dislikes: 2 })
  expect(withVote({ likes: 5, dislikes: 1 }, 1, 0)).toEqual({ likes: 4, dislikes: 1 })
  expect(withVote({ likes: 0, dislikes: 0 }, 1, 0)).toEqual({ likes: 0, dislikes: 0 })
})
