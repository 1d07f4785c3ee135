/** Which share of the lines and branches of each part of the code the unit tests run. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Each part's folder. */
const PARTS = {
  server: 'apps/site/server/',
  features: 'apps/site/app/features/',
  SDK: 'packages/sdk/src/',
  kit: 'packages/game-kit/src/',
} as const

export const COVERAGE_DIR = 'test-results/coverage'

interface Share {
  total: number
  covered: number
}

/** Vitest's `coverage-summary.json`: figures of every file by its absolute path. */
export type CoverageSummary = Record<string, { lines: Share; branches: Share }>

export function listCoverage(summary: CoverageSummary, root: string): string[] {
  const files = Object.entries(summary).map(([path, shares]) => [relative(root, path), shares] as const)
  return Object.entries(PARTS).map(([part, folder]) => {
    const own = files.filter(([path]) => path.startsWith(folder)).map(([, shares]) => shares)
    const percentOf = (kind: 'lines' | 'branches') => {
      const total = own.reduce((sum, shares) => sum + shares[kind].total, 0)
      const covered = own.reduce((sum, shares) => sum + shares[kind].covered, 0)
      return total === 0 ? 'none' : `${((covered / total) * 100).toFixed(1)} %`
    }
    return `coverage  ${part.padEnd(9)} lines ${percentOf('lines')}, branches ${percentOf('branches')}`
  })
}

export function printCoverage(root: string): void {
  const file = join(root, COVERAGE_DIR, 'coverage-summary.json')
  for (const line of listCoverage(JSON.parse(readFileSync(file, 'utf8')) as CoverageSummary, root))
    console.log(line)
}
