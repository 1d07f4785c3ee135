import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  gamedistributionRecord,
  gamemonetizeRecord,
  gamepixRecord,
  htmlgamesRecord,
} from './feed-fixtures.ts'
import { loadRules } from './load-rules.server.ts'
import { mapRecord } from './map-record.ts'
import { FEED_ADAPTERS, findAdapter, listFrameOrigins, listImageHosts } from './providers.ts'

const rules = await loadRules(join(import.meta.dirname, '../../../../..'))

const map = (provider: string, record: unknown) => mapRecord(record, findAdapter(provider)!, rules)

function gameOf(provider: string, record: unknown) {
  const outcome = map(provider, record)
  if (outcome.kind !== 'game') throw new Error(outcome.reason)
  return outcome.game
}

test('a GamePix record becomes a game, without the other publisher’s id', () => {
  expect(gameOf('gamepix', gamepixRecord(2, { category: 'racing' }))).toMatchObject({
    title: 'Clever Acorn 2',
    summary:
      'In Clever Acorn 2 you sort the harvest before the rain comes. Every basket is a small puzzle of its own, and the seasons bring new fruit.',
    tags: ['racing'],
    categories: [],
    orientation: 'any',
    ratio: 1.333,
    devices: ['desktop', 'tablet', 'phone'],
    source: { kind: 'remote', url: 'https://play.gamepix.com/clever-acorn-2/embed', fallbacks: [] },
    covers: {
      wide: 'https://img.gamepix.com/games/clever-acorn-2/cover.png?w=640',
      square: 'https://img.gamepix.com/games/clever-acorn-2/icon.png?w=320',
      tall: null,
    },
    publishedAt: Date.UTC(2025, 10, 12, 12, 34, 52),
    updatedAt: Date.UTC(2025, 11, 19, 12, 8, 29),
    providerRating: 0.02,
  })
})

test.each([
  [['abc.jpg'], 'abc.jpg', null],
  [['abc-512x512.png', 'abc.jpeg'], 'abc.jpeg', 'abc-512x512.png'],
  [['abc.jpg', 'abc-512x384.jpg'], 'abc-512x384.jpg', null],
  [['abc-800x450.webp'], 'abc-800x450.webp', null],
  [['abc.html', 7], null, null],
  [null, null, null],
])('the GameDistribution covers of %j are found, with or without a size', (names, wide, square) => {
  const host = 'https://img.gamedistribution.com/'
  const toUrl = (name: string | number | null) => (typeof name === 'string' ? host + name : name)
  const game = gameOf('gamedistribution', gamedistributionRecord(1, { Asset: names?.map(toUrl) ?? null }))
  expect(game.covers).toEqual({ wide: toUrl(wide), square: toUrl(square), tall: null })
})

test('a GameDistribution record becomes a game, with sizes from file names', () => {
  expect(gameOf('gamedistribution', gamedistributionRecord(1, { Company: 'Snow &amp; Sons' }))).toMatchObject(
    {
      tags: ['racing', 'driving', 'winter'],
      maker: 'Snow & Sons',
      devices: ['desktop'],
      ratio: 1.778,
      controls: {
        keyboard: [
          { keys: ['←', '↑', '→', '↓'], does: 'Steer' },
          { keys: ['Space'], does: 'Jump' },
        ],
      },
      covers: {
        wide: expect.stringContaining('-1280x720.jpg'),
        square: expect.stringContaining('-512x512.jpg'),
      },
      publishedAt: null,
    },
  )
  expect(gameOf('gamedistribution', gamedistributionRecord(1, { Mobile: 'true' })).devices).toContain('phone')
  expect(gameOf('gamedistribution', gamedistributionRecord(1, { Asset: 'none' })).covers.wide).toBeNull()
})

test('a GameMonetize record becomes a game, its entities and tags made plain', () => {
  expect(gameOf('gamemonetize', gamemonetizeRecord(1))).toMatchObject({
    description: "Tom & the fox's den: dig for pearls.",
    tags: ['puzzle', 'arcade', 'car'],
    orientation: 'portrait',
    controls: { mouse: [{ keys: ['Click'], does: 'Play' }], touch: [{ keys: ['Tap'], does: 'Play' }] },
  })
})

test('an HTMLGames record is known by its folder, and its embed code goes nowhere', () => {
  const game = gameOf('htmlgames', htmlgamesRecord(3))
  expect(game).toMatchObject({
    providerId: 'DancingAcorn3',
    tags: ['mahjong', 'mahjong-solitaire'],
    covers: { wide: expect.stringContaining('300x200'), square: expect.stringContaining('196x196') },
    publishedAt: Date.UTC(2025, 2, 3),
  })
  expect(JSON.stringify(game)).not.toContain('embed.js')
  expect(map('htmlgames', htmlgamesRecord(3, { url: 'https://cdn.htmlgames.com/Fox_Den/' })).providerId).toBe(
    'Fox_Den',
  )
  expect(
    gameOf('htmlgames', htmlgamesRecord(3, { thumb8: 'https://www.htmlgames.com/8.webp' })).covers.wide,
  ).toBe('https://www.htmlgames.com/8.webp')
})

