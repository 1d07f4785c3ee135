/** Counts tests: reads the reports of Vitest and Playwright, and writes the last lines of a run. */
import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** The names of tests that failed at first and passed when they were tried again. They count as passed, too. */
  flaky: string[]
}

/** More flaky tests than this fail the run: with two workers on two cores the first journeys of each are sometimes slow. */
export const MAX_FLAKY = 2

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: 0, flaky: [] }
const ONE_FAILED: Tally = { ...EMPTY_TALLY, failed: 1 }

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: [...a.flaky, ...b.flaky],
  }
}

/** A report that is missing is a failed run, not an empty one. */
export function readUnitReport(file: string): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    const {
      numPassedTests = 0,
      numFailedTests = 0,
      numPendingTests = 0,
      numTodoTests = 0,
      numFailedTestSuites = 0,
    } = report
    return {
      ...EMPTY_TALLY,
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
      skipped: numPendingTests + numTodoTests,
    }
  } catch (error) {
    console.error(`The unit tests left no report: ${String(error)}`)
    return ONE_FAILED
  }
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

export interface JourneyReport {
  stats: Record<string, number>
  suites: Suite[]
}

export function readJourneyReport(file: string, status: number): Tally {
  try {
    return tallyJourneys(JSON.parse(readFileSync(file, 'utf8')) as JourneyReport, status)
  } catch (error) {
    console.error(`The journeys left no report: ${String(error)}`)
    return ONE_FAILED
  }
}

export function tallyJourneys({ stats, suites }: JourneyReport, status: number): Tally {
  const { expected = 0, unexpected = 0, skipped = 0, flaky = 0 } = stats
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, status === 0 ? 0 : 1),
    skipped,
    flaky: listFlaky(suites),
  }
}

function listFlaky(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...listFlaky(inner),
  ])
}

/** The flaky tests by name and number, then the line that ends every run. */
export function listClosingLines({ passed, failed, skipped, flaky }: Tally): string[] {
  const limit = flaky.length > MAX_FLAKY ? `, more than ${MAX_FLAKY}: the run fails` : ''
  return [
    ...flaky.map((name) => `flaky  ${name}`),
    `flaky tests: ${flaky.length}${limit}`,
    `tests: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}

export function hasFailed({ passed, failed, flaky }: Tally): boolean {
  return failed > 0 || passed === 0 || flaky.length > MAX_FLAKY
}
