/** What faults share: a server of their own, visitors that read and write meanwhile, and the count of what they got. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface FaultSize {
  kills: number
  restarts: number
  faultMs: number
}

/** How the figures of a fault begin that this machine cannot make. */
export const NOT_RUN = 'not run: '

export interface FaultResult {
  /** One cell of the table. */
  figures: string
  failures: string[]
}

export interface Fault {
  name: string
  run: (size: FaultSize) => Promise<FaultResult>
}

export const NO_LIMITS = { RATE_LIMIT: 'off' }
/** Longer than the server's own limit for a statement. */
const REQUEST_TIMEOUT_MS = 40_000
const HEAL_LIMIT_MS = 60_000
export const MAX_HEAL_MS = 5000
export const MAX_READY_MS = 3000

export async function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-faults-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function findSlug(url: string): Promise<string> {
  const { suggestions } = (await (await fetch(`${url}/api/popular`)).json()) as {
    suggestions: { slug: string }[]
  }
  return suggestions[0]!.slug
}

/** Cached pages, pages that are rendered each time, and answers from the catalogue. */
function listReads(slug: string): string[] {
  const unknown = randomBytes(3).toString('hex')
  return [
    '/',
    `/gameDetail/${slug}`,
    '/category',
    '/articles',
    `/search?searchValue=${unknown}`,
    `/api/suggest?q=${unknown}`,
  ]
}

export interface Written {
  status: number
  retryAfter: string | null
  ms: number
}

/** A report whose note is found again in the ledger. */
export async function sendReport(url: string, slug: string, note: string): Promise<Written> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ slug, reason: 'other', note }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  await response.arrayBuffer()
  const ms = performance.now() - startedAt
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms }
}

export interface Visitors {
  /** Notes of reports that were acknowledged. */
  acknowledged: string[]
  reads: number
  failedReads: string[]
  writes: Written[]
  stop(): Promise<void>
}

/** Reads every page of the list in turn, and writes each `writeEveryMs`. */
export function startVisitors(url: string, slug: string, writeEveryMs = 250): Visitors {
  let isStopped = false
  const visitors: Visitors = {
    ...{ acknowledged: [], reads: 0, failedReads: [], writes: [] },
    async stop() {
      isStopped = true
      await Promise.all([reading, ...writing])
    },
  }
  const writing = new Set<Promise<void>>()

  async function read() {
    while (!isStopped)
      for (const path of listReads(slug)) {
        const status = await fetch(url + path, { signal: AbortSignal.timeout(10_000) })
          .then(async (response) => (await response.arrayBuffer(), String(response.status)))
          .catch((error: Error) => error.message)
        visitors.reads++
        if (status !== '200') visitors.failedReads.push(`${path}: ${status}`)
        await wait(20)
      }
  }

  async function write() {
    const note = randomBytes(8).toString('hex')
    await sendReport(url, slug, note).then(
      (written) => {
        visitors.writes.push(written)
        if (written.status === 201) visitors.acknowledged.push(note)
      },
      () => visitors.writes.push({ status: 0, retryAfter: null, ms: 0 }),
    )
  }

  async function writeRegularly() {
    while (!isStopped) {
      const work = write().finally(() => writing.delete(work))
      writing.add(work)
      await wait(writeEveryMs)
    }
  }
  const reading = Promise.all([read(), writeRegularly()])
  return visitors
}

/** Milliseconds until a write is acknowledged again. */
export async function measureHealing(url: string, slug: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < HEAL_LIMIT_MS) {
    const { status } = await sendReport(url, slug, randomBytes(8).toString('hex')).catch(() => ({
      status: 0,
    }))
    if (status === 201) return performance.now() - startedAt
    await wait(50)
  }
  return Number.POSITIVE_INFINITY
}

/** Faults of what visitors got while the ledger was away: reads always succeed, writes are stored or refused with Retry-After. */
export function listVisitorFailures({ failedReads, writes }: Visitors): string[] {
  const wrong = writes.filter(
    ({ status, retryAfter }) => status !== 201 && (status !== 503 || retryAfter === null),
  )
  return [
    ...[...new Set(failedReads)].slice(0, 5).map((failure) => `read failed: ${failure}`),
    ...[...new Set(wrong.map(({ status }) => `write answered ${status}`))],
  ]
}

export function describeVisitors({ reads, failedReads, writes }: Visitors): string {
  const refused = writes.filter(({ status }) => status === 503)
  const slowest = Math.max(0, ...refused.map(({ ms }) => ms))
  return (
    `${reads} reads, ${failedReads.length} failed; ${writes.length} writes, ${refused.length} refused with 503` +
    (refused.length > 0 ? `, the slowest after ${(slowest / 1000).toFixed(1)} s` : '')
  )
}

/** Breaks something, waits, mends it, and compares. */
export async function runFault(
  server: { url: string },
  faultMs: number,
  parts: { breakIt: () => Promise<void>; mend: () => Promise<void> },
): Promise<FaultResult> {
  const slug = await findSlug(server.url)
  const visitors = startVisitors(server.url, slug)
  await wait(1000)
  await parts.breakIt()
  await wait(faultMs)
  await parts.mend()
  const healMs = await measureHealing(server.url, slug)
  await visitors.stop()
  const failures = listVisitorFailures(visitors)
  if (healMs > MAX_HEAL_MS) failures.push(`writes worked again after ${(healMs / 1000).toFixed(1)} s`)
  return {
    figures: `${describeVisitors(visitors)}; writes again after ${(healMs / 1000).toFixed(2)} s`,
    failures,
  }
}
