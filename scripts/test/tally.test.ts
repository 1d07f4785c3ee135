import { expect, test } from 'vitest'
import {
  addTallies,
  EMPTY_TALLY,
  hasFailed,
  type JourneyReport,
  listClosingLines,
  MAX_FLAKY,
  tallyJourneys,
} from './tally.ts'

const createReport = (statuses: string[]): JourneyReport => ({
  stats: {
    expected: statuses.filter((status) => status === 'expected').length,
    unexpected: statuses.filter((status) => status === 'unexpected').length,
    flaky: statuses.filter((status) => status === 'flaky').length,
    skipped: 0,
  },
  suites: [
    {
      title: 'play.spec.ts',
      suites: [
        {
          title: 'inner',
          specs: statuses.map((status, at) => ({
            title: `test ${at}`,
            file: 'play.spec.ts',
            tests: [{ status }],
          })),
        },
      ],
    },
  ],
})

test('flaky tests have a line of their own above the closing line, with their names', () => {
  const tally = tallyJourneys(createReport(['expected', 'flaky', 'expected']), 0)
  expect(listClosingLines(tally)).toEqual([
    'flaky  play.spec.ts: test 1',
    'flaky tests: 1',
    'tests: 3 passed, 0 failed, 0 skipped',
  ])
})

test('as many flaky tests as are allowed pass the run, one more fails it', () => {
  const flaky = (count: number) =>
    tallyJourneys(createReport(['expected', ...Array.from({ length: count }, () => 'flaky')]), 0)
  expect(hasFailed(flaky(MAX_FLAKY))).toBe(false)
  expect(hasFailed(flaky(MAX_FLAKY + 1))).toBe(true)
  expect(listClosingLines(flaky(MAX_FLAKY + 1)).at(-2)).toBe(
    `flaky tests: ${MAX_FLAKY + 1}, more than ${MAX_FLAKY}: the run fails`,
  )
})

test('a failed test, a run that broke and a run without tests fail', () => {
  expect(hasFailed(tallyJourneys(createReport(['expected', 'unexpected']), 1))).toBe(true)
  expect(tallyJourneys(createReport(['expected']), 1).failed).toBe(1)
  expect(hasFailed(EMPTY_TALLY)).toBe(true)
  const parts = [createReport(['expected']), createReport(['flaky'])].map((report) =>
    tallyJourneys(report, 0),
  )
  expect(parts.reduce(addTallies)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    flaky: ['play.spec.ts: test 0'],
  })
})
