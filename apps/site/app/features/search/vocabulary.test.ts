import { expect, test } from 'vitest'
import { findRelatedKinds } from './related-words.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(
  new Map([
    ['bubble', 40],
    ['shooter', 30],
    ['shopper', 3],
    ['cat', 12],
    ['car', 90],
    ['zoobiedoku', 1],
  ]),
)

test('a mistyped word is corrected to the nearest word that several games share', () => {
  expect(vocabulary.correct('bubbel')).toBe('bubble')
  expect(vocabulary.correct('shoter')).toBe('shooter')
  expect(vocabulary.correct('bubble')).toBe('bubble')
  expect(vocabulary.correct('zoobiedokku')).toBeNull()
})

test('in a word of three letters only two neighbours may be swapped', () => {
  expect(vocabulary.correct('cta')).toBe('cat')
  expect(vocabulary.correct('cam')).toBeNull()
})

test('a word that people search for is known, also while it is typed and when no game has it', () => {
  expect(vocabulary.knows('zombi')).toBe(true)
  expect(vocabulary.knows('minecraft')).toBe(true)
  expect(vocabulary.knows('zoobiedoku')).toBe(false)
  for (const typed of ['zom', 'zombi', 'zombei'])
    expect(findRelatedKinds([typed]), typed).toMatchObject({ word: 'zombie', nature: 'a little spooky' })
  for (const typed of ['chess', 'zo', 'wat']) expect(findRelatedKinds([typed]), typed).toBeNull()
})
