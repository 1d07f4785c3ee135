/**
 * The site with 1,000, 10,000 and 100,000 games: the import, beside which cached pages are requested; the start with the filled ledger; pages
 * and searches; changes of single games; memory; and 1,000 sites in one process. `--sizes 1000,10000` measures others, `--no-sites` leaves the
 * sites out. The limits are those of a quiet machine. Linux only.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../scripts/test/site-server.ts'
import { runLoad } from './load.ts'
import { calibrateMs, createRandom, printTable } from './measure.ts'
import { writeFeed } from './scale/records.ts'
import { type ChangeFigures, CHANGES, type ScalePaths, type ScaleQuestion } from './scale/questions.ts'
import { measureSites } from './scale/sites.ts'

const ROOT = join(import.meta.dirname, '..')
const SIZES = [1000, 10_000, 100_000]
const LIMITS = { readyMs: 3000, mb: 600, pauseMs: 50, importSeconds: 60, cachedP99Ms: 20, growth: 3 }
/** The limits of an import, in seconds and milliseconds, are for so many records. */
const LIMITED_SIZE = 100_000
const START_LIMIT_MS = 900_000
const LOAD_SECONDS = 4
const SEARCHES = 400
const IDLE_MS = 5000

interface Figures {
  games: number
  importSeconds: number
  cachedP99Ms: number
  readyMs: number
  mb: number
  category: Times
  search: Times
  game: Times
  changes: ChangeFigures[]
}

interface Times {
  p50: number
  p99: number
}

export async function run(): Promise<void> {
  const sizes = readSizes()
  const before = calibrateMs()
  const figures: Figures[] = []
  for (const size of sizes) figures.push(await measureSize(size))
  const faults = [
    ...printFigures(figures),
    ...(process.argv.includes('--no-sites') ? [] : await measureSites()),
  ]
  console.log(`calibration: ${before.toFixed(1)} ms of fixed work before, ${calibrateMs().toFixed(1)} after`)
  console.log(faults.length === 0 ? 'all limits met' : `MISSED: ${faults.join('; ')}`)
  if (faults.length > 0) process.exitCode = 1
}

function readSizes(): number[] {
  const at = process.argv.indexOf('--sizes')
  if (at < 0) return SIZES
  const sizes = (process.argv[at + 1] ?? '').split(',').map(Number)
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error('--sizes takes whole numbers, such as 1000,10000')
  return sizes
}

async function measureSize(size: number): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  try {
    const feed = join(dataDir, 'feed.json')
    await writeFeed(feed, size)
    const imported = await importBesidePages(dataDir, feed)
    console.log(`${size} records imported in ${imported.importSeconds.toFixed(1)} s`)
    const started = await measureStart(dataDir)
    return { ...imported, ...started, ...(await measureServer(dataDir)) }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The operator's import, in its own process, while the home page is requested; then the server has all games. */
async function importBesidePages(dataDir: string, feed: string) {
  return withServer(dataDir, async ({ port, ask }) => {
    const startedAt = performance.now()
    const portal = join(ROOT, 'apps/site/server/portal.ts')
    const child = spawn(process.execPath, [portal, 'feed', 'import', 'gamepix', feed], {
      ...{ cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'inherit'] },
    })
    const ended = once(child, 'exit') as Promise<[number]>
    let isRunning = true
    const finished = ended.finally(() => (isRunning = false))
    const p99s: number[] = []
    while (isRunning) p99s.push((await runLoad({ port, path: '/', connections: 2, seconds: 1 })).p99Ms)
    const [code] = await finished
    if (code !== 0) throw new Error(`feed import ended with code ${code}`)
    const importSeconds = (performance.now() - startedAt) / 1000
    // The covers of all games are chosen once, before they are shown.
    const ownGames = (await ask('size')) as number
    for (let games = ownGames; games === ownGames; games = (await ask('size')) as number)
      p99s.push((await runLoad({ port, path: '/', connections: 2, seconds: 1 })).p99Ms)
    return { importSeconds, cachedP99Ms: Math.max(...p99s) }
  })
}

/** As `npm start` starts it. The first start compiles the server's TypeScript. */
async function measureStart(dataDir: string): Promise<Pick<Figures, 'readyMs' | 'mb'>> {
  const start = () => startServer({ dataDir, env: { RATE_LIMIT: 'off' }, startLimitMs: START_LIMIT_MS })
  await (await start()).stop()
  const server = await start()
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))!
  await server.stop()
  return { readyMs: server.readyMs, mb: (Number(kilobytes) * 1024) / 1e6 }
}

async function measureServer(dataDir: string) {
  return withServer(dataDir, async ({ port, ask }) => {
    const games = (await ask('size')) as number
    const paths = (await ask('paths')) as ScalePaths
    await ask('uncached')
    await measurePages(port, paths.games)
    const category = await measurePages(port, paths.categories)
    const game = await measurePages(port, paths.games)
    const search = await measureSearch(port, paths.titles)
    await ask('cached')
    const figures: ChangeFigures[] = []
    for (const change of CHANGES) figures.push((await ask(change)) as ChangeFigures)
    return { games, category, game, search, changes: figures }
  })
}

