/** Test only: a process of a fleet with one job, which notes each of its runs in the ledger, and the run's end. */
import { sql } from 'kysely'
import { startPolling } from './base/polling.ts'
import { startSharedJobs } from './shared-jobs.ts'
import { takeJobSession } from './ledger/job-session.ts'
import { openLedger } from './ledger/ledger.ts'

/** `long`: each run reads 200 MB. */
const [databaseUrl, work] = process.argv.slice(2) as [string, string | undefined]
const options = { databaseUrl, answerTimeoutMs: 5000 }
const ledger = await openLedger(options)
const quiet = { info() {}, warn() {}, error() {} }

startSharedJobs({
  ledger,
  log: quiet,
  openSession: () => takeJobSession(ledger, options),
  start: (own) => [
    startPolling({
      everyMs: 60,
      async look() {
        await sql`insert into job_runs (pid, part) values (${process.pid}, 'start')`.execute(own.db)
        await own.db.transaction().execute(async (trx) => {
          if (work === 'long')
            await sql`select repeat('x', 100000) from generate_series(1, 2000)`.execute(trx)
          else await sql`select pg_sleep(0.06)`.execute(trx)
          await sql`insert into job_runs (pid, part) values (${process.pid}, 'end')`.execute(trx)
        })
      },
      onError() {},
    }),
  ],
})
process.stdout.write('started\n')
// Timers of the server do not keep a process alive.
setInterval(() => {}, 60_000)
