import { expect, test } from 'vitest'
import { measureGrowth, MAX_LINEAR_GROWTH } from '#app/test-growth.ts'
import { parseGallery, splitGalleries } from './gallery-json.ts'

const item = (token: string) =>
  JSON.stringify({ uuid: 'u', height: 10, width: 20, file_token: token, image_type: 'png', size: 5 })

// covers: '3.3'
test.each([
  ['one picture', item('a'), ['a']],
  ['a list', `[${item('a')},${item('b')}]`, ['a', 'b']],
  ['a list in an object', `{"gallery":{"items":[${item('a')}]}}`, ['a']],
  ['JSON in a string', JSON.stringify({ gallery: `[${item('a')}]` }), ['a']],
  ['the same picture twice', `[${item('a')},${item('a')}]`, ['a']],
  ['no token', '{"uuid":"u"}', null],
  ['a token that is no text', '{"file_token":5}', null],
  ['an empty token', item(''), null],
  ['something cut off', item('a').slice(0, -3), null],
  ['prose', 'Our file_token is blue.', null],
])('the images of %s are found', (_, text, tokens) => {
  expect(parseGallery(text)?.map(({ token }) => token) ?? null).toEqual(tokens)
})

test('data in the middle of prose is taken out of it', () => {
  const text = `Look [here] (or {there}): ${item('a')} and on. ${item('b')}`
  expect(splitGalleries(text)).toEqual([
    { kind: 'text', text: 'Look [here] (or {there}): ' },
    { kind: 'gallery', items: [{ token: 'a' }] },
    { kind: 'text', text: ' and on. ' },
    { kind: 'gallery', items: [{ token: 'b' }] },
  ])
})

test('data that is cut off goes, prose that only names it stays', () => {
  expect(splitGalleries(`Before ${item('a').slice(0, -5)}`)).toEqual([{ kind: 'text', text: 'Before ' }])
  expect(splitGalleries('A file_token is a name.')).toEqual([
    { kind: 'text', text: 'A file_token is a name.' },
  ])
})

test.each([
  (count: number) => `${'{'.repeat(count)}${'}'.repeat(count)} {"file_token":"a"}`,
  (count: number) => `${'{}'.repeat(count)}${'['.repeat(count)}"file_token"`,
])('a text made to be slow is not: %s', async (write) => {
  expect(await measureGrowth((count) => splitGalleries(write(count)), 12_500)).toBeLessThan(MAX_LINEAR_GROWTH)
})
