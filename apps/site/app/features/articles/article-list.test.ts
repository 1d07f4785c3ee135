import { expect, test } from 'vitest'
import { takeExcerpt } from './article-list.tsx'

test.each([
  ['One short sentence. And another one that is longer.', 'One short sentence.'],
  ['Only one.', 'Only one.'],
  [
    'Ten minutes, one hour, one evening, one weekend: what to do at each stage of a new role-playing game, and when to stop. More.',
    '',
  ],
])('an excerpt of “%s” is a whole sentence, or nothing', (text, excerpt) => {
  expect(takeExcerpt(text)).toBe(excerpt)
})
