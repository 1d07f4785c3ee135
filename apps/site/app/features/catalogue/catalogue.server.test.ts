import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { buildSearchIndex } from '#app/features/search/index-build.server.ts'
import { openSearchIndex } from '#app/features/search/search-index.server.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, type Site } from '#app/domain/site.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { createCatalogue } from './catalogue.server.ts'
import type { Snapshot } from './snapshot.ts'
import { type CategoryEntry, listCategoryEntries } from './category-entries.ts'
import { parseFeelingRules } from './feelings.ts'
import type { Game } from '#app/domain/game.ts'

const NOW = Date.UTC(2026, 5, 1)
const DAY_MS = 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'playhouse-catalogue-'))
const opened: { close(): void }[] = []
const rule = { titleWords: [], weak: [], textWords: [], exceptTags: [], exceptWords: [], exceptTexts: [] }
const CATEGORIES = listCategoryEntries(
  {
    categories: {
      puzzle: { label: 'Puzzle', sameAs: ['puzzle'], tags: ['puzzle'], ...rule },
      racing: { label: 'Racing', sameAs: ['racing'], tags: ['racing'], ...rule },
      quiz: { label: 'Quiz', sameAs: ['quiz'], tags: ['quiz'], ...rule },
    },
  },
  [],
)
afterAll(() => {
  for (const index of opened) index.close()
  rmSync(folder, { recursive: true, force: true })
})

function makeSnapshot(games: Game[], change: Partial<Snapshot> = {}): Snapshot {
  const file = join(folder, `index-${opened.length}.sqlite`)
  buildSearchIndex(file, games)
  const search = openSearchIndex(file)
  opened.push(search)
  return {
    generation: '1.1',
    games,
    categories: CATEGORIES,
    feelings: {},
    hotScores: new Map(),
    merged: new Map(),
    removed: new Set(),
    search,
    version: 1,
    builtAt: NOW,
    ...change,
  }
}

const SITE: Site = completeSite('games.example', v.parse(SiteSchema, { name: 'Fox Games' }))
const slugs = (games: readonly { slug: string }[]) => games.map(({ slug }) => slug)
const remote: Game['source'] = { kind: 'remote', url: 'https://play.example/x', fallbacks: [] }

const games = [
  makeGame({
    slug: 'old',
    publishedAt: NOW - 900 * DAY_MS,
    likes: 90,
    dislikes: 10,
    tags: ['cars', 'racing'],
    categories: ['Cars', 'racing'],
  }),
  makeGame({ slug: 'new', publishedAt: NOW - 2 * DAY_MS, tags: ['puzzle'], categories: ['Kids', 'puzzle'] }),
  makeGame({
    slug: 'loved',
    publishedAt: NOW - 500 * DAY_MS,
    likes: 900,
    dislikes: 10,
    tags: ['puzzle', 'racing'],
    categories: ['Kids', 'Girls', 'puzzle', 'racing'],
  }),
  makeGame({
    slug: 'far',
    publishedAt: NOW - 400 * DAY_MS,
    source: remote,
    provider: 'gamepix',
    tags: ['puzzle', 'far'],
    categories: ['puzzle'],
    quality: 0.1,
  }),
]

test('the newest list is by date, the best list by votes', () => {
  const { lists } = createCatalogue(makeSnapshot(games), SITE)
  expect(slugs(lists.Newest)).toEqual(['new', 'far', 'loved', 'old'])
  expect(slugs(lists.BestGames)).toEqual(['loved', 'old', 'new', 'far'])
})

test('the hot list is ordered by current plays, and the best games fill the rest', () => {
  const hotScores = new Map([
    ['far', 2],
    ['new', 9],
  ])
  const { lists } = createCatalogue(makeSnapshot(games, { hotScores }), SITE)
  expect(slugs(lists.HotGames).slice(0, 2)).toEqual(['new', 'far'])
  expect(lists.HotGames).toHaveLength(4)
})

test('Cars, Girls and Kids hold their games, the best first', () => {
  const { lists } = createCatalogue(makeSnapshot(games), SITE)
  expect(slugs(lists.Cars)).toEqual(['old'])
  expect(slugs(lists.Girls)).toEqual(['loved'])
  expect(slugs(lists.Kids)).toEqual(['loved', 'new'])
})

test('the editor’s picks are the site’s, in its order; missing games are skipped', () => {
  const { lists } = createCatalogue(makeSnapshot(games), { ...SITE, editorPicks: ['old', 'gone', 'new'] })
  expect(slugs(lists.EditorPicks)).toEqual(['old', 'new'])
})

test('until the editor picks, the best games are shown', () => {
  const { lists } = createCatalogue(makeSnapshot(games), SITE)
  expect(slugs(lists.EditorPicks)).toEqual(slugs(lists.BestGames).slice(0, 12))
})

