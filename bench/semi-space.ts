/**
 * The effect of `--max-semi-space-size=4` in `npm start`: the server's memory after the start, after cached responses and after renders, its
 * speed, and the memory that a garbage collection at idle time would free (decision 042).
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runLoad } from './load.ts'
import { calibrateMs, median, printTable } from './measure.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 16
/** Searches for new words: each is a page that is not cached. */
const RENDERS = 200
const IDLE_MS = 2000
const FLAG = '--max-semi-space-size=4'

type Figures = Record<'MB at start' | 'MB cached' | 'MB rendered' | 'MB collected' | 'cached /s', number>

export async function run(): Promise<void> {
  const variants = [[FLAG], []]
  const rounds = new Map(variants.map((flags) => [flags, [] as Figures[]]))
  for (let round = 0; round < ROUNDS; round++)
    for (const flags of variants) rounds.get(flags)!.push(await measure(flags))
  printTable(
    `${SECONDS} s of the cached home page, ${RENDERS} renders, one collection when idle; medians of ${ROUNDS}`,
    [...rounds].map(([flags, figures]) => ({ flags: flags.join(' '), ...toMedians(figures) })),
  )
  console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
}

function toMedians(rounds: readonly Figures[]): Record<string, number> {
  const names = Object.keys(rounds[0]!) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, Math.round(median(rounds.map((each) => each[name])))]))
}

async function measure(flags: readonly string[]): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  const server = fork(join(import.meta.dirname, 'semi-space-server.ts'), [dataDir], {
    stdio: 'inherit',
    execArgv: [...flags, '--expose-gc'],
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    await idle()
    const atStart = await readMemory(server)
    const headers = { 'Accept-Encoding': 'br' }
    const load = await runLoad({ port, path: '/', connections: CONNECTIONS, seconds: SECONDS, headers })
    if (load.faults > 0) throw new Error('An answer was not 200')
    const cached = await readMemory(server)
    for (let at = 0; at < RENDERS; at++) await render(port, `word${at}`)
    await idle()
    const rendered = await readMemory(server)
    const collected = await readMemory(server, 'collect')
    return {
      ...{ 'MB at start': atStart, 'MB cached': cached, 'MB rendered': rendered, 'MB collected': collected },
      'cached /s': load.requestsPerSecond,
    }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const idle = () => new Promise((resolve) => setTimeout(resolve, IDLE_MS))

async function render(port: number, word: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/search?searchValue=${word}`)
  if (!response.ok) throw new Error(`A search was answered ${response.status}`)
  await response.arrayBuffer()
}

async function readMemory(server: ChildProcess, message: 'read' | 'collect' = 'read'): Promise<number> {
  const answer = once(server, 'message')
  server.send(message)
  const [{ rssBytes }] = (await answer) as [{ rssBytes: number }]
  return rssBytes / 1024 ** 2
}
