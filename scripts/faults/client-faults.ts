/** Many connections that send nothing or very slowly, and more uncached pages than one process can render. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer, type SiteServer } from '../test/site-server.ts'
import {
  describeVisitors,
  findSlug,
  listVisitorFailures,
  NO_LIMITS,
  sendReport,
  startVisitors,
  withFolder,
} from './fault.ts'
import type { Fault, FaultResult } from './fault.ts'

const CALIBRATION_MS = 5000
const CALIBRATION_CONNECTIONS = 8
const OVERLOAD_FACTOR = 3
const MIN_GOODPUT = 0.8
const SPARED_EVERY_MS = 250

async function withServer(work: (server: SiteServer) => Promise<FaultResult>): Promise<FaultResult> {
  return withFolder(async (dataDir) => {
    const server = await startServer({ dataDir, env: NO_LIMITS })
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  })
}

/** `part` is sent at once, then one byte of a header each second. */
async function holdConnections(server: SiteServer, count: number, part: string, faultMs: number) {
  const sockets: Socket[] = []
  let refused = 0
  for (let number = 0; number < count; number++) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => refused++)
    if (part !== '') socket.write(part)
    sockets.push(socket)
    if (number % 100 === 99) await wait(20)
  }
  const timer = setInterval(() => {
    if (part !== '') for (const socket of sockets) if (socket.writable) socket.write('x')
  }, 1000)
  const slug = await findSlug(server.url)
  const visitors = startVisitors(server.url, slug)
  await wait(faultMs)
  await visitors.stop()
  clearInterval(timer)
  for (const socket of sockets) socket.destroy()
  const failures = listVisitorFailures(visitors)
  if (refused > count / 100) failures.push(`${refused} of ${count} connections were refused`)
  const refusedWrites = visitors.writes.filter(({ status }) => status !== 201).length
  if (refusedWrites > 0) failures.push(`${refusedWrites} writes were refused`)
  return { figures: `${count} connections; ${describeVisitors(visitors)}`, failures }
}

interface Load {
  good: number
  refused: number
  failed: number
}

let searches = 0
/** A search that nobody made before is rendered. */
async function renderOne(url: string, load: Load): Promise<void> {
  const answer = await fetch(`${url}/search?searchValue=zq${(++searches).toString(36)}`, {
    signal: AbortSignal.timeout(20_000),
  })
    .then(async (response) => (await response.arrayBuffer(), response))
    .catch(() => null)
  if (answer?.status === 200) load.good++
  else if (answer?.status === 503 && answer.headers.has('retry-after')) load.refused++
  else load.failed++
}

/** Pages a second with a few connections, each of which waits for its answer. */
async function measurePeak(url: string): Promise<number> {
  const load: Load = { good: 0, refused: 0, failed: 0 }
  const endAt = performance.now() + CALIBRATION_MS
  await Promise.all(
    Array.from({ length: CALIBRATION_CONNECTIONS }, async () => {
      while (performance.now() < endAt) await renderOne(url, load)
    }),
  )
  return load.good / (CALIBRATION_MS / 1000)
}

/** Requests start at a rate, whether or not earlier ones are answered. */
async function overload(url: string, perSecond: number, ms: number): Promise<Load> {
  const load: Load = { good: 0, refused: 0, failed: 0 }
  const open: Promise<void>[] = []
  const startedAt = performance.now()
  for (;;) {
    const passedMs = performance.now() - startedAt
    if (passedMs > ms) break
    while (open.length < (passedMs / 1000) * perSecond) open.push(renderOne(url, load))
    await wait(5)
  }
  const atEnd = { ...load }
  await Promise.all(open)
  return { ...atEnd, failed: load.failed, refused: load.refused }
}

interface Spared {
  asked: number
  failures: Set<string>
}

/** What an overload of pages must not refuse: a cached page, the health check, a write. */
async function askSpared(url: string, slug: string, spared: Spared): Promise<void> {
  const check = async (name: string, expected: number, answer: Promise<{ status: number }>) => {
    const status = await answer.then((answered) => answered.status).catch((error: Error) => error.message)
    spared.asked++
    if (status !== expected) spared.failures.add(`${name} was answered ${status}`)
  }
  const read = async (path: string) => {
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    return answer
  }
  await Promise.all([
    check('the cached home page', 200, read('/')),
    check('the health check', 200, read('/readyz')),
    check('a report', 201, sendReport(url, slug, 'during an overload')),
  ])
}

async function runOverload(server: SiteServer, faultMs: number): Promise<FaultResult> {
  const slug = await findSlug(server.url)
  await (await fetch(server.url)).arrayBuffer()
  await measurePeak(server.url)
  const peak = await measurePeak(server.url)
  const spared: Spared = { asked: 0, failures: new Set() }
  const asking = setInterval(() => void askSpared(server.url, slug, spared), SPARED_EVERY_MS)
  const { good, refused, failed } = await overload(server.url, peak * OVERLOAD_FACTOR, faultMs)
  clearInterval(asking)
  const goodput = good / (faultMs / 1000) / peak
  const startedAt = performance.now()
  while ((await fetch(`${server.url}/search?searchValue=after`).catch(() => null))?.status !== 200)
    await wait(100)
  const recoveryMs = performance.now() - startedAt
  const failures = [
    ...(goodput < MIN_GOODPUT ? [`goodput is ${(goodput * 100).toFixed(0)} % of the peak`] : []),
    ...(failed > 0 ? [`${failed} requests failed or took longer than 20 s`] : []),
    ...spared.failures,
    ...(recoveryMs > 10_000 ? [`recovery took ${(recoveryMs / 1000).toFixed(1)} s`] : []),
  ]
  const figures = `peak ${peak.toFixed(0)} pages a second; at ${OVERLOAD_FACTOR} × goodput ${(goodput * 100).toFixed(0)} %, ${refused} refused with 503, ${failed} failed; ${spared.asked} cached pages, health checks and writes, ${spared.failures.size === 0 ? 'all' : 'not all'} answered; recovery ${(recoveryMs / 1000).toFixed(2)} s`
  return { figures, failures }
}

export const clientFaults: readonly Fault[] = [
  {
    name: 'idle-clients',
    run: ({ faultMs }) => withServer((server) => holdConnections(server, 5000, '', faultMs)),
  },
  {
    name: 'slow-clients',
    run: ({ faultMs }) =>
      withServer((server) =>
        holdConnections(server, 500, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', faultMs),
      ),
  },
  { name: 'overload', run: ({ faultMs }) => withServer((server) => runOverload(server, faultMs)) },
]
