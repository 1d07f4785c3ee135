import { expect, test } from 'vitest'
import { findLegacyRedirect } from './legacy-redirects.ts'

function redirect(address: string): string | null {
  const url = new URL(address, 'http://localhost')
  return findLegacyRedirect(url.pathname, url.searchParams)
}

// covers: '2.20'
test.each([
  ['/gameDetail?gameId=cozy-blocks', '/gameDetail/cozy-blocks'],
  ['/gamePlay?gameId=cozy-blocks', '/gamePlay/cozy-blocks'],
  ['/articlesDetail?articlesId=3', '/articlesDetail/3'],
  ['/articlesDetail', '/articles'],
  ['/categoryDetail', '/categoryDetail/Newest/1'],
  ['/categoryDetail?pageCurrent=2', '/categoryDetail/Newest/1'],
  ['/categoryDetail?categoryType=HotGames', '/categoryDetail/HotGames/1'],
  ['/categoryDetail?categoryType=Cars&pageCurrent=3', '/categoryDetail/Cars/3'],
  ['/categoryDetail/Kids', '/categoryDetail/Kids/1'],
  ['/categoryDetail/Kids?pageCurrent=4', '/categoryDetail/Kids/4'],
  ['/privacyIndex', '/privacyIndex/aboutUs'],
  ['/gamePlay/cozy-blocks/full', '/gamePlay/cozy-blocks'],
  ['/articles/1', '/articles'],
  ['/articles/1?channel=a', '/articles?channel=a'],
  ['/articles/role-playing-games/1', '/articles/role-playing-games'],
  ['/articles?pageCurrent=2', '/articles/2'],
  ['/search?q=red+car', '/search?searchValue=red+car'],
  ['/search?query=caf%C3%A9&channel=a', '/search?searchValue=caf%C3%A9&channel=a'],
  ['/search?q=', '/search?searchValue='],
])('%s leads to %s', (from, to) => {
  expect(redirect(from)).toBe(to)
})

test.each([
  '/',
  '/gameDetail/cozy-blocks',
  '/gamePlay/cozy-blocks/fuller',
  '/gamePlay/cozy-blocks/full/more',
  '/gameDetail/cozy-blocks/full',
  '/categoryDetail/Kids/1',
  '/privacyIndex/imprint',
  '/articles',
  '/articles/2',
  '/articles/11',
  '/articles/toys/2',
  '/articles?pageCurrent=1',
  '/articles?pageCurrent=x',
  '/search?searchValue=x',
  '/search?searchValue=x&q=y',
  '/search',
  '/category',
  '/gameDetail',
  '/gamePlay',
  '/constructor',
  '/toString',
  '/__proto__',
])('%s is no older form', (address) => {
  expect(redirect(address)).toBeNull()
})

test('tracking parameters stay in a fixed order, all others are dropped', () => {
  expect(redirect('/gameDetail?pid=7&gameId=a&searchValue=x&utm=1&network=tiktok&channel=c.1')).toBe(
    '/gameDetail/a?channel=c.1&network=tiktok&pid=7',
  )
  expect(redirect('/gamePlay/a/full?pid=7&utm=1')).toBe('/gamePlay/a?pid=7')
})

test.each([
  ['a value with a space', 'channel=a%20b'],
  ['a header injection', 'channel=a%0d%0aSet-Cookie:x'],
  ['a script', 'channel=%3Cscript%3E'],
  ['an address', 'channel=https://example.com'],
  ['an empty value', 'channel='],
  ['65 characters', `channel=${'a'.repeat(65)}`],
])('tracking that is not valid is dropped: %s', (_name, query) => {
  expect(redirect(`/privacyIndex?${query}&pid=ok`)).toBe('/privacyIndex/aboutUs?pid=ok')
})

test('64 characters of a tracking parameter stay', () => {
  const value = 'a'.repeat(64)
  expect(redirect(`/privacyIndex?channel=${value}`)).toBe(`/privacyIndex/aboutUs?channel=${value}`)
})

test.each([
  '//example.com',
  '../../etc/passwd',
  'a/b',
  'a%2Fb',
  'x\r\nLocation: https://example.com',
  'a b',
  'ä',
  '.',
  '',
  'a'.repeat(121),
  '\\\\example.com',
  'https:example.com',
])('a hostile value %j leads nowhere', (value) => {
  const encoded = encodeURIComponent(value)
  expect(redirect(`/gameDetail?gameId=${encoded}`)).toBeNull()
  expect(redirect(`/gamePlay?gameId=${encoded}`)).toBeNull()
  expect(redirect(`/categoryDetail?categoryType=${encoded}`)).toBeNull()
  expect(redirect(`/categoryDetail?categoryType=Cars&pageCurrent=${encoded}`)).toBeNull()
  expect(redirect(`/articlesDetail?articlesId=${encoded}`)).toBe('/articles')
})

test('a long search of another name is cut like a search of our own', () => {
  expect(redirect(`/search?q=${'a'.repeat(5000)}`)).toBe(`/search?searchValue=${'a'.repeat(100)}`)
})
