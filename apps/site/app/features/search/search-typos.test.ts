/** A title typed with one error is found first or second, 95 times of 100. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/test/long-run.ts'
import { type IndexedGame, buildSearchIndex } from './index-build.server.ts'
import { openSearchIndex } from './search-index.server.ts'
import { listMadeTitles, makeGame } from './test-titles.ts'

const SAMPLES = process.env['CATALOGUE_SAMPLES']
const folder = mkdtempSync(join(tmpdir(), 'search-typos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NEIGHBOUR_KEYS: Record<string, string> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'adwx',
  d: 'sfec',
  f: 'dgrv',
  g: 'fhtb',
  h: 'gjyn',
  j: 'hkum',
  k: 'jli',
  l: 'ko',
  z: 'xas',
  x: 'zcs',
  c: 'xvd',
  v: 'cbf',
  b: 'vng',
  n: 'bmh',
  m: 'nj',
}

function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof createRandom>

/** Places of letters that the error can happen to, so that it changes what is typed. */
function pickPlace(title: string, random: Random, fits: (place: number) => boolean): number {
  const places = [...title]
    .map((_, place) => place)
    .filter((place) => /[a-z]/i.test(title[place]!) && fits(place))
  return places[random(places.length)]!
}

const ERRORS: Record<string, (title: string, random: Random) => string> = {
  dropped(title, random) {
    const at = pickPlace(title, random, () => true)
    return title.slice(0, at) + title.slice(at + 1)
  },
  doubled(title, random) {
    const at = pickPlace(title, random, () => true)
    return title.slice(0, at + 1) + title.slice(at)
  },
  swapped(title, random) {
    const at = pickPlace(title, random, (place) => {
      const next = title[place + 1] ?? ''
      return /[a-z]/i.test(next) && next.toLowerCase() !== title[place]!.toLowerCase()
    })
    return title.slice(0, at) + title[at + 1] + title[at] + title.slice(at + 2)
  },
  mistyped(title, random) {
    const at = pickPlace(title, random, () => true)
    const keys = NEIGHBOUR_KEYS[title[at]!.toLowerCase()]!
    return title.slice(0, at) + keys[random(keys.length)] + title.slice(at + 1)
  },
}

interface Sample {
  title: string
  summary: string
  quality: number
}

function readSampleGames(folderOfSamples: string): IndexedGame[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folderOfSamples, file), 'utf8'))
  const pick = (title: string, summary: string, quality = 0.5): Sample => ({
    title,
    summary: summary.slice(0, 240),
    quality,
  })
  const samples: Sample[] = [
    ...read('gamepix-v2.json').items.map((item: any) =>
      pick(item.title, item.description, item.quality_score),
    ),
    ...read('htmlgames.json').map((item: any) => pick(item.name, item.description)),
    ...read('gamemonetize.json').map((item: any) => pick(item.title, item.description)),
    ...read('gamedistribution-classic.json').map((item: any) => pick(item.Title, item.Description)),
  ]
  const byTitle = new Map(samples.map((sample) => [sample.title.toLowerCase(), sample]))
  return [...byTitle.values()].map((sample, index) => ({ ...makeGame(sample.title, index), ...sample }))
}

function drawTitles(games: IndexedGame[], count: number, random: Random): IndexedGame[] {
  const long = games.filter(({ title }) => (title.match(/[a-z]/gi) ?? []).length >= 6)
  for (let i = long.length - 1; i > 0; i--) {
    const other = random(i + 1)
    ;[long[i], long[other]] = [long[other]!, long[i]!]
  }
  return long.slice(0, count)
}

/** Shares of the drawn titles found first or second, by kind of error; the misses go to the output. */
function measureFinds(games: IndexedGame[], count: number, seed: number): Record<string, number> {
  const file = join(folder, `${games.length}.sqlite`)
  buildSearchIndex(file, games)
  const index = openSearchIndex(file)
  const random = createRandom(seed)
  const drawn = drawTitles(games, count, random)
  const rates: Record<string, number> = {}
  const misses: string[] = []
  for (const [kind, spoil] of Object.entries(ERRORS)) {
    let found = 0
    for (const { slug, title } of drawn) {
      const typed = spoil(title, random)
      const { slugs } = index.search(typed, { limit: 10, offset: 0 })
      if (slugs.indexOf(slug) === 0 || slugs.indexOf(slug) === 1) found++
      else misses.push(`${kind}: ${title} typed "${typed}" gave ${slugs.slice(0, 2).join(', ') || 'nothing'}`)
    }
    rates[kind] = found / drawn.length
  }
  index.close()
  const percents = Object.entries(rates).map(([kind, rate]) => `${kind} ${(rate * 100).toFixed(1)} %`)
  console.log([`${drawn.length} of ${games.length} titles: ${percents.join(', ')}`, ...misses].join('\n  '))
  return rates
}

test.skipIf(!SAMPLES)(
  'titles of the real catalogues are found despite one error',
  () => {
    const rates = measureFinds(readSampleGames(SAMPLES!), isLong ? 500 : 200, 20_260)
    for (const [kind, rate] of Object.entries(rates)) expect(rate, kind).toBeGreaterThanOrEqual(0.95)
  },
  60_000,
)

test('titles of our own making are found despite one error', () => {
  const games = listMadeTitles(300).map((title, index) => makeGame(title, index))
  const rates = measureFinds(games, isLong ? 300 : 150, 7)
  for (const [kind, rate] of Object.entries(rates)) expect(rate, kind).toBeGreaterThanOrEqual(0.95)
}, 60_000)
