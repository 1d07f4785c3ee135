import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { castVote } from '#server/ledger/counters.ts'
import { upsertOwnGames } from '#server/ledger/games.ts'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { SiteSchema } from '../sites/site-schema.ts'
import { completeSite } from '../sites/site.ts'
import { startCatalogue } from './catalogue-service.server.ts'
import { parseCategoryMapping } from './categories.ts'
import { addCategory, hideCategories, renameCategory } from './manage-categories.server.ts'

const mappingFile = new URL('../../../../../content/categories.json', import.meta.url)
const mapping = parseCategoryMapping(readFileSync(mappingFile, 'utf8'))
const log = { info() {}, warn() {}, error() {}, flush() {} }
const site = completeSite('fox.example', v.parse(SiteSchema, {}))

test('votes are counted on when the clock is set back', async () => {
  const folder = await makeTestFolder()
  const ledger = await openLedger({ dataDir: folder })
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' })])
  const service = await startCatalogue({
    ...{ ledger, mapping, log },
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
    ...{ ledger, mapping, log },
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

test('what an operator does with categories is seen by a running server', async () => {
  const folder = await makeTestFolder()
  const ledger = await openLedger({ dataDir: folder })
  const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
  await upsertOwnGames(ledger, [
    makeGame({ slug: 'tin-man', title: 'Tin Man', tags: ['robots', 'puzzle'], source: remote }),
  ])
  const service = await startCatalogue({
    ...{ ledger, mapping, log },
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
  await renameCategory(ledger, mapping, 'puzzle', 'Brain teasers')
  await hideCategories(ledger, mapping, ['robots'], true)
  const changed = await look()
  expect(changed.findCategory('puzzle')?.heading).toBe('Brain teasers games')
  expect(changed.findCategory('robots')).toBe(null)
  expect(changed.findCategoryOfTag('robots')).toBe(null)
  expect(changed.tags.get('robots')).toHaveLength(1)
})
