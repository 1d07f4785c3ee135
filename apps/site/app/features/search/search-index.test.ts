import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSearchIndexInWorker } from './build-in-worker.server.ts'
import { type IndexedGame, buildSearchIndex } from './index-build.server.ts'
import { type SearchIndex, openSearchIndex } from './search-index.server.ts'
import { runSearch } from './search.server.ts'
import { listMadeTitles, makeGame } from './test-titles.ts'

const folder = mkdtempSync(join(tmpdir(), 'search-index-'))
const file = join(folder, 'index.sqlite')
let index: SearchIndex

function makeNamed(title: string, more: Partial<IndexedGame> = {}): IndexedGame {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return { ...makeGame(title, 0), slug, ...more }
}

const games = [
  makeNamed('Bubble Shooter', { plays: 900 }),
  makeNamed('Bubble Shooter Candy', { plays: 50_000 }),
  makeNamed('Bubble Trouble', { plays: 10, quality: 0.9 }),
  makeNamed('Super Bubble Pop', { plays: 10, quality: 0.1 }),
  makeNamed('Chess', { plays: 3, maker: 'Oak Table', tags: ['board', 'thinking'] }),
  makeNamed('Chess Mania', { plays: 80_000, devices: ['desktop'] }),
  makeNamed('Zigzag Racer', {
    plays: 7,
    categories: ['Cars'],
    devices: ['desktop'],
    controls: { touch: [] },
  }),
  makeNamed('SugarRushPaths', { offline: true }),
  makeNamed('Kings & Knights', { summary: 'A quiet duel on a tiny island.' }),
  makeNamed('Tagliches Codewort', { title: 'Tägliches Codewort' }),
  makeNamed('Paint NEAR the Line'),
  makeNamed('Faraway Bubbles'),
  makeNamed('Zoobie Monster Match', { tags: ['match'] }),
  makeNamed('Pumpkin Night', { tags: ['halloween'] }),
  makeNamed('Car Park in the City', { plays: 2 }),
  makeNamed('Carrom', { plays: 20 }),
]

beforeAll(() => {
  buildSearchIndex(file, games)
  index = openSearchIndex(file)
})
afterAll(() => {
  index.close()
  rmSync(folder, { recursive: true })
})

const find = (query: string) => index.search(query, { limit: 10, offset: 0 })

test('"bubbel shoter" finds Bubble Shooter and names the corrected words', () => {
  expect(find('bubbel shoter').slugs[0]).toBe('bubble-shooter')
  expect(find('bubbel shoter').corrected).toBe('bubble shooter')
  expect(index.suggest('bubbel shoter', 8)[0]).toBe('bubble-shooter')
})

test('a search for exactly the words as typed corrects nothing', () => {
  const findExactly = (query: string) => index.search(query, { limit: 10, offset: 0, exact: true })
  expect(findExactly('bubbel shoter').slugs).toEqual([])
  expect(findExactly('bubble shooter').slugs[0]).toBe('bubble-shooter')
})

test('a word spelled right is not taken for a slip, and games of near kinds are offered', () => {
  expect(find('zombi')).toMatchObject({ total: 0, slugs: [] })
  expect(index.suggest('zombi', 8)).toEqual([])
  expect(index.findClosest('zombie', 8)).toEqual([])
  expect(index.findRelated('zombie', 8)).toEqual({
    word: 'zombie',
    nature: 'a little spooky',
    words: ['monster', 'halloween'],
    slugs: ['zoobie-monster-match', 'pumpkin-night'],
  })
  expect(index.findRelated('chess', 8)).toBeNull()
})

test('a word is found before titles that only begin like it', () => {
  expect(index.suggest('car', 2)).toEqual(['car-park-in-the-city', 'carrom'])
})

test('titles with a similar spelling only are not named as a correction', () => {
  const found = find('tabel zoobye')
  expect(found.corrected).toBeUndefined()
})

test('an exact title comes before a more popular longer one', () => {
  expect(find('bubble shooter').slugs).toEqual(['bubble-shooter', 'bubble-shooter-candy'])
  expect(find('chess').slugs).toEqual(['chess', 'chess-mania'])
  expect(find('chess').corrected).toBeUndefined()
})

test('among titles that begin alike the popular one is first', () => {
  expect(index.suggest('bub', 8)[0]).toBe('bubble-shooter-candy')
})

test('words match in any order and from their beginnings', () => {
  expect(find('shoot bub').slugs).toContain('bubble-shooter')
})

test('spaces may be missing or too many', () => {
  expect(find('bubbleshoter').slugs[0]).toBe('bubble-shooter')
  expect(find('zig zag racer').slugs[0]).toBe('zigzag-racer')
  expect(find('rush paths').slugs).toEqual(['sugarrushpaths'])
})

test('a wrong first letter is forgiven', () => {
  expect(find('xhess mania').slugs[0]).toBe('chess-mania')
  expect(find('ubble trouble').slugs[0]).toBe('bubble-trouble')
})

