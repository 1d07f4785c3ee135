import { expect, test } from 'vitest'
import { parseRedirects, toStoredRedirects } from './redirects.ts'

const reasonOf = (value: object) => parseRedirects(value).faults.map(({ reason }) => reason)
const setFaults = (value: unknown, stored: unknown = {}) => toStoredRedirects(value, stored).faults

test.each([
  ['/old', '/new'],
  ['/', '/category'],
  ['/old/page', '/gameDetail/cozy-blocks?channel=x#top'],
  ['/blog/**', '/articles/**'],
  ['/**', 'https://new.example/**'],
  ['/play/:gameId', '/category'],
  ['/play/:gameId', '/gamePlay/:gameId'],
  ['/find/:word', '/search?searchValue=:word'],
  ['/a/:b/c/:d', 'https://games.example.com/:d/:b'],
  ['/play/*', 'https://games.example.com/a/b?c=d'],
  ['/caf%C3%A9', '/'],
])('%s may lead to %s', (from, to) => {
  expect(parseRedirects({ [from]: to })).toEqual({ redirects: { [from]: { to, status: 307 } }, faults: [] })
})

// asvs: '1.2.2', '3.7.2'
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
  ['/old', 'https://:name/'],
  ['/old', 'javascript:alert(1)'],
  ['/old', '/old'],
  ['/old', 7],
  ['/old', null],
  ['/old', {}],
  ['/old', { to: '/new', status: 303 }],
  ['/old', { to: '/new', status: '301' }],
  ['/old', { to: '/new', until: 'May' }],
  ['/old', '/new/:name'],
  ['/old/:name', '/new/:nam'],
  ['/old/**', '/new/:name'],
  ['/old/:name', '/search?searchValue=:word'],
  ['/game/*', '/gameDetail/*'],
])('%j may not lead to %j: the rule is left out and named', (from, to) => {
  const { redirects, faults } = parseRedirects({ '/fine': '/new', [from]: to })
  expect(Object.keys(redirects)).toEqual(['/fine'])
  expect(faults).toEqual([{ from, reason: expect.any(String) }])
})

test('a rule of an older version is temporary; one that names no status is permanent', () => {
  const { redirects } = parseRedirects({
    '/a': '/new',
    '/b': { to: '/new' },
    '/c': { to: '/new', status: 302 },
    '/d': { to: '/new', status: 308 },
  })
  expect(Object.values(redirects).map(({ status }) => status)).toEqual([307, 301, 302, 308])
})

test.each([['text'], [['/old', '/new']], [7], [null]])(
  '%j is no list of rules, and costs only itself',
  (value) => {
    expect(parseRedirects(value)).toEqual({
      redirects: {},
      faults: [{ from: '', reason: 'is an object in { }' }],
    })
  },
)

test('two rules that fit the same addresses are one too many', () => {
  expect(reasonOf({ '/g/:id': '/a', '/g/:slug': '/b' })).toEqual(['matches the same addresses as /g/:id'])
})

test('a thousand and one rules are one too many', () => {
  const rules = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`/old-${at}`, '/new']))
  const { redirects, faults } = parseRedirects(rules)
  expect(Object.keys(redirects)).toHaveLength(1000)
  expect(faults).toEqual([{ from: '/old-1000', reason: 'at most 1,000 redirects' }])
})

// covers: '4.4'
test('a new rule is stored as permanent, an unchanged old one stays as it was', () => {
  const stored = { '/old': '/new', '/moved': '/there' }
  const { value, faults } = toStoredRedirects(
    {
      '/old': '/new',
      '/moved': '/elsewhere',
      '/fresh': '/new',
      '/soon': { to: '/new', status: 307 },
      '/x': { to: '/y' },
    },
    stored,
  )
  expect(faults).toEqual([])
  expect(value).toEqual({
    '/old': '/new',
    '/moved': { to: '/elsewhere', status: 301 },
    '/fresh': { to: '/new', status: 301 },
    '/soon': { to: '/new', status: 307 },
    '/x': { to: '/y', status: 301 },
  })
  // What is stored can be set again as it is shown.
  expect(toStoredRedirects(value, value)).toEqual({ value, faults: [] })
})

test.each([
  [{ '/game/:slug': '/gameDetail/:name' }, /asks for :name, which \/game\/:slug does not have/],
  [{ '/game/*': '/gameDetail/*' }, /nothing fills in/],
  [{ '/game/*': '/category' }, /write \/game\/:name for one part, or \/game\/\*\* for everything below/],
  [{ '/a/*/b': '/category' }, /write \/a\/:name\/b for one part/],
  [{ '/api/games': '/category' }, /would never match/],
  [{ '/livez': '/category' }, /would never match/],
  [{ '/a/../b': '/category' }, /would never match/],
  [{ '/old': '/new/**' }, /takes the rest of the path along, but \/old has none/],
  [{ '/a': '/b', '/b': '/a' }, /leads in a circle: \/a → \/b → \/a/],
  [{ '/a/:id': '/b/:id', '/b/**': '/a/**' }, /leads in a circle/],
  ['/old', /is an object/],
])('%j is refused when it is set', (value, reason) => {
  const [fault] = setFaults(value)
  expect(fault?.reason).toMatch(reason)
})

test('an old rule with a lone * stays valid, and does not prevent others from being set', () => {
  const stored = { '/play/*': 'https://games.example.com/' }
  expect(setFaults({ ...stored, '/old': '/new' }, stored)).toEqual([])
  expect(parseRedirects(stored).faults).toEqual([])
})
