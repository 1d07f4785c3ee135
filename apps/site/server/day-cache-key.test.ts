import { expect, test } from 'vitest'
import { getDayKey } from './day-cache-key.ts'

const EVENING = Date.UTC(2026, 10, 23, 23, 59)
const MORNING = Date.UTC(2026, 10, 24, 0, 1)

// covers: '2.30'
test.each(['/', '/_payload.json'])('a cached copy of %s is of one day', (path) => {
  expect(getDayKey(path, EVENING)).toBe(getDayKey(path, Date.UTC(2026, 10, 23)))
  expect(getDayKey(path, MORNING)).not.toBe(getDayKey(path, EVENING))
})

test.each(['/category', '/gameDetail/x', '/articles/_payload.json'])(
  '%s stays cached over midnight',
  (path) => {
    expect(getDayKey(path, EVENING)).toBe('')
  },
)
