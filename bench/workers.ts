/**
 * Two workers compared with one process: answers for each second of processor time that all processes of the server take, the primary process
 * included. The cached home page, and search pages that nobody requested before. Limits: at least 0.85 of one process, and a load split of
 * 40:60 or better. Both servers run all the time and are measured in turn. The wall-clock figures also depend on the load generator, which
 * takes a core. Linux only: it reads `/proc`.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listChildren } from '../scripts/faults/database.ts'
import { importSamples } from '../scripts/test/import-samples.ts'
import { startServer, type SiteServer } from '../scripts/test/site-server.ts'
import { readCpuSeconds } from './cpu.ts'
import { runLoad } from './load.ts'
import { calibrateMs, median, printTable } from './measure.ts'

const ROUNDS = 7
const SECONDS = 3
/** Pages to render would wait for each other, and be refused on a busy machine. */
const CONNECTIONS = { cached: 16, rendered: 4 }
const MIN_RATIO = 0.85
const MIN_SHARE = 0.4
/** On a busy machine. */
const START_LIMIT_MS = 180_000
/** More than a server answers in a round. */
const NEW_PAGES = 10_000

interface Measured {
  perSecond: number
  /** Answers for each second of processor time. */
  perCpuSecond: number
  /** Of the processor time of all workers, what the least busy one took. */
  smallestShare: number
}

export async function run(): Promise<void> {
  const dataDirs: string[] = []
  const servers: SiteServer[] = []
  try {
    const [first, second] = [await makeFolder(dataDirs), await makeFolder(dataDirs)]
    await importSamples(first)
    // The first start after an import rates the games and chooses their covers.
    await (await startServer({ dataDir: first, startLimitMs: START_LIMIT_MS })).stop()
    await cp(first, second, { recursive: true })
    for (const [dataDir, WORKERS] of [
      [first, '1'],
      [second, '2'],
    ] as const)
      servers.push(
        await startServer({ dataDir, env: { WORKERS, RATE_LIMIT: 'off' }, startLimitMs: START_LIMIT_MS }),
      )
    const [one, two] = servers as [SiteServer, SiteServer]
    const results = [
      await compare('Cached home page', one, two, {
        connections: CONNECTIONS.cached,
        listPaths: () => ['/'],
      }),
      await compare('Search pages, each rendered', one, two, {
        ...{ connections: CONNECTIONS.rendered, listPaths: listNewPages },
      }),
    ]
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    if (results.includes(false)) process.exitCode = 1
  } finally {
    for (const server of servers) await server.stop()
    for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeFolder(folders: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-bench-'))
  folders.push(folder)
  return folder
}

let pages = 0
function listNewPages(): string[] {
  return Array.from({ length: NEW_PAGES }, () => `/search?searchValue=q${(++pages).toString(36)}`)
}

interface Work {
  connections: number
  /** Other ones for each measurement. */
  listPaths: () => string[]
}

async function compare(
  title: string,
  one: SiteServer,
  two: SiteServer,
  { connections, listPaths }: Work,
): Promise<boolean> {
  // Both are compiled and the cache is filled.
  for (const server of [one, two])
    await measure(server, { connections, paths: listPaths(), seconds: 2 * SECONDS })
  const rows = []
  const ratios: number[] = []
  const shares: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    // In the other order each time: what else the machine does hits both.
    const order = round % 2 === 1 ? [one, two] : [two, one]
    const found = new Map<SiteServer, Measured>()
    for (const server of order)
      found.set(server, await measure(server, { connections, paths: listPaths(), seconds: SECONDS }))
    const [ofOne, ofTwo] = [found.get(one)!, found.get(two)!]
    const ratio = ofTwo.perCpuSecond / ofOne.perCpuSecond
    ratios.push(ratio)
    shares.push(ofTwo.smallestShare)
    rows.push({
      round,
      '1: /s': Math.round(ofOne.perSecond),
      '1: per CPU s': Math.round(ofOne.perCpuSecond),
      '2: /s': Math.round(ofTwo.perSecond),
      '2: per CPU s': Math.round(ofTwo.perCpuSecond),
      ratio: ratio.toFixed(2),
      split: `${Math.round(ofTwo.smallestShare * 100)}:${Math.round((1 - ofTwo.smallestShare) * 100)}`,
    })
  }
  printTable(`${title}: one process and two workers, ${connections} connections, ${SECONDS} s a round`, rows)
  const isMet = median(ratios) >= MIN_RATIO && median(shares) >= MIN_SHARE
  console.log(
    `ratio (median): ${median(ratios).toFixed(2)}, limit ${MIN_RATIO}; smaller share (median): ${median(shares).toFixed(2)}, limit ${MIN_SHARE}: ${isMet ? 'met' : 'MISSED'}`,
  )
  return isMet
}

interface LoadOfRound {
  connections: number
  paths: string[]
  seconds: number
}

async function measure(server: SiteServer, { connections, paths, seconds }: LoadOfRound): Promise<Measured> {
  const workers = listChildren(server.pid)
  const read = () => [server.pid, ...workers].map(readCpuSeconds)
  const before = read()
  const load = await runLoad({
    ...{ port: server.port, path: paths, connections, seconds },
    headers: { Host: 'localhost', 'Accept-Encoding': 'br' },
  })
  if (load.faults > 0) throw new Error(`${load.faults} of ${load.requests} answers were not 200`)
  const spent = read().map((cpuSeconds, at) => cpuSeconds - before[at]!)
  const ofWorkers = spent.slice(1)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    perSecond: load.requestsPerSecond,
    perCpuSecond: load.requests / sum(spent),
    smallestShare: ofWorkers.length > 0 ? Math.min(...ofWorkers) / sum(ofWorkers) : 1,
  }
}
