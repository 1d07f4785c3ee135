/** Test only: feeds written to files, imported, and what came of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Ledger } from '#server/ledger/ledger.ts'
import { gamepixFeed, gamepixRecord, titleOf } from './feed-fixtures.ts'
import { importFeed } from './import-feed.server.ts'
import { loadRules } from './load-rules.server.ts'
import type { ImportOptions, ImportReport } from './import-feed.server.ts'

export const rules = await loadRules(join(import.meta.dirname, '../../../../..'))

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-feeds-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function writeFeed(document: unknown): Promise<string> {
  const file = join(await makeFolder(), 'feed.json')
  await writeFile(file, typeof document === 'string' ? document : JSON.stringify(document))
  return file
}

export async function importRecords(
  ledger: Ledger,
  provider: string,
  records: object[],
  more: Partial<ImportOptions> = {},
) {
  const origin = await writeFeed(provider === 'gamepix' ? gamepixFeed(records) : records)
  return importFeed({ ledger, rules, provider, origin, ...more })
}

export function countsOf(report: ImportReport) {
  const { fetched, new: created, updated, unchanged, duplicate, filtered, broken, vanished } = report
  expect(created + updated + unchanged + duplicate + filtered + broken).toBe(fetched)
  return { fetched, new: created, updated, unchanged, duplicate, filtered, broken, vanished }
}

export const NOTHING = {
  fetched: 0,
  new: 0,
  updated: 0,
  unchanged: 0,
  duplicate: 0,
  filtered: 0,
  broken: 0,
  vanished: 0,
}
export const gamepixRecords = (count: number) =>
  Array.from({ length: count }, (_, index) => gamepixRecord(index + 1))
export const slugOf = (number: number) => titleOf(number).toLowerCase().replaceAll(' ', '-')

export async function dumpCatalogue({ db }: Ledger) {
  const [games, records] = await Promise.all([
    db.selectFrom('games').selectAll().orderBy('slug').execute(),
    db.selectFrom('provider_records').selectAll().orderBy('provider').orderBy('provider_id').execute(),
  ])
  return JSON.stringify({ games, records })
}

export async function vanishedSlugs({ db }: Ledger) {
  const rows = await db
    .selectFrom('games')
    .select('slug')
    .where('vanished_at', 'is not', null)
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
