/** Whether a ledger exists, without opening it, because opening creates it. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { LedgerError } from './ledger-error.ts'
import { describeDatabase, LEDGER_FILE, type LedgerOptions } from './ledger.ts'

const CONNECT_TIMEOUT_MS = 5_000

export async function ledgerExists(options: LedgerOptions): Promise<boolean> {
  if ('dataDir' in options) {
    const file = await stat(join(options.dataDir, LEDGER_FILE)).catch(() => null)
    return file !== null && file.size > 0
  }
  const { databaseUrl } = options
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('ledger_migrations') is not null as found",
    )
    return rows[0]?.found === true
  } catch (cause) {
    const reason = (cause as Error).message || (cause as NodeJS.ErrnoException).code
    const message = `Ledger: opening ${describeDatabase(databaseUrl)} failed: ${reason}`
    throw new LedgerError('unavailable', message, { cause })
  } finally {
    await client.end().catch(() => undefined) // it may never have been open
  }
}
