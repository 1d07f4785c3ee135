import './scripts/test/no-env-file.ts'
import { defineConfig } from '@playwright/test'

/**
 * These journeys look at pictures, at the layout around them, or at what they weigh. The others load none, which costs a sixth less
 * processor time; `screens.spec.ts` opens every page with all its pictures. `scripts/test/documents.test.ts` checks that every name exists.
 */
const WITH_PICTURES = [
  'articles',
  'bytes',
  'catalogue',
  'consent-questions',
  'console',
  'game-page',
  'keyboard',
  'offline',
  'rooms',
  'screens',
  'search',
  'sponsors',
].map((name) => `**/${name}.spec.ts`)

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Scripts parsed beside the page's own thread cost more processor time than they save: both processors are busy. This takes the place of
    // Playwright's own list: the features that it switches off are as visitors have them.
    '--disable-features=ScriptStreaming',
    '--no-first-run',
  ],
}

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
    {
      name: 'without pictures',
      testIgnore: WITH_PICTURES,
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
        },
      },
    },
    { name: 'with pictures', testMatch: WITH_PICTURES },
  ],
  forbidOnly: true,
  // Two cores shared with anything else make a browser late now and then; a test that needs this is reported as flaky.
  retries: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:3000',
    launchOptions,
    trace: 'off',
    // The journeys watch and replace the requests of pages, which a service worker would hide. A journey that needs the worker allows it.
    serviceWorkers: 'block',
    // Moving from page to page costs half as much without view transitions. Journeys about motion allow it (`emulateMedia`).
    contextOptions: { reducedMotion: 'reduce' },
  },
})