test.each([
  ['http://play.gamepix.com/a/embed', /http: and not https:/],
  ['https://evil.com/a', /on evil.com, which is not GamePix’s/],
  ['https://play.gamepix.com.evil.com/a', /which is not GamePix’s/],
  ['https://user:pass@play.gamepix.com/a', /which is not/],
  ['https://play.gamepix.com:8443/a', /which is not/],
  ['javascript:alert(1)', /javascript: and not https:/],
  ['', /missing/],
  [null, /missing/],
])('a record that is played at %j is broken', (url, reason) => {
  const outcome = map('gamepix', gamepixRecord(1, { url: url as string }))
  expect(outcome).toMatchObject({ kind: 'broken', providerId: 'GP1', reason: expect.stringMatching(reason) })
})

test.each([
  [null, /not an object/],
  [[1], /not an object/],
  ['x', /not an object/],
  [gamepixRecord(1, { id: '' }), /no usable id/],
  [gamepixRecord(1, { id: { a: 1 } }), /no usable id/],
  [gamepixRecord(1, { title: ' <b></b> ' }), /no title/],
  [gamepixRecord(1, { title: 'x'.repeat(200) }), /title: /],
])('the record %j is broken', (record, reason) => {
  expect(map('gamepix', record)).toMatchObject({ kind: 'broken', reason: expect.stringMatching(reason) })
})

test('a picture from elsewhere is left out, the game stays', () => {
  const game = gameOf(
    'gamepix',
    gamepixRecord(1, { image: 'https://evil.com/x.png', banner_image: 'http://img.gamepix.com/x' }),
  )
  expect(game.covers).toEqual({ wide: null, square: null, tall: null })
})

test('odd sizes, dates and scores fall back to sensible ones', () => {
  const game = gameOf(
    'gamepix',
    gamepixRecord(1, {
      width: '0',
      height: 'tall',
      date_published: 'soon',
      date_modified: 7,
      quality_score: 'NaN',
    }),
  )
  expect(game).toMatchObject({ ratio: 1.333, publishedAt: null, updatedAt: null, providerRating: null })
})

// covers: '10.8'
test('records of real-money gambling and for adults are filtered with the words that did it', () => {
  expect(map('gamepix', gamepixRecord(1, { title: 'Win Real Money Casino' }))).toMatchObject({
    kind: 'filtered',
    reason: expect.stringContaining('win real money'),
  })
  expect(map('gamemonetize', gamemonetizeRecord(1, { tags: 'Puzzle, Hentai' }))).toMatchObject({
    kind: 'filtered',
    reason: expect.stringContaining('hentai'),
  })
  expect(map('gamepix', gamepixRecord(1, { title: 'Spider Solitaire' })).kind).toBe('game')
})

test('a game with simulated gambling is accepted, for players of 12 and with its note', () => {
  expect(gameOf('gamepix', gamepixRecord(1, { title: 'Casino Night' }))).toMatchObject({
    rating: { age: '12+', notes: ['gambling'], by: 'words' },
  })
})

test('a horror game is for older players and never in Kids', () => {
  expect(gameOf('gamemonetize', gamemonetizeRecord(1, { tags: 'Horror, Kids' }))).toMatchObject({
    rating: { age: '12+', notes: ['horror'], by: 'words' },
    categories: [],
  })
})

test('every provider has hosts of its own to play at and to take pictures from', () => {
  for (const adapter of FEED_ADAPTERS) {
    expect(adapter.playHosts.length * adapter.imageHosts.length * adapter.feedHosts.length).toBeGreaterThan(0)
    for (const { signature } of adapter.shapes) expect(signature.length).toBeGreaterThan(2)
  }
  expect(listImageHosts()).toContain('img.gamemonetize.com')
})

test('a page may frame the hosts of its own game’s sources only', () => {
  const source = {
    kind: 'remote' as const,
    url: 'https://html5.gamedistribution.com/abc/',
    fallbacks: [
      { provider: 'gamepix', providerId: '1', url: 'https://play.gamepix.com/a/embed' },
      { provider: 'playhouse', providerId: 'a', url: '/games/a/' },
    ],
  }
  expect(listFrameOrigins({ provider: 'gamedistribution', source })).toEqual([
    'https://html5.gamedistribution.com',
    'https://play.gamepix.com',
    'https://games.gamepix.com',
  ])
  const added = {
    ...findAdapter('gamepix')!,
    provider: 'sunny',
    licence: 'ours',
    playHosts: ['a.example', 'b.example'],
  }
  const sunny = { provider: 'sunny', source: { ...source, url: 'https://b.example/1', fallbacks: [] } }
  expect(listFrameOrigins(sunny, [added])).toEqual(['https://b.example'])
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a category and a tag named %s are names like any other',
  (name) => {
    const game = gameOf('gamemonetize', gamemonetizeRecord(2, { category: name, tags: `${name}, racing` }))
    expect(game.tags).toContain('racing')
    expect(game.tags.every((tag) => typeof tag === 'string')).toBe(true)
    expect(game.rating.age).toBe('all')
  },
)

test('an id with invalid characters is none: the ledgers would store it differently', () => {
  expect(map('gamemonetize', gamemonetizeRecord(2, { id: 'a\ud800' }))).toMatchObject({
    kind: 'broken',
    providerId: null,
  })
})
