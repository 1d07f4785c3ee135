import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, type TestContext } from 'vitest'
import { isLong } from '../../../scripts/test/long-run.ts'
import { withDatabase, type FaultyDatabase } from '../../../scripts/faults/database.ts'
import { startSharedJobs } from './shared-jobs.ts'
import { openJobSession } from './ledger/job-session.ts'
import { forEachEngine, getLedgerOptions } from './ledger/ledger-engines.ts'
import { openLedger, type Ledger } from './ledger/ledger.ts'
import { findPostgresBinaries } from './ledger/postgres-server.ts'

const PROCESS = join(import.meta.dirname, 'shared-jobs-process.ts')
const TAKEOVER_MS = 10_000

interface Run {
  pid: number
  part: 'start' | 'end'
}

interface Fleet {
  ledger: Ledger
  processes: ChildProcess[]
  owner(): Promise<ChildProcess>
  /** Milliseconds until another process than this one has run the job. */
  measureTakeover(before: ChildProcess): Promise<number>
}

async function startFleet(
  context: Pick<TestContext, 'onTestFinished'>,
  databaseUrl: string,
  work: 'short' | 'long',
): Promise<Fleet> {
  const ledger = await openLedger({ databaseUrl, answerTimeoutMs: 5000 })
  context.onTestFinished(() => ledger.close())
  await sql`create table job_runs (id serial primary key, pid integer, part text)`.execute(ledger.db)
  const processes = [0, 1].map(() =>
    spawn(process.execPath, [PROCESS, databaseUrl, work], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  context.onTestFinished(() => processes.forEach((child) => void child.kill('SIGKILL')))
  await Promise.all(processes.map((child) => once(child.stdout!, 'data')))
  const findLast = async () => {
    const { rows } = await sql<Run>`select pid, part from job_runs order by id desc limit 1`.execute(
      ledger.db,
    )
    return rows[0]?.pid
  }
  await expect.poll(findLast).toBeDefined()
  return {
    ledger,
    processes,
    async owner() {
      const pid = await findLast()
      return processes.find((child) => child.pid === pid)!
    },
    async measureTakeover(before) {
      const startedAtMs = performance.now()
      while ((await findLast().catch(() => before.pid)) === before.pid) await wait(50)
      return performance.now() - startedAtMs
    },
  }
}

/** The owners in turn. Throws when a run began while another process' was not over. */
async function listOwners({ db }: Ledger): Promise<number[]> {
  const { rows } = await sql<Run>`select pid, part from job_runs order by id`.execute(db)
  const owners: number[] = []
  for (const [at, { pid, part }] of rows.entries()) {
    if (owners.at(-1) !== pid) owners.push(pid)
    if (part === 'end') expect(rows[at - 1]).toEqual({ pid, part: 'start' })
  }
  return owners
}

const binaries = findPostgresBinaries()

function testFleet(
  name: string,
  run: (fleet: Fleet, database: FaultyDatabase) => Promise<void>,
  work: 'short' | 'long' = 'short',
) {
  test.skipIf(!binaries || process.platform === 'win32' || (work === 'long' && !isLong))(
    name,
    (context) =>
      withDatabase(async (database) => run(await startFleet(context, database.url, work), database)),
    60_000,
  )
}

// They wait most of the time, each with a database of its own.
describe.concurrent('two processes', () => {
  testFleet(
    'the jobs of a frozen or killed process are taken over, and a frozen one writes nothing more when it wakes',
    async (fleet) => {
      const first = await fleet.owner()
      first.kill('SIGSTOP')
      expect(await fleet.measureTakeover(first)).toBeLessThan(TAKEOVER_MS)
      const second = await fleet.owner()
      first.kill('SIGCONT')
      await wait(3000)
      expect(await listOwners(fleet.ledger)).toEqual([first.pid, second.pid])
      // It is a candidate again.
      second.kill('SIGKILL')
      expect(await fleet.measureTakeover(second)).toBeLessThan(TAKEOVER_MS)
      expect(await listOwners(fleet.ledger)).toEqual([first.pid, second.pid, first.pid])
    },
  )

  testFleet(
    'a process that was frozen while it read a long answer loses the jobs, too',
    async (fleet) => {
      const first = await fleet.owner()
      const isWriting = async () =>
        (
          await sql`select 1 from pg_stat_activity where application_name = 'playhouse jobs' and wait_event = 'ClientWrite'`.execute(
            fleet.ledger.db,
          )
        ).rows.length > 0
      const isStuck = async () => {
        first.kill('SIGSTOP')
        await wait(100)
        if (await isWriting()) return true
        first.kill('SIGCONT')
        return false
      }
      await expect.poll(isStuck).toBe(true)
      expect(await fleet.measureTakeover(first)).toBeLessThan(TAKEOVER_MS)
      first.kill('SIGCONT')
      await wait(2000)
      expect(await listOwners(fleet.ledger)).toHaveLength(2)
    },
    'long',
  )

  testFleet('after a restart of the database one process has the jobs', async (fleet, database) => {
    await fleet.owner()
    await database.kill()
    await wait(1000)
    await database.restart()
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from job_runs`.execute(
      fleet.ledger.db,
    )
    const startedAtMs = performance.now()
    const isRunning = async () =>
      (await sql<Run>`select 1 from job_runs where id > ${rows[0]!.id}`.execute(fleet.ledger.db)).rows
        .length > 0
    while (!(await isRunning())) await wait(50)
    expect(performance.now() - startedAtMs).toBeLessThan(TAKEOVER_MS)
    await wait(1500)
    expect((await listOwners(fleet.ledger)).length).toBeLessThanOrEqual(2)
  })
})

forEachEngine((open, engine) => {
  test('a process without others runs its jobs at once, and ends them when it closes', async () => {
    const ledger = await open()
    const calls: string[] = []
    const jobs = startSharedJobs({
      ledger,
      openSession: null,
      log: { info() {}, warn() {}, error() {} },
      start(own) {
        expect(own).toBe(ledger)
        calls.push('started')
        return [{ close: async () => void calls.push('closed') }]
      },
    })
    expect(calls).toEqual(['started'])
    expect(jobs.ledger()).toBe(ledger)
    await jobs.close()
    expect(calls).toEqual(['started', 'closed'])
  })

  test.runIf(engine === 'postgres')(
    'the session of the jobs is one at a time, and its transactions wait',
    async () => {
      const ledger = await open()
      const options = getLedgerOptions(ledger)
      if (!('databaseUrl' in options)) return expect.unreachable()
      const session = (await openJobSession(options))!
      expect(await openJobSession(options)).toBeNull()
      const { db } = session.ledger
      const steps: string[] = []
      const insert = (key: string) => db.insertInto('meta').values({ key, value: '' }).execute()
      await Promise.all([
        db.transaction().execute(async (trx) => {
          await sql`select pg_sleep(0.1)`.execute(trx)
          steps.push('first')
        }),
        insert('job').then(() => steps.push('second')),
      ])
      expect(steps).toEqual(['first', 'second'])
      await session.close()
      expect(session.signal.aborted).toBe(true)
      await expect(insert('late')).rejects.toThrow()
      const next = (await openJobSession(options))!
      await next.close()
    },
  )
})
