import { expect, test } from 'vitest'
import { layoutAbout } from './about-layout.server.ts'

const NO_TEXTS = { description: '', instructions: '', lead: '' }
const sentence = (letters: number) => `${'a'.repeat(letters - 1)}.`

test('parts that are not known are left out, and nothing is folded', () => {
  expect(layoutAbout(NO_TEXTS)).toEqual({ sections: [], isLongLead: false, fold: null })
  expect(layoutAbout({ ...NO_TEXTS, instructions: 'Press a key.' })).toEqual({
    isLongLead: false,
    sections: [{ name: 'howToPlay', paragraphs: ['Press a key.'] }],
    fold: null,
  })
})

test('a phone folds a text only where more than a line and a half would be hidden', () => {
  expect(layoutAbout({ ...NO_TEXTS, description: sentence(46 * 5) }).fold).toBeNull()
  expect(layoutAbout({ ...NO_TEXTS, description: sentence(46 * 6) }).fold).toEqual({
    isAlsoTablet: false,
    isAlsoWide: false,
  })
  expect(layoutAbout({ ...NO_TEXTS, description: sentence(76 * 6) }).fold).toMatchObject({
    isAlsoTablet: true,
  })
})

test('what the stage of a phone shows already is not counted', () => {
  const lead = sentence(90)
  const description = `${lead} ${sentence(46 * 5 - 1)}`
  expect(layoutAbout({ ...NO_TEXTS, description, lead }).fold).toBeNull()
  expect(layoutAbout({ ...NO_TEXTS, description }).fold).not.toBeNull()
})

test('a wide window folds what is longer than eleven lines of one text, or of the longer of two', () => {
  const isWide = (description: string, instructions = '') =>
    layoutAbout({ ...NO_TEXTS, description, instructions }).fold?.isAlsoWide
  expect(isWide(sentence(72 * 11))).toBe(false)
  expect(isWide(sentence(72 * 12))).toBe(true)
  expect(isWide(sentence(54 * 11), sentence(54 * 11))).toBe(false)
  expect(isWide('Short.', sentence(54 * 12))).toBe(true)
})

test('the lead, which the stage of a wide window shows, does not count there', () => {
  const lead = sentence(200)
  const description = `${lead} ${sentence(72 * 10)}`
  expect(layoutAbout({ ...NO_TEXTS, description, lead }).fold?.isAlsoWide).toBe(false)
  expect(layoutAbout({ ...NO_TEXTS, description }).fold?.isAlsoWide).toBe(true)
})
