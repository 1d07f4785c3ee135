import './scripts/test/no-env-file.ts'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'apps/site/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // Two cores shared with anything else make a browser late now and then; a test that needs this is reported as flaky.
  retries: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:3000',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    trace: 'off',
    // What a page fetches is watched and replaced by these journeys; the worker has its own.
    serviceWorkers: 'block',
  },
})
