/**
 * Submits changed pages to search engines, for the sites that enabled it. There is no queue that could be lost: the changes
 * are the difference between the current pages and the submitted ones, which the ledger stores. Failures are logged and
 * retried later; no page waits for them.
 */
import type { Content } from '#app/features/articles/articles.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { openCheckedStream } from '#app/features/outbound/checked-fetch.server.ts'
import type { Site } from '#app/domain/site.ts'
import { claimIndexNowRun, ensureIndexNowKey, finishIndexNowRun } from '#server/ledger/index-now.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { Log } from '#server/base/log.ts'
import { startPolling } from '#server/base/polling.ts'
import {
  canSubmit,
  listChangedPaths,
  markReported,
  MAX_REPORTED_PATHS,
  type PagePrints,
  printPages,
  readPrints,
  waitAfterFailure,
  writePrints,
} from './index-now.ts'

const ENGINE_HOST = 'api.indexnow.org'
const ROUND_EVERY_MS = 60_000
/** How long one process may take over submitting a site's pages: two processes of different versions may run jobs. */
const LEASE_MS = 60_000
const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 64 * 1024
/** Pages printed in one piece of work. */
const PIECE_PAGES = 2000

export interface IndexNowMessage {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

export type PostMessage = (
  message: IndexNowMessage,
  signal: AbortSignal,
) => Promise<{ status: number; retryAfterMs: number }>

export interface IndexNowOptions {
  ledger: Ledger
  /** The ledger through which this process submits pages; null while another process does. */
  jobLedger(): Ledger | null
  log: Log
  listSites(): Site[]
  catalogueOf(site: Site): Pick<Catalogue, 'games'>
  contentOf(site: Site): Pick<Content, 'listArticles'>
  /** Changes whenever there may be something to submit. */
  stateOf(site: Site): string
  post?: PostMessage
  roundEveryMs?: number
  now?: () => number
}

export interface IndexNow {
  /** What the site's key file holds, where `path` is its address. */
  findKeyFile(site: Site, path: string): string | null
  /** Looks at every site now instead of at the next tick. */
  submit(): Promise<void>
  close(): Promise<void>
}

export function startIndexNow(options: IndexNowOptions): IndexNow {
  const { listSites, log, roundEveryMs = ROUND_EVERY_MS } = options
  const keys = new Map<string, string>()
  /** The last state that a site has submitted completely. */
  const settled = new Map<string, string>()
  let round: Promise<void> | undefined
  const closing = new AbortController()

  async function submitSite(site: Site) {
    const state = options.stateOf(site)
    if (!keys.has(site.host)) keys.set(site.host, await ensureIndexNowKey(options.ledger, site.host))
    const ledger = options.jobLedger()
    if (ledger === null || settled.get(site.host) === state) return
    if (await submitChanges(site, { ...options, ledger }, closing.signal)) settled.set(site.host, state)
  }

  async function submitAll() {
    for (const site of listSites().filter(canSubmit)) {
      if (closing.signal.aborted) return
      await submitSite(site).catch((error: unknown) =>
        log.error('IndexNow: submitting changes failed', error, { host: site.host }),
      )
    }
  }

  function submit(): Promise<void> {
    round ??= submitAll().finally(() => (round = undefined))
    return round
  }

  const onError = (error: unknown) => log.error('IndexNow: checking the sites failed', error)
  submit().catch(onError)
  const poll = startPolling({ look: submit, everyMs: roundEveryMs, onError })

  return {
    findKeyFile(site, path) {
      const key = canSubmit(site) ? keys.get(site.host) : undefined
      return key !== undefined && path === `/${key}.txt` ? key : null
    },
    submit,
    async close() {
      closing.abort()
      await poll.close()
      await round
    },
  }
}

/** True when there is nothing left to submit. */
async function submitChanges(site: Site, options: IndexNowOptions, signal: AbortSignal): Promise<boolean> {
  const { ledger, log, post = postToEngines, now = Date.now } = options
  const { host } = site
  const run = await claimIndexNowRun(ledger, { host, nowMs: now(), leaseMs: LEASE_MS })
  if (!run) return false
  const current = await collectPrints(printPages(options.catalogueOf(site), options.contentOf(site)))
  if (run.told === null) {
    // IndexNow is for future changes; existing pages are in the sitemap.
    await finishIndexNowRun(ledger, { host, told: writePrints(current), nextAtMs: now(), failures: 0 })
    return true
  }
  const reported = await collectPrints(readPrints(run.told))
  const paths = listChangedPaths(reported, current)
  if (paths.length === 0) {
    await finishIndexNowRun(ledger, { host, nextAtMs: now(), failures: 0 })
    return true
  }
  const { status, retryAfterMs } = await post(writeMessage(host, run.key, paths), signal).catch(
    (error: Error) => {
      log.warn('IndexNow is unreachable', { host, cause: error.message })
      return { status: 0, retryAfterMs: 0 }
    },
  )
  if (status !== 200 && status !== 202) {
    if (status !== 0) log.warn('IndexNow rejected the changes', { host, status, pages: paths.length })
    const nextAtMs = now() + waitAfterFailure(run.failures, retryAfterMs)
    await finishIndexNowRun(ledger, { host, nextAtMs, failures: run.failures + 1 })
    return false
  }
  markReported(reported, current, paths)
  await finishIndexNowRun(ledger, { host, told: writePrints(reported), nextAtMs: now(), failures: 0 })
  log.info('IndexNow accepted the changes', { host, pages: paths.length })
  return paths.length < MAX_REPORTED_PATHS
}

/** In chunks: a hundred thousand pages at once would block visitors. */
async function collectPrints(pages: Iterable<readonly [path: string, print: string]>): Promise<PagePrints> {
  const prints: PagePrints = new Map()
  for (const [path, print] of pages) {
    prints.set(path, print)
    if (prints.size % PIECE_PAGES === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return prints
}

function writeMessage(host: string, key: string, paths: readonly string[]): IndexNowMessage {
  const origin = `https://${host}`
  return {
    host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.map((path) => origin + path),
  }
}

const postToEngines: PostMessage = async (message, signal) => {
  const { status, headers, close } = await openCheckedStream(`https://${ENGINE_HOST}/indexnow`, {
    allowedHosts: [ENGINE_HOST],
    maxBytes: MAX_ANSWER_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal,
    post: { contentType: 'application/json; charset=utf-8', body: JSON.stringify(message) },
  })
  close()
  const seconds = Number(headers.get('retry-after'))
  return { status, retryAfterMs: seconds > 0 ? seconds * 1000 : 0 }
}
