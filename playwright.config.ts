import './scripts/test/no-env-file.ts'
import { defineConfig } from '@playwright/test'

/**
 * These journeys start their own servers, sites or builds and take longest. They run first, so that both workers are busy until the end and
 * each worker makes the seeded site of the other journeys only once. `scripts/test/documents.test.ts` checks that every name exists.
 */
const OWN_SERVERS = [
  'ads-*',
  'catalogue',
  'console',
  'console-articles',
  'games',
  'hostile',
  'new-build',
  'offline',
  'shutdown',
  'take-down',
  'tracking',
  'uploads',
  'workers',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'apps/site/e2e',
  // Its own folder, which is emptied at the start: the unit tests' report lies beside it.
  outputDir: 'test-results/journeys',
  // A loaded machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // Three on two cores take longer: they are never idle, and each has a site of its own.
  workers: 2,
  projects: [
    { name: 'own servers', testMatch: OWN_SERVERS },
    { name: 'shared site', testIgnore: OWN_SERVERS },
  ],
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
    // The journeys watch and replace the requests of pages, which a service worker would hide. A journey that needs the worker allows it.
    serviceWorkers: 'block',
    // Moving from page to page costs half as much without view transitions. Journeys about motion allow it (`emulateMedia`).
    contextOptions: { reducedMotion: 'reduce' },
  },
})
