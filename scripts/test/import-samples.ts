/** Fills a data directory with the real feeds' samples with the operator's command, if the machine has them. */
import { join } from 'node:path'
import { runNode } from '../run-node.ts'

/** One of each provider. */
export const SAMPLE_FILES = {
  gamepix: 'gamepix-v2.json',
  gamedistribution: 'gamedistribution-classic.json',
  gamemonetize: 'gamemonetize.json',
  htmlgames: 'htmlgames.json',
} as const

/** The lists a provider has beside its first one, by name. */
const MORE_LISTS = {
  export: ['gamedistribution', 'gamedistribution-export.json'],
  segments: ['gamedistribution', 'gamedistribution-segments.json'],
} as const

export interface SampleOptions {
  hasAllLists?: boolean
  /** A ledger in PostgreSQL in place of the data directory's. */
  databaseUrl?: string
}

/** False when `CATALOGUE_SAMPLES` is not set. */
export async function importSamples(
  dataDir: string,
  { hasAllLists = false, databaseUrl = '' }: SampleOptions = {},
): Promise<boolean> {
  const folder = process.env.CATALOGUE_SAMPLES
  if (!folder) {
    console.log('CATALOGUE_SAMPLES is not set: only the own games are there.')
    return false
  }
  const root = join(import.meta.dirname, '../..')
  const importFile = (provider: string, file: string, ...more: string[]) =>
    runNode(['apps/site/server/portal.ts', 'feed', 'import', provider, join(folder, file), ...more], {
      root,
      env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    })
  for (const [provider, file] of Object.entries(SAMPLE_FILES)) await importFile(provider, file)
  if (hasAllLists)
    for (const [slice, [provider, file]] of Object.entries(MORE_LISTS))
      await importFile(provider, file, '--slice', slice)
  return true
}
