import { expect, test } from 'vitest'
import { isGenericTitle } from './generic-titles.ts'
import { isSameGame } from './same-game.ts'
import type { GameEvidence } from './same-game.ts'

const LONG =
  'Guide the little fox through the autumn forest, gather acorns before the rain and bring every one of them home to the burrow.'

const evidence = (fields: Partial<GameEvidence> = {}): GameEvidence => ({
  provider: 'gamepix',
  isMaker: false,
  title: 'Fox and Acorn',
  maker: '',
  description: 'A fox gathers acorns.',
  instructions: '',
  ratio: 1.333,
  url: 'https://play.gamepix.com/fox-and-acorn/embed',
  cover: null,
  ...fields,
})
const other = (fields: Partial<GameEvidence> = {}) =>
  evidence({ provider: 'gamedistribution', url: 'https://html5.gamedistribution.com/abc/', ...fields })
const htmlgames = (fields: Partial<GameEvidence> = {}) =>
  other({ provider: 'htmlgames', isMaker: true, url: 'https://cdn.htmlgames.com/Fox/', ...fields })

test.each([
  ['two distributors, a title of its own', evidence(), other(), true],
  ['two distributors, a generic title', evidence({ title: 'Chess' }), other({ title: 'Chess' }), false],
  [
    'a generic title and one text',
    evidence({ title: 'Chess', description: LONG }),
    other({ title: 'Chess', description: `New! ${LONG} Play now.` }),
    true,
  ],
  [
    'a generic title and one maker',
    evidence({ title: 'Chess', maker: 'Market JS' }),
    other({ title: 'Chess', maker: 'MarketJS Ltd.' }),
    true,
  ],
  ['a title of its own, but two makers', evidence({ maker: 'Red' }), other({ maker: 'Blue' }), false],
  ['a provider that makes its games', evidence(), htmlgames(), false],
  [
    'a provider that makes its games, and one text',
    evidence({ description: LONG }),
    htmlgames({ description: LONG }),
    true,
  ],
  [
    'a provider that makes its games, and its unusual size elsewhere',
    evidence({ ratio: 1.67 }),
    htmlgames({ ratio: 1.667 }),
    true,
  ],
  [
    'a provider that makes its games, its size elsewhere, and a generic title',
    evidence({ ratio: 1.67, title: 'Chess' }),
    htmlgames({ ratio: 1.667, title: 'Chess' }),
    false,
  ],
  [
    'a provider that makes its games, and a usual size',
    evidence({ ratio: 1.778 }),
    htmlgames({ ratio: 1.778 }),
    false,
  ],
  [
    'a generic title, and one text that is a sentence of the other’s instructions',
    evidence({
      title: 'Bowling',
      description: 'Score as many strikes as you can in this quiet bowling alley by the sea!',
    }),
    other({
      title: 'Bowling',
      description: 'The best bowling there is.',
      instructions: `Score as many strikes as you can in this quiet bowling alley by the sea! ${LONG}`,
    }),
    true,
  ],
  [
    'a short text says nothing',
    evidence({ description: 'Match 3 or more of the same color to win.' }),
    htmlgames({ description: 'Match 3 or more of the same color to win.' }),
    false,
  ],
  ['one provider, nothing else known', evidence(), evidence({ url: 'https://play.gamepix.com/2' }), false],
  [
    'one provider, one text',
    evidence({ description: LONG }),
    evidence({ description: LONG, url: 'https://play.gamepix.com/2' }),
    true,
  ],
  [
    'one provider, one text, two makers',
    other({ description: LONG, maker: 'Red' }),
    other({ description: LONG, maker: 'Blue', url: 'https://html5.gamedistribution.com/def/' }),
    false,
  ],
  [
    'one provider, one cover',
    evidence({ cover: 'https://img.gamepix.com/a.png' }),
    evidence({ cover: 'https://img.gamepix.com/a.png', url: 'https://play.gamepix.com/2' }),
    true,
  ],
  [
    'one play address',
    evidence({ title: 'Chess' }),
    evidence({ title: 'Chess', url: 'https://play.gamepix.com/fox-and-acorn/embed/index.html?x=1' }),
    true,
  ],
])('%s: the same game %j', (_, a, b, isSame) => {
  expect(isSameGame(a, b)).toBe(isSame)
  expect(isSameGame(b, a)).toBe(isSame)
})

test.each([
  ['Chess', true],
  ['Spider Solitaire', true],
  ['Hangman', true],
  ['Tic-Tac-Toe', true],
  ['TicTacToe', true],
  ['Backgammon', true],
  ['Daily Sudoku', true],
  ['Reversi', true],
  ['Mahjong 3D', true],
  ['Basketball', true],
  ['Space Escape', true],
  ['Christmas Bubble Shooter 2', true],
  ['!!!', true],
  ['Dungeon Chess', false],
  ['Petits Chevaux', false],
  ['Fish Love', false],
  ['Сапёр', false],
])('%s is generic: %j', (title, isGeneric) => {
  expect(isGenericTitle(title)).toBe(isGeneric)
})
