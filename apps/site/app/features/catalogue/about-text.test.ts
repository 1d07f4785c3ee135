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

test.each([
  ['whole sentences that fit', 'Jump over roofs. Collect coins. Win.', 32, 'Jump over roofs. Collect coins.'],
  [
    'a sentence up to a clause',
    'Jump over the roofs of a city at night, and collect all coins to win',
    60,
    'Jump over the roofs of a city at night.',
  ],
  [
    'a sentence up to a phrase that can be missing',
    'Conquer ever-changing courses as a nimble ninja in this fast-paced, multiplayer challenge.',
    60,
    'Conquer ever-changing courses as a nimble ninja.',
  ],
  [
    'nothing of a sentence that cannot be cut',
    'Jump over the roofs of a city at night without an end',
    24,
    '',
  ],
  ['a short one', 'Jump.', 30, 'Jump.'],
  ['none', '', 30, ''],
])('a summary is shortened to %s', (_name, summary, maxLetters, expected) => {
  expect(shortenSummary(summary, maxLetters)).toBe(expected)
})

test.each([
  ['Obby Run 3D is a fun skill game. Jump.', 'Jump.'],
  ['Obby Run is a fun skill game.', ''],
  ['Obby Run! Jump.', 'Jump.'],
  ['Obby Run lets you defy gravity.', 'Defy gravity.'],
  ['Obby Run challenges you to jump.', 'Jump.'],
  ['Obby Run is a race over roofs.', 'A race over roofs.'],
  ['OBBY RUN: Race over roofs.', 'Race over roofs.'],
  ['Obby Run brings you roofs.', 'Brings you roofs.'],
  ['In Obby Run, you jump.', 'You jump.'],
  ['In this city you jump.', 'In this city you jump.'],
  ['Obby Run is back.', 'Obby Run is back.'],
  ['Obby Run Deluxe has roofs.', 'Obby Run Deluxe has roofs.'],
  ['Obby Run’s roofs are high.', 'Obby Run’s roofs are high.'],
])('a summary below the title does not begin with it: %s', (summary, expected) => {
  expect(shortenSummary(summary, 60, 'Obby Run')).toBe(expected)
})
