import { expect, test } from 'vitest'
import { findPayloadPage, payloadUrl } from './payload-url.ts'

const BUILD = 'abc123'

test.each([
  ['/', '/_payload.json?abc123'],
  ['/articles', '/articles/_payload.json?abc123'],
  ['/articles/', '/articles/_payload.json?abc123'],
  ['/gameDetail/cozy-blocks', '/gameDetail/cozy-blocks/_payload.json?abc123'],
  ['/search?searchValue=a%20b&pageCurrent=2', '/search/_payload.json?abc123&searchValue=a%20b&pageCurrent=2'],
  ['/gameDetail/a#votes', '/gameDetail/a/_payload.json?abc123'],
  ['/a/../b', '/b/_payload.json?abc123'],
  ['/a/https://elsewhere.example', '/a/https://elsewhere.example/_payload.json?abc123'],
  ['/?', '/_payload.json?abc123'],
])('the data of %s is at %s', (page, url) => {
  expect(payloadUrl(page, BUILD)).toBe(url)
})

// covers: '5.4', '8.5'
test.each([
  '//elsewhere.example',
  '//elsewhere.example/articles',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e%2e//elsewhere.example',
  'https://elsewhere.example/articles',
  'http://localhost/articles',
  'http://localhost@elsewhere.example/',
  'HTTPS:elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  ' //elsewhere.example',
  'articles',
  '',
])('%j is no page of this site', (page) => {
  expect(() => payloadUrl(page, BUILD)).toThrow(`Payload URL must not include hostname: ${page}`)
})

test.each([
  ['/_payload.json', '/'],
  ['/articles/_payload.json', '/articles'],
  ['//elsewhere.example/_payload.json', '//elsewhere.example'],
  ['/articles', null],
  ['/_payload.json/more', null],
  ['/articles/x_payload.json', null],
])('%s requests the data of %s', (pathname, page) => {
  expect(findPayloadPage(pathname)).toBe(page)
})
