/** The check of `doctor` for backups. */
import type { Config } from '../config.ts'
import { findFailedBackup, findLastBackup } from '../ledger/backup-clock.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { CheckResult } from './doctor-ledger.ts'
import { renderTime } from './table.ts'
import { atCommandLine } from './finding-text.ts'

const DAY_MS = 86_400_000
const MAX_AGE_DAYS = 2

export async function checkBackup(ledger: Ledger, { backup }: Config): Promise<CheckResult> {
  const last = await findLastBackup(ledger)
  const failed = backup.place === null ? null : await findFailedBackup(ledger)
  const schedule =
    backup.place === null
      ? 'no daily backup, because the environment variable BACKUP_TO names no place'
      : `daily to ${backup.place}`
  if (failed) {
    const before = last ? `; the last good one is of ${renderTime(last.atMs)}, in ${last.place}` : ''
    return {
      state: 'warning',
      text: `the daily backup of ${renderTime(failed.atMs)} failed: ${failed.reason}${before}; it is tried each hour`,
    }
  }
  if (!last)
    return {
      state: 'warning',
      text: `there is no backup yet, ${schedule}${atCommandLine('; make one: npm run portal -- backup <folder or s3://bucket/prefix>')}`,
    }
  const days = Math.floor((Date.now() - last.atMs) / DAY_MS)
  const made = `the last one is of ${renderTime(last.atMs)}, in ${last.place}`
  return {
    state: days > MAX_AGE_DAYS ? 'warning' : 'ok',
    text: `${made}${days > MAX_AGE_DAYS ? `, ${days} days old` : ''}; ${schedule}`,
  }
}
