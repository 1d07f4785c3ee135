/** Checks of `doctor` for the ledger, the clock and the disk. They create nothing. */
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { checkEnvLedger } from '../check-env-ledger.ts'
import { ledgerOptions, type Config } from '../config.ts'
import { describeLastGood, openLastGood, toLedgerFault } from '../last-good/last-good-file.ts'
import { LedgerError } from '../ledger/ledger-error.ts'
import { ledgerExists } from '../ledger/ledger-exists.ts'
import { openLedger, type Ledger } from '../ledger/ledger.ts'
import { confirmRetentionClock } from '../ledger/retention-clock.ts'
import { checkClock, describeClockGap } from '../retention.ts'
import { describeLedger, type RunningServer } from '../running-servers.ts'
import { CommandError } from './command.ts'
import { describeOtherServers } from './ledger-notes.ts'
import { atCommandLine } from './finding-text.ts'

export interface Finding {
  check: string
  state: 'ok' | 'warning' | 'failure'
  text: string
  /** Without what is typed at the command line. */
  plain: string
  /** The settings that it is about. */
  places?: readonly { host: string; key: string }[]
}
/** In `text`, what is typed at the command line is marked (`finding-text.ts`). */
export type CheckResult = Omit<Finding, 'check' | 'plain'>

const GIB = 1024 ** 3
const LOW_DISK_BYTES = GIB
const FULL_DISK_BYTES = GIB / 10
const DAY_MS = 86_400_000

/** Throws where there is none, or where it may not be opened. */
export async function openForDoctor(config: Config, servers: readonly RunningServer[]): Promise<Ledger> {
  await checkEnvLedger(config)
  if (await ledgerExists(ledgerOptions(config))) return openLedger(ledgerOptions(config))
  const own = await describeLedger(config)
  const others = describeOtherServers(own, servers).map((note) => `; ${note}`)
  throw new CommandError(
    'no-ledger',
    `there is no ledger at ${own}: a server creates it at its first start. If one was in use, DATA_DIR or DATABASE_URL names another place${others.join('')}`,
  )
}

/** The error, and what a server serves meanwhile. */
export async function withLastGood(error: unknown, config: Config): Promise<unknown> {
  const cause =
    error instanceof CommandError ? new LedgerError('missing', error.message) : toLedgerFault(error)
  const lastGood = cause && (await openLastGood(config, cause))
  if (!lastGood) return error
  await lastGood.ledger.close()
  return new CommandError('no-ledger', `${lastGood.cause.message}; ${describeLastGood(lastGood)}`)
}

export async function checkLedger(
  ledger: Ledger,
  config: Config,
  servers: readonly RunningServer[],
): Promise<CheckResult> {
  const startedAtMs = performance.now()
  await ledger.ping()
  const answered = `${ledger.engine} answers in ${(performance.now() - startedAtMs).toFixed(1)} ms`
  const damage = await findDamage(ledger)
  if (damage !== null)
    return { state: 'failure', text: `the ledger is damaged (${damage}); restore it from a backup` }
  const others = describeOtherServers(await describeLedger(config), servers)
  return { state: others.length > 0 ? 'warning' : 'ok', text: [answered, ...others].join('; ') }
}

/** Queries do not detect damage in pages that they do not read. */
async function findDamage({ db, engine }: Ledger): Promise<string | null> {
  if (engine !== 'sqlite') return null
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const [found] = rows
  return found === undefined || found.quick_check === 'ok' ? null : found.quick_check
}

export async function checkRetentionClock(ledger: Ledger, isConfirmed: boolean): Promise<CheckResult> {
  const nowMs = Date.now()
  if (isConfirmed) {
    await confirmRetentionClock(ledger, nowMs)
    const time = new Date(nowMs).toISOString()
    return {
      state: 'ok',
      text: `${time} is confirmed; a running server deletes expired data within the hour`,
    }
  }
  const clock = await checkClock(ledger, nowMs)
  if (!clock.isTrusted)
    return {
      state: 'warning',
      text: `retention is paused: ${describeClockGap(clock)}${atCommandLine(': npm run portal -- doctor --confirm-clock')}`,
    }
  const aheadMs = (clock.referenceMs ?? nowMs) - nowMs
  if (aheadMs <= DAY_MS) return { state: 'ok', text: 'it agrees with the last retention run' }
  const days = Math.round(aheadMs / DAY_MS)
  return {
    state: 'warning',
    text: `the last retention run is ${days} days ahead of this clock, which was set back or was wrong then${atCommandLine('. If it is right now: npm run portal -- doctor --confirm-clock')}`,
  }
}

export async function checkDisk({ dataDir }: Config): Promise<CheckResult> {
  const { folder, bavail, bsize } = await findDisk(dataDir)
  const freeBytes = bavail * bsize
  const state = freeBytes < FULL_DISK_BYTES ? 'failure' : freeBytes < LOW_DISK_BYTES ? 'warning' : 'ok'
  const note = folder === dataDir ? '' : ` (${dataDir} does not exist yet; the server creates it)`
  const advice = state === 'ok' ? '' : '; give it more room, or move backups and logs to another disk'
  return { state, text: `${(freeBytes / GIB).toFixed(1)} GiB free in ${folder}${note}${advice}` }
}

/** The folder, or the nearest one above that exists. */
async function findDisk(folder: string): Promise<{ folder: string; bavail: number; bsize: number }> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return { folder, bavail, bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error
    return findDisk(dirname(folder))
  }
}
