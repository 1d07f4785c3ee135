import { expect, test } from 'vitest'
import { toRefusal } from './refusal.ts'

const game = {
  title: 'Better Café Slots',
  tags: ['pick-up', 'coin-flip'],
  description: 'Spin the wheel. Do not bet the house.',
  instructions: 'Press the mouse to wager.',
}

test.each([
  ['gambling: “cafe slots” in the title, “bet” in the text', 'cafe slots', 'title'],
  ['gambling: “coin flip” among the tags', 'coin flip', 'tags'],
  ['gambling: “bet”', 'bet', 'description'],
  ['gambling: “wager*” in the text', 'wager*', 'instructions'],
  ['gambling: “bette*”', 'bette*', 'title'],
  ['gambling: “roulette”', 'roulette', ''],
  ['the provider says so', '', ''],
])('%s is found by its word', (reason, word, foundIn) => {
  expect(toRefusal(reason, game)).toEqual({ reason, word, foundIn })
})
