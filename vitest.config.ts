import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'apps/**/*.test.ts',
      'packages/**/*.test.ts',
      'games/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'build/**', 'apps/site/e2e/**'],
    globalSetup: ['apps/site/server/ledger/ledger-engines.setup.ts'],
    env: { ENV_FILE: 'off' },
    setupFiles: ['scripts/test/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
})
