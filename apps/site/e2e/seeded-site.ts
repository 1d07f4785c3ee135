/** A separate site with made-up games of three providers, imported like by an operator. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFileLock } from '../../../scripts/file-lock.ts'
import { startServer } from '../../../scripts/test/site-server.ts'
import {
  gamedistributionRecord,
  gamemonetizeRecord,
  gamepixFeed,
  gamepixRecord,
  titleOf,
} from '../app/features/feeds/feed-fixtures.ts'
import { runPortal } from './operator.ts'

export const GAMEPIX_GAMES = 130
export const GAMEMONETIZE_GAMES = 15
/** The records of these games say that they run on computers only. */
export const GAMEDISTRIBUTION_GAMES = 5
const ALL = GAMEPIX_GAMES + GAMEMONETIZE_GAMES + GAMEDISTRIBUTION_GAMES

export interface SeededSite {
  url: string
  /** For commands on the ledger, as an operator runs them. */
  dataDir: string
  close(): Promise<void>
}

export async function openSeededSite(env: Record<string, string> = {}): Promise<SeededSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-seeded-'))
  await seedLedger(dataDir)
  const server = await startServer({ dataDir, env })
  return {
    url: server.url,
    dataDir,
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Copies the ledger with the made-up games, which the first caller of a run imports: this takes seconds. */
export async function seedLedger(dataDir: string): Promise<void> {
  const { JOURNEYS_DIR: folder } = process.env
  if (!folder) throw new Error('JOURNEYS_DIR is not set: start with `npm run e2e`')
  const seeded = join(folder, 'seeded')
  await withFileLock(join(folder, 'seeded.lock'), async () => {
    if (existsSync(seeded)) return
    const partial = join(folder, 'partly-seeded')
    mkdirSync(partial, { recursive: true })
    importGames(partial)
    renameSync(partial, seeded)
  })
  cpSync(seeded, dataDir, { recursive: true })
}

function importGames(dataDir: string): void {
  const numbers = Array.from({ length: ALL }, (_, number) => number)
  const gamepix = numbers.slice(0, GAMEPIX_GAMES).map((number) => gamepixRecord(number))
  const gamemonetize = numbers
    .slice(GAMEPIX_GAMES, -GAMEDISTRIBUTION_GAMES)
    .map((number) => gamemonetizeRecord(number))
  const gamedistribution = numbers
    .slice(-GAMEDISTRIBUTION_GAMES)
    .map((number) => gamedistributionRecord(number))
  importRecords(dataDir, 'gamepix', gamepixFeed(gamepix))
  importRecords(dataDir, 'gamemonetize', gamemonetize)
  importRecords(dataDir, 'gamedistribution', gamedistribution)
}

function importRecords(dataDir: string, provider: string, feed: object): void {
  const file = join(dataDir, `${provider}-feed.json`)
  writeFileSync(file, JSON.stringify(feed))
  const { status, json, errors } = runPortal(dataDir, 'feed', 'import', provider, file)
  if (status !== 0) throw new Error(`Importing ${provider} failed: ${errors || JSON.stringify(json)}`)
}

/** The title of a made-up game, and its slug. */
export function madeGame(number: number): { title: string; slug: string } {
  const title = titleOf(number)
  return { title, slug: title.toLowerCase().replaceAll(' ', '-') }
}
