/**
 * The `test` of all journeys: it fails on any console error, any script error, and any request to another host.
 */
import { test as base, type BrowserContext, type TestType } from '@playwright/test'
import { openSeededSite, type SeededSite } from './seeded-site.ts'

export interface Watch {
  /** Allows an expected error, such as the browser's message about a 404. */
  allowError(text: RegExp): void
  /** Allows requests to this host, such as a provider that the journey mocks. */
  allowOrigin(origin: string): void
  /** Watches a context that the journey opens itself. */
  follow(context: BrowserContext): Promise<void>
}

/** The browser's message about a 404 page that the journey opened. */
export const NOT_FOUND_ERROR = /the server responded with a status of 404/

interface SiteOptions {
  /** Whether pages prefetch the pages of visible links, which takes as long as a quarter of a page load. */
  prefetches: boolean
}

export const test = base.extend<SiteOptions & { watch: Watch }, { seededSite: SeededSite }>({
  prefetches: [false, { option: true }],
  seededSite: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const seededSite = await openSeededSite()
      await use(seededSite)
      await seededSite.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  watch: [
    async ({ baseURL, prefetches }, use) => {
      const faults: string[] = []
      const allowedErrors: RegExp[] = []
      const allowedOrigins = new Set(baseURL ? [new URL(baseURL).origin] : [])
      const report = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) faults.push(text)
      }
      const follow = async (followed: BrowserContext) => {
        followed.on('console', (message) => {
          if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`)
        })
        followed.on('weberror', (error) => report(`script: ${error.error().stack || String(error.error())}`))
        followed.on('request', (request) => {
          const { protocol, origin } = new URL(request.url())
          if (/^https?:$|^wss?:$/.test(protocol) && !allowedOrigins.has(origin))
            report(`request to another host: ${request.url()}`)
        })
        if (!prefetches) await followed.addInitScript(reportSlowConnection)
      }
      await use({
        allowError: (text) => void allowedErrors.push(text),
        allowOrigin: (origin) => void allowedOrigins.add(origin),
        follow,
      })
      base.expect(faults, 'errors and foreign requests seen by the browser').toEqual([])
    },
    { auto: true },
  ],
  // A test that only sends requests, or opens contexts itself, opens no other one.
  context: async ({ context, watch }, use) => {
    await watch.follow(context)
    await use(context)
  },
})

/** Runs in a page, which prefetches nothing on such a connection. A journey can set another one as `navigator.connection`. */
function reportSlowConnection() {
  Object.defineProperty(Navigator.prototype, 'connection', {
    get: () => ({ effectiveType: '2g' }),
    configurable: true,
  })
}

/** The same test on a site with 150 made-up games beside the own ones. */
export const seededTest = test.extend({
  baseURL: async ({ seededSite }, use) => {
    await use(seededSite.url)
  },
})

/** `testIf(isLong, test)('…')` declares a test that is skipped without the condition. `test.skip` in its body would open a page first. */
export function testIf<T extends object, W extends object>(condition: boolean, declare: TestType<T, W>) {
  return condition ? declare : declare.skip
}

export { isLong } from '../../../scripts/test/long-run.ts'
export { expect } from '@playwright/test'
