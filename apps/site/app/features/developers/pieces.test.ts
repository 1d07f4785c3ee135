import { expect, test } from 'vitest'
import { splitCode, splitJson, splitValue } from './pieces.ts'

test.each([
  [1200, ['1200']],
  ['a, b', ['"a, b"']],
  [null, ['null']],
  [{}, ['{}']],
  [[], ['[]']],
  [
    [1, 'a'],
    ['[ 1,', '"a" ]'],
  ],
  [{ 'two words': true }, ['{ "two words": true }']],
  [
    { pause: { shown: true, reason: 'done' }, ads: {} },
    ['{ pause: { shown: true,', 'reason: "done" },', 'ads: {} }'],
  ],
])('a value is split after its commas, not in a string: %j', (value, pieces) => {
  expect(splitValue(value)).toEqual(pieces)
})

test('JSON becomes a value, another text its words', () => {
  expect(splitJson('{"muted":true}')).toEqual(['{ muted: true }'])
  expect(splitJson('TypeError: x is not defined')).toEqual(['TypeError:', 'x', 'is', 'not', 'defined'])
})

test('code is split after its commas', () => {
  expect(splitCode('{ lang, dir }')).toEqual(['{ lang,', 'dir }'])
  expect(splitCode('ready')).toEqual(['ready'])
})
