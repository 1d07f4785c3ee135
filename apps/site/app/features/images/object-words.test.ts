import { expect, test } from 'vitest'
import { listSuited } from './drawing-words.ts'
import { findMotifs } from './find-motifs.ts'
import { MOTIFS } from './drawings/registry.ts'
import { OBJECT_WORDS } from './object-words.ts'

test.each(Object.entries(OBJECT_WORDS))('each word of %s has that drawing and no other', (name, words) => {
  expect(MOTIFS['object']![name]).toBeDefined()
  for (const word of words.split(' ')) {
    const title = `The ${word.replace('-', ' ')} game`
    expect(findMotifs({ title }).first, title).toContain('object')
    expect(listSuited('object', { title }), title).toEqual([name])
  }
})

test('every object has words', () => {
  expect(Object.keys(MOTIFS['object']!).toSorted()).toEqual(Object.keys(OBJECT_WORDS).toSorted())
})

test('where a creature or a board comes first, the object stands beside it', () => {
  expect(findMotifs({ title: 'Barrel Roller', tags: ['runner'] })).toMatchObject({
    first: ['runner'],
    beside: expect.arrayContaining(['object']),
  })
  expect(findMotifs({ title: 'Cat with a Hat' }).beside).toContain('object')
})

test.each([
  ['SnowMan', 'christmas', ['snowman']],
  ['Save Baby Capybaras', 'bear', ['capybara']],
  ['Robot T Rex', 'dino', ['trex']],
  ['Gorilla Tag', 'monkey', ['gorilla']],
  ['Bottle Shooter', 'target', ['bottles']],
  ['Mars Rover', 'rocket', ['rover']],
  ['Dolphin Show', 'fish', ['dolphin']],
])('%s is no relative of what its title names', (title, motif, expected) => {
  expect(listSuited(motif, { title })).toEqual(expected)
})
