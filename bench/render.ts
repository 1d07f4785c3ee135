/**
 * Pages that are not in the cache, with the games of `CATALOGUE_SAMPLES` imported: the processor time of the server's main thread for a page
 * of each kind, then pages of games over 4 connections. `--profile` also prints where the time goes. The limits are those of a quiet machine.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSamples } from '../scripts/test/import-samples.ts'
import { runLoad } from './load.ts'
import { calibrateMs, median, printTable } from './measure.ts'
import type { ProfileRow } from './profile-summary.ts'
import type { RenderPaths, RenderQuestion } from './render-server.ts'

const ROUNDS = 5
const WARM_UP_SECONDS = 4
const SECONDS = 2
const LOAD_SECONDS = 5
const CONNECTIONS = 4
const MIN_PER_SECOND = 300
const MAX_P99_MS = 25
const HEADERS = { Host: 'localhost', 'Accept-Encoding': 'br' }

interface Kind {
  name: string
  limitMs: number
  pathsOf: (paths: RenderPaths) => readonly string[]
}

const KINDS: readonly Kind[] = [
  { name: 'game', limitMs: 2.5, pathsOf: ({ games }) => games },
  { name: 'article', limitMs: 2.5, pathsOf: ({ articles }) => articles },
  { name: 'category', limitMs: 3, pathsOf: ({ categories }) => categories },
  { name: 'home', limitMs: 4.5, pathsOf: () => ['/'] },
]

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  let server: ChildProcess | undefined
  try {
    await importSamples(dataDir)
    server = fork(join(import.meta.dirname, 'render-server.ts'), [dataDir], {
      stdio: 'inherit',
      // As `npm start` starts it.
      execArgv: ['--max-semi-space-size=4'],
    })
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const paths = (await ask(server, 'paths')) as RenderPaths
    const calibration = calibrateMs()
    const isFast = [await measureKinds(server, port, paths), await measureLoad(port, paths)].every(Boolean)
    if (process.argv.includes('--profile')) await printProfile(server, port, paths)
    console.log(
      `calibration: ${calibration.toFixed(1)} ms of fixed work before, ${calibrateMs().toFixed(1)} after`,
    )
    console.log(isFast ? 'all limits met' : 'a limit is MISSED')
    if (!isFast) process.exitCode = 1
  } finally {
    server?.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function ask(server: ChildProcess, question: RenderQuestion): Promise<unknown> {
  const answer = once(server, 'message')
  server.send(question)
  return ((await answer) as [{ answer: unknown }])[0].answer
}

async function load(port: number, path: readonly string[], connections: number, seconds: number) {
  const result = await runLoad({ port, path, connections, seconds, headers: HEADERS })
  if (result.faults > 0) throw new Error(`${result.faults} of ${result.requests} answers were not 200`)
  return result
}

async function measureKinds(server: ChildProcess, port: number, paths: RenderPaths): Promise<boolean> {
  for (const { pathsOf } of KINDS) await load(port, pathsOf(paths), 1, WARM_UP_SECONDS)
  const rows = []
  let isFast = true
  for (const { name, limitMs, pathsOf } of KINDS) {
    const rounds = []
    const fixed = []
    for (let round = 0; round < ROUNDS; round++) {
      fixed.push((await ask(server, 'fixed')) as number)
      const before = (await ask(server, 'cpu')) as number
      const { requests } = await load(port, pathsOf(paths), 1, SECONDS)
      rounds.push((((await ask(server, 'cpu')) as number) - before) / requests)
    }
    const ms = median(rounds)
    isFast &&= ms <= limitMs
    rows.push({
      page: name,
      'CPU ms': ms.toFixed(2),
      best: Math.min(...rounds).toFixed(2),
      worst: Math.max(...rounds).toFixed(2),
      limit: limitMs,
      'fixed work': median(fixed).toFixed(1),
    })
  }
  const count = `${paths.games.length} imported games`
  printTable(`Main thread for one page, median of ${ROUNDS} rounds of ${SECONDS} s, ${count}`, rows)
  return isFast
}

async function measureLoad(port: number, { games }: RenderPaths): Promise<boolean> {
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await load(port, games, CONNECTIONS, LOAD_SECONDS))
  printTable(
    `Pages of games over ${CONNECTIONS} connections, ${LOAD_SECONDS} s a round`,
    rounds.map(({ requestsPerSecond, p99Ms }) => ({
      'pages /s': Math.round(requestsPerSecond),
      'p99 ms': p99Ms.toFixed(1),
    })),
  )
  const perSecond = median(rounds.map(({ requestsPerSecond }) => requestsPerSecond))
  const p99Ms = median(rounds.map((round) => round.p99Ms))
  console.log(
    `median: ${Math.round(perSecond)} /s (limit ${MIN_PER_SECOND}), p99 ${p99Ms.toFixed(1)} ms (limit ${MAX_P99_MS})`,
  )
  return perSecond >= MIN_PER_SECOND && p99Ms <= MAX_P99_MS
}

async function printProfile(server: ChildProcess, port: number, paths: RenderPaths): Promise<void> {
  for (const { name, pathsOf } of KINDS) {
    await ask(server, 'profile')
    await load(port, pathsOf(paths), 1, LOAD_SECONDS)
    printTable(`Profile of ${name}`, (await ask(server, 'summary')) as ProfileRow[])
  }
}
