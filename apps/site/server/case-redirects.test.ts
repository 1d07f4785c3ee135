import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { findCaseRedirect } from './case-redirects.ts'

test.each([
  ['/GAMEDETAIL/Cozy-Blocks', '/gameDetail/cozy-blocks'],
  ['/gamedetail/cozy-blocks', '/gameDetail/cozy-blocks'],
  ['/gamePlay/Cozy-Blocks/FULL', '/gamePlay/cozy-blocks/full'],
  ['/Articles', '/articles'],
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
  expect(findCaseRedirect('/categoryDetail/MATCH-3/2', categories)).toBe('/categoryDetail/match-3/2')
  expect(findCaseRedirect('/categorydetail/2-Player', categories)).toBe('/categoryDetail/2-player')
  expect(findCaseRedirect('/categoryDetail/cars/1', categories)).toBe('/categoryDetail/Cars/1')
  expect(findCaseRedirect('/categoryDetail/match-3/2', categories)).toBe(null)
  expect(findCaseRedirect('/categoryDetail/Nothing/1', categories)).toBe(null)
})

test('what is put right never leads to another host', () => {
  for (const pathname of [
    '/GameDetail//evil.example',
    '/gamedetail/..%2f..%2fx',
    '/Articles//x',
    '/TAG//evil',
  ])
    expect(findCaseRedirect(pathname) ?? '/none').toMatch(/^\/[a-z]/)
})

function listFirstParts(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) =>
    path === undefined ? listFirstParts(children) : path === '*' ? [] : [path.split('/')[0]!],
  )
}

test('every route has one spelling: the router ignores case, and each spelling would be cached on its own', () => {
  const parts = new Set(listFirstParts(routes))
  expect(parts.size).toBeGreaterThan(8)
  for (const part of parts) expect(findCaseRedirect(`/${part.toUpperCase()}`), part).toBe(`/${part}`)
})
