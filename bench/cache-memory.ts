/**
 * One client requests invented addresses, as often as the rate limits allow: does the server's memory stay flat? `--minutes 10` for a long
 * run. Limit: at the end at most 1.1 times the memory after the warm-up.
 */
import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type { EntryCost } from '../apps/site/server/measure-page-cache.ts'
import type { MemoryFigures } from './cache-memory-server.ts'
import { calibrateMs, printTable } from './measure.ts'

const REQUESTS_PER_SECOND = 20
const MAX_GROWTH = 1.1
const ROWS = 10
/** More searches than their cache can hold, so that it is full before the measurement. */
const WARM_UP_SEARCHES = 1500
const MIB = 1024 ** 2

/** Addresses that would each add a cache entry if the cache key had a part that the route does not list. */
const ATTACKS: readonly ((number: number) => { path: string; headers?: Record<string, string> })[] = [
  (number) => ({ path: `/.data?_routes=r${number}` }),
  (number) => ({ path: `/x${number}.data` }),
  (number) => ({ path: `/search.data?searchValue=a&_routes=q${number}` }),
  (number) => ({ path: '/'.repeat(1 + (number % 2000)) }),
  (number) => ({ path: `//_payload.json?${number}` }),
  (number) => ({ path: `/?utm_source=${number}` }),
  (number) => ({ path: `/_payload.json?${number}` }),
  (number) => ({ path: `/gameDetail/cozy-blocks/_payload.json?b${number}&x=${number}` }),
  (number) => ({ path: `/search?searchValue=word${number}` }),
  (number) => ({ path: `/search?searchValue=a&device=d${number}&offline=${number}` }),
  (number) => ({ path: `/search?searchValue=a&pageCurrent=${number}` }),
  (number) => ({ path: spellOddly('/articlesDetail/1', number) }),
  (number) => ({ path: `/nothing-${number}` }),
  (number) => ({ path: '/category', headers: { 'Accept-Encoding': `br;q=0.${number}, x${number}` } }),
  (number) => ({
    path: '/category',
    headers: { Host: `${spellCase('localhost', number)}:${1 + (number % 60_000)}` },
  }),
  (number) => ({ path: '/', headers: { Host: `host-${number}.example` } }),
]

/** Escapes some of the letters. */
function spellOddly(path: string, number: number): string {
  return path.replaceAll(/[a-z]/gi, (letter, at: number) =>
    (number >> (at % 16)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
}

function spellCase(text: string, number: number): string {
  return [...text].map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter)).join('')
}

export async function run(): Promise<void> {
  const minutes = readMinutes()
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  const server = fork(join(import.meta.dirname, 'cache-memory-server.ts'), [dataDir], {
    stdio: 'inherit',
    // As `npm start` starts it; garbage is collected before each measurement.
    execArgv: ['--max-semi-space-size=4', '--expose-gc'],
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    await warmUp(port)
    const start = await measure(server)
    const { rows, end, faults } = await attack(server, port, minutes)
    printTable(
      `${minutes} min of ${REQUESTS_PER_SECOND} invented addresses a second, ${ATTACKS.length} kinds`,
      [toRow(0, 0, start), ...rows],
    )
    const { countedBytes, usedBytes } = await measureEntry()
    console.log(`a small entry of the page cache: counted ${countedBytes} bytes, used ${usedBytes}`)
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    const growth = end.usedBytes / start.usedBytes
    const isOk = growth <= MAX_GROWTH && faults === 0 && usedBytes <= countedBytes
    console.log(
      `growth: ${growth.toFixed(3)}, limit ${MAX_GROWTH}; failed answers: ${faults}: ${isOk ? 'met' : 'MISSED'}`,
    )
    if (!isOk) process.exitCode = 1
  } finally {
    server.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function readMinutes(): number {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { minutes: { type: 'string', default: '0.5' } },
  })
  const minutes = Number(values.minutes)
  if (minutes > 0 && minutes <= 24 * 60) return minutes
  throw new Error(`--minutes is a number up to 1440, not "${values.minutes}"`)
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path, headers: { Host: 'localhost', ...headers } }
    const call = request(options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end()
  })
}

/** Normal pages, and each kind of attack a few times, so that all code is compiled. */
async function warmUp(port: number): Promise<void> {
  for (const path of [
    '/',
    '/category',
    '/articles',
    '/articlesDetail/1',
    '/gameDetail/cozy-blocks',
    '/offline',
  ])
    await ask(port, path)
  for (let number = 0; number < WARM_UP_SEARCHES; number++)
    await ask(port, `/search?searchValue=warm${number}`)
  for (let number = 0; number < 30 * ATTACKS.length; number++) await send(port, number)
}

function send(port: number, number: number): Promise<number> {
  const { path, headers } = ATTACKS[number % ATTACKS.length]!(number)
  return ask(port, path, headers)
}

async function attack(server: ChildProcess, port: number, minutes: number) {
  const total = Math.round(minutes * 60 * REQUESTS_PER_SECOND)
  const startedAt = performance.now()
  const rows: ReturnType<typeof toRow>[] = []
  let faults = 0
  let end = await measure(server)
  for (let number = 1; number <= total; number++) {
    const status = await send(port, 1_000_000 + number)
    if (status >= 500 || status === 429) faults++
    if (number % Math.ceil(total / ROWS) === 0 || number === total) {
      end = await measure(server)
      rows.push(toRow((performance.now() - startedAt) / 60_000, number, end))
    }
    const dueMs = startedAt + (number * 1000) / REQUESTS_PER_SECOND - performance.now()
    if (dueMs > 0) await new Promise((resolve) => setTimeout(resolve, dueMs))
  }
  return { rows, end, faults }
}

async function measure(server: ChildProcess): Promise<MemoryFigures> {
  const answer = once(server, 'message') as Promise<[MemoryFigures]>
  server.send('measure')
  return (await answer)[0]
}

function toRow(minute: number, requests: number, { usedBytes, rssBytes }: MemoryFigures) {
  return {
    minute: minute.toFixed(1),
    requests,
    'heap and buffers MiB': (usedBytes / MIB).toFixed(1),
    'RSS MiB': Math.round(rssBytes / MIB),
  }
}

async function measureEntry(): Promise<EntryCost> {
  const script = join(import.meta.dirname, '../apps/site/server/measure-page-cache.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script])
  return JSON.parse(stdout) as EntryCost
}
