/** The periodic work on the ledger. One process of all that use it does it; the last good catalogue is stored by one of each machine. */
import { startEventPruning } from '#app/features/analytics/event-pruning.server.ts'
import { startAddressChecks } from '#app/features/feeds/check-addresses.server.ts'
import { startFeedScheduler } from '#app/features/feeds/feed-scheduler.server.ts'
import type { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { startBackups } from './backup/backup-schedule.ts'
import type { Log } from './base/log.ts'
import type { Config } from './config.ts'
import { startDayFigures } from './day-figures-job.ts'
import { startDeadImports } from './dead-imports-job.ts'
import { startEventTotals } from './event-totals-job.ts'
import { startLimitPruning } from './fleet-limits.ts'
import { importInProcess } from './import-process.ts'
import { startLastGoodWriter } from './last-good/last-good-writer.ts'
import { takeJobSession, type JobSession } from './ledger/job-session.ts'
import type { Ledger } from './ledger/ledger.ts'
import { ANSWER_TIMEOUT_MS } from './open-ledger.ts'
import { startNotifications } from './notifications/notification-job.ts'
import { NoBrowserError, openPlayTests } from './play-test/play-games.ts'
import { startPlayTests } from './play-test/play-test-job.ts'
import { startRetention } from './retention.ts'
import { startSharedJobs, type Job, type SharedJobs, type SharedJobsOptions } from './shared-jobs.ts'
import type { PrimaryLink } from './workers/primary-link.ts'

export interface JobParts {
  ledger: Ledger
  log: Log
  config: Config
  rules: Awaited<ReturnType<typeof loadRules>>
  /** Null: this process is the only one of its machine. */
  primary: Pick<PrimaryLink, 'isLeader'> | null
}

/** Of several workers with SQLite the leader has the jobs until its process ends. */
function createLeaderSession(ledger: Ledger): JobSession {
  return { ledger, signal: new AbortController().signal, close: async () => {} }
}

function chooseSession({ ledger, config, primary }: JobParts): SharedJobsOptions['openSession'] {
  const { databaseUrl } = config
  if (databaseUrl !== undefined)
    return () => takeJobSession(ledger, { databaseUrl, answerTimeoutMs: ANSWER_TIMEOUT_MS })
  return primary && (async () => (primary.isLeader() ? createLeaderSession(ledger) : null))
}

/** None without a browser, which the log says once. */
function choosePlayTests(ledger: Ledger, config: Config, log: Log): Job[] {
  if (!config.playTest.isOn) return []
  try {
    return [startPlayTests({ ledger, log, play: openPlayTests(ledger, config) })]
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error
    log.warn('games are not tested', { reason: error.message })
    return []
  }
}

export function startJobs(parts: JobParts): SharedJobs {
  const { ledger, log, config, rules, primary } = parts
  const lastGoodWriter = startLastGoodWriter({ ledger, log, config, mayStore: primary?.isLeader })
  const shared = startSharedJobs({
    ledger,
    log,
    openSession: chooseSession(parts),
    start: (own) => [
      startFeedScheduler({ ledger: own, log, rules, importFeed: importInProcess(config) }),
      ...(config.hasAddressChecks ? [startAddressChecks({ ledger: own, log })] : []),
      ...choosePlayTests(own, config, log),
      startDeadImports({ ledger: own, log }),
      startRetention({ ledger: own, log }),
      startBackups({ ledger: own, log, config }),
      startNotifications({ ledger: own, log, config }),
      startEventPruning({ ledger: own, log }),
      startEventTotals({ ledger: own, log }),
      startDayFigures({ ledger: own, config, log }),
      ...(config.databaseUrl === undefined ? [] : [startLimitPruning(own, log)]),
    ],
  })
  return {
    ledger: shared.ledger,
    async close() {
      await shared.close()
      await lastGoodWriter.close()
    },
  }
}
