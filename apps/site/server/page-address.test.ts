import { expect, test } from 'vitest'
import { hasPageQuery, readPageAddress } from './page-address.ts'

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
  [
    '/search.data?_routes=pages/search&searchValue=a&x=1',
    {
      kind: 'data',
      page: '/search',
      query: '?searchValue=a&_routes=pages%2Fsearch',
      visitorQuery: '?_routes=pages/search&searchValue=a&x=1',
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
  expect(read(`/search?searchValue=${'a'.repeat(5000)}`).query).toHaveLength('?searchValue='.length + 200)
})

test.each([
  ['/search', true],
  ['/search.data', true],
  ['/search/_payload.json', true],
  ['/articles.data', true],
  ['/articles', false],
  ['/articles/_payload.json', false],
  ['/toString', false],
])('the query of %s counts: %s', (pathname, expected) => {
  expect(hasPageQuery(pathname)).toBe(expected)
})
