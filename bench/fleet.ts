/**
 * A fleet: four processes on one PostgreSQL behind nginx, as in `deploy/`, and Varnish as its CDN. Limits: the processor time of the servers for each
 * answer is within 10 % of one process behind the same nginx, in turn, each process with the same number of requests a second (one that gets
 * more answers several at each turn of its event loop, and where all cores are busy each instruction takes longer); a removed game and a changed setting are gone from Varnish within 5 s. The
 * share of requests that Varnish answers by itself is printed, for pages requested as often as visitors do (the n-th most popular game 1/n as
 * often as the first). Needs nginx, varnish and varnish-modules; Linux only.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { withDatabase } from '../scripts/faults/database.ts'
import { hasProxy, startProxy } from '../scripts/faults/proxies.ts'
import { hasVarnish, startVarnish, type RunningVarnish } from '../scripts/faults/varnish.ts'
import { runNode } from '../scripts/run-node.ts'
import { importSamples } from '../scripts/test/import-samples.ts'
import { findFreePort, startServer, type SiteServer } from '../scripts/test/site-server.ts'
import { readCpuSeconds } from './cpu.ts'
import { runLoad } from './load.ts'
import { calibrateMs, createRandom, median, printTable } from './measure.ts'

const ROOT = join(import.meta.dirname, '..')
const PROCESSES = 4
const START_LIMIT_MS = 180_000
const ROUNDS = 7
const SECONDS = 3
const CONNECTIONS = 16
/** Requests a second for each process: few enough that four of them leave the cores half idle. */
const RATES = { cached: 600, rendered: 15 }
/** More than are answered in a round. */
const NEW_PAGES = 10_000
const WARM_PAGES = 50
/** Times the rate of one process: each has compiled its code and filled its cache before anything is measured. */
const WARM_RATE = 8
const MAX_CPU_RATIO = 1.1
const REQUESTS = 20_000
const CLIENTS = 8
const MAX_PURGE_MS = 5000
const PURGE_LIMIT_MS = 90_000
const TOKEN = 'a-word-for-this-run-only'
const ENCODING = { 'Accept-Encoding': 'br' }

export async function run(): Promise<void> {
  if (!hasProxy('nginx') || !hasVarnish()) {
    console.log('not run: needs nginx, varnish and varnish-modules')
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-bench-'))
  try {
    await withDatabase((database) => runFleet(folder, database.url))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runFleet(folder: string, databaseUrl: string): Promise<void> {
  const varnishPort = await findFreePort()
  const members: SiteServer[] = []
  const stops: (() => Promise<void>)[] = []
  try {
    await importSamples(join(folder, 'import'), { databaseUrl })
    for (let number = 0; number < PROCESSES; number++)
      members.push(
        await startServer({
          dataDir: join(folder, String(number)),
          env: {
            ...{ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', TRUSTED_PROXIES: '127.0.0.1' },
            CDN_PURGE_URL: `http://127.0.0.1:${varnishPort}/purge-tags`,
            CDN_PURGE_TOKEN: TOKEN,
          },
          startLimitMs: START_LIMIT_MS,
        }),
      )
    const ports = members.map(({ port }) => port)
    const proxies = []
    for (const upstream of [ports.slice(0, 1), ports]) {
      const proxyFolder = await mkdtemp(join(folder, 'nginx-'))
      const proxy = await startProxy('nginx', proxyFolder, upstream)
      stops.push(() => proxy.stop())
      proxies.push(Number(new URL(proxy.url).port))
    }
    const [one, fleet] = proxies as [number, number]
    const slugs = await listSlugs(members[0]!.url)
    const cachedPaths = ['/', '/category', ...slugs.slice(0, WARM_PAGES).map((slug) => `/gameDetail/${slug}`)]
    const works: Work[] = [
      { title: 'Cached pages', perSecond: RATES.cached, listPaths: () => cachedPaths },
      { title: 'Pages that are rendered', perSecond: RATES.rendered, listPaths: listNewPages },
    ]
    const areCheap = []
    for (const work of works) areCheap.push(await compareCpu(members, { one, fleet }, work))
    const varnish = await startVarnish(folder, { port: varnishPort, backendPort: fleet, token: TOKEN })
    stops.push(() => varnish.stop())
    await measureHits(varnish, slugs)
    const isPurged = await measurePurges(varnish, databaseUrl, folder, slugs)
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    if (areCheap.includes(false) || !isPurged) process.exitCode = 1
  } finally {
    for (const stop of stops.toReversed()) await stop()
    for (const member of members) await member.stop()
  }
}

/** Of the sitemap: every game that the site lists. */
async function listSlugs(url: string): Promise<string[]> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/\/sitemaps\/games-\d+\.xml\.gz/g)].map(([path]) => path)
  const texts = await Promise.all(
    parts.map(async (path) => {
      const response = await fetch(url + path)
      return String(gunzipSync(await response.arrayBuffer()))
    }),
  )
  return texts.flatMap((text) =>
    [...text.matchAll(/\/gameDetail\/([\w-]+)<\/loc>/g)].map(([, slug]) => slug!),
  )
}

interface Work {
  title: string
  perSecond: number
  /** Other ones for each measurement. */
  listPaths: () => string[]
}

async function compareCpu(
  members: readonly SiteServer[],
  ports: { one: number; fleet: number },
  { title, perSecond, listPaths }: Work,
): Promise<boolean> {
  const readCpu = () => members.reduce((sum, { pid }) => sum + readCpuSeconds(pid), 0)
  async function measure(port: number, processes: number): Promise<{ perSecond: number; cpuMs: number }> {
    const before = readCpu()
    const load = await runLoad({
      ...{
        port,
        path: listPaths(),
        connections: CONNECTIONS,
        perSecond: perSecond * processes,
        seconds: SECONDS,
      },
      headers: { Host: 'localhost', ...ENCODING },
    })
    if (load.faults > 0) throw new Error(`${load.faults} of ${load.requests} answers were not 200`)
    return { perSecond: load.requestsPerSecond, cpuMs: ((readCpu() - before) * 1000) / load.requests }
  }
  for (let turn = 0; turn < PROCESSES; turn++) await measure(ports.fleet, WARM_RATE)
  const rows = []
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const ofOne = await measure(ports.one, 1)
    const ofFleet = await measure(ports.fleet, PROCESSES)
    ratios.push(ofFleet.cpuMs / ofOne.cpuMs)
    rows.push({
      round,
      'one: /s': Math.round(ofOne.perSecond),
      'one: CPU ms': ofOne.cpuMs.toFixed(3),
      'fleet: /s': Math.round(ofFleet.perSecond),
      'fleet: CPU ms': ofFleet.cpuMs.toFixed(3),
      ratio: ratios.at(-1)!.toFixed(2),
    })
  }
  printTable(
    `${title} through nginx: one process and ${PROCESSES}, ${perSecond} requests a second for each process, ${SECONDS} s a round`,
    rows,
  )
  const isMet = median(ratios) <= MAX_CPU_RATIO
  console.log(
    `processor time of the servers for each answer, ratio (median): ${median(ratios).toFixed(2)}, limit ${MAX_CPU_RATIO}: ${isMet ? 'met' : 'MISSED'}`,
  )
  return isMet
}

