import { expect, test } from 'vitest'
import { measureGrowth, MAX_LINEAR_GROWTH } from '#app/test-growth.ts'
import { rateGame, type RatedGame } from './rate-game.ts'
import { NO_AGE_EVIDENCE } from '#app/domain/rating.ts'
import { parseRatingWords } from './rating-words.ts'

const group = (words: string[], weight = 10) => ({ title: weight, tags: weight / 2, text: weight / 5, words })
const words = parseRatingWords(
  JSON.stringify({
    topics: {
      guns: {
        age: '12+',
        notes: ['weapons'],
        groups: [group(['gun', 'gun*fire', 'rapid fire']), group(['bubble*'], -10)],
        except: ['glue gun'],
      },
      zombies: { age: '16+', notes: ['horror', 'violence'], groups: [group(['*zombie*'])] },
      casinos: {
        age: 'adult',
        notes: ['gambling'],
        refused: true,
        groups: [group(['real money casino'], 50)],
      },
    },
  }),
)
const rate = (game: Partial<RatedGame>) =>
  rateGame(
    {
      title: 'A Game',
      description: '',
      instructions: '',
      tags: [],
      categories: [],
      ageEvidence: NO_AGE_EVIDENCE,
      ...game,
    },
    words,
  )

// covers: '10.1'
test('a word that weighs enough rates the game and is named as the reason', () => {
  expect(rate({ title: 'Big Gun' })).toEqual({
    age: '12+',
    notes: ['weapons'],
    by: 'words',
    reasons: ['guns: “gun” in the title'],
    refusal: null,
  })
})

test('a word with too little weight rates nothing, two may', () => {
  expect(rate({ tags: ['gun'] }).age).toBe('all')
  expect(rate({ tags: ['gun'], description: 'Here is rapid fire.' }).age).toBe('all')
  expect(rate({ tags: ['gun', 'rapid-fire'] }).notes).toEqual(['weapons'])
})

test('a word counts once, where it weighs most', () => {
  expect(rate({ tags: ['gun'], description: 'gun gun gun gun gun' }).age).toBe('all')
})

test('a word that speaks against a topic reduces its weight', () => {
  expect(rate({ title: 'Bubble Gun' }).age).toBe('all')
  expect(rate({ title: 'Big Gun', tags: ['bubbles'] }).age).toBe('all')
})

test('an exception saves the words in it, not the others', () => {
  expect(rate({ title: 'Glue Gun' }).age).toBe('all')
  expect(rate({ title: 'Glue Gun, Big Gun' }).age).toBe('12+')
})

test.each(['gunner', 'begun', 'shogun'])('%s is another word than gun', (title) => {
  expect(rate({ title }).age).toBe('all')
})

test.each(['Zombies', 'ZombieRun', 'Superzombie', 'Zömbie', 'ZOMBIE-LAND'])(
  'a word inside another is found in the title %s',
  (title) => {
    expect(rate({ title }).notes).toEqual(['violence', 'horror'])
  },
)

test('a phrase is not found across two sentences or two tags', () => {
  expect(rate({ title: 'Rapid. Fire' }).age).toBe('all')
  expect(rate({ tags: ['rapid', 'fire'] }).age).toBe('all')
  expect(rate({ title: 'Rapid Fire' }).age).toBe('12+')
})

test('several topics give the highest band and all their notes', () => {
  expect(rate({ title: 'Zombie Gun' })).toMatchObject({
    age: '16+',
    notes: ['violence', 'horror', 'weapons'],
  })
})

test('instructions are read like the description', () => {
  expect(rate({ instructions: 'Play in a real money casino.' }).refusal).toBe(
    'casinos: “real money casino” in the text',
  )
})

test('an age in the record is a lower bound', () => {
  expect(rate({ ageEvidence: { ...NO_AGE_EVIDENCE, minYears: 16 } }).age).toBe('16+')
  expect(rate({ title: 'Big Gun', ageEvidence: { ...NO_AGE_EVIDENCE, minYears: 7 } }).age).toBe('12+')
})

test('adults without children among the players raise the band, but hide no game from children', () => {
  const ageEvidence = { ...NO_AGE_EVIDENCE, isForAdultsOnly: true }
  expect(rate({ ageEvidence }).age).toBe('7+')
  expect(rate({ title: 'Big Gun', ageEvidence }).age).toBe('12+')
})

test('a provider’s label for children never overrules title and texts', () => {
  const ageEvidence = { ...NO_AGE_EVIDENCE, isForKids: true, isWithoutBlood: true, isWithoutCruelty: true }
  expect(rate({ title: 'Zombie Gun', ageEvidence }).age).toBe('16+')
})

test('the time to read a text grows with its length, not with its square', async () => {
  const readAll = (count: number) => rate({ description: 'zombie gun rapid fire bubble '.repeat(count) })
  expect(await measureGrowth(readAll, 2000)).toBeLessThan(MAX_LINEAR_GROWTH)
})
