import { expect, test } from 'vitest'
import type { CategoryEdit } from '#app/domain/category-edit.ts'
import { listCategoryEntries, nameHeading } from './category-entries.ts'

const rule = {
  tags: [],
  titleWords: [],
  weak: [],
  textWords: [],
  exceptTags: [],
  exceptWords: [],
  exceptTexts: [],
}
const mapping = {
  categories: {
    puzzle: { label: 'Puzzle', sameAs: ['puzzle'], ...rule },
    cards: { label: 'Cards', heading: 'Card games', sameAs: ['card'], ...rule },
    Cars: { sameAs: ['car'], ...rule },
  },
}
const edit = (id: string, fields: Partial<CategoryEdit> = {}): CategoryEdit => ({
  ...{ id, label: null, isHidden: false, place: null, own: null },
  ...fields,
})
const list = (...edits: CategoryEdit[]) => listCategoryEntries(mapping, edits)
const ids = (...edits: CategoryEdit[]) => list(...edits).map(({ id }) => id)
const find = (id: string, ...edits: CategoryEdit[]) => list(...edits).find((entry) => entry.id === id)
const TYPES = ['HotGames', 'Newest', 'BestGames', 'EditorPicks', 'Cars', 'Girls', 'Kids']
const own = { tags: ['robots'], words: ['robot'], games: ['chess'], icon: null }

test('the seven types come first, then the file’s, then the operator’s own', () => {
  expect(ids()).toEqual([...TYPES, 'puzzle', 'cards'])
  expect(ids(edit('robots', { label: 'Robots', own }))).toEqual([...TYPES, 'puzzle', 'cards', 'robots'])
})

test('ordered entries come first, in their order', () => {
  expect(ids(edit('cards', { place: 0 }), edit('Kids', { place: 1 }))).toEqual([
    ...['cards', 'Kids', 'HotGames', 'Newest', 'BestGames', 'EditorPicks', 'Cars', 'Girls', 'puzzle'],
  ])
})

test('a new label changes the heading with it; the address stays', () => {
  expect(find('cards')).toMatchObject({ label: 'Cards', heading: 'Card games' })
  expect(find('cards', edit('cards', { label: 'Playing cards' }))).toMatchObject({
    ...{ id: 'cards', label: 'Playing cards', heading: 'Playing cards games' },
  })
  expect(find('Cars', edit('Cars', { label: 'Racers' }))).toMatchObject({
    label: 'Racers',
    heading: 'Racers games',
  })
  expect(find('cards', edit('cards', { label: 'Cards' }))).toMatchObject({ heading: 'Card games' })
})

test('an operator’s category has its rule, its games, and the tag of its name', () => {
  expect(find('robot', edit('robot', { label: 'Robot', own }))).toMatchObject({
    origin: 'operator',
    icon: 'Tags',
    sameAs: ['robots'],
    games: ['chess'],
    rule: { tags: ['robots'], titleWords: ['robot'] },
  })
})

test('a tag that means one category already means no second one', () => {
  const tags = { ...own, tags: ['card'] }
  expect(find('card', edit('card', { label: 'Card', own: tags }))?.sameAs).toEqual([])
})

test('a drawing is chosen by its name; an unknown one is the general one', () => {
  expect(find('x', edit('x', { own: { ...own, icon: 'animals' } }))?.icon).toBe('animals')
  expect(find('x', edit('x', { own: { ...own, icon: 'nothing' } }))?.icon).toBe('Tags')
})

test('a change of a category that is in no file any more is passed over', () => {
  expect(ids(edit('gone', { label: 'Gone', isHidden: true }))).toEqual([...TYPES, 'puzzle', 'cards'])
})

test.each([
  ['Puzzle', 'Puzzle games'],
  ['.io', '.io games'],
  ['Brain Games', 'Brain Games'],
  ['Game of the week', 'Game of the week'],
])('%s is headed %s', (label, heading) => {
  expect(nameHeading(label)).toBe(heading)
})
