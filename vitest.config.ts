import { defineConfig } from 'vitest/config'
import { COVERAGE_DIR } from './scripts/test/coverage.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'build/**', 'apps/site/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'games',
          include: ['packages/**/*.test.{ts,tsx}', 'games/**/*.test.ts'],
          // Their modules hold no state of a process: files share one, which saves a third of the time.
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
    maxWorkers: 2,
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
