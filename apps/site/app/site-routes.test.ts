import type { RouteConfigEntry } from '@react-router/dev/routes'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALWAYS_OFFLINE_PATHS, GAME_PATHS, QUERY_ROUTES, SCREEN_ROUTES } from './browser-routes.ts'
import { PAGE_EVENTS } from './features/analytics/events.ts'
import { CACHE_CONTROL } from './http.ts'
import routes from './routes.ts'
import { OFFLINE_PATH } from './site-paths.ts'
import { findPage, PAGE_NAMES, SITE_ROUTES, SITEMAP_KINDS, type SiteRoute } from './site-routes.ts'

const APP = import.meta.dirname
const rows = PAGE_NAMES.map((name) => [name, SITE_ROUTES[name] as SiteRoute] as const)

/** Every route without routes within it. */
function listLeaves(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.children ? listLeaves(entry.children) : [entry]))
}

test.each(rows)('%s has an answer in every column', (_name, row) => {
  expect(existsSync(join(APP, row.page)), row.page).toBe(true)
  if (row.layout !== undefined) expect(existsSync(join(APP, row.layout)), row.layout).toBe(true)
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, param]) => param)
  expect(Object.keys(row.params), 'a rule for each parameter').toEqual(inPath)
  for (const rule of Object.values(row.params))
    expect(['slug', 'number', 'category', 'info-page']).toContain(rule)
  expect([...PAGE_EVENTS, null]).toContain(row.screen)
  expect([...SITEMAP_KINDS, null]).toContain(row.sitemap)
  expect(row.prerendered).toBeTypeOf('boolean')
  expect(Object.keys(CACHE_CONTROL)).toContain(row.cache)
  expect(['visited', 'with-game', 'always', 'never']).toContain(row.offline)
  if (row.query.length > 0) expect(inPath, 'a page with a query is found by its path alone').toEqual([])
})

test('the router has the routes of the table, and no others', () => {
  const leaves = listLeaves(routes)
  expect(leaves.map(({ file, path }) => [file, `/${path ?? ''}`])).toEqual(
    expect.arrayContaining(rows.map(([, { page, path }]) => [page, path === '*' ? '/*' : path])),
  )
  expect(leaves).toHaveLength(rows.length)
  const ids = leaves.map(({ id, file }) => id ?? file)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every page module with a loader is in the table', () => {
  const modules = readdirSync(join(APP, 'pages')).filter(
    (file) =>
      file.endsWith('.tsx') &&
      readFileSync(join(APP, 'pages', file), 'utf8').includes('export function loader('),
  )
  const listed = new Set<string>(rows.map(([, { page }]) => page))
  expect(modules.length).toBeGreaterThan(10)
  for (const file of modules.filter((name) => name !== 'shell.tsx')) expect(listed).toContain(`pages/${file}`)
})

test.each(rows.filter(([name]) => name !== 'lost'))(
  'an address of %s is found, with its parameters',
  (name, { path, params }) => {
    const values = Object.fromEntries(Object.keys(params).map((param, place) => [param, `value-${place}`]))
    const address = path.replaceAll(/:(\w+)/g, (_, param: string) => values[param]!)
    expect(findPage(address)).toEqual({ name, params: values })
  },
)

test.each([
  '/nothing',
  '/gameDetail',
  '/gameDetail/a/b',
  '/articles/',
  '/GameDetail/a',
  '/gamePlay/a/full',
  '//',
])('%s is no page', (pathname) => {
  expect(findPage(pathname)).toEqual({ name: 'lost', params: {} })
})

test('each screen of the product is one page', () => {
  expect(SCREEN_ROUTES.map(({ screen }) => screen).toSorted()).toEqual([...PAGE_EVENTS].toSorted())
})

test('the browser gets the parts of the table it needs', () => {
  expect(QUERY_ROUTES).toEqual([
    { path: '/search', query: ['searchValue', 'pageCurrent', 'device', 'offline', 'exact'] },
  ])
  expect(ALWAYS_OFFLINE_PATHS).toEqual([OFFLINE_PATH])
  expect(GAME_PATHS).toEqual(['/gameDetail/:gameId', '/gamePlay/:gameId'])
})

test('no other file spells the address of a page', () => {
  const names = new Set(rows.map(([, { path }]) => path.split('/')[1]).filter(Boolean))
  const spelled = new RegExp(`['"\`]/(?:${[...names].join('|')})(?![\\w-])`)
  expect(names.size).toBeGreaterThan(10)
  expect('href="/search"').toMatch(spelled)
  const files = ['app', 'server'].flatMap((folder) =>
    readdirSync(join(APP, '..', folder), { recursive: true, encoding: 'utf8' })
      // The first steps lead to pages of the console, some of which have the same names.
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/site-paths\.ts$|setup-steps\.ts$/.test(file))
      .map((file) => join(APP, '..', folder, file)),
  )
  const places = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => spelled.test(line) && !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(places).toEqual([])
})
