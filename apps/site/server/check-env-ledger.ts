/** A `.env` that names another place than the ledger in use would start an empty site and look like data loss. */
import { join } from 'node:path'
import { ledgerOptions, type Config } from './config.ts'
import { ledgerExists } from './ledger/ledger-exists.ts'
import { describeDatabase } from './ledger/ledger.ts'

/** Throws when the file's own `DATA_DIR` or `DATABASE_URL` would create a ledger while `./data` holds one. */
export async function checkEnvLedger(config: Config): Promise<void> {
  const { rootDir, dataDir, databaseUrl, fromEnvFile } = config
  const name = databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'
  const usualDir = join(rootDir, 'data')
  if (!fromEnvFile.includes(name) || (databaseUrl === undefined && dataDir === usualDir)) return
  if (!(await ledgerExists({ dataDir: usualDir })) || (await ledgerExists(ledgerOptions(config)))) return
  const place = databaseUrl === undefined ? dataDir : describeDatabase(databaseUrl)
  throw new Error(
    `.env sets ${name} to ${place}, where there is no ledger yet, but ${usualDir} holds one; nothing was created. ` +
      `Remove ${name} from .env to use the existing ledger, or export ${name} to start with an empty one.`,
  )
}
