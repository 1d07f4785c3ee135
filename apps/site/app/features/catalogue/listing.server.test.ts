import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import type { Game } from '#app/domain/game.ts'
import { completeSite } from '#app/domain/site.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import * as v from 'valibot'
import type { Snapshot } from './snapshot.ts'
import { createListing, createListingAtOnce, type Listing, nameRules } from './listing.server.ts'
import { compareSlugs } from './ranking.ts'
import { runAtOnce, runInTurns, sortInSteps } from './work-in-turns.ts'

const makeSite = (fields: object = {}) => completeSite('fox.example', v.parse(SiteSchema, fields))
const site = makeSite()
const feelings = {}
const COUNT = 1200
const TAGS = ['fox', 'owl', 'snow', 'river', 'small-fox']

const games = Array.from({ length: COUNT }, (_, number) =>
  makeGame({
    slug: `g${String(number).padStart(4, '0')}-${TAGS[number % 3]}`,
    quality: ((number * 7919) % 1000) / 1000,
    publishedAt: number * 86_400_000,
    categories: [number % 2 === 0 ? 'Cars' : 'Kids', 'puzzle'],
    tags: [TAGS[number % 4]!, ...(number % 400 === 0 ? ['small-fox'] : [])],
  }),
).sort(compareSlugs)

function makeSnapshot(shown: readonly Game[]): Snapshot {
  return {
    ...{ generation: '1.1', version: 1, games: shown, categories: [], feelings, builtAt: 0 },
    ...{ hotScores: new Map(), merged: new Map(), removed: new Set() },
    search: { size: shown.length } as Snapshot['search'],
  }
}

const slugs = (list: readonly Game[]) => list.map(({ slug, title, likes }) => `${slug} ${title} ${likes}`)

function describe({ games: all, listed, best, newest, hot, top, placed, tags, localGames }: Listing) {
  const groups = (map: ReadonlyMap<string, readonly Game[]>) =>
    Object.fromEntries([...map].toSorted().map(([key, list]) => [key, slugs(list)]))
  return {
    all: slugs([...all.values()].toSorted(compareSlugs)),
    ...{ listed: slugs(listed), best: slugs(best), newest: slugs(newest), hot: slugs(hot), top: slugs(top) },
    ...{ placed: groups(placed), tags: groups(tags), local: slugs(localGames) },
  }
}

test.each<[string, (shown: Game[]) => Game[]]>([
  ['votes', (shown) => shown.with(40, { ...shown[40]!, likes: 900 })],
  ['a title', (shown) => shown.with(40, { ...shown[40]!, title: 'Another' })],
  ['a date', (shown) => shown.with(40, { ...shown[40]!, publishedAt: 1000 })],
  [
    'other categories and tags',
    (shown) => shown.with(7, { ...shown[7]!, categories: ['new'], tags: ['bee'] }),
  ],
  ['the only game of a tag', (shown) => shown.with(7, { ...shown[7]!, tags: [] })],
  ['a broken game', (shown) => shown.with(9, { ...shown[9]!, brokenSince: 1 })],
  ['a removal', (shown) => shown.toSpliced(500, 1)],
  ['a new game', (shown) => [...shown, makeGame({ slug: 'zebra', tags: ['owl'], publishedAt: 99_000 })]],
  [
    'a game that the site does not list',
    (shown) => shown.with(9, { ...shown[9]!, rating: { ...shown[9]!.rating, age: '16+' } }),
  ],
])('a listing after a change is the same as a new one: %s', async (_, change) => {
  const before = createListingAtOnce(makeSnapshot(games), site)
  const changed = makeSnapshot(change([...games]))
  const exchanged = await runInTurns(createListing(changed, site, before))
  const anew = createListingAtOnce(changed, site)
  expect(describe(exchanged)).toEqual(describe(anew))
})

test('a listing after a change keeps the lists that the change does not touch', () => {
  const before = createListingAtOnce(makeSnapshot(games), site)
  const cars = games.findIndex(({ categories }) => categories.includes('Cars'))
  const changed = makeSnapshot(games.with(cars, { ...games[cars]!, likes: 9 }))
  const exchanged = runAtOnce(createListing(changed, site, before))
  expect(exchanged.placed.get('Kids')).toBe(before.placed.get('Kids'))
  expect(
    before.best.some(({ likes }) => likes === 9),
    'the one before is not changed',
  ).toBe(false)
})

test('sites share a listing where their rules are equal, whatever else differs', () => {
  expect(nameRules(makeSite({ name: 'Owl', editorPicks: ['fox'] }))).toBe(nameRules(site))
  for (const rules of [{ audience: 'general' }, { remoteGames: 'off' }, { games: { deny: ['fox'] } }])
    expect(nameRules(makeSite(rules))).not.toBe(nameRules(site))
})

test('sorting in steps gives the order of sorting at once, equal items in theirs', () => {
  const items = Array.from({ length: 5000 }, (_, place) => ({ place, key: (place * 31) % 97 }))
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key
  expect(runAtOnce(sortInSteps(items, compare))).toEqual(items.toSorted(compare))
})
