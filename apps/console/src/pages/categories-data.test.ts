import { expect, test } from 'vitest'
import {
  describeCategory,
  describeSaved,
  listChanges,
  parseWords,
  toDraft,
  type Category,
} from './categories-data.ts'

const robots: Category = {
  ...{ id: 'robots', path: '/categoryDetail/robots/1', label: 'Robots', builtInLabel: null, icon: 'Tags' },
  ...{ origin: 'operator', isHidden: false, games: 3, sameAs: ['robot'] },
  rule: { tags: ['robot'], words: ['robot', 'space ship'], games: ['chess'] },
}
const merge: Category = {
  ...{ ...robots, id: 'merge', label: 'Merging', builtInLabel: '2048 & Merge', origin: 'file' },
  ...{ sameAs: [], games: 1200, rule: null },
}

test('words are separated by commas, and empty ones are none', () => {
  expect(parseWords(' robot,, space ship , ')).toEqual(['robot', 'space ship'])
})

test('only what was changed is sent', () => {
  const draft = toDraft(robots)
  expect(listChanges(robots, draft)).toEqual({})
  expect(listChanges(robots, { ...draft, words: 'robot , space ship,' })).toEqual({})
  expect(listChanges(robots, { ...draft, label: '', tags: [], games: ['chess', 'go'] })).toEqual({
    ...{ label: '', tags: [], games: ['chess', 'go'] },
  })
})

test('an empty name of a built-in category is the one that it came with', () => {
  expect(listChanges(merge, { ...toDraft(merge), label: ' ' })).toEqual({ label: null })
  const own = { ...merge, label: '2048 & Merge' }
  expect(listChanges(own, { ...toDraft(own), label: '' })).toEqual({})
  expect(listChanges(own, { ...toDraft(own), icon: 'io' })).toEqual({})
})

test('what is saved is described by its name and its rule', () => {
  expect(describeSaved(robots)).toBe('the name Robots; tags robot; words robot, space ship; 1 game chosen')
  expect(describeSaved(merge)).toBe('the name Merging')
})

test('the line below a name says what is in it and where it is from', () => {
  expect(describeCategory(robots)).toBe('3 games · your own · tag robot')
  expect(describeCategory(merge)).toBe('1,200 games · of categories.json · renamed from 2048 & Merge')
  expect(describeCategory({ ...merge, games: null, origin: 'type', builtInLabel: 'Merging' })).toBe(
    'games of every category · of the product',
  )
})
