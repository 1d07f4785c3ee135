import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNRATED } from '#app/domain/rating.ts'
import {
  type CategorisedGame,
  createCategoriser,
  deriveAge,
  findBlockedWord,
  parseCategoryMapping,
} from './categories.ts'
import { listCategoryEntries } from './category-entries.ts'

const file = new URL('../../../../../content/categories.json', import.meta.url)
const text = readFileSync(file, 'utf8')
const mapping = parseCategoryMapping(text)
const categorise = createCategoriser(listCategoryEntries(mapping, []), mapping)

/** Is in Kids by its title. */
const COLOURING = 'Dino Coloring Book'

/** The file with one change. */
function change(edit: (file: { categories: Record<string, Record<string, unknown>> }) => void): string {
  const changed = JSON.parse(text)
  edit(changed)
  return JSON.stringify(changed)
}

function aGame(changes: Partial<CategorisedGame>): CategorisedGame {
  return {
    title: 'A Game',
    summary: '',
    description: '',
    tags: [],
    rating: UNRATED,
    categories: [],
    source: { kind: 'remote', url: 'https://play.example/a', fallbacks: [] },
    ...changes,
  }
}

test.each([
  [
    'a racing game with a car in its text is in Cars',
    { tags: ['racing'], description: 'Steer your car.' },
    ['racing', 'Cars'],
  ],
  ['a racing game without one is not', { tags: ['racing'], description: 'Ride your horse.' }, ['racing']],
  ['a parking game is in Cars by its title', { title: 'Tiny Parking Lot' }, ['Cars']],
  ['a motorbike is no car', { title: 'Moto Drift', tags: ['racing'] }, ['racing']],
  ['cards are no cars', { title: 'Card Garden', tags: ['card'] }, ['cards']],
  ['a dress-up game is in Girls', { tags: ['dress-up'] }, ['Girls']],
  ['a girl in the tags alone is not enough', { tags: ['girls', 'puzzle'] }, ['puzzle']],
  ['a colouring game is in Kids', { title: 'Dino Coloring Book' }, ['Kids', 'animals']],
  ['a memory game is not for kids because it is one', { tags: ['memory'] }, ['puzzle']],
  [
    'a game may be in several',
    { title: 'Kids Truck Wash', tags: ['simulation'] },
    ['Cars', 'Kids', 'simulation'],
  ],
  ['a bubble shooter is no shooting game', { tags: ['bubble'], title: 'Bubble Shooter' }, ['bubble-shooter']],
  ['mahjong solitaire is no card game', { tags: ['mahjong', 'mahjong-solitaire'] }, ['mahjong']],
  [
    'what nothing else places is placed by what it tells',
    { tags: ['casual'], description: 'Solve every riddle.' },
    ['puzzle'],
  ],
  ['what tells nothing is in no category', { tags: ['casual'] }, []],
])('%s', (_, fields, expected) => {
  expect([...categorise(aGame(fields))].sort()).toEqual([...expected].sort())
})

test.each([
  ['an age band of 12+', aGame({ title: COLOURING, rating: { ...UNRATED, age: '12+' } })],
  ['a content note', aGame({ title: COLOURING, rating: { ...UNRATED, notes: ['mild cartoon violence'] } })],
])('%s excludes a game from Kids', (_, game) => {
  expect(categorise(aGame({ title: COLOURING }))).toContain('Kids')
  expect(categorise(game)).not.toContain('Kids')
})

/** The keys of version 0.1.0, in a file that an operator edited then. */
const older = parseCategoryMapping(
  change((it) =>
    Object.assign(it, {
      notForKids: { tags: ['horror'], words: ['zombies'] },
      ages: { horror: 12, shooter: 10 },
      blocked: {
        gambling: {
          everywhere: ['casino', 'slot machine'],
          titleAndTags: ['slots', 'poker'],
          except: ['poker face'],
        },
        adult: { everywhere: ['sexy'], titleAndTags: ['adult'], except: [] },
      },
    }),
  ),
)

test.each([
  ['a tag', aGame({ title: COLOURING, tags: ['horror'] })],
  ['a word', aGame({ title: COLOURING, description: 'Run from the zombies!' })],
])('%s of an older file excludes a game from Kids', (_, game) => {
  const inOlder = createCategoriser(listCategoryEntries(older, []), older)
  expect(inOlder(aGame({ title: COLOURING }))).toContain('Kids')
  expect(inOlder(game)).not.toContain('Kids')
})

test('a game of ours has its maker’s categories and those of the rules', () => {
  const own = aGame({
    categories: ['Kids'],
    tags: ['solitaire'],
    source: { kind: 'own', url: '/games/a/', fallbacks: [] },
  })
  expect(categorise(own)).toEqual(['Kids', 'solitaire', 'cards'])
  expect(categorise(aGame({ categories: ['Kids'] }))).toEqual([])
})

test.each([
  ['Casino Nights', 'gambling'],
  ['Lucky Slots', 'gambling'],
  ['Five Card Poker', 'gambling'],
  ['Sexy Garden', 'adult'],
])('%s is blocked as %s by an older file', (title, rule) => {
  expect(findBlockedWord(aGame({ title }), older)?.rule).toBe(rule)
  expect(findBlockedWord(aGame({ title }), mapping)).toBeNull()
})

