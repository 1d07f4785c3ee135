/** Every shape of every adapter, from the file to the game, and the same file again. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findGame, listPublishedGames } from '#server/ledger/games.ts'
import { openLedger, type Ledger } from '#server/ledger/ledger.ts'
import { nameShape } from './adapter.ts'
import { importFeed } from './import-feed.server.ts'
import { countsOf, NOTHING, rules } from './import-setup.ts'
import { FEED_ADAPTERS } from './providers.ts'
import { SHAPE_FIXTURES } from './shape-fixtures.ts'

const RECORDS = [1, 2, 3]

test('every shape of every adapter has records here', () => {
  const shapes = FEED_ADAPTERS.flatMap(({ provider, shapes: all }) =>
    all.map((shape) => `${provider}: ${nameShape(shape)}`),
  )
  expect(SHAPE_FIXTURES.map(({ provider, shape }) => `${provider}: ${shape}`).toSorted()).toEqual(
    shapes.toSorted(),
  )
})

/** One ledger for all: each shape begins with an empty catalogue. */
async function emptyCatalogue({ db }: Ledger): Promise<void> {
  const tables = ['slice_records', 'feed_slices', 'provider_records', 'games', 'imports'] as const
  for (const table of tables) await db.deleteFrom(table).execute()
}

const folder = await mkdtemp(join(tmpdir(), 'playhouse-shapes-'))
const ledger = await openLedger({ dataDir: folder })
afterAll(async () => {
  await ledger.close()
  await rm(folder, { recursive: true, force: true })
})

// covers: '11.5'
test.each(SHAPE_FIXTURES)(
  '$provider, $shape: records become games, and the same file again changes nothing',
  async ({ provider, write, expected }) => {
    await emptyCatalogue(ledger)
    const origin = join(folder, 'feed')
    await writeFile(origin, write(RECORDS))
    const first = await importFeed({ ledger, rules, provider, origin })
    expect(countsOf(first)).toEqual({ ...NOTHING, fetched: 3, new: 3 })
    const { games } = await listPublishedGames(ledger)
    expect(games).toHaveLength(3)
    const slug = games.map((game) => game.slug).find((one) => one.endsWith('-1'))!
    expect(await findGame(ledger, slug)).toMatchObject(expected)
    const second = await importFeed({ ledger, rules, provider, origin })
    expect(countsOf(second)).toEqual({ ...NOTHING, fetched: 3, unchanged: 3 })
  },
)