interface OpenServer {
  port: number
  ask: (question: ScaleQuestion) => Promise<unknown>
}

async function withServer<Result>(
  dataDir: string,
  work: (server: OpenServer) => Promise<Result>,
): Promise<Result> {
  const server = fork(join(import.meta.dirname, 'scale/scale-server.ts'), [dataDir], {
    stdio: 'inherit',
    // As `npm start` starts it.
    execArgv: ['--max-semi-space-size=4'],
  })
  const ended = once(server, 'exit')
  try {
    const [{ port }] = (await Promise.race([once(server, 'message'), refuseEnd(ended)])) as [{ port: number }]
    return await work({ port, ask: (question) => ask(server, question) })
  } finally {
    server.kill('SIGTERM')
    const timer = setTimeout(() => server.kill('SIGKILL'), 30_000)
    await ended
    clearTimeout(timer)
  }
}

async function refuseEnd(ended: Promise<unknown>): Promise<never> {
  await ended
  throw new Error('The server ended before it was ready')
}

async function ask(server: ChildProcess, question: ScaleQuestion): Promise<unknown> {
  const answer = once(server, 'message')
  server.send(question)
  return ((await answer) as [{ answer: unknown }])[0].answer
}

async function measurePages(port: number, path: readonly string[]): Promise<Times> {
  const { faults, requests, p50Ms, p99Ms } = await runLoad({
    ...{ port, path, connections: 1, seconds: LOAD_SECONDS },
    headers: { Host: 'localhost', 'Accept-Encoding': 'br' },
  })
  if (faults > 0) throw new Error(`${faults} of ${requests} answers were not 200`)
  return { p50: p50Ms, p99: p99Ms }
}

/** The suggestions for the first letters of titles. */
async function measureSearch(port: number, titles: readonly string[]): Promise<Times> {
  const below = createRandom(7)
  const times: number[] = []
  for (let turn = 0; turn < SEARCHES; turn++) {
    const title = titles[below(titles.length)]!
    const typed = title.slice(0, 3 + below(title.length))
    const startedAt = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/suggest?q=${encodeURIComponent(typed)}`)
    await answer.text()
    times.push(performance.now() - startedAt)
    if (!answer.ok) throw new Error(`The search for ${typed} was answered ${answer.status}`)
  }
  times.sort((a, b) => a - b)
  return { p50: times[SEARCHES >> 1]!, p99: times[Math.floor(SEARCHES * 0.99)]! }
}

/** Returns what misses its limit. */
function printFigures(figures: readonly Figures[]): string[] {
  printTable(
    'The site at each size',
    figures.map((each) => ({
      games: each.games,
      'import s': each.importSeconds.toFixed(1),
      'cached p99 ms': each.cachedP99Ms.toFixed(1),
      'ready ms': each.readyMs,
      MB: Math.round(each.mb),
      'category ms': show(each.category),
      'search ms': show(each.search),
      'game ms': show(each.game),
    })),
  )
  printTable(
    'One change, by the server’s main thread',
    figures.flatMap(({ games, changes }) =>
      changes.map(({ ms, cpuMs, pauseMs }, place) => ({
        games,
        change: CHANGES[place]!,
        'shown after ms': Math.round(ms),
        'CPU ms': Math.round(cpuMs),
        'longest pause ms': pauseMs.toFixed(1),
      })),
    ),
  )
  return [...figures.flatMap(listMisses), ...listGrowth(figures)]
}

const show = ({ p50, p99 }: Times) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`

function listMisses(figures: Figures): string[] {
  const { games, readyMs, mb, changes, importSeconds, cachedP99Ms } = figures
  const pauseMs = Math.max(...changes.map((change) => change.pauseMs))
  const isLimited = games >= LIMITED_SIZE * 0.9
  const checks: [name: string, value: number, limit: number][] = [
    ['ready ms', readyMs, LIMITS.readyMs],
    ['MB', mb, LIMITS.mb],
    ['pause ms', pauseMs, LIMITS.pauseMs],
    ['cached p99 ms', cachedP99Ms, LIMITS.cachedP99Ms],
    ...(isLimited ? [['import s', importSeconds, LIMITS.importSeconds] as [string, number, number]] : []),
  ]
  return checks
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `${games} games: ${name} ${Math.round(value)} (limit ${limit})`)
}

/** From the first size to the last. */
function listGrowth(figures: readonly Figures[]): string[] {
  const [first, last] = [figures[0]!, figures.at(-1)!]
  return (['category', 'search', 'game'] as const)
    .map((kind) => ({ kind, growth: last[kind].p50 / first[kind].p50 }))
    .filter(({ growth }) => growth > LIMITS.growth)
    .map(({ kind, growth }) => `${kind}: ${growth.toFixed(1)} times as slow (limit ${LIMITS.growth})`)
}
