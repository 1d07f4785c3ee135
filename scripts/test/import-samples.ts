/** Fills a data directory with the real feeds' samples through the operator's own command, where a machine has them. */
import { join } from 'node:path'
import { runNode } from '../run-node.ts'

export const SAMPLE_FILES = {
  gamepix: 'gamepix-v2.json',
  gamedistribution: 'gamedistribution-classic.json',
  gamemonetize: 'gamemonetize.json',
  htmlgames: 'htmlgames.json',
} as const

/** False where `CATALOGUE_SAMPLES` is not set. */
export async function importSamples(dataDir: string): Promise<boolean> {
  const folder = process.env.CATALOGUE_SAMPLES
  if (!folder) {
    console.log('CATALOGUE_SAMPLES is not set: only the own games are there.')
    return false
  }
  const root = join(import.meta.dirname, '../..')
  for (const [provider, file] of Object.entries(SAMPLE_FILES)) {
    await runNode(['apps/site/server/portal.ts', 'feed', 'import', provider, join(folder, file)], {
      root,
      env: { DATA_DIR: dataDir },
    })
  }
  return true
}
