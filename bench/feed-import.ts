/**
 * A feed of 100,000 records, imported twice into an empty ledger by a separate process, while this one writes votes. With the argument `csv`
 * it is a CSV file of a provider that the operator added.
 * Limit: the importing process grows by at most 300 MiB.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gamepixRecord } from '../apps/site/app/features/feeds/feed-fixtures.ts'
import { openLedger } from '../apps/site/server/ledger/ledger.ts'
import { calibrateMs, printTable } from './measure.ts'
import type { ImportFigures } from './feed-import-child.ts'

const RECORDS = 100_000
const LIMIT_GROWTH_MIB = 300
const VOTE_EVERY_MS = 25
const MAX_VOTE_MS = 120_000

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  try {
    const isCsv = process.argv[3] === 'csv'
    const file = join(dataDir, isCsv ? 'feed.csv' : 'feed.json')
    await pipeline(isCsv ? makeCsv() : makeFeed(), createWriteStream(file))
    const first = await importBesideVotes(dataDir, file)
    const second = await importBesideVotes(dataDir, file)
    printTable(
      `${RECORDS.toLocaleString('en')} ${isCsv ? 'CSV' : 'JSON'} records, SQLite, synchronous=FULL`,
      [toRow('all new', first), toRow('nothing changed', second)],
    )
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    const growthMib = Math.max(first.growthMib, second.growthMib)
    const isOk = growthMib <= LIMIT_GROWTH_MIB && first.new === RECORDS && second.unchanged === RECORDS
    console.log(`growth: ${growthMib} MiB, limit ${LIMIT_GROWTH_MIB}: ${isOk ? 'met' : 'MISSED'}`)
    if (!isOk) process.exitCode = 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function* makeFeed(): Generator<string> {
  yield '{"version":"https://jsonfeed.org/version/1.1","items":['
  for (let number = 1; number <= RECORDS; number++)
    yield `${number === 1 ? '' : ','}\n${JSON.stringify(gamepixRecord(number))}`
  yield '\n]}'
}

function* makeCsv(): Generator<string> {
  yield 'id;title;description;category;url;image\n'
  for (let number = 1; number <= RECORDS; number++) {
    const { id, title, description, category, namespace } = gamepixRecord(number)
    const cells = [id, title, description, category, `https://play.sunny.example/${namespace}/`]
    yield `${[...cells, `https://img.sunny.example/${namespace}.png`].map((cell) => `"${cell}"`).join(';')}\n`
  }
}

interface Figures extends ImportFigures {
  votes: number
  longestVoteMs: number
}

/** One small write after the other, as a running server would do them. */
async function importBesideVotes(dataDir: string, file: string): Promise<Figures> {
  // Long enough to see how long a vote waits on a busy machine, instead of failing.
  const ledger = await openLedger({ dataDir, busyTimeoutMs: MAX_VOTE_MS })
  const child = fork(join(import.meta.dirname, 'feed-import-child.ts'), [dataDir, file], { stdio: 'inherit' })
  const reported = once(child, 'message') as Promise<[ImportFigures]>
  const ended = once(child, 'exit') as Promise<[number]>
  const finished = new AbortController()
  ended.finally(() => finished.abort())
  let votes = 0
  let longestVoteMs = 0
  while (!finished.signal.aborted) {
    const startedAtMs = performance.now()
    await ledger.db
      .insertInto('meta')
      .values({ key: `vote-${performance.now()}`, value: '1' })
      .execute()
    votes++
    longestVoteMs = Math.max(longestVoteMs, performance.now() - startedAtMs)
    await new Promise((resolve) => setTimeout(resolve, VOTE_EVERY_MS))
  }
  await ledger.close()
  const [exitCode] = await ended
  if (exitCode !== 0) throw new Error(`The importing process ended with ${exitCode}`)
  const [figures] = await reported
  return { ...figures, votes, longestVoteMs }
}

function toRow(name: string, figures: Figures): Record<string, string | number> {
  return {
    import: name,
    seconds: figures.seconds.toFixed(1),
    'records/s': Math.round(figures.fetched / figures.seconds),
    'publish ms': figures.publishMs,
    'RSS before MiB': figures.startMib,
    'growth MiB': figures.growthMib,
    'votes beside it': figures.votes,
    'longest vote ms': Math.round(figures.longestVoteMs),
  }
}
