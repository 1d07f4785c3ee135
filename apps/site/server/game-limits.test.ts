import { expect, test } from 'vitest'
import { createGameLimits } from './game-limits.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

function limitsAt(start = 1_800_000_000_000) {
  let now = start
  return { limits: createGameLimits(true, () => now), pass: (ms: number) => (now += ms) }
}

const countAllowed = (take: () => number, tries: number) =>
  Array.from({ length: tries }, take).filter((wait) => wait === 0).length

// covers: '11.9'
test('within any hour an address has 120 votes on a game, however they are spread', () => {
  const { limits, pass } = limitsAt()
  const allowedAt: number[] = []
  for (let minute = 0; minute < 600; minute++) {
    for (let vote = 0; vote < 7; vote++) if (limits.take('vote', 'a', 'x') === 0) allowedAt.push(minute)
    pass(MINUTE_MS)
  }
  for (let from = 0; from < 540; from++) {
    const within = allowedAt.filter((minute) => minute >= from && minute < from + 60)
    expect(within.length).toBeLessThanOrEqual(120)
  }
  expect(allowedAt.length).toBeGreaterThan(900)
})

test('games, addresses and kinds do not share a window', () => {
  const { limits } = limitsAt()
  expect(countAllowed(() => limits.take('report', 'a', 'x'), 100)).toBe(20)
  expect(countAllowed(() => limits.take('report', 'b', 'x'), 100)).toBe(20)
  expect(countAllowed(() => limits.take('report', 'a', 'y'), 100)).toBe(20)
  expect(countAllowed(() => limits.take('play', 'a', 'x'), 200)).toBe(120)
})

test('the wait is long enough, and refused requests do not extend it', () => {
  const { limits, pass } = limitsAt()
  countAllowed(() => limits.take('report', 'a', 'x'), 20)
  pass(20 * MINUTE_MS)
  const waitSeconds = limits.take('report', 'a', 'x')
  expect(waitSeconds).toBeGreaterThan(30 * 60)
  expect(waitSeconds).toBeLessThanOrEqual(45 * 60)
  countAllowed(() => limits.take('report', 'a', 'x'), 1000)
  pass(waitSeconds * 1000)
  expect(limits.take('report', 'a', 'x')).toBe(0)
})

test('a clock that is set back refuses no address for longer than the window', () => {
  const { limits, pass } = limitsAt()
  countAllowed(() => limits.take('vote', 'a', 'x'), 200)
  pass(-100 * HOUR_MS)
  expect(limits.take('vote', 'a', 'x')).toBeLessThanOrEqual(65 * 60)
  pass(65 * MINUTE_MS)
  expect(limits.take('vote', 'a', 'x')).toBe(0)
})

test('limits that are off never refuse', () => {
  const limits = createGameLimits(false)
  expect(countAllowed(() => limits.take('vote', 'a', 'x'), 500)).toBe(500)
})

test('a flood of addresses drops the oldest windows', () => {
  const { limits } = limitsAt()
  countAllowed(() => limits.take('report', 'a', 'first'), 20)
  for (let client = 0; client < 60_000; client++) limits.take('report', 'a', `c${client}`)
  expect(limits.take('report', 'a', 'first')).toBe(0)
})
