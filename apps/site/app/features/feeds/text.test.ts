import { expect, test } from 'vitest'
import { measureGrowth, MAX_LINEAR_GROWTH } from '#app/test-growth.ts'
import { slugify } from '#app/domain/slugify.ts'
import { cutAtWord, summarise, toPlainLine, toPlainText } from './text.ts'

test.each([
  ['Tom &amp; the fox&#039;s den', "Tom & the fox's den"],
  ['Tom &amp;amp; the fox&amp;#039;s den', "Tom & the fox's den"],
  ['<p>One</p><p>Two<br/>Three</p>', 'One\nTwo\nThree'],
  ['&lt;b&gt;Bold&lt;/b&gt; move', 'Bold move'],
  ['Jump<script>alert(1)</script> high', 'Jump high'],
  ['I <3 maths, 2 < 4 > 1', 'I <3 maths, 2 < 4 > 1'],
  ['a\u0000b\u202ec\u200bd', 'abcd'],
  ['  a \t b  \r\n\r\n\r\n\r\n c ', 'a b\n\nc'],
  [42, ''],
  [null, ''],
])('%j becomes %j', (markup, text) => {
  expect(toPlainText(markup, 500)).toBe(text)
})

test('a title is one line', () => {
  expect(toPlainLine('Fox<br>and\nHen', 100)).toBe('Fox and Hen')
})

test.each(['<a', '<script>', '<!--', '&amp;', '</p', '. '])(
  'a megabyte of %j does not take long for its length',
  async (part) => {
    const read = (count: number) => toPlainText(part.repeat(count), 8000)
    expect(await measureGrowth(read, 25_000)).toBeLessThan(MAX_LINEAR_GROWTH)
  },
)

test('a summary has only complete sentences', () => {
  expect(summarise('Merge the blocks. Reach 2048! Then rest.', 30)).toBe('Merge the blocks. Reach 2048!')
  expect(summarise('Version 2.0 is here. It is big.', 22)).toBe('Version 2.0 is here.')
  expect(summarise('no full stop at all', 200)).toBe('no full stop at all')
  expect(summarise('', 200)).toBe('')
})

test('a long first sentence is cut at a word', () => {
  expect(summarise('The quick brown fox jumps over the lazy dog', 20)).toBe('The quick brown fox…')
  expect(cutAtWord('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
})

test.each([
  ['Crème Brûlée & Co.', 'creme-brulee-and-co'],
  ["Papa's Burgeria", 'papas-burgeria'],
  ['Ørsted Straße', 'orsted-strasse'],
  ['  --2048--  ', '2048'],
  ['蛇', ''],
  ['Abc 3D', 'abc-3d'],
  // The first letter is Cyrillic.
  ['\u0421oloring by numbers', 'coloring-by-numbers'],
  ['\u0410 Small \u0425', 'a-small-x'],
  ['T\u03bfwer \u0392lock', 'tower-block'],
  ['\u0421\u0430\u043f\u0451\u0440', ''],
  ['\u0421\u0430\u043f\u0451\u0440 Mines', 'mines'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugify(title, 60)).toBe(slug)
})
