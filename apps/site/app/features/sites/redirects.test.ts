import * as v from 'valibot'
import { expect, test } from 'vitest'
import { RedirectsSchema } from './redirects.ts'

test.each([
  ['/old', '/new'],
  ['/', '/category'],
  ['/old/page', '/gameDetail/cozy-blocks?channel=x#top'],
  ['/blog/**', '/articles/**'],
  ['/**', 'https://new.example/**'],
  ['/play/:gameId', '/category'],
  ['/play/*', 'https://games.example.com/a/b?c=d'],
  ['/caf%C3%A9', '/'],
])('%s may lead to %s', (from, to) => {
  expect(v.is(RedirectsSchema, { [from]: to })).toBe(true)
})

test.each([
  ['old', '/new'],
  ['', '/new'],
  ['//old', '/new'],
  ['/old/', '/new'],
  ['/**/old', '/new'],
  ['/old?x=1', '/new'],
  ['https://a.example/', '/new'],
  ['/old', ''],
  ['/old', 'new'],
  ['/old', '//evil.example'],
  ['/old', '/\\evil.example'],
  ['/old', '/a\\b'],
  ['/old', '/a b'],
  ['/old', '/a/../b'],
  ['/old', '/a\r\nX: y'],
  ['/old', 'http://plain.example'],
  ['/old', 'https://'],
  ['/old', 'https://user@evil.example/'],
  ['/old', 'javascript:alert(1)'],
  ['/old', '/old'],
  ['/old', 7],
])('%j may not lead to %j', (from, to) => {
  expect(v.is(RedirectsSchema, { [from]: to })).toBe(false)
})
