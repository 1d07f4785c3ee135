import { expect, test } from 'vitest'
import { UNRATED } from '#app/domain/rating.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { describeGame, summariseGame, summariseLabels } from './describe-game.server.ts'
import type { Game } from '#app/domain/game.ts'

const BARE: Omit<Partial<Game>, 'slug'> = {
  tags: [],
  maker: '',
  controls: {},
  languages: [],
  rating: UNRATED,
  orientation: 'landscape',
  devices: ['desktop', 'tablet', 'phone'],
}
const bare = (slug: string, change: Partial<Game> = {}) =>
  makeGame({ ...BARE, slug, title: `Game ${slug}`, ...change })
const alone = { tags: new Map<string, Game[]>(), listRelated: () => [] }

test('a game without data has no text', () => {
  expect(describeGame(bare('x'), alone)).toBe('')
  expect(describeGame(bare('x'), { ...alone, listRelated: () => [bare('y')] })).toBe('')
})

test('the text has the known facts, and nothing else', () => {
  const game = bare('pip', {
    title: 'Pip’s Jump',
    tags: ['platformer', 'match-3'],
    maker: 'Small Fox',
    devices: ['desktop'],
    languages: ['en', 'pt-BR', 'x_y'],
    rating: { ...UNRATED, age: '7+' },
    controls: {
      keyboard: [
        { keys: ['←', '→'], does: 'Move' },
        { keys: ['Space'], does: 'Jump' },
      ],
      mouse: [{ keys: ['Click'], does: 'OK' }],
    },
  })
  expect(describeGame(game, alone).split('\n\n')).toEqual([
    'Pip’s Jump was made by Small Fox and is listed under Platformer and Match 3. It is made for a computer. It is available in English, Brazilian Portuguese, and x_y. It is for players aged 7 and up.',
    'On the keyboard: ← → (move) and Space (jump). With the mouse: Click (OK).',
  ])
})

test('games that share its rarest tag are named, others are not', () => {
  const games = [
    bare('a', { tags: ['puzzle', 'cat'] }),
    bare('b', { tags: ['puzzle', 'cat'] }),
    bare('c', { tags: ['puzzle'] }),
    bare('d', { tags: ['cars'] }),
  ]
  const lists = {
    tags: new Map([
      ['puzzle', games.slice(0, 3)],
      ['cat', games.slice(0, 2)],
      ['cars', games.slice(3)],
    ]),
    listRelated: (slug: string) => games.filter((game) => game.slug !== slug),
  }
  expect(describeGame(games[0]!, lists)).toContain('If you like cat games, also try Game b.')
  expect(describeGame(games[2]!, lists)).toContain('If you like puzzle games, also try Game a or Game b.')
  expect(describeGame(games[3]!, lists)).toBe('Game d is listed under Cars.')
})

test('one differing fact is a differing text', () => {
  const same = { title: 'Twin', tags: ['puzzle'] }
  const variants: Partial<Game>[] = [
    {},
    { title: 'Twin 2' },
    { tags: ['puzzle', 'cat'] },
    { maker: 'Fox' },
    { devices: ['desktop'] },
    { devices: ['desktop', 'tablet'] },
    { orientation: 'portrait' },
    { languages: ['de'] },
    { rating: { ...UNRATED, age: '12+' } },
    { controls: { touch: [{ keys: ['Tap'], does: 'Play' }] } },
    { controls: { gamepad: [{ keys: ['A'], does: 'Jump' }] } },
  ]
  const texts = variants.map((change, place) =>
    describeGame(bare(`t${place}`, { ...same, ...change }), alone),
  )
  expect(new Set(texts).size).toBe(variants.length)
})

test('the search description of a game without a summary still distinguishes it', () => {
  expect(summariseGame(bare('x', { tags: ['cat'], maker: 'Fox' }))).toBe(
    'Play Game x free in your browser, with nothing to download. Listed under Cat. Made by Fox.',
  )
  expect(summariseGame(bare('x'))).toBe('Play Game x free in your browser, with nothing to download.')
  expect(summariseLabels(bare('x', { tags: ['cat'], maker: 'Fox' }))).toBe('Listed under Cat. Made by Fox.')
  expect(summariseLabels(bare('x'))).toBe('')
})
