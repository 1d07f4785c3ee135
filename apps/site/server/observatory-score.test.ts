import { expect, test } from 'vitest'
import { adPagePolicy, pagePolicy, SECURITY_HEADERS, strictTransport } from './headers.ts'
import { scorePage } from './observatory-score.fixture.ts'
import { addNonceElement, fillNonce, NONCE_PLACEHOLDER, removePlaceholder } from './page-nonce.ts'

const HTML =
  '<html><head><style>a{}</style><script>one()</script></head><body><script type="module" src="/assets/x.js"></script></body></html>'
const MARKED = HTML.replaceAll('<script', `<script nonce="${NONCE_PLACEHOLDER}"`)
const FRAMES = ['https://play.example', 'https://*.games.example']

function page(policy: string, change: Record<string, string | null> = {}, html = HTML) {
  const headers = new Headers({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': strictTransport({
      ...{ canonicalHost: 'fox.example', hstsIncludeSubDomains: false },
    })!,
  })
  for (const [name, value] of Object.entries(change))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  return { headers, html, isSecure: true }
}

test('a page without an ad network scores at least 130', () => {
  const { total, verdicts } = scorePage(page(pagePolicy(MARKED, FRAMES)))
  expect(total, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(130)
})

const withNonce = () => fillNonce(addNonceElement(MARKED), adPagePolicy({ nonce: NONCE_PLACEHOLDER }, FRAMES))
const withHashes = () => ({ html: removePlaceholder(MARKED), policy: adPagePolicy({ html: MARKED }, FRAMES) })

test.each([
  ['hash', withHashes],
  ['nonce', withNonce],
])('a page with an ad network and ads.policy %s scores at least 115', (_, make) => {
  const { html, policy } = make()
  const { total, verdicts } = scorePage(page(policy, {}, html))
  expect(total, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(115)
})

test.each<[string, ReturnType<typeof page>, string, number]>([
  ['no policy', page('x', { 'Content-Security-Policy': null }), 'csp', -25],
  ['inline scripts', page("default-src 'none'; script-src 'self' 'unsafe-inline'"), 'csp', -20],
  ['scripts from everywhere', page("default-src 'none'; script-src https:"), 'csp', -20],
  ['a plain http source', page("default-src 'none'; script-src 'self'; img-src http:"), 'csp', -20],
  ['evaluated scripts', page("default-src 'none'; script-src 'self' 'unsafe-eval'"), 'csp', -10],
  ['inline styles', page("default-src 'none'; script-src 'self'; style-src 'unsafe-inline'"), 'csp', 0],
  ['no strict transport', page(pagePolicy(HTML, []), { 'Strict-Transport-Security': null }), 'hsts', -20],
  ['a cookie', page(pagePolicy(HTML, []), { 'Set-Cookie': 'a=b' }), 'cookies', -40],
  [
    'a third-party script in the HTML',
    page(pagePolicy(HTML, []), {}, '<script src="https://ads.example/x.js"></script>'),
    'sri',
    -5,
  ],
  ['a frame around it', page("default-src 'none'"), 'framing', -20],
  ['types that are guessed', page(pagePolicy(HTML, []), { 'X-Content-Type-Options': null }), 'nosniff', -5],
])('%s costs what the rules say', (_, scored, name, score) => {
  expect(scorePage(scored).verdicts.find(({ test: found }) => found === name)?.score).toBe(score)
})

test('below 90 no bonus counts', () => {
  const poor = scorePage(page("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"))
  expect(poor.total).toBe(80)
})
