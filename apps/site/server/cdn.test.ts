import { expect, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { createCdn } from './cdn.ts'

const site = { host: 'fox.example' } as Site
const FOR_GOOD = 'public, max-age=31536000, immutable'

function limit(hasPurge: boolean, cacheControl: string) {
  const response = new Response('x', { headers: { 'Cache-Control': cacheControl } })
  const { headers } = createCdn(hasPurge).limitGameFile(response, site, 'cozy-blocks')
  return { cacheControl: headers.get('Cache-Control'), tag: headers.get('Cache-Tag') }
}

test('without a purge a CDN may cache files of a game for a minute, browsers as long as before', () => {
  expect(limit(false, FOR_GOOD)).toEqual({ cacheControl: `${FOR_GOOD}, s-maxage=60`, tag: null })
  expect(limit(false, 'public, max-age=3600').cacheControl).toBe('public, max-age=3600, s-maxage=60')
  expect(limit(false, 'public, max-age=15').cacheControl).toBe('public, max-age=15')
  expect(createCdn(false).headersFor(site, 'cozy-blocks')).toEqual({})
})

test('with a purge a CDN may cache files of a game for a day, with the tags of the game and the site', () => {
  const tag = 'game:cozy-blocks,site:fox.example'
  expect(limit(true, FOR_GOOD)).toEqual({ cacheControl: `${FOR_GOOD}, s-maxage=86400`, tag })
  expect(limit(true, 'public, max-age=3600')).toEqual({ cacheControl: 'public, max-age=3600', tag })
  expect(createCdn(true).headersFor(site, null)).toEqual({ 'Cache-Tag': 'site:fox.example' })
})

test('a response that is not cacheable is not changed', () => {
  for (const cacheControl of ['no-store', 'no-cache', 'private, no-cache'])
    expect(limit(true, cacheControl)).toEqual({ cacheControl, tag: null })
})
