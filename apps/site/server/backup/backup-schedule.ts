/** The daily backup of a running server: in a process of its own, so that no visitor waits for it. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../config.ts'
import { startPolling, type Poll } from '../base/polling.ts'
import type { Log } from '../base/log.ts'
import { claimBackup, storeFailedBackup } from '../ledger/backup-clock.ts'
import type { Ledger } from '../ledger/ledger.ts'

const HOUR_MS = 3_600_000
/** A day, less the time between two looks. */
const EVERY_MS = 23 * HOUR_MS
const RETRY_AFTER_MS = HOUR_MS
const LOOK_EVERY_MS = 10 * 60_000

export interface BackupScheduleParts {
  ledger: Ledger
  log: Pick<Log, 'info' | 'error'>
  config: Pick<Config, 'rootDir' | 'backup'>
  lookEveryMs?: number
  now?: () => number
  /** Runs the command; rejects with its reason. */
  run?: (rootDir: string, place: string) => Promise<void>
}

/** Of several processes with one ledger, one makes each day's backup. A failed one is tried again after an hour; the log, `doctor` and notifications say so. */
export function startBackups({
  ledger,
  log,
  config: { rootDir, backup },
  lookEveryMs = LOOK_EVERY_MS,
  now = Date.now,
  run = runBackupCommand,
}: BackupScheduleParts): Pick<Poll, 'close'> {
  const { place } = backup
  if (place === null) return { close: async () => {} }
  return startPolling({
    everyMs: lookEveryMs,
    async look() {
      if (!(await claimBackup(ledger, now(), EVERY_MS))) return
      const startedMs = now()
      await run(rootDir, place).catch(async (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        const times = { everyMs: EVERY_MS, retryAfterMs: RETRY_AFTER_MS }
        // Where the ledger is away too, the reason of the backup is the one to log.
        await storeFailedBackup(ledger, { atMs: startedMs, reason }, times).catch(() => {})
        throw error
      })
      log.info('backup made', { place })
    },
    onError: (error) => log.error('backup failed', error, { place }),
  })
}

async function runBackupCommand(rootDir: string, place: string): Promise<void> {
  const portal = join(rootDir, 'apps/site/server/portal.ts')
  await promisify(execFile)(process.execPath, [portal, 'backup', place], { cwd: rootDir }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || error.message, { cause: error })
    },
  )
}
