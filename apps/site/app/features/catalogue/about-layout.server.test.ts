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

test('a wide window folds three paragraphs about a game', () => {
  const description = ['One.', 'Two.', 'Three.'].join('\n\n')
  expect(layoutAbout({ ...NO_TEXTS, description }).fold).toMatchObject({ isAlsoWide: true })
})
