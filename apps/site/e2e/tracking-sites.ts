/** Sites with analytics on, and mocks of the providers' documented scripts, which record their calls in the page. */
import type { Page } from '@playwright/test'
import { addHosts, type OwnHosts } from './own-hosts.ts'
import type { Watch } from './site-test.ts'
import { visit } from './visit.ts'

const ANALYTICS = {
  googleAnalyticsId: 'G-STANDIN1',
  tagManagerId: 'GTM-STANDIN',
  posthogKey: 'phc_standin1',
  tiktokPixelId: 'CSTANDIN000',
}
export const PLATFORM_URL = 'https://cmp.example/stub.js'

/** A site for children, which loads no provider although providers are set. */
export const CHILD_SITE = { audience: 'child', name: 'Fox', analytics: ANALYTICS }

const SITES: Record<string, Record<string, unknown>> = {
  'owl.localhost': { audience: 'general', name: 'Owl', analytics: ANALYTICS },
  'fox.localhost': CHILD_SITE,
  'elk.localhost': { audience: 'mixed', name: 'Elk', analytics: { posthogKey: 'phc_standin1' } },
  'cmp.localhost': {
    audience: 'general',
    name: 'Cmp',
    analytics: { posthogKey: 'phc_standin1' },
    consent: { platformUrl: PLATFORM_URL },
  },
}

export const openTrackingSites = () => addHosts(SITES)

export interface Visitor {
  page: Page
  watch: Watch
}

/** Opens a page of one of the sites, and returns the site's address. */
export async function openOn(
  { urlOf }: OwnHosts,
  { page, watch }: Visitor,
  host: string,
  path = '/',
): Promise<string> {
  const url = urlOf(host)
  watch.allowOrigin(url)
  await visit(page, url + path)
  return url
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
