import { expect, test } from 'vitest'
import { findPart } from './compound-words.ts'
import { findMotifs } from './find-motifs.ts'

test.each([
  ['puzzlebot', 'bot'],
  ['wildcats', 'cats'],
  ['ropeman', 'rope'],
  ['sandman', 'sand'],
  ['robot', null],
  ['selfish', null],
  ['human', null],
])('the part of %s that can be drawn is %s', (word, part) => {
  expect(findPart(word)).toBe(part)
})

test('a title whose only noun is a compound shows its part, and a word that names a thing stays whole', () => {
  expect(findMotifs({ title: 'Puzzlebot', tags: ['puzzle'] }).first).toEqual(['robot'])
  expect(findMotifs({ title: 'Spiderman' }).first).toEqual(['spider'])
  expect(findMotifs({ title: 'Basketball' }).first).toEqual(['basketball'])
})
