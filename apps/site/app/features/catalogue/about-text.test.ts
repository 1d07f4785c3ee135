import { expect, test } from 'vitest'
import { withoutSummary } from './about-text.ts'

test.each([
  [
    'the summary begins the description',
    'Dive in. Match three!',
    'Dive in. Match three! Then rest.',
    'Then rest.',
  ],
  ['the description says no more than the summary', 'Dive in.', 'Dive in!', ''],
  ['without a summary nothing is left out', '', 'Dive in. Then rest.', 'Dive in. Then rest.'],
  ['paragraphs stay apart', 'Dive in.', 'Dive in. Swim.\n\nThen rest. Dive in.', 'Swim.\n\nThen rest.'],
])('%s', (_name, summary, description, expected) => {
  expect(withoutSummary({ summary, description })).toBe(expected)
})
