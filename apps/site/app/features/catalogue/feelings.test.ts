import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Game } from '#app/domain/game.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import {
  FEELINGS,
  findReason,
  listFeelings as listInSteps,
  MIN_FEELING_GAMES,
  parseFeelingRules,
} from './feelings.ts'
import { runAtOnce } from './work-in-turns.ts'
import { feelingTexts } from './feeling-texts.ts'

const listFeelings = (...parts: Parameters<typeof listInSteps>) => runAtOnce(listInSteps(...parts))

const shipped = parseFeelingRules(
  readFileSync(new URL('../../../../../content/feelings.json', import.meta.url), 'utf8'),
)
const make = (count: number, fields: Partial<Game>) =>
  Array.from({ length: count }, (_, place) => makeGame({ ...fields, slug: `g${place}` }))
const parse = (rules: object) => parseFeelingRules(JSON.stringify(rules))

test('every feeling has a rule and its words', () => {
  expect(Object.keys(shipped)).toEqual([...FEELINGS])
  for (const feeling of FEELINGS) {
    expect(feelingTexts[feeling].reason, feeling).toMatch(/\.$/)
    expect(feelingTexts[feeling].label, feeling).not.toBe('')
  }
})

// covers: '2.26'
test('a door with eleven games is not there, with twelve it is', () => {
  const rules = parse({ gamepad: { facts: ['gamepad'] } })
  const controls = { gamepad: [{ keys: ['A'], does: 'Jump' }] }
  expect(listFeelings(rules, make(MIN_FEELING_GAMES - 1, { controls }))).toEqual([])
  const games = make(MIN_FEELING_GAMES, { controls })
  expect(listFeelings(rules, [...games, ...make(5, { controls: {} })])).toEqual([{ id: 'gamepad', games }])
})

test.each([
  ['a tag', { tags: ['relax'] }, true],
  ['a category', { categories: ['2-player'] }, true],
  ['neither', { tags: ['car'] }, false],
  ['a tag that keeps out', { tags: ['relax', 'horror'] }, false],
  ['a category that keeps out', { tags: ['relax'], categories: ['shooting'] }, false],
  ['no touch', { tags: ['relax'], devices: ['desktop'], controls: {} }, false],
  [
    'a content note',
    {
      tags: ['relax'],
      rating: { age: 'all', notes: ['violence'], by: 'words', reasons: [] },
    },
    false,
  ],
] satisfies [string, Partial<Game>, boolean][])('a game with %s', (_name, fields, isIn) => {
  const rules = parse({
    calm: {
      facts: ['no-keyboard', 'for-everybody'],
      tags: ['relax'],
      categories: ['2-player'],
      exceptTags: ['horror'],
      exceptCategories: ['shooting'],
    },
  })
  const list = listFeelings(rules, make(MIN_FEELING_GAMES, fields))
  expect(list).toHaveLength(isIn ? 1 : 0)
})

test('a game that plays without a network is for the train, and no other', () => {
  const games = [...make(12, { offline: true }), ...make(20, { offline: false })]
  const [train] = listFeelings({ 'on-the-train': shipped['on-the-train'] }, games)
  expect(train?.games).toHaveLength(12)
})

test('games of one reason are adjacent only when no others are left', () => {
  const rules = parse({ calm: { tags: ['mahjong', 'jigsaw'] } })
  const named = (tag: string, count: number) =>
    Array.from({ length: count }, (_, place) => makeGame({ slug: `${tag}-${place}`, tags: [tag] }))
  const [door] = listFeelings(rules, [...named('mahjong', 10), ...named('jigsaw', 3)])
  expect(door!.games.map(({ slug }) => slug)).toEqual([
    ...['mahjong-0', 'jigsaw-0', 'mahjong-1', 'jigsaw-1', 'mahjong-2', 'jigsaw-2'],
    ...named('mahjong', 10)
      .slice(3)
      .map(({ slug }) => slug),
  ])
})

test('of four neighbours no two have one reason, while others are left', () => {
  const tags = ['mahjong', 'jigsaw', 'cards', 'drawing']
  const games = tags.flatMap((tag, of) =>
    Array.from({ length: of === 0 ? 12 : 6 }, (_, place) =>
      makeGame({ slug: `${tag}-${place}`, tags: [tag] }),
    ),
  )
  const [door] = listFeelings(parse({ calm: { tags } }), games)
  const kinds = door!.games.map(({ slug }) => slug.split('-')[0])
  for (let place = 0; place < 20; place++) expect(new Set(kinds.slice(place, place + 4)).size).toBe(4)
})

test('the reason is the first of the rule’s tags that a game has, then a category, else a fact', () => {
  const rule = { tags: ['jigsaw', 'relax'], categories: ['puzzle'] }
  expect(findReason(rule, { tags: ['relax', 'jigsaw'], categories: [] })).toEqual({ tag: 'jigsaw' })
  expect(findReason(rule, { tags: ['x'], categories: ['puzzle'] })).toEqual({ category: 'puzzle' })
  expect(findReason({ tags: [], categories: [] }, { tags: ['x'], categories: [] })).toBeNull()
})

test.each([
  ['{', /is not JSON/],
  ['{"cheerful":{}}', /cheerful/],
  ['{"calm":{"tags":["Not A Slug"]}}', /calm\.tags\.0/],
  ['{"calm":{"facts":["luck"]}}', /calm\.facts\.0/],
])('a fault in the file is reported with its position: %s', (text, message) => {
  expect(() => parseFeelingRules(text)).toThrow(message)
  expect(() => parseFeelingRules(text)).toThrow('content/feelings.json')
})
