import { expect, test } from 'vitest'
import { isCanonicalPath, hasPageQuery, readPageAddress } from './page-address.ts'

const read = (address: string) => readPageAddress(new URL(address, 'http://localhost'))

test.each([
  ['/', { kind: 'page', page: '/', query: '', visitorQuery: '', build: '' }],
  [
    '/articles?channel=c',
    { kind: 'page', page: '/articles', query: '', visitorQuery: '?channel=c', build: '' },
  ],
  [
    '/search?channel=c&searchValue=a+b',
    {
      kind: 'page',
      page: '/search',
      query: '?searchValue=a+b',
      visitorQuery: '?channel=c&searchValue=a+b',
      build: '',
    },
  ],
  ['/_payload.json?abc', { kind: 'payload', page: '/', query: '', visitorQuery: '', build: 'abc' }],
  [
    '/search/_payload.json?abc&searchValue=a&channel=c',
    {
      kind: 'payload',
      page: '/search',
      query: '?searchValue=a',
      visitorQuery: '?searchValue=a&channel=c',
      build: 'abc',
    },
  ],
  [
    '/search/_payload.json?searchValue=a',
    { kind: 'payload', page: '/search', query: '?searchValue=a', visitorQuery: '?searchValue=a', build: '' },
  ],
  ['/a/_payload.json', { kind: 'payload', page: '/a', query: '', visitorQuery: '', build: '' }],
  [
    '/constructor?toString=1',
    { kind: 'page', page: '/constructor', query: '', visitorQuery: '?toString=1', build: '' },
  ],
])('%s is read as what it asks for', (address, expected) => {
  expect(read(address)).toEqual(expected)
})

test('a value is never longer than a page can use', () => {
  expect(read(`/search?searchValue=${'a'.repeat(5000)}`).query).toHaveLength('?searchValue='.length + 100)
  expect(read(`/search?pageCurrent=${'9'.repeat(5000)}`).query.length).toBeLessThan(40)
})

// asvs: '15.3.7'
test.each([
  ['/search', ''],
  ['/search?searchValue=', ''],
  ['/search?searchValue=%20&pageCurrent=1&device=watch&offline=maybe', ''],
  ['/search?_routes=pages/search&x=1', ''],
  ['/search?searchValue=a&searchValue=b&device=phone&device=tablet', '?searchValue=a&device=phone'],
  [
    '/search?device=phone&offline=1&pageCurrent=2&searchValue=+a++b+',
    '?searchValue=a+b&pageCurrent=2&device=phone&offline=1',
  ],
  ['/search/_payload.json?abc&offline=2&searchValue=a', '?searchValue=a'],
])(
  '%s has the canonical query %j: parameters that a page does not read make no second copy',
  (address, query) => {
    expect(read(address).query).toBe(query)
  },
)

test.each([
  ['/', true],
  ['/gameDetail/cozy-blocks', true],
  ['/categoryDetail/HotGames/2', true],
  ['//', false],
  ['/gameDetail//cozy-blocks', false],
  ['/gameDetail/cozy%2Dblocks', false],
  ['/articles/', false],
  ['/articles.data', false],
  ['/caf\u00e9', false],
])('%s is a canonical path: %s', (page, expected) => {
  expect(isCanonicalPath(page)).toBe(expected)
})

test.each([
  ['/search', true],
  ['/search/_payload.json', true],
  ['/articles.data', false],
  ['/articles', false],
  ['/articles/_payload.json', false],
  ['/toString', false],
])('the query of %s counts: %s', (pathname, expected) => {
  expect(hasPageQuery(pathname)).toBe(expected)
})