test('the games that come with the software are each site’s own, those of others are their makers’', () => {
  const catalogue = createCatalogue(makeSnapshot(games), SITE)
  for (const game of catalogue.games.values())
    expect(catalogue.withMaker(game).maker === 'Fox Games').toBe(game.source.kind === 'own')
})

test('a game is the same object in the lists and by its slug, so that no page shows it twice', () => {
  const { games: bySlug, lists } = createCatalogue(makeSnapshot(games), SITE)
  expect(lists.BestGames.length).toBeGreaterThan(0)
  for (const game of lists.BestGames) expect(bySlug.get(game.slug)).toBe(game)
})

test('a site without remote games lists none of them anywhere', () => {
  const catalogue = createCatalogue(makeSnapshot(games), {
    ...SITE,
    remoteGames: 'off',
    editorPicks: ['far', 'old'],
  })
  expect(catalogue.total).toBe(3)
  expect(catalogue.games.has('far')).toBe(false)
  expect(catalogue.tags.has('far')).toBe(false)
  for (const list of Object.values(catalogue.lists)) expect(slugs(list)).not.toContain('far')
  expect(slugs(catalogue.listRelated('new'))).not.toContain('far')
})

test('a site without remote games finds none of them by searching', () => {
  const catalogue = createCatalogue(makeSnapshot(games), { ...SITE, remoteGames: 'off' })
  expect(catalogue.search.suggest('far', 8)).not.toContain('far')
  expect(catalogue.search.search('far', { limit: 60, offset: 0 })).toMatchObject({ slugs: [] })
  expect(createCatalogue(makeSnapshot(games), SITE).search.suggest('far', 8)).toContain('far')
})

test('tags hold their games, the biggest tag first', () => {
  const { tags } = createCatalogue(makeSnapshot(games), SITE)
  expect([...tags.keys()]).toEqual(['puzzle', 'racing', 'cars', 'far'])
  expect(slugs(tags.get('racing')!)).toEqual(['loved', 'old'])
})

test('related games share tags, rare ones first; the best fill up; the game itself is never among them', () => {
  const catalogue = createCatalogue(makeSnapshot(games), SITE)
  expect(slugs(catalogue.listRelated('old'))).toEqual(['loved', 'new', 'far'])
  expect(slugs(catalogue.listRelated('far'))[0]).not.toBe('far')
  expect(catalogue.listRelated('nobody')).toEqual([])
  expect(catalogue.listRelated('old')).toBe(catalogue.listRelated('old'))
})

test('games that share only how they are played are less alike than those that share what they are about', () => {
  const game = (slug: string, tags: string[]) => makeGame({ slug, title: slug, tags })
  const games = [
    game('blocks', ['block', 'daily', 'offline', 'one-hand']),
    game('cards', ['card', 'daily', 'offline', 'one-hand']),
    ...Array.from({ length: 12 }, (_, number) => game(`block-${number}`, ['block'])),
  ]
  const related = slugs(createCatalogue(makeSnapshot(games), SITE).listRelated('blocks'))
  expect(related.indexOf('cards')).toBe(12)
})

test('at most 40 games are related, each once', () => {
  const many = Array.from({ length: 300 }, (_, place) =>
    makeGame({ slug: `g${place}`, tags: ['puzzle', `rare-${place % 5}`] }),
  )
  const related = slugs(createCatalogue(makeSnapshot(many), SITE).listRelated('g7'))
  expect(related).toHaveLength(40)
  expect(new Set(related).size).toBe(40)
  expect(related.every((slug) => Number(slug.slice(1)) % 5 === 2)).toBe(true)
})

test('a tile’s badge is hot before new before top', () => {
  const hotScores = new Map([['new', 5]])
  const catalogue = createCatalogue(makeSnapshot(games, { hotScores }), SITE)
  const badgeOf = (slug: string) => catalogue.toMarkedTile(catalogue.games.get(slug)!).badge
  expect(badgeOf('new')).toBe('hot')
  expect(badgeOf('loved')).toBe('top')
  expect(badgeOf('far')).toBeUndefined()
  expect(createCatalogue(makeSnapshot(games), SITE).toMarkedTile(games[1]!).badge).toBe('new')
})

test('a tile carries a preview only when it is ours', () => {
  const catalogue = createCatalogue(makeSnapshot(games), SITE)
  const preview = (url: string) => catalogue.toTile(makeGame({ slug: 'x', preview: url })).preview
  expect(preview('/games/x/preview.webm')).toBe('/games/x/preview.webm')
  expect(preview('https://cdn.example/preview.webm')).toBeUndefined()
})

