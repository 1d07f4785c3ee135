import { expect, test } from 'vitest'
import { markDay } from './day-mark.ts'

const EVENING = Date.UTC(2026, 10, 23, 23, 59)
const MORNING = Date.UTC(2026, 10, 24, 0, 1)

// covers: '2.30'
test.each(['/', '/_payload.json'])('a cached copy of %s is of one day', (path) => {
  expect(markDay(path, EVENING)).toBe(markDay(path, Date.UTC(2026, 10, 23)))
  expect(markDay(path, MORNING)).not.toBe(markDay(path, EVENING))
})

test.each(['/category', '/gameDetail/x', '/articles/_payload.json'])(
  '%s stays cached over midnight',
  (path) => {
    expect(markDay(path, EVENING)).toBe('')
  },
)