test('accents may be left out, or written where there are none', () => {
  expect(find('tagliches').slugs).toEqual(['tagliches-codewort'])
  expect(find('bübblé trouble').slugs[0]).toBe('bubble-trouble')
})

test('makers, tags, categories and summaries are searched after titles', () => {
  expect(find('oak table').slugs).toEqual(['chess'])
  expect(find('cars').slugs).toContain('zigzag-racer')
  expect(find('quiet duel').slugs).toEqual(['kings-knights'])
})

test('words that anybody adds to a search do no harm', () => {
  expect(find('free online chess games').slugs[0]).toBe('chess')
})

test('the filters keep games for a device and for offline play', () => {
  expect(index.search('chess', { limit: 10, offset: 0, device: 'phone' }).slugs).toEqual(['chess'])
  expect(index.search('zigzag', { limit: 10, offset: 0, device: 'phone' }).slugs).toEqual(['zigzag-racer'])
  expect(index.search('sugar', { limit: 10, offset: 0, offline: true }).total).toBe(1)
  expect(index.search('chess', { limit: 10, offset: 0, offline: true }).total).toBe(0)
})

test('a site that lists a part of the games never names another', () => {
  expect(find('faraway').slugs).toEqual(['faraway-bubbles'])
  const ours = index.restrictTo(
    new Set(games.map(({ slug }) => slug).filter((slug) => slug !== 'faraway-bubbles')),
  )
  expect(ours.search('bubble', { limit: 10, offset: 0 }).slugs).toHaveLength(4)
  expect(ours.search('faraway', { limit: 10, offset: 0 }).total).toBe(0)
  expect(ours.suggest('farawya bubbles', 8)).not.toContain('faraway-bubbles')
  expect(ours.findClosest('faraway', 8)).not.toContain('faraway-bubbles')
})

test('any bytes at all give an answer', () => {
  const hostile = [
    '',
    ' ',
    '"',
    "'",
    '*',
    '^',
    'NEAR(',
    'a AND',
    'OR',
    'title : x',
    '-x',
    '\u0000',
    '\ud800',
    '%',
    ';--',
    '{title}:',
  ]
  const unusual = [
    'ﷺ'.repeat(200),
    '🎲🎮',
    '漢字',
    'ᄀ'.repeat(50),
    '\u{1e900}\u{1e901}',
    'a '.repeat(5000),
    '\u0300'.repeat(99),
  ]
  for (const query of [...hostile, ...unusual, 'x'.repeat(10_000)]) {
    expect(find(query).total, query.slice(0, 20)).toBeGreaterThanOrEqual(0)
    index.suggest(query, 8)
    index.findClosest(query, 8)
  }
  for (let unit = 0; unit < 0x10000; unit += 37) find(String.fromCharCode(unit, unit + 1, 0x61))
  expect(find('near the line').slugs).toEqual(['paint-near-the-line'])
})

test('a search without results still offers the closest titles', () => {
  const outcome = runSearch(index, { searchValue: 'bubbly shouting walrus', pageCurrent: 1 })
  expect(outcome).toMatchObject({ total: 0, pageCount: 1, slugs: [] })
  expect(outcome?.closestSlugs).toContain('bubble-shooter')
})

test('a search that only the filters emptied has its unfiltered count', () => {
  const outcome = runSearch(index, { searchValue: 'chess', pageCurrent: 1, offline: true })
  expect(outcome).toMatchObject({ total: 0, unfilteredTotal: 2 })
})

test('results come in pages, and a page past the last does not exist', async () => {
  const many = join(folder, 'many.sqlite')
  await buildSearchIndexInWorker(
    many,
    listMadeTitles(5000).map((title, place) => makeGame(title, place)),
  )
  const large = openSearchIndex(many)
  const first = runSearch(large, { searchValue: 'mahjong', pageCurrent: 1 })!
  expect(first.total).toBe(listMadeTitles(5000).filter((title) => title.includes('Mahjong')).length)
  const seen = new Set<string>()
  for (let page = 1; page <= first.pageCount; page++) {
    for (const slug of runSearch(large, { searchValue: 'mahjong', pageCurrent: page })!.slugs) seen.add(slug)
  }
  expect(seen.size).toBe(first.total)
  expect(runSearch(large, { searchValue: 'mahjong', pageCurrent: first.pageCount + 1 })).toBeNull()
  large.close()
})

test('an index is replaced while it is read, and a failed build leaves no files', async () => {
  const replaced = join(folder, 'replaced.sqlite')
  buildSearchIndex(replaced, games)
  const before = openSearchIndex(replaced)
  buildSearchIndex(replaced, [])
  expect(before.suggest('chess', 1)).toEqual(['chess'])
  const after = openSearchIndex(replaced)
  expect(after.suggest('chess', 1)).toEqual([])
  before.close()
  after.close()
  await expect(buildSearchIndexInWorker(join(folder, 'no-folder', 'x.sqlite'), games)).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
