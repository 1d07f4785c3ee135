import { expect, test, vi } from 'vitest'
import { buildMatcher, findRuleRedirect, isExternal, matchRules, type RouteRule } from './matcher.ts'

const to = (redirect: string): RouteRule => ({ redirect })

test('the table has the three parts that `builds/meta` shows', () => {
  expect(
    buildMatcher({
      '/': to('/home'),
      '/old/': to('/new'),
      '/blog/**': to('/articles'),
      '/g/:id': to('/gameDetail/a'),
      '/g/:id/play': to('/gamePlay/a'),
      '/u/*/x/**': to('/x'),
    }),
  ).toEqual({
    static: { '/': to('/home'), '/old': to('/new') },
    wildcard: { '/blog': to('/articles') },
    dynamic: {
      '/g': {
        static: { '/': to('/gameDetail/a'), '/play': to('/gamePlay/a') },
        wildcard: {},
        dynamic: {},
      },
      '/u': { static: {}, wildcard: { '/x': to('/x') }, dynamic: {} },
    },
  })
})

const matcher = buildMatcher({
  '/**': { appMiddleware: { everywhere: true } },
  '/blog': to('/exact'),
  '/blog/**': to('/articles'),
  '/blog/deep/**': to('/deep'),
  '/g/:id': to('/game'),
  '/g/:id/play': to('/play'),
  '/g/known': to('/known'),
  '/n/:a/:b': to('/two'),
  '/off/**': { appMiddleware: { everywhere: false, other: true } },
})

// covers: '4.4'
test.each([
  ['/blog', '/exact'],
  ['/blog/', '/exact'],
  ['/blog/2020/a', '/articles'],
  ['/blogger', undefined],
  ['/blog/deep', '/deep'],
  ['/blog/deep/er', '/deep'],
  ['/blog/deeper', '/articles'],
  ['/g', undefined],
  ['/g/', undefined],
  ['/g/any', '/game'],
  ['/g/any/', '/game'],
  ['/g/any/play', '/play'],
  ['/g/any/other', undefined],
  ['/g/known', '/known'],
  ['/g/known/play', '/play'],
  ['/n/1/2', '/two'],
  ['/n/1', undefined],
  ['/n/1/2/3', undefined],
  ['/nothing', undefined],
  ['', undefined],
  ['/__proto__', undefined],
  ['/constructor', undefined],
  [`/blog/${'a/'.repeat(100)}`, undefined],
  [`/blog/${'a'.repeat(3000)}`, undefined],
])('%s has the redirect %s', (path, redirect) => {
  expect(matchRules(matcher, path).redirect).toBe(redirect)
})

test('rules that fit together are merged, and the most specific one wins each key', () => {
  expect(matchRules(matcher, '/blog')).toEqual({
    redirect: '/exact',
    appMiddleware: { everywhere: true },
  })
  expect(matchRules(matcher, '/off/x')).toEqual({ appMiddleware: { everywhere: false, other: true } })
})

// covers: '8.6'
test('an invalid table gives no rules, and logs an error', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(matchRules({} as never, '/blog')).toEqual({})
  expect(consoleError.mock.calls[0]?.[0]).toBe('Error matching route rules.')
  consoleError.mockRestore()
})

const redirects = buildMatcher({
  '/old': to('/new'),
  '/with': to('/new?a=1#part'),
  '/blog/**': to('/articles/**'),
  '/shop/**': to('https://shop.example/x/**'),
  '/out': to('https://out.example/'),
  '/bare': to('https://out.example'),
  '/all/**': to('/all/soon'),
  '/top/**': to('/**'),
  '/g/:slug': to('/gameDetail/:slug'),
  '/g/:slug/:part/**': to('https://x.example/:part/:slug/**'),
  '/find/:word': to('/search?searchValue=:word'),
  '/star/*/:name': to('/tag/:name/1'),
  '/hand': to('/made/:up'),
  '/loose/:first': to('/:first'),
})

test.each([
  ['/old', '', '', '/new'],
  ['/old/', '?channel=c', '#top', '/new?channel=c#top'],
  ['/with', '?a=2&b=3', '#top', '/new?a=1&b=3#part'],
  ['/blog', '', '', '/articles'],
  ['/blog/a/b', '?x=1', '', '/articles/a/b?x=1'],
  ['/shop/hat', '?x=1', '#h', 'https://shop.example/x/hat?x=1#h'],
  ['/out', '', '', 'https://out.example/'],
  ['/bare', '?pid=1', '', 'https://out.example?pid=1'],
  ['/all/soon', '?a=1', '', null],
  ['/all/other', '', '', '/all/soon'],
  ['/top/a', '', '', '/a'],
  ['/top//elsewhere.example', '', '', '/'],
  ['/top/\\elsewhere.example', '', '', '/'],
  ['/blog//elsewhere.example', '', '', '/articles'],
  ['/none', '', '', null],
  ['/g/dunk-shot', '?channel=c', '', '/gameDetail/dunk-shot?channel=c'],
  ['/g/dunk-shot/', '', '', '/gameDetail/dunk-shot'],
  ['/g/a%20b', '', '', '/gameDetail/a%20b'],
  ['/g/one/two/three/four', '', '', 'https://x.example/two/one/three/four'],
  ['/find/caf%C3%A9%26x=1', '?pid=1', '', '/search?pid=1&searchValue=caf%C3%A9%26x%3D1'],
  ['/find/%E0%A4%A', '', '', '/search?searchValue=%25E0%25A4%25A'],
  ['/star/any/puzzle', '', '', '/tag/puzzle/1'],
  ['/hand', '', '', '/made/:up'],
  ['/g/..', '', '', null],
  ['/loose/\\evil.example', '', '', null],
  ['/loose//evil.example', '', '', null],
  ['/g/$&', '', '', '/gameDetail/$&'],
])('%s %s %s redirects to %s', (pathname, search, hash, target) => {
  expect(findRuleRedirect(redirects, { pathname, search, hash })?.to ?? null).toBe(target)
})

test('a redirect has the status of its own rule; without one it is temporary', () => {
  const rules = buildMatcher({
    '/a/**': { redirect: '/x', status: 301 },
    '/a/b': { redirect: '/y', status: 308 },
    '/a/c': to('/z'),
  })
  const statusOf = (pathname: string) => findRuleRedirect(rules, { pathname, search: '', hash: '' })?.status
  expect(['/a/x', '/a/b', '/a/c'].map(statusOf)).toEqual([301, 308, 307])
})

test('the table has names of free segments only for targets that use them', () => {
  expect(buildMatcher({ '/a/:x/*/:y': to('/b/:y'), '/c/:x': to('/d') })).toMatchObject({
    dynamic: {
      '/a': { dynamic: { '': { dynamic: { '': { static: { '/': { names: ['x', null, 'y'] } } } } } } },
      '/c': { static: { '/': { redirect: '/d' } } },
    },
  })
})

test.each([
  ['https://a.example', true],
  ['//a.example', true],
  ['mailto:a@b.example', true],
  ['/a', false],
  ['/a:b', false],
])('%s leaves the pages of the site: %s', (target, expected) => {
  expect(isExternal(target)).toBe(expected)
})
