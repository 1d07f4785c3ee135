/** The copy of what the ledger publishes, in `DATA_DIR/index`: a server whose ledger cannot be opened serves it read-only. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { ledgerOptions, type Config } from '../config.ts'
import { ledgerExists } from '../ledger/ledger-exists.ts'
import { LedgerError } from '../ledger/ledger-error.ts'
import { describeDatabase, openReadOnly, type Ledger } from '../ledger/ledger.ts'
import { MIGRATIONS } from '../ledger/migrations.ts'
import { findLastBackup, type LastBackup } from '../ledger/backup-clock.ts'
import { findFact } from '../ledger/versions.ts'

/** Of `meta`, in the copy only. */
export const LAST_GOOD_KEY = 'lastGood'

const LastGoodSchema = v.object({
  storedAtMs: v.number(),
  /** Of which ledger it is a copy: one of another ledger is not used. */
  place: v.string(),
})
export type LastGoodNote = v.InferOutput<typeof LastGoodSchema>

export interface LastGood {
  ledger: Ledger
  storedAtMs: number
  lastBackup: LastBackup | null
  /** Why the ledger was not opened. */
  cause: LedgerError
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

export const lastGoodFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'index', 'last-good.db')

/** The data directory may be moved, so SQLite's place is not named by its path. */
export function nameLedgerPlace({ databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  return databaseUrl === undefined ? 'SQLite' : describeDatabase(databaseUrl)
}

/** The copy, or null where there is none of this ledger that this version can read. */
export async function openLastGood(place: Place, cause: LedgerError): Promise<LastGood | null> {
  const file = lastGoodFile(place)
  if (!(await stat(file).catch(() => null))) return null
  let ledger: Ledger | undefined
  try {
    ledger = await openReadOnly(file)
    const note = v.parse(LastGoodSchema, JSON.parse((await findFact(ledger, LAST_GOOD_KEY)) ?? 'null'))
    if (note.place !== nameLedgerPlace(place) || !(await hasTheseTables(ledger))) {
      await ledger.close()
      return null
    }
    return { ledger, storedAtMs: note.storedAtMs, lastBackup: await findLastBackup(ledger), cause }
  } catch {
    // A damaged copy is none: the ledger's own fault is reported.
    await ledger?.close()
    return null
  }
}

async function hasTheseTables({ db }: Ledger): Promise<boolean> {
  const rows = await db
    .withTables<{ ledger_migrations: { name: string } }>()
    .selectFrom('ledger_migrations')
    .select('name')
    .execute()
  return (
    rows.length === MIGRATIONS.length && MIGRATIONS.every(({ name }) => rows.some((row) => row.name === name))
  )
}

/** Throws where a copy shows that a ledger was in use here and the ledger is missing: a start would create an empty one. */
export async function refuseMissingLedger(config: Config): Promise<void> {
  const { dataDir, databaseUrl } = config
  if (!(await stat(lastGoodFile(config)).catch(() => null))) return
  if (await ledgerExists(ledgerOptions(config))) return
  const cause = new LedgerError('missing', describeMissing(config))
  const lastGood = await openLastGood({ dataDir, databaseUrl }, cause)
  if (!lastGood) return
  await lastGood.ledger.close()
  throw cause
}

function describeMissing({ dataDir, databaseUrl }: Config): string {
  const where = databaseUrl === undefined ? dataDir : describeDatabase(databaseUrl)
  return (
    `Ledger: there is none in ${where}, but a site was served from it; restore it from a backup, ` +
    `or delete ${lastGoodFile({ dataDir })} to begin anew`
  )
}

/** Any fault of the ledger or of a full or read-only disk; null for another error. */
export function toLedgerFault(error: unknown): LedgerError | null {
  if (error instanceof LedgerError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new LedgerError('full', message, { cause: error })
  if (code === 'EROFS' || code === 'EIO') return new LedgerError('unwritable', message, { cause: error })
  return null
}

/** For the log, `/readyz` and `doctor`. */
export function describeLastGood({ storedAtMs, lastBackup }: Omit<LastGood, 'ledger' | 'cause'>): string {
  const backup = lastBackup
    ? `the last backup is of ${new Date(lastBackup.atMs).toISOString()}, in ${lastBackup.place}`
    : 'no backup is known'
  return `the catalogue of ${new Date(storedAtMs).toISOString()} is served read-only; ${backup}`
}
