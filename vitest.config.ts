import { defineConfig } from 'vitest/config'
import { COVERAGE_DIR } from './scripts/test/coverage.ts'

/**
 * Their modules hold the state of a browser's tab, or their tests replace modules, measure the memory of the process, or test SQLite's thread
 * itself.
 */
const ISOLATED = [
  'apps/site/app/features/{ads,analytics,consent,local-data,play}/**/*.test.ts',
  'apps/site/app/features/sites/tab-tracking.test.ts',
  'apps/site/app/features/feeds/json-records.test.ts',
  'apps/site/server/module-start.test.ts',
  'apps/site/server/ledger/sqlite.test.ts',
  'apps/**/*.test.tsx',
]

export default defineConfig({
  test: {
    // Files share a process where they can, which saves a third of the time.
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED, exclude: ['**/node_modules/**'] },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['apps/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'build/**', 'apps/site/e2e/**', ...ISOLATED],
          isolate: false,
          setupFiles: ['scripts/test/quick-pictures.ts', 'scripts/test/ledger-threads.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'games',
          include: ['packages/**/*.test.{ts,tsx}', 'games/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
    globalSetup: ['apps/site/server/ledger/ledger-engines.setup.ts'],
    env: { ENV_FILE: 'off' },
    setupFiles: ['scripts/test/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    // Tests of processes and databases wait: a third worker uses two processors while they do.
    maxWorkers: 3,
    coverage: {
      provider: 'v8',
      include: ['apps/site/{server,app/features}/**/*.{ts,tsx}', 'packages/{sdk,game-kit}/src/**/*.ts'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.{fixture,setup}.ts', '**/*.d.ts'],
      reporter: ['json-summary', 'html'],
      reportsDirectory: COVERAGE_DIR,
      // The figures are printed after a failed run, too.
      reportOnFailure: true,
    },
  },
})