let pages = 0
const listNewPages = () =>
  Array.from({ length: NEW_PAGES }, () => `/search?searchValue=q${(++pages).toString(36)}`)

async function measureHits(varnish: RunningVarnish, slugs: readonly string[]): Promise<void> {
  const random = createRandom(1)
  const pick = createPopularity(slugs.length)
  const paths = Array.from({ length: REQUESTS }, () => {
    const turn = random(100)
    if (turn < 20) return '/'
    if (turn < 30) return '/category'
    return `/gameDetail/${slugs[pick(random(1_000_000) / 1_000_000)]!}`
  })
  const before = varnish.readCounters()
  const startedAt = performance.now()
  let next = 0
  const failed: string[] = []
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < paths.length) {
        const path = paths[next++]!
        const response = await fetch(varnish.url + path, { headers: ENCODING })
        await response.arrayBuffer()
        if (response.status !== 200) failed.push(`${path}: ${response.status}`)
      }
    }),
  )
  const after = varnish.readCounters()
  const [hits, misses, passes] = (['hits', 'misses', 'passes'] as const).map(
    (name) => after[name] - before[name],
  ) as [number, number, number]
  if (failed.length > 0) throw new Error(`Not 200: ${failed.slice(0, 3).join(', ')}`)
  console.log(
    `Varnish: ${REQUESTS} requests of ${new Set(paths).size} pages in ${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${hits} answered by itself (${((hits / REQUESTS) * 100).toFixed(1)} %), ${misses} fetched, ${passes} passed`,
  )
}

/** From a number between 0 and 1 to an index: the n-th is chosen 1/n as often as the first. */
function createPopularity(count: number): (share: number) => number {
  let sum = 0
  const sums = Array.from({ length: count }, (_, at) => (sum += 1 / (at + 1)))
  return (share) => sums.findIndex((upTo) => upTo >= share * sum)
}

async function measurePurges(
  varnish: RunningVarnish,
  databaseUrl: string,
  folder: string,
  slugs: readonly string[],
): Promise<boolean> {
  const runPortal = (...args: string[]) =>
    runNode(['apps/site/server/portal.ts', ...args], {
      root: ROOT,
      env: { DATA_DIR: join(folder, 'command'), DATABASE_URL: databaseUrl },
    })
  const get = async (path: string) => {
    const response = await fetch(varnish.url + path, { headers: ENCODING })
    return { status: response.status, text: await response.text() }
  }
  async function measure(change: () => Promise<void>, isChanged: () => Promise<boolean>): Promise<number> {
    await change()
    const startedAt = performance.now()
    while (!(await isChanged()) && performance.now() - startedAt < PURGE_LIMIT_MS) await wait(25)
    return performance.now() - startedAt
  }
  const [slug] = slugs as [string]
  const times = {
    'a removed game': await measure(
      () => runPortal('games', 'unpublish', slug),
      async () => (await get(`/gameDetail/${slug}`)).status !== 200,
    ),
    'the name of the site': await measure(
      () => runPortal('site', 'set', 'localhost', 'name', '"Another name"'),
      async () => (await get('/')).text.includes('Another name'),
    ),
  }
  for (const [what, ms] of Object.entries(times))
    console.log(
      `${what}, from the end of the command until Varnish shows it: ${Math.round(ms)} ms, limit ${MAX_PURGE_MS}: ${ms <= MAX_PURGE_MS ? 'met' : 'MISSED'}`,
    )
  return Object.values(times).every((ms) => ms <= MAX_PURGE_MS)
}
