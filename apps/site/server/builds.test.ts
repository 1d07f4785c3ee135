import { expect, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { createBuilds } from './builds.ts'

const contentOf = (importMark: string) =>
  ({
    listArticles: () => [{ id: 3 }],
    importMark,
    own: { articles: importMark !== '', pages: false },
  }) as never
const content = { forSite: () => contentOf('') }
const builds = (id = 'one') => createBuilds({ id, timestamp: 5 }, content)
const site = (change: Partial<Site> = {}) =>
  ({
    ...{ host: 'a.example', name: 'A', sponsors: [] },
    redirects: { '/old/**': { to: '/new', status: 301 } },
    ...change,
  }) as unknown as Site

test('a build’s id depends on the sources and on the site’s settings', () => {
  const { id } = builds().of(site())
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(builds().of(site()).id).toBe(id)
  const { name, host, redirects, sponsors } = site()
  expect(
    builds().of({ sponsors, redirects, name, host } as Site).id,
    'the order of settings says nothing',
  ).toBe(id)
  for (const other of [
    builds('two').of(site()),
    builds().of(site({ name: 'B' })),
    builds().of(site({ host: 'b.example' })),
    builds().of(site({ redirects: {} })),
  ])
    expect(other.id).not.toBe(id)
})

test('rows of the home page are no part of the build: other pages stay as they are', () => {
  const homeRows: Site['homeRows'] = [{ rule: 'best', label: '', isOff: false }]
  expect(builds().of(site({ homeRows })).id).toBe(builds().of(site()).id)
})

test('a build lists its rules and its prerendered pages', () => {
  const all = builds()
  expect(all.of(site())).toMatchObject({
    timestamp: 5,
    matcher: { static: {}, wildcard: { '/old': { redirect: '/new', status: 301 } }, dynamic: {} },
  })
  expect(all.of(site()).prerendered).toContain('/articlesDetail/3')
  expect(all.isPrerendered(site(), '/articlesDetail/3')).toBe(true)
  expect(all.isPrerendered(site(), '/articlesDetail/4')).toBe(false)
  expect(all.isPrerendered(site(), '/')).toBe(false)
})

test('an own article is no new build: only the first one is, because data of articles then belongs to none', () => {
  let shown = contentOf('')
  const live = createBuilds({ id: 'one', timestamp: 5 }, { forSite: () => shown })
  const here = site()
  const { id } = live.of(here)
  expect(live.isPrerendered(here, '/articlesDetail/3')).toBe(true)
  shown = contentOf('aa')
  const first = live.of(here)
  expect(first.id).not.toBe(id)
  expect(live.isPrerendered(here, '/articlesDetail/3')).toBe(false)
  expect(live.isPrerendered(here, '/privacyIndex/imprint')).toBe(true)
  shown = contentOf('bb')
  expect(live.of(here)).toMatchObject({ id: first.id, contentMark: 'bb' })
  shown = contentOf('')
  expect(live.of(here).id).toBe(id)
})
