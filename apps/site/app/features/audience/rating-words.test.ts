import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rateGame } from './rate-game.ts'
import { NO_AGE_EVIDENCE } from '#app/domain/rating.ts'
import { parseRatingWords } from './rating-words.ts'

const file = join(import.meta.dirname, '../../../../../content/ratings.json')
const words = parseRatingWords(readFileSync(file, 'utf8'))
const topic = (change: object = {}) =>
  JSON.stringify({
    topics: {
      one: { age: '12+', notes: [], groups: [{ title: 1, tags: 1, text: 1, words: ['word'] }], ...change },
    },
  })

const rate = (title: string, description = '', tags: string[] = []) =>
  rateGame(
    { title, description, instructions: '', tags, categories: [], ageEvidence: NO_AGE_EVIDENCE },
    words,
  )
const isForChildren = ({ age, notes }: ReturnType<typeof rate>) =>
  (age === 'all' || age === '7+') && notes.every((note) => note === 'mild cartoon violence')

test.each([
  ['{', /content\/ratings.json failed: it is not JSON/],
  ['{}', /topics/],
  [topic({ age: '13+' }), /topics.one.age/],
  [topic({ notes: ['gore'] }), /topics.one.notes/],
  [topic({ groups: [] }), /topics.one.groups/],
  [topic({ words: [] }), /topics.one.words/],
  [topic({ except: ['**'] }), /one: “\*\*” has no letter or digit/],
])('the faulty file %s is refused with its place', (text, message) => {
  expect(() => parseRatingWords(text)).toThrow(message)
})

test('the version changes with the words and with nothing else', () => {
  const { version } = parseRatingWords(topic())
  expect(parseRatingWords(topic()).version).toBe(version)
  expect(parseRatingWords(topic({ age: '16+' })).version).not.toBe(version)
  expect(parseRatingWords(topic({ except: ['new'] })).version).not.toBe(version)
})

// covers: '10.1'
test.each([
  ['Spider Solitaire', 'Sort the cards from king to ace.', ['card', 'casino']],
  ['Tic Tac Toe', 'Three in a row wins.', ['casino', 'board']],
  ['Mahjong Classic', 'Match pairs of tiles.', ['mahjong', 'casino']],
  ['Blackjack Chain', 'A sum puzzle: make chains that add up to 21.', ['puzzle']],
  ['Rummy 500', 'Lay down sets and runs.', ['card', 'casino']],
  ['Math Games for Adults', 'Train your brain with sums.', ['math']],
  ['Slot Car Racing', 'Race tiny cars on a track.', ['car']],
  ['Bubble Shooter', 'Aim and shoot bubbles of one colour.', ['bubble', 'shooter']],
  ['Kill the Virus', 'Match three to heal.', ['match-3']],
  ['Killer Sudoku', 'Fill the grid so that every cage adds up.', ['sudoku']],
  ['Princess Wedding', 'Choose a dress and flowers for the day.', ['dress-up', 'girls']],
  ['Halloween Memory', 'Turn cards with cute pumpkins.', ['memory', 'halloween']],
  ['Fish Tank Decorator', 'Place corals in the fish tank.', ['fish']],
  ['Fire Fighter Rescue', 'Fight the fire and save the kittens.', ['car']],
])('%s is for children', (title, description, tags) => {
  const rating = rate(title, description, tags)
  expect(isForChildren(rating), rating.reasons.join()).toBe(true)
  expect(rating.refusal).toBeNull()
})

test.each([
  ['Zombie Shooting', 'Shoot the undead.', 'horror'],
  ['Drink Drive Survive', 'You are drunk and must reach home.', 'alcohol'],
  ['Radiation Zone', 'Take your sniper rifle and hold off the infected.', 'weapons'],
  ['The Malevolent Mansion', 'A horror story in a haunted house full of terrifying demons.', 'horror'],
  ['Lucky Slots', 'Spin the slot machine and win the jackpot.', 'gambling'],
  ['Mega Prize Scratch', 'Try your luck with scratch cards.', 'gambling'],
  ['Texas Poker', 'Raise, call and take the pot.', 'gambling'],
  ['11 Kisses', 'Kiss without being seen.', 'romance'],
  ['Guerra de tanques', 'Dispara a los soldados.', 'war'],
  ['Стрелялка про зомби', 'Убивай зомби.', 'horror'],
  ['Töte alle', 'Nimm die Waffe in diesem Krieg.', 'war'],
])('%s is not for children: %s', (title, description, note) => {
  const rating = rate(title, description)
  expect(isForChildren(rating)).toBe(false)
  expect(rating.notes).toContain(note)
  expect(rating.refusal).toBeNull()
})

// covers: '10.8'
test.each([
  ['Lucky Palace', 'An online casino where you win real money.'],
  ['Night Club', 'Adults only: a striptease game.'],
])('%s is refused', (title, description) => {
  expect(rate(title, description)).toMatchObject({ age: 'adult', refusal: expect.any(String) })
})

test('a single tag never makes a game gambling, nor refuses it', () => {
  for (const tag of ['casino', 'slots', 'betting', 'poker', 'roulette', 'blackjack']) {
    const rating = rate('A Game', '', [tag])
    expect(rating.notes, tag).toEqual([])
    expect(rating.refusal, tag).toBeNull()
  }
})
