import { expect, test } from 'vitest'
import * as v from 'valibot'
import {
  classifyRequest,
  findGameSlug,
  findWantedSlug,
  GameFilesSchema,
  type OfflineGame,
  listEvicted,
  MAX_CACHED_GAME_BYTES,
  MAX_OPENED_GAMES,
  offlineAddress,
  pageKey,
  parseOfflineGames,
  parseWorkerRequest,
  type RequestKind,
} from './offline.ts'

const origin = 'https://games.example'

test.each<[string, boolean, RequestKind]>([
  ['/', true, 'page'],
  ['/gamePlay/cozy-blocks', true, 'page'],
  ['/search?searchValue=cat', true, 'page'],
  ['/sw.js', true, 'network'],
  ['/api/suggest?q=a', true, 'network'],
  ['/img/articles1.webp', true, 'network'],
  ['/games/cozy-blocks/', true, 'game-page'],
  ['/games/cozy-blocks/index.html', true, 'game-page'],
  ['/games/cozy-blocks/assets/index-BqZUMegS.js', false, 'game-file'],
  ['/games/cozy-blocks/covers/square-640.webp', false, 'network'],
  ['/games/cozy-blocks/assets/song.mp3', false, 'network'],
  ['/games/Not a slug/', true, 'network'],
  ['/assets/vendor-BiZ08mzT.js', false, 'asset'],
  ['/assets/film-BiZ08mzT.webm', false, 'network'],
  ['/img/games/cozy-blocks/square-320.webp?v=1', false, 'picture'],
  ['/gameDetail/cozy-blocks.data', false, 'network'],
  ['/gameDetail/cozy-blocks/_payload.json?b1', false, 'data'],
  ['/api/getRandomGameApi', false, 'network'],
  ['https://elsewhere.example/', true, 'network'],
  ['https://elsewhere.example/assets/a-12345678.js', false, 'network'],
])('%s (a navigation: %s) is %s', (address, isNavigation, kind) => {
  expect(classifyRequest({ url: new URL(address, origin), origin, method: 'GET', isNavigation })).toBe(kind)
})

test('POST requests are never cached', () => {
  const url = new URL('/gameDetail/cozy-blocks', origin)
  expect(classifyRequest({ url, origin, method: 'POST', isNavigation: true })).toBe('network')
})

test.each([
  ['/?channel=tube&pid=7', `${origin}/`],
  ['/gameDetail/a?network=x', `${origin}/gameDetail/a`],
  ['/offline?for=%2Fx', `${origin}/offline`],
  ['/search?searchValue=cat&channel=tube', `${origin}/search?searchValue=cat`],
  ['/search?pageCurrent=2&searchValue=cat', `${origin}/search?searchValue=cat&pageCurrent=2`],
])('a page at %s is cached as %s', (address, key) => {
  expect(pageKey(new URL(address, origin).href)).toBe(key)
})

const MB = 1024 * 1024
const makeGame = (slug: string, at: number, bytes = MB, isPinned = false): OfflineGame => ({
  slug,
  title: slug,
  version: '0123456789abcdef',
  bytes,
  at,
  isPinned,
})
const many = (count: number, isPinned = false) =>
  Array.from({ length: count }, (_, at) => makeGame(`game-${at}`, at, MB, isPinned))

test.each<[string, OfflineGame[], string[]]>([
  ['nothing', [], []],
  ['as many as may stay', many(MAX_OPENED_GAMES), []],
  ['two too many: the longest unopened leave', many(MAX_OPENED_GAMES + 2), ['game-0', 'game-1']],
  ['asked-for ones are not counted', [...many(60, true), makeGame('new', 99)], []],
  [
    'a large newest one stays and the others make room',
    [
      makeGame('huge', 9, MAX_CACHED_GAME_BYTES * 2),
      makeGame('small', 8),
      makeGame('asked-for', 1, MB, true),
    ],
    ['small', 'asked-for'],
  ],
  [
    'asked-for ones outlive opened ones',
    [
      makeGame('new', 9),
      makeGame('old', 1, MAX_CACHED_GAME_BYTES - 2 * MB, true),
      makeGame('opened', 8, 3 * MB),
    ],
    ['opened'],
  ],
])('evicted games: %s', (_, games, evicted) => {
  expect(
    listEvicted(games)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(evicted.toSorted())
})

test.each([null, 'x', {}, [null, 7, { slug: '../x' }]])('a spoiled list %j is empty', (stored) => {
  expect(parseOfflineGames(stored)).toEqual([])
})

test('one spoiled entry costs itself', () => {
  expect(parseOfflineGames([makeGame('a', 1), { slug: 'b' }])).toEqual([makeGame('a', 1)])
})

test.each(['../x', '/etc/passwd', 'a/../../b', 'https://elsewhere.example/x'])(
  'a game’s list of files may not name %s',
  (file) => {
    const list = { slug: 'a', title: 'A', version: '0123456789abcdef', bytes: 1, files: ['', file] }
    expect(v.is(GameFilesSchema, list)).toBe(false)
    expect(v.is(GameFilesSchema, { ...list, files: ['', 'assets/index-12345678.js'] })).toBe(true)
  },
)

test.each([
  [{ type: 'keep', slug: 'cozy-blocks' }, true],
  [{ type: 'keep', slug: '../x' }, false],
  [{ type: 'visited', pages: ['/a'], files: [] }, true],
  [{ type: 'visited', pages: ['//elsewhere.example'], files: [] }, false],
  [{ type: 'visited', pages: Array.from({ length: 9 }, () => '/a'), files: [] }, false],
  [{ type: 'erase' }, false],
  ['keep', false],
])('the worker gets %j: %s', (question, isHeard) => {
  expect(parseWorkerRequest(question) !== null).toBe(isHeard)
})

test('a missing address is sent to the offline page, and parsed without trusting it', () => {
  expect(offlineAddress('/gameDetail/moon-melon')).toBe('/offline?for=%2FgameDetail%2Fmoon-melon')
  expect(findWantedSlug('/gameDetail/moon-melon')).toBe('moon-melon')
  expect(findWantedSlug('/gamePlay/moon-melon')).toBe('moon-melon')
  for (const hostile of [null, '', '/gameDetail/<b>', 'javascript:alert(1)', '/articles'])
    expect(findWantedSlug(hostile)).toBe(null)
  expect(findGameSlug('/games/cozy-blocks/x.js')).toBe('cozy-blocks')
  expect(findGameSlug('/games/..%2f/x.js')).toBe(null)
})
