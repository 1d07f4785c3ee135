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
export function sendReport(url: string, slug: string, note: string): Promise<Written> {
  return post(url, '/api/report', { slug, reason: 'other', note })
}

/** A play of a visit of its own. */
function sendPlay(url: string, slug: string): Promise<Written> {
  return post(url, '/api/plays', { slug, visitId: randomBytes(16).toString('hex') })
}

async function post(url: string, path: string, body: object): Promise<Written> {
  const startedAt = performance.now()
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  await response.arrayBuffer()
  const ms = performance.now() - startedAt
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms }
}

export interface Visitors {
  /** Notes of reports that were acknowledged. */
  acknowledged: string[]
  /** How many plays were acknowledged. */
  acknowledgedPlays: number
  reads: number
  failedReads: string[]
  /** Reports. */
  writes: Written[]
  plays: Written[]
  /** Requests that are not answered yet. */
  countOpen(): number
  stop(): Promise<void>
}

/** Reads every page of the list in turn; each `writeEveryMs` sends a report and a play. */
export function startVisitors(url: string, slug: string, writeEveryMs = 250): Visitors {
  let isStopped = false
  const visitors: Visitors = {
    ...{ acknowledged: [], acknowledgedPlays: 0, reads: 0, failedReads: [], writes: [], plays: [] },
    // One page at a time.
    countOpen: () => 1 + writing.size,
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

  const getNoAnswer = (): Written => ({ status: 0, retryAfter: null, ms: 0 })

  async function report() {
    const note = randomBytes(8).toString('hex')
    const written = await sendReport(url, slug, note).catch(getNoAnswer)
    visitors.writes.push(written)
    if (written.status === 201) visitors.acknowledged.push(note)
  }

  async function play() {
    const written = await sendPlay(url, slug).catch(getNoAnswer)
    visitors.plays.push(written)
    if (written.status === 202) visitors.acknowledgedPlays++
  }

  async function writeRegularly() {
    while (!isStopped) {
      for (const send of [report, play]) {
        const work = send().finally(() => writing.delete(work))
        writing.add(work)
      }
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
export function listVisitorFailures({ failedReads, writes, plays }: Visitors): string[] {
  const listWrong = (answers: Written[], stored: number) => [
    ...new Set(
      answers
        .filter(({ status, retryAfter }) => status !== stored && (status !== 503 || retryAfter === null))
        .map(({ status }) => status),
    ),
  ]
  return [
    ...[...new Set(failedReads)].slice(0, 5).map((failure) => `read failed: ${failure}`),
    ...listWrong(writes, 201).map((status) => `write answered ${status}`),
    ...listWrong(plays, 202).map((status) => `play answered ${status}`),
  ]
}

export function describeVisitors({ reads, failedReads, writes: reports, plays }: Visitors): string {
  const writes = [...reports, ...plays]
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
