import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChangeListener } from '#server/ledger/change-listener.ts'
import { castVote } from '#server/ledger/counters.ts'
import { setGameStatus, upsertOwnGames } from '#server/ledger/games.ts'
import { forEachEngine, getLedgerOptions, makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { type Ledger, openLedger } from '#server/ledger/ledger.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { startCatalogue } from './catalogue-service.server.ts'
import { parseCategoryMapping } from './categories.ts'
import { addCategory, changeCategory, hideCategories } from './manage-categories.server.ts'

const mappingFile = new URL('../../../../../content/categories.json', import.meta.url)
const mapping = parseCategoryMapping(readFileSync(mappingFile, 'utf8'))
const log = { info() {}, warn() {}, error() {}, flush() {} }
const site = completeSite('fox.example', v.parse(SiteSchema, {}))

test('votes are counted on when the clock is set back', async () => {
  const folder = await makeTestFolder()
  const ledger = await openLedger({ dataDir: folder })
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' })])
  const service = await startCatalogue({
    ...{ ledger, mapping, feelings: {}, log },
    ...{ indexDir: join(folder, 'index'), pollMs: 3_600_000, countersMs: 1 },
  })
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await service.close()
    await ledger.close()
  })
  const hourAgo = Date.now() - 3_600_000
  vi.spyOn(Date, 'now').mockImplementation(() => hourAgo)
  await castVote(ledger, { slug: 'fox-jump', tokenHash: 'a', value: 1 })
  await new Promise((resolve) => setTimeout(resolve, 5))
  await service.refresh()
  expect(service.forSite(site).games.get('fox-jump')?.likes).toBe(1)
})

test('a page that began before a new index still searches the one of before', async () => {
  const folder = await makeTestFolder()
  const ledger = await openLedger({ dataDir: folder })
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump', title: 'Fox Jump' })])
  const service = await startCatalogue({
    ...{ ledger, mapping, feelings: {}, log },
    ...{ indexDir: join(folder, 'index'), pollMs: 3_600_000 },
  })
  onTestFinished(async () => {
    await service.close()
    await ledger.close()
  })
  const before = service.forSite(site)
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-run', title: 'Fox Run' })])
  await service.refresh()
  expect(service.forSite(site).search.suggest('fox', 5)).toHaveLength(2)
  expect(before.search.suggest('fox', 5)).toEqual(['fox-jump'])
})

/** Waits for nothing but `refresh`. */
async function startQuiet(ledger: Ledger, indexDir: string, options: object = {}) {
  const service = await startCatalogue({
    ...{ ledger, mapping, feelings: {}, log, indexDir, pollMs: 3_600_000, takeDownMs: 3_600_000 },
    ...options,
  })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await service.close()
    isClosed = true
  }
  onTestFinished(close)
  return { ...service, close }
}

test('a start uses the search index of the one before where games and software are the same', async () => {
  const folder = await makeTestFolder()
  const ledger = await openLedger({ dataDir: folder })
  onTestFinished(() => ledger.close())
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump', title: 'Fox Jump' })])
  const indexDir = join(folder, 'index')
  const isBuilt = () => readdirSync(indexDir).some((name) => name.startsWith('search-'))
  await (await startQuiet(ledger, indexDir, { software: 'a' })).close()
  for (const name of readdirSync(indexDir)) if (name.startsWith('search-')) rmSync(join(indexDir, name))
  const again = await startQuiet(ledger, indexDir, { software: 'a' })
  expect(again.forSite(site).search.suggest('fox', 5)).toEqual(['fox-jump'])
  expect(isBuilt()).toBe(false)
  await startQuiet(ledger, indexDir, { software: 'b' })
  expect(isBuilt(), 'another version of the software builds its own').toBe(true)
})

