import { expect, test } from 'vitest'
import { loadGame } from './game-files.ts'
import { readKnownWeaknesses } from './known-weaknesses.ts'
import { isLong } from '../test/long-run.ts'
import { findLazyWins, isMostlyTrue, judgeLazyWins, listLazyBots, type LazyChoice } from './lazy.ts'

/** The whole list is played by `npm run game -- check`. */
const CHOICES: [string, LazyChoice][] = [
  ['atelier-nova', {}],
  ['cozy-blocks', {}],
  ['evergreen-solitaire', {}],
  ['memory-meadow', {}],
  ['wheelhop-hills', { modes: ['levels'], levels: isLong ? [1, 4, 7, 8, 20, 24] : [4] }],
  ...(isLong ? [['inkrealm', { modes: ['rush'] }] satisfies [string, LazyChoice]] : []),
]

test.each(CHOICES)(
  '%s: lazy players win exactly what is listed',
  async (slug, choice) => {
    const game = await loadGame(slug)
    const verdict = judgeLazyWins(findLazyWins(game, choice), readKnownWeaknesses().lazyWins[slug], choice)
    expect(verdict).toEqual({ unknown: [], outdated: [] })
  },
  60_000,
)

test.each([
  [[true, true, false], true, 2],
  [[false, false, true], false, 2],
  [[true, false, true], true, 3],
  [[false, true, false], false, 3],
  [[true], true, 1],
  [[false, true], false, 1],
])('of tries that end %j most succeed: %s, known after %i', (ends, expected, needed) => {
  let made = 0
  expect(isMostlyTrue(ends.length, (number) => (made++, ends[number - 1]!))).toBe(expected)
  expect(made).toBe(needed)
})

test('each game has lazy players of its own kind', async () => {
  const names = async (slug: string) => listLazyBots(await loadGame(slug)).map(({ name }) => name)
  expect(await names('wheelhop-hills')).toEqual(['nothing', 'hold gas', 'hold brake', 'mash'])
  expect(await names('inkrealm')).toEqual(['nothing', 'hold x', 'hold y', 'circle'])
  expect(await names('cozy-blocks')).toEqual(['nothing', 'mash'])
})

test('a new win and one that is gone are both named', () => {
  const found = { levels: { 'hold gas': [1, 3] } }
  const known = { levels: { 'hold gas': [1, 2] } }
  expect(judgeLazyWins(found, known)).toEqual({
    unknown: ['levels 3: hold gas'],
    outdated: ['levels 2: hold gas'],
  })
  expect(judgeLazyWins(found, known, { levels: [1] })).toEqual({ unknown: [], outdated: [] })
})