test('a game for desktops without touch is labelled as needing a keyboard', () => {
  const catalogue = createCatalogue(makeSnapshot(games), SITE)
  expect(catalogue.toTile(makeGame({ slug: 'x', devices: ['desktop'] })).keyboardOnly).toBe(true)
  expect(
    catalogue.toTile(makeGame({ slug: 'x', devices: ['desktop', 'phone'] })).keyboardOnly,
  ).toBeUndefined()
})

test('an empty site has empty lists and no faults', () => {
  const catalogue = createCatalogue(makeSnapshot([]), SITE)
  expect(catalogue.total).toBe(0)
  expect(catalogue.categories).toEqual([])
  for (const list of Object.values(catalogue.lists)) expect(list).toEqual([])
})

test('a game that an editor picked twice is listed once', () => {
  const { lists } = createCatalogue(makeSnapshot(games), { ...SITE, editorPicks: ['old', 'new', 'old'] })
  expect(slugs(lists.EditorPicks)).toEqual(['old', 'new'])
})

const ids = (categories: readonly { id: string }[]) => categories.map(({ id }) => id)
const edited = (edit: (entry: CategoryEntry) => Partial<CategoryEntry>) =>
  CATEGORIES.map((entry) => ({ ...entry, ...edit(entry) }))

test('a site lists the categories that have games, the types first, each with its games', () => {
  const catalogue = createCatalogue(makeSnapshot(games), SITE)
  expect(ids(catalogue.categories)).toEqual([
    ...['HotGames', 'Newest', 'BestGames', 'EditorPicks', 'Cars', 'Girls', 'Kids'],
    ...['puzzle', 'racing'],
  ])
  expect(catalogue.findCategory('puzzle')).toMatchObject({ label: 'Puzzle', heading: 'Puzzle games' })
  expect(slugs(catalogue.findCategory('puzzle')!.games)).toEqual(['loved', 'new', 'far'])
  expect(catalogue.findCategory('quiz')).toBe(null)
  expect(catalogue.findCategory('constructor')).toBe(null)
})

test('a tag of a listed category links to it, another does not', () => {
  const catalogue = createCatalogue(makeSnapshot(games), SITE)
  expect(catalogue.findCategoryOfTag('racing')?.id).toBe('racing')
  expect(catalogue.findCategoryOfTag('quiz')).toBe(null)
  expect(catalogue.findCategoryOfTag('far')).toBe(null)
})

test('a hidden category has no page, and its tag has its own page again', () => {
  const categories = edited(({ id }) => ({ isHidden: id === 'racing' }))
  const catalogue = createCatalogue(makeSnapshot(games, { categories }), SITE)
  expect(ids(catalogue.categories)).not.toContain('racing')
  expect(catalogue.findCategory('racing')).toBe(null)
  expect(catalogue.findCategoryOfTag('racing')).toBe(null)
  expect(ids(catalogue.listCategoriesOf(catalogue.games.get('old')!))).toEqual(['Cars'])
})

test('the address of a type answers also when the type is hidden or has no games', () => {
  const categories = edited(({ id }) => ({ isHidden: id === 'Cars' }))
  const catalogue = createCatalogue(makeSnapshot(games, { categories }), SITE)
  expect(ids(catalogue.categories)).not.toContain('Cars')
  expect(slugs(catalogue.findCategory('Cars')!.games)).toEqual(['old'])
  const empty = createCatalogue(makeSnapshot([]), SITE)
  expect(empty.findCategory('Girls')).toMatchObject({ games: [] })
})

test('a site hides and orders categories for itself', () => {
  const snapshot = makeSnapshot(games)
  const site = { ...SITE, categories: { hidden: ['Girls', 'puzzle'], order: ['racing', 'Kids'] } }
  expect(ids(createCatalogue(snapshot, site).categories)).toEqual([
    ...['racing', 'Kids', 'HotGames', 'Newest', 'BestGames', 'EditorPicks', 'Cars'],
  ])
  expect(ids(createCatalogue(snapshot, SITE).categories)).toContain('puzzle')
})

test('a category whose games are not for this site is not listed there', () => {
  const only = [makeGame({ slug: 'far', source: remote, tags: ['quiz'], categories: ['quiz'] }), games[0]!]
  const snapshot = makeSnapshot(only)
  expect(ids(createCatalogue(snapshot, SITE).categories)).toContain('quiz')
  const site = { ...SITE, remoteGames: 'off' as const }
  expect(ids(createCatalogue(snapshot, site).categories)).not.toContain('quiz')
  expect(createCatalogue(snapshot, site).findCategoryOfTag('quiz')).toBe(null)
})

test('of a game’s categories the narrowest comes first', () => {
  const catalogue = createCatalogue(makeSnapshot(games), SITE)
  expect(ids(catalogue.listCategoriesOf(catalogue.games.get('loved')!))).toEqual([
    ...['Girls', 'Kids', 'racing', 'puzzle'],
  ])
})

