import { expect, test } from 'vitest'
import { findAbout, findLead, splitParagraphs, shortenSummary } from './about-text.ts'

const LONG = 'Dive into a world of cubes and turn every one of them.'

test.each([
  ['a long first sentence stands alone', `${LONG} Then rest.`, LONG],
  ['a short one takes the next along', `Welcome! ${LONG} Then rest.`, `Welcome! ${LONG}`],
  ['there is none', '', ''],
])('the stage shows the beginning of a summary: %s', (_name, summary, expected) => {
  expect(findLead(summary)).toBe(expected)
})

test.each([
  ['the description begins with the summary: all of it', LONG, `${LONG} Then rest.`, `${LONG} Then rest.`],
  ['the description says no more than the stage', LONG, LONG.replace('.', '!'), ''],
  ['without a summary nothing is left out', '', 'Dive in. Then rest.', 'Dive in. Then rest.'],
  ['a summary of its own that the stage shows in full is not repeated', LONG, 'Then rest.', 'Then rest.'],
  [
    'a summary of its own that the stage cuts comes first',
    `${LONG} Swim.`,
    'Then rest.',
    `${LONG} Swim.\n\nThen rest.`,
  ],
  ['paragraphs stay apart', LONG, `${LONG}\n\nThen rest.`, `${LONG}\n\nThen rest.`],
  ['a summary alone that the stage cuts', `${LONG} Swim.`, '', `${LONG} Swim.`],
])('below the stage: %s', (_name, summary, description, expected) => {
  expect(findAbout({ summary, description })).toBe(expected)
})

test('one long paragraph becomes several of two or three sentences, in the same words', () => {
  const long = Array.from({ length: 7 }, (_, place) => `${place}. ${LONG}`.replace('. ', ' ')).join(' ')
  const paragraphs = splitParagraphs(long)
  expect(paragraphs).toHaveLength(3)
  expect(paragraphs.join(' ')).toBe(long)
  for (const paragraph of paragraphs) expect(paragraph.split(LONG.slice(-6)).length - 1).toBeGreaterThan(1)
})

test.each([
  ['a short paragraph', `${LONG} Then rest.`, 1],
  ['lines of its own', `${LONG}\n`.repeat(9), 1],
  ['paragraphs of its own', `${LONG.repeat(8)}\n\n${LONG}`, 2],
])('%s stays as it is', (_name, text, count) => {
  expect(splitParagraphs(text)).toHaveLength(count)
})

test('a summary is shortened at the end of a sentence, else of a clause, else of a word', () => {
  expect(shortenSummary('Jump over roofs. Collect coins. Win.', 32)).toBe('Jump over roofs. Collect coins.')
  expect(shortenSummary('Jump over the roofs of a city at night, and collect all coins to win', 60)).toBe(
    'Jump over the roofs of a city at night.',
  )
  expect(shortenSummary('Jump over the roofs in this fast, wild and long race of the night', 50)).toBe(
    'Jump over the roofs in this fast, wild and long…',
  )
  expect(shortenSummary('Jump over the roofs of a city at night without an end', 24)).toBe(
    'Jump over the roofs…',
  )
  const praise = 'Obby Run 3D is a fun skill game.'
  expect(shortenSummary(`${praise} Jump.`, 60, 'Obby Run 3D')).toBe('Jump.')
  expect(shortenSummary(praise, 60, 'Obby Run 3D')).toBe('')
  expect(shortenSummary('Jump.', 30)).toBe('Jump.')
})
