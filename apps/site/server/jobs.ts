/** The periodic work on the ledger. One process of all that use it does it; only the last good catalogue is stored on each machine. */
import { startEventPruning } from '#app/features/analytics/event-pruning.server.ts'
import { importFeed } from '#app/features/feeds/import-feed.server.ts'
import { startFeedScheduler } from '#app/features/feeds/feed-scheduler.server.ts'
import type { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { startBackups } from './backup/backup-schedule.ts'
import type { Log } from './base/log.ts'
import type { Config } from './config.ts'
import { startLimitPruning } from './fleet-limits.ts'
import { startLastGoodWriter } from './last-good/last-good-writer.ts'
import { openJobSession } from './ledger/job-session.ts'
import type { Ledger } from './ledger/ledger.ts'
import { ANSWER_TIMEOUT_MS } from './open-ledger.ts'
import { startRetention } from './retention.ts'
import { startSharedJobs, type SharedJobs } from './shared-jobs.ts'

export interface JobParts {
  ledger: Ledger
  log: Log
  config: Config
  rules: Awaited<ReturnType<typeof loadRules>>
}

export function startJobs({ ledger, log, config, rules }: JobParts): SharedJobs {
  const { databaseUrl } = config
  const lastGoodWriter = startLastGoodWriter({ ledger, log, config })
  const shared = startSharedJobs({
    ledger,
    log,
    openSession:
      databaseUrl === undefined
        ? null
        : () => openJobSession({ databaseUrl, answerTimeoutMs: ANSWER_TIMEOUT_MS }),
    start: (own) => [
      startFeedScheduler({ ledger: own, log, rules, importFeed }),
      startRetention({ ledger: own, log }),
      startBackups({ ledger: own, log, config }),
      startEventPruning({ ledger: own, log }),
      ...(databaseUrl === undefined ? [] : [startLimitPruning(own, log)]),
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
