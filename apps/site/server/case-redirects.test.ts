import { expect, test } from 'vitest'
import { PAGE_NAMES, SITE_ROUTES } from '#app/site-routes.ts'
import { findCaseRedirect } from './case-redirects.ts'

const EXAMPLES = {
  topic: 'toys',
  pageCurrent: '2',
  articlesId: '3',
  categoryType: 'HotGames',
  feeling: 'calm',
  tag: 'match-3',
  infoKey: 'aboutUs',
  gameId: 'chess-2',
}

test.each([
  ['/GAMEDETAIL/Cozy-Blocks', '/gameDetail/cozy-blocks'],
  ['/gamedetail/cozy-blocks', '/gameDetail/cozy-blocks'],
  ['/gamePlay/Cozy-Blocks/FULL', '/gamePlay/cozy-blocks/full'],
  ['/Articles', '/articles'],
  ['/articles/TOYS', '/articles/toys'],
  ['/ARTICLES/Toys/2', '/articles/toys/2'],
  ['/PrivacyIndex/contactus/SENT', '/privacyIndex/contactUs/sent'],
  ['/articlesdetail/3', '/articlesDetail/3'],
  ['/categorydetail/hotgames/2', '/categoryDetail/HotGames/2'],
  ['/categoryDetail/KIDS', '/categoryDetail/Kids'],
  ['/Tag/Match-3/1', '/tag/match-3/1'],
  ['/privacyindex/ABOUTUS', '/privacyIndex/aboutUs'],
  ['/SEARCH', '/search'],
  ['/gameDetail/cozy%2Dblocks', '/gameDetail/cozy-blocks'],
  ['/%67ameDetail/cozy-blocks', '/gameDetail/cozy-blocks'],
])('%s is spelled %s', (pathname, spelling) => {
  expect(findCaseRedirect(pathname)).toBe(spelling)
  expect(findCaseRedirect(spelling), 'the right spelling stays').toBe(null)
})

test.each([
  '/',
  '/nothing/Here',
  '/__proto__/x',
  '/constructor',
  '/gameDetail/%E2%98%83',
  '/gameDetail/a%00b',
  '/gameDetail/%',
  '/%2F%2Fevil.example/x',
  '//evil.example',
])('%s is left as it is', (pathname) => {
  expect(findCaseRedirect(pathname)).toBe(null)
})

test('the categories of a site are spelled as they were named, and no others', () => {
  const categories = ['match-3', '2-player']
  expect(findCaseRedirect('/categoryDetail/MATCH-3/2', () => categories)).toBe('/categoryDetail/match-3/2')
  expect(findCaseRedirect('/categorydetail/2-Player', () => categories)).toBe('/categoryDetail/2-player')
  expect(findCaseRedirect('/categoryDetail/cars/1', () => categories)).toBe('/categoryDetail/Cars/1')
  expect(findCaseRedirect('/categoryDetail/match-3/2', () => categories)).toBe(null)
  expect(findCaseRedirect('/categoryDetail/Nothing/1', () => categories)).toBe(null)
})

test('a case redirect never leads to another host', () => {
  for (const pathname of [
    '/GameDetail//evil.example',
    '/gamedetail/..%2f..%2fx',
    '/Articles//x',
    '/TAG//evil',
  ])
    expect(findCaseRedirect(pathname) ?? '/none').toMatch(/^\/[a-z]/)
})

test('every page has one spelling: the router ignores case, and each spelling would be cached on its own', () => {
  for (const name of PAGE_NAMES) {
    const path = SITE_ROUTES[name].path.replaceAll(
      /:(\w+)/g,
      (_, param) => EXAMPLES[param as keyof typeof EXAMPLES],
    )
    if (path === '*' || path === '/') continue
    expect(findCaseRedirect(path.toUpperCase()), name).toBe(path)
    expect(findCaseRedirect(path), name).toBe(null)
  }
})