test('in a large catalogue a new title is shown at once, and found when the index is built', async () => {
  const folder = await makeTestFolder()
  const ledger = await openLedger({ dataDir: folder })
  onTestFinished(() => ledger.close())
  const games = [makeGame({ slug: 'fox-jump', title: 'Fox Jump' }), makeGame({ slug: 'owl-fly' })]
  await upsertOwnGames(ledger, games)
  const service = await startQuiet(ledger, join(folder, 'index'), { largeFrom: 1 })
  const unchanged = service.games().find(({ slug }) => slug === 'owl-fly')
  await upsertOwnGames(ledger, [{ ...games[0]!, title: 'Badger Run' }, games[1]!])
  await service.refresh()
  expect(service.forSite(site).games.get('fox-jump')?.title).toBe('Badger Run')
  expect(
    service.games().find(({ slug }) => slug === 'owl-fly'),
    'it is not read again',
  ).toBe(unchanged)
  await expect.poll(() => service.forSite(site).search.suggest('badger', 5)).toEqual(['fox-jump'])
})

forEachEngine((open, engine) => {
  test.runIf(engine === 'postgres')(
    'a new game shows at once where changes are announced, and soon without',
    async () => {
      const ledger = await open()
      await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' })])
      const options = getLedgerOptions(ledger)
      if (!('databaseUrl' in options)) return expect.unreachable()
      const changes = startChangeListener(options)
      onTestFinished(() => changes.close())
      const start = async (parts: object) => {
        const indexDir = join(await makeTestFolder(), 'index')
        const service = await startCatalogue({ ledger, mapping, feelings: {}, log, indexDir, ...parts })
        onTestFinished(() => service.close())
        return service
      }
      const announced = await start({ changes, pollMs: 3_600_000, takeDownMs: 3_600_000 })
      // The listener of this one hears nothing.
      const polled = await start({ changes: { subscribe() {} } })
      await expect.poll(() => changes.isListening()).toBe(true)
      const other = await open({ beside: ledger })
      await upsertOwnGames(other, [makeGame({ slug: 'fox-run' })])
      const isShown = (service: typeof polled) => () => service.forSite(site).games.has('fox-run')
      await expect.poll(isShown(announced), { timeout: 2000 }).toBe(true)
      await expect.poll(isShown(polled), { timeout: 2000 }).toBe(true)
      await setGameStatus(other, 'fox-run', 'draft')
      await expect.poll(isShown(announced), { timeout: 2000 }).toBe(false)
      await expect.poll(isShown(polled), { timeout: 2000 }).toBe(false)
    },
  )
})

/** A catalogue that looks for unlisted games, and is rebuilt only by `refresh`. */
async function startService(ledger: Ledger, options: { takeDownMs?: number } = {}) {
  const service = await startCatalogue({
    ...{ ledger, mapping, feelings: {}, log, pollMs: 3_600_000, takeDownMs: 5 },
    ...{ indexDir: join(await makeTestFolder(), 'index') },
    ...options,
  })
  onTestFinished(() => service.close())
  return service
}

const slugsOf = (service: Awaited<ReturnType<typeof startService>>) => [...service.forSite(site).games.keys()]

forEachEngine((open) => {
  // covers: '11.1'
  test('an unlisted game is removed in every process before any of them has rebuilt its catalogue', async () => {
    const ledger = await open()
    const slugs = ['fox-jump', 'fox-run', 'fox-sleep', 'owl-fly']
    await upsertOwnGames(
      ledger,
      slugs.map((slug) => makeGame({ slug })),
    )
    const services = [await startService(ledger), await startService(await open({ beside: ledger }))]
    const before = services.map((service) => service.generation())
    await setGameStatus(ledger, 'fox-jump', 'removed')
    await setGameStatus(ledger, 'fox-run', 'draft')
    await setGameStatus(ledger, 'fox-sleep', 'broken')
    for (const [at, service] of services.entries()) {
      await expect.poll(() => slugsOf(service)).toEqual(['owl-fly'])
      const { lists, removed, total } = service.forSite(site)
      expect(lists.Newest.map(({ slug }) => slug)).toEqual(['owl-fly'])
      expect([...removed]).toEqual(['fox-jump'])
      expect(total).toBe(1)
      expect(service.generation(), 'cached pages are outdated').not.toBe(before[at])
      expect(service.removals()).toBeGreaterThan(0)
    }
  })

  test('a merged game redirects to the other one before the catalogue is rebuilt', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' }), makeGame({ slug: 'fox-leap' })])
    const service = await startService(ledger)
    await ledger.db
      .updateTable('games')
      .set({ merged_into: 'fox-leap' })
      .where('slug', '=', 'fox-jump')
      .execute()
    await ledger.db.updateTable('meta').set({ value: '999' }).where('key', '=', 'catalogueVersion').execute()
    await expect.poll(() => slugsOf(service)).toEqual(['fox-leap'])
    expect(service.forSite(site).merged.get('fox-jump')).toBe('fox-leap')
  })
})

