/** Periodic jobs: they run in one of several processes, and in another one when that one ends or stops answering. */
import { startPolling, type Poll } from './base/polling.ts'
import type { Log } from './base/log.ts'
import type { JobSession } from './ledger/job-session.ts'
import type { Ledger } from './ledger/ledger.ts'

/** With the silence after which PostgreSQL ends a session, the jobs of a frozen process are taken over within 10 s. */
const LOOK_EVERY_MS = 1000

export interface Job {
  /** Begins nothing more, and resolves when what runs has ended. */
  close(): Promise<void>
}

export interface SharedJobsOptions {
  ledger: Ledger
  /** Null: no other process runs jobs. Resolves with null while another process has them. */
  openSession: (() => Promise<JobSession | null>) | null
  /** Starts all jobs; they write to this ledger only. */
  start(ledger: Ledger): Job[]
  log: Pick<Log, 'info' | 'warn' | 'error'>
  lookEveryMs?: number
}

export interface SharedJobs {
  /** The ledger of the jobs while this process runs them, else null. */
  ledger(): Ledger | null
  close(): Promise<void>
}

export function startSharedJobs(options: SharedJobsOptions): SharedJobs {
  const { ledger, openSession, start } = options
  if (openSession) return takeTurns(options, openSession)
  const jobs = start(ledger)
  return { ledger: () => ledger, close: () => closeAll(jobs) }
}

function takeTurns(
  { start, log, lookEveryMs = LOOK_EVERY_MS }: SharedJobsOptions,
  openSession: () => Promise<JobSession | null>,
): SharedJobs {
  let session: JobSession | null = null
  let jobs: Job[] = []
  /** The fault that was logged last: a look that fails is tried again, and logged once. */
  let logged = ''

  async function look(): Promise<void> {
    if (session?.signal.aborted) await leave(session)
    if (session) return
    const opened = await openSession()
    logged = ''
    if (!opened) return
    session = opened
    opened.signal.addEventListener('abort', () => poll.lookNow())
    log.info('this process runs the periodic jobs')
    jobs = start(opened.ledger)
  }

  /** Before the next try: no job runs twice in this process either. */
  async function leave(ended: JobSession): Promise<void> {
    log.warn('this process no longer runs the periodic jobs: its session has ended')
    await closeAll(jobs)
    await ended.close()
    jobs = []
    session = null
  }

  const poll: Poll = startPolling({
    look,
    everyMs: lookEveryMs,
    onError(error) {
      if (String(error) === logged) return
      logged = String(error)
      log.error('looking for the periodic jobs failed', error)
    },
  })
  poll.lookNow()

  return {
    ledger: () => (session && !session.signal.aborted ? session.ledger : null),
    async close() {
      await poll.close()
      await closeAll(jobs)
      await session?.close()
    },
  }
}

async function closeAll(jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await job.close()
}