test.each(['Spider Solitaire', 'Slot Car Racing', 'Essex County Farm', 'Mahjong Solitaire'])(
  '%s is not blocked by an older file',
  (title) => {
    expect(findBlockedWord(aGame({ title }), older)).toBeNull()
  },
)

test('words common in descriptions block only in a title or a tag', () => {
  expect(findBlockedWord(aGame({ description: 'Grow a kitten into an adult cat.' }), older)).toBeNull()
  expect(findBlockedWord(aGame({ description: 'Keep a poker face and bluff the fox.' }), older)).toBeNull()
  expect(findBlockedWord(aGame({ description: 'Spin the slot machine.' }), older)?.word).toBe('slot machine')
  expect(findBlockedWord(aGame({ tags: ['adult'] }), older)?.rule).toBe('adult')
})

test('tags of an older file ask for an age', () => {
  expect(deriveAge(['puzzle'], older)).toBe(0)
  expect(deriveAge(['shooter', 'horror'], older)).toBe(12)
  expect(deriveAge(['shooter', 'horror'], mapping)).toBe(0)
})

test('a mistake in the file is named with its place', () => {
  expect(() => parseCategoryMapping('{')).toThrow(/categories.json failed: it is not JSON/)
  expect(() => parseCategoryMapping('{"categories":{}}')).toThrow(/categories.json failed: /)
})

test.each<[string, Parameters<typeof change>[0], RegExp]>([
  [
    'a key beside the known ones',
    (it) => Object.assign(it, { colours: {} }),
    /colours: there is no such key/,
  ],
  [
    'a key of a category that is none',
    (it) => Object.assign(it.categories.puzzle!, { tag: ['x'] }),
    /categories\.puzzle\.tag: there is no such key/,
  ],
  [
    'a category without a label',
    (it) => (it.categories.trains = {}),
    /categories\.trains: it needs a “label”/,
  ],
  [
    'a name that is no address',
    (it) => (it.categories['Train Games'] = { label: 'Trains' }),
    /Train Games: a category is named as in its address/,
  ],
  [
    'the address of a type in another case',
    (it) => (it.categories.hotgames = { label: 'Hot' }),
    /hotgames: the address “HotGames” belongs to the product/,
  ],
  [
    'a tag that two categories mean',
    (it) => (it.categories.puzzlers = { label: 'Puzzlers', sameAs: ['puzzle'] }),
    /puzzlers: the tag “puzzle” means “puzzle” already/,
  ],
  [
    'a key of a rule of an older file',
    (it) =>
      Object.assign(it, {
        blocked: { gambling: { everywhere: [], titleAndTags: [], except: [], exept: [] } },
      }),
    /blocked\.gambling\.exept: there is no such key/,
  ],
  ['a type that is missing', (it) => delete it.categories.Girls, /categories\.Girls: it is missing/],
  [
    'a word of one letter',
    (it) => (it.categories.puzzle!.titleWords = ['a']),
    /categories\.puzzle\.titleWords/,
  ],
])('%s is refused with a sentence', (_, edit, reason) => {
  expect(() => parseCategoryMapping(change(edit))).toThrow(reason)
})

test('a category that is added to the file is one like any other', () => {
  const wider = parseCategoryMapping(
    change((it) => (it.categories.trains = { label: 'Trains', tags: ['train'], sameAs: ['train'] })),
  )
  const entries = listCategoryEntries(wider, [])
  expect(entries.at(-1)).toMatchObject({
    id: 'trains',
    label: 'Trains',
    heading: 'Trains games',
    icon: 'Tags',
  })
  expect(createCategoriser(entries, wider)(aGame({ tags: ['train'] }))).toContain('trains')
})

// covers: '2.18'
test('there are some twenty general categories, each with a drawing and a tag of its own', () => {
  const general = listCategoryEntries(mapping, []).filter(({ origin }) => origin === 'file')
  expect(general.length).toBeGreaterThanOrEqual(20)
  for (const { id, icon, sameAs } of general) {
    expect(icon).toBe(id)
    expect(sameAs.length, id).toBeGreaterThan(0)
  }
})

test('a phrase of `except` in the title saves a game that only a tag would refuse', () => {
  const game = aGame({ title: 'TicTacToe the Original Game', tags: ['board', 'casino'] })
  const withExcept = (...except: string[]) => ({
    ...mapping,
    blocked: { gambling: { everywhere: ['casino'], titleAndTags: [], except } },
  })
  expect(findBlockedWord(game, withExcept())).toMatchObject({ rule: 'gambling', word: 'casino' })
  const edited = withExcept('tictactoe the original game')
  expect(findBlockedWord(game, edited)).toBeNull()
  // Words of its own still count, in the title and in the texts.
  expect(findBlockedWord({ ...game, title: `${game.title} Casino` }, edited)?.word).toBe('casino')
  expect(findBlockedWord({ ...game, description: 'Win at the casino!' }, edited)?.word).toBe('casino')
})
