import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  adPagePolicy,
  BARE_POLICY,
  GAME_POLICY,
  pagePolicy,
  SECURITY_HEADERS,
  strictTransport,
} from './headers.ts'
import { NONCE_PLACEHOLDER } from './page-nonce.ts'

/** As the renderer marks the page's own scripts. */
const mark = (html: string) => html.replaceAll('<script', `<script nonce="${NONCE_PLACEHOLDER}"`)

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part === name || part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('every inline script and style is hashed, byte by byte', () => {
  const html =
    '<style>:root{--a:1}</style><script>one()</script><script async="">\n two("ä") \n</script>' +
    '<script type="module">import("/x.js")</script><style media="print">b{}</style>'
  const policy = pagePolicy(mark(html), [])
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    hash('one()'),
    hash('\n two("ä") \n'),
    hash('import("/x.js")'),
  ])
  expect(directive(policy, 'style-src')).toEqual(["'self'", hash(':root{--a:1}'), hash('b{}')])
})

test('a script with a source needs no hash', () => {
  const html = '<script src="/a.js"></script><script type="module" src="/b.js"></script>'
  expect(directive(pagePolicy(mark(html), []), 'script-src')).toEqual(["'self'"])
})

test('data blocks in a page are never run, so they need no hash', () => {
  const html =
    '<script type="application/ld+json" data-of-page>{"a":1}</script><script id="x" type="application/json">{}</script><script>one()</script>'
  expect(directive(pagePolicy(mark(html), []), 'script-src')).toEqual(["'self'", hash('one()')])
})

test('the same inline script twice is hashed once', () => {
  const policy = pagePolicy(mark('<script>a()</script><script>a()</script>'), [])
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('a()')])
})

test('a script that the renderer has not marked is in no policy', () => {
  const html = `${mark('<script>one()</script>')}<p><script>evil()</script><script nonce="nonce-0">evil()</script></p>`
  for (const policy of [pagePolicy(html, []), adPagePolicy({ html }, [])]) {
    expect(policy).toContain(hash('one()'))
    expect(policy).not.toContain(hash('evil()'))
  }
})

// asvs: '1.2.1', '1.2.3'
test('a closing tag in a game’s title cannot break out of a hashed script', () => {
  const policy = pagePolicy(mark('<script>a("<\\/script>")</script><p>&lt;script>evil()&lt;/script></p>'), [])
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('a("<\\/script>")')])
})

// asvs: '3.4.3'
test('the policy allows nothing by default, no inline code without a hash, no nonce, no frames around it', () => {
  const policy = pagePolicy('<p>no code</p>', [])
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(directive(policy, 'object-src')).toEqual(["'none'"])
  expect(directive(policy, 'base-uri')).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce-|strict-dynamic|\*|https?:/)
})

test('frames are allowed from this host and from named hosts', () => {
  const policy = pagePolicy('', ['https://games.example', 'https://play.example'])
  expect(directive(policy, 'frame-src')).toEqual(["'self'", 'https://games.example', 'https://play.example'])
  expect(directive(policy, 'connect-src')).toEqual(directive(policy, 'frame-src'))
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:'])
})

test('other responses than pages may run no script; an own game may only be framed by the site', () => {
  expect(BARE_POLICY).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(directive(GAME_POLICY, 'frame-ancestors')).toEqual(["'self'"])
  expect(GAME_POLICY).not.toMatch(/unsafe|https?:|\*/)
})

// asvs: '3.4.4', '3.4.5'
test('every response has nosniff and a referrer policy', () => {
  expect(SECURITY_HEADERS).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  for (const feature of ['camera', 'geolocation', 'storage-access', 'midi', 'bluetooth'])
    expect(SECURITY_HEADERS['Permissions-Policy']).toContain(`${feature}=()`)
})

test('with an ad network only scripts with the nonce and those they load run; frames of games stay allowed', () => {
  const policy = adPagePolicy({ nonce: 'abc' }, ['https://games.example', 'http://games.localhost:4000'])
  expect(directive(policy, 'script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'", "'unsafe-eval'"])
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(directive(policy, 'base-uri')).toEqual(["'none'"])
  expect(directive(policy, 'frame-src')).toEqual(["'self'", 'https:', 'http://games.localhost:4000'])
  expect(policy).not.toMatch(/(^|\s)http:(\s|;|$)/)
})

test('with an ad network and hashes, inline scripts run by their hash and what they load is trusted; the rest is as with a nonce', () => {
  const html = mark('<script>one()</script><script type="text/plain">two()</script>')
  const policy = adPagePolicy({ html }, [])
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    hash('one()'),
    hash('two()'),
    "'strict-dynamic'",
    "'unsafe-eval'",
  ])
  const rest = (text: string) => text.split('; ').filter((part) => !part.startsWith('script-src'))
  expect(rest(policy)).toEqual(rest(adPagePolicy({ nonce: 'abc' }, [])))
})

// asvs: '3.4.1'
test('HTTPS is required for a year on https sites, and for hosts below only when the site says so', () => {
  const canonicalHost = 'fox.example'
  expect(strictTransport({ canonicalHost, hstsIncludeSubDomains: false })).toBe('max-age=31536000')
  expect(strictTransport({ canonicalHost, hstsIncludeSubDomains: true })).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect(strictTransport({ canonicalHost: 'localhost', hstsIncludeSubDomains: true })).toBeNull()
})
