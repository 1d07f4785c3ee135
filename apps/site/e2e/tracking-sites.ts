/** Sites with analytics on, and mocks of the providers' documented scripts, which record their calls in the page. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '../../../scripts/test/site-server.ts'
import { openLedger } from '../server/ledger/ledger.ts'
import { setSiteEdits } from '../server/ledger/sites.ts'

const ANALYTICS = {
  googleAnalyticsId: 'G-STANDIN1',
  tagManagerId: 'GTM-STANDIN',
  posthogKey: 'phc_standin1',
  tiktokPixelId: 'CSTANDIN000',
}
export const PLATFORM_URL = 'https://cmp.example/stub.js'

/** By host; `fox` loads no provider, because it is for children, although providers are set. */
const SITES: Record<string, object> = {
  'owl.localhost': { audience: 'general', name: 'Owl', analytics: ANALYTICS },
  'fox.localhost': { audience: 'child', name: 'Fox', analytics: ANALYTICS },
  'elk.localhost': { audience: 'mixed', name: 'Elk', analytics: { posthogKey: 'phc_standin1' } },
  'cmp.localhost': {
    audience: 'general',
    name: 'Cmp',
    analytics: { posthogKey: 'phc_standin1' },
    consent: { platformUrl: PLATFORM_URL },
  },
}

export interface TrackingSites {
  urlOf(host: keyof typeof SITES): string
  dataDir: string
  close(): Promise<void>
}

export async function openTrackingSites(): Promise<TrackingSites> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-tracking-'))
  const ledger = await openLedger({ dataDir })
  for (const [host, settings] of Object.entries(SITES)) await setSiteEdits(ledger, host, { ...settings })
  await ledger.close()
  const server = await startServer({ dataDir })
  return {
    urlOf: (host) => `http://${host}:${server.port}`,
    dataDir,
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const PROVIDERS = {
  google: 'https://www.googletagmanager.com',
  posthog: 'https://eu-assets.i.posthog.com',
  tiktok: 'https://analytics.tiktok.com',
} as const

/** As each provider documents: queued calls of the page are handled first, later calls directly. */
const SCRIPTS: Record<string, string> = {
  '/gtag/js': `note('ga', 'loaded')`,
  '/gtm.js': `note('gtm', 'loaded')`,
  '/static/array.js': `
    const queue = window.posthog
    const posthog = {
      capture: (event, properties) => note('posthog', 'capture', event, properties),
      opt_out_capturing: () => note('posthog', 'opt_out'),
      opt_in_capturing: () => note('posthog', 'opt_in'),
    }
    for (const [key, options] of queue._i) note('posthog', 'init', key, { api_host: options.api_host, autocapture: options.autocapture })
    for (const [method, ...args] of queue) posthog[method](...args)
    window.posthog = posthog`,
  '/i18n/pixel/events.js': `
    const queue = window[window.TiktokAnalyticsObject]
    for (const id of Object.keys(queue._i)) note('tiktok', 'load', id)
    const act = (method, args) => note('tiktok', method, ...args)
    for (const [method, ...args] of queue) act(method, args)
    for (const method of queue.methods) queue[method] = (...args) => act(method, args)`,
}

/** Serves the mock scripts; returns the recorded calls of each provider, in order. */
export async function mockProviders(page: Page) {
  await page.context().route(
    (url) => (Object.values(PROVIDERS) as string[]).includes(url.origin),
    (route) => {
      const { pathname } = new URL(route.request().url())
      const script = SCRIPTS[pathname] ?? ''
      const note = `const note = (...call) => (window.calls ??= []).push(call)`
      return route.fulfill({ contentType: 'text/javascript', body: `{${note}\n${script}}` })
    },
  )
  const read = () => page.evaluate(() => (window as unknown as { calls?: unknown[][] }).calls ?? [])
  return {
    async callsOf(provider: 'ga' | 'gtm' | 'posthog' | 'tiktok') {
      return (await read()).filter(([to]) => to === provider).map(([, ...call]) => call)
    },
    /** Google's two share one queue: commands of the tag, and messages of the container. */
    async dataLayer() {
      return page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) =>
          Object.prototype.toString.call(entry) === '[object Arguments]'
            ? [...(entry as Iterable<unknown>)]
            : entry,
        ),
      )
    },
  }
}