test('a rebuild that started before a game was removed does not bring it back', async () => {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  onTestFinished(() => ledger.close())
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' }), makeGame({ slug: 'fox-run' })])
  const service = await startService(ledger)
  await upsertOwnGames(ledger, [makeGame({ slug: 'owl-fly' })])
  const rebuilding = service.refresh()
  // By now the games have been read and the search index is being built.
  await new Promise((resolve) => setTimeout(resolve, 40))
  await setGameStatus(ledger, 'fox-jump', 'removed')
  await expect.poll(() => slugsOf(service)).not.toContain('fox-jump')
  await rebuilding
  expect(slugsOf(service)).toEqual(['fox-run', 'owl-fly'])
})

test('a game that is published again comes back with the next rebuild', async () => {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  onTestFinished(() => ledger.close())
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' }), makeGame({ slug: 'fox-run' })])
  const service = await startService(ledger)
  await setGameStatus(ledger, 'fox-jump', 'draft')
  await expect.poll(() => slugsOf(service)).toEqual(['fox-run'])
  const removals = service.removals()
  await setGameStatus(ledger, 'fox-jump', 'published')
  await service.refresh()
  expect(slugsOf(service)).toEqual(['fox-jump', 'fox-run'])
  expect(service.removals(), 'no game was removed').toBe(removals)
})

test('a rebuild detects removed games, too', async () => {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  onTestFinished(() => ledger.close())
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' }), makeGame({ slug: 'fox-run' })])
  const service = await startService(ledger, { takeDownMs: 3_600_000 })
  await setGameStatus(ledger, 'fox-jump', 'draft')
  await service.refresh()
  expect(service.removals()).toBe(1)
  await castVote(ledger, { slug: 'fox-run', tokenHash: 'a', value: 1 })
  await service.refresh()
  expect(service.removals()).toBe(1)
})

test('a running server shows an operator’s category changes', async () => {
  const folder = await makeTestFolder()
  const ledger = await openLedger({ dataDir: folder })
  const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
  await upsertOwnGames(ledger, [
    makeGame({ slug: 'tin-man', title: 'Tin Man', tags: ['robots', 'puzzle'], source: remote }),
  ])
  const service = await startCatalogue({
    ...{ ledger, mapping, feelings: {}, log },
    ...{ indexDir: join(folder, 'index'), pollMs: 3_600_000 },
  })
  onTestFinished(async () => {
    await service.close()
    await ledger.close()
  })
  const look = async () => {
    await service.refresh()
    return service.forSite(site)
  }
  expect((await look()).findCategoryOfTag('puzzle')?.label).toBe('Puzzle')
  await addCategory(ledger, mapping, {
    label: 'Metal Friends',
    slug: 'robots',
    tags: ['robots'],
    words: [],
    games: [],
    icon: null,
  })
  const added = await look()
  expect(added.findCategory('robots')?.games.map(({ slug }) => slug)).toEqual(['tin-man'])
  expect(added.findCategoryOfTag('robots')?.id).toBe('robots')
  expect(added.search.suggest('metal', 5), 'by its label').toEqual(['tin-man'])
  await changeCategory(ledger, mapping, 'puzzle', { label: 'Brain teasers' })
  await hideCategories(ledger, mapping, ['robots'], true)
  const changed = await look()
  expect(changed.findCategory('puzzle')?.heading).toBe('Brain teasers games')
  expect(changed.findCategory('robots')).toBe(null)
  expect(changed.findCategoryOfTag('robots')).toBe(null)
  expect(changed.tags.get('robots')).toHaveLength(1)
})
