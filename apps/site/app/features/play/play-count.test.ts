import { expect, test } from 'vitest'
import { isNewPlay, PLAY_WINDOW_MS } from './play-count.ts'

const now = 10 * PLAY_WINDOW_MS

test.each([
  ['a first play counts', undefined, true],
  ['a play a minute later does not', now - 60_000, false],
  ['one millisecond too early does not', now - PLAY_WINDOW_MS + 1, false],
  ['half an hour later counts', now - PLAY_WINDOW_MS, true],
  ['a clock that was set back does not stop counting', now + 60_000, true],
])('%s', (_name, lastAt, expected) => {
  expect(isNewPlay(lastAt, now)).toBe(expected)
})
