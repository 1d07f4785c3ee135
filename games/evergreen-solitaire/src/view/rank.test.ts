import { expect, test } from 'vitest'
import { completeForest, freshForest, growWin } from '../rules/forest.ts'
import { countDaysInRow, countPoints, findRank } from './rank.ts'
import { freshTally } from '../ui/stats.ts'

const standing = (wins: Record<string, number>, acorns = 0) => ({
  acorns,
  tallies: Object.fromEntries(Object.entries(wins).map(([mode, won]) => [mode, { ...freshTally(), won }])),
})

test('wins of hard tables and acorns bring a rank on, and a rank never falls', () => {
  expect(findRank(standing({}))).toEqual({ rank: 1, done: 0, need: 3 })
  expect(findRank(standing({ klondike: 1 }))).toMatchObject({ rank: 2, done: 0 })
  expect(countPoints(standing({ spider4: 1 }))).toBeGreaterThan(countPoints(standing({ pyramid: 5 })))
  expect(countPoints(standing({}, 4))).toBe(4)
  let last = 1
  for (let won = 0; won < 200; won++) {
    const { rank, done, need } = findRank(standing({ tripeaks: won }))
    expect(rank - last === 0 || rank - last === 1).toBe(true)
    expect(done).toBeLessThan(need)
    last = rank
  }
  expect(last).toBeGreaterThan(15)
})

test('days in a row count up to today, and one still open today breaks nothing', () => {
  const leaves = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-03']
  expect(countDaysInRow(leaves, '2026-11-01')).toBe(3)
  expect(countDaysInRow(leaves, '2026-11-02')).toBe(3)
  expect(countDaysInRow(leaves, '2026-11-03')).toBe(1)
  expect(countDaysInRow(leaves, '2026-11-05')).toBe(0)
})

test('a won Spider of four suits plants a golden oak, of two a silver birch', () => {
  const forest = freshForest()
  for (const mode of ['spider1', 'spider2', 'spider4', 'klondike3']) growWin(forest, mode, '')
  expect(forest.grove).toBe('sSOK')
  const old = { tallies: { spider4: { won: 2 }, klondike: { won: 1 } } }
  completeForest(old, {})
  expect((old as unknown as { grove: string }).grove).toBe('kOO')
})