const many = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    makeGame({
      slug: `g${place}`,
      provider: 'gamepix',
      source: remote,
      quality: (place % 97) / 97,
      publishedAt: NOW - (place % 40) * DAY_MS,
    }),
  )

const countShared = (catalogue: ReturnType<typeof createCatalogue>) => {
  const best = new Set(catalogue.lists.BestGames.slice(0, 60))
  return catalogue.lists.HotGames.slice(0, 60).filter((game) => best.has(game)).length
}

test('Hot and Best hold at most 300 games, and their first 60 share at most 15, before any play and after', () => {
  const all = many(900)
  const before = createCatalogue(makeSnapshot(all), SITE)
  expect([before.lists.HotGames.length, before.lists.BestGames.length]).toEqual([300, 300])
  expect(before.lists.Newest).toHaveLength(900)
  expect(countShared(before)).toBeLessThanOrEqual(15)
  // The best games are also the most played.
  const hotScores = new Map(
    before.lists.BestGames.slice(0, 200).map(({ slug }, place) => [slug, 500 - place]),
  )
  const after = createCatalogue(makeSnapshot(all, { hotScores }), SITE)
  expect(countShared(after)).toBe(15)
  expect(slugs(after.lists.HotGames.slice(0, 15))).toEqual(slugs(after.lists.BestGames.slice(0, 15)))
  expect(new Set(after.lists.HotGames).size).toBe(300)
})

test('with fewer than 300 games Hot and Best are not adjusted', () => {
  const catalogue = createCatalogue(makeSnapshot(many(80)), SITE)
  expect(catalogue.lists.HotGames).toHaveLength(80)
  expect(countShared(catalogue)).toBeGreaterThan(15)
})

test('a catalogue without dates gets no badge for being new', () => {
  const bulk = many(60).map((game) => ({ ...game, publishedAt: NOW - 5, isDated: false }))
  const catalogue = createCatalogue(makeSnapshot(bulk), SITE)
  expect(bulk.map((game) => catalogue.toMarkedTile(game).badge)).not.toContain('new')
})

// covers: '10.4'
test('a door counts only the games that the site lists', () => {
  const rules = parseFeelingRules('{"calm":{"tags":["relax"]}}')
  const grownUp = { age: '16+' as const, notes: [], by: 'words' as const, reasons: [] }
  const calm = Array.from({ length: 14 }, (_, place) =>
    makeGame({ slug: `calm-${place}`, tags: ['relax'], ...(place < 3 && { rating: grownUp }) }),
  )
  const snapshot = makeSnapshot(calm, { feelings: rules })
  const general = completeSite('a.example', v.parse(SiteSchema, { audience: 'general' }))
  const child = completeSite('b.example', v.parse(SiteSchema, { audience: 'child' }))
  expect(createCatalogue(snapshot, general).feelings[0]?.games).toHaveLength(14)
  expect(createCatalogue(snapshot, child).feelings).toEqual([])
})

test('a broken game has a page and is in no list, tag, search or neighbourhood', () => {
  const fox = makeGame({ slug: 'fox', title: 'Fox Jump', tags: ['fox'], categories: ['puzzle'] })
  const broken: Game = {
    ...makeGame({
      slug: 'fox-away',
      title: 'Fox Away',
      tags: ['fox'],
      categories: ['puzzle'],
      source: remote,
    }),
    brokenSince: NOW,
  }
  const site = {
    ...SITE,
    editorPicks: ['fox-away', 'fox'],
    searchAliases: [{ words: 'gone', games: ['fox-away'], search: '' }],
  }
  const catalogue = createCatalogue(makeSnapshot([fox, broken]), site)
  expect(catalogue.games.get('fox-away')?.title).toBe('Fox Away')
  expect(catalogue.total).toBe(1)
  expect(
    Object.values(catalogue.lists)
      .flat()
      .filter(({ slug }) => slug === 'fox-away'),
  ).toEqual([])
  expect(slugs(catalogue.lists.EditorPicks)).toEqual(['fox'])
  expect(slugs(catalogue.tags.get('fox')!)).toEqual(['fox'])
  expect(slugs(catalogue.findCategory('puzzle')!.games)).toEqual(['fox'])
  expect(slugs(catalogue.listRelated('fox'))).toEqual([])
  expect(slugs(catalogue.listRelated('fox-away')), 'its page offers others').toEqual(['fox'])
  const find = (words: string) => catalogue.search.search(words, { limit: 10, offset: 0 }).slugs
  expect(find('fox away')).not.toContain('fox-away')
  expect(find('gone')).not.toContain('fox-away')
})
