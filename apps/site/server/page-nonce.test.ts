import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CachedPage, type PageQuestion, serveCachedPage } from './cached-page.ts'
import { createPageCache, type PageRequest } from './page-cache.ts'
import { addNonceElement, isMarked, NONCE_PLACEHOLDER, removePlaceholder, withNonce } from './page-nonce.ts'

const mark = (html: string) => html.replaceAll('<script', `<script nonce="${NONCE_PLACEHOLDER}"`)

function rendered(text: string): Response {
  const headers = {
    'Content-Type': 'text/html',
    'Content-Security-Policy': `script-src 'nonce-${NONCE_PLACEHOLDER}'`,
  }
  return new Response(addNonceElement(mark(text)), { headers, status: 200 })
}

const ask = (page: CachedPage, question: Partial<PageQuestion> = {}) =>
  serveCachedPage(
    page,
    { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined, ...question },
    'hit',
  )

function noncedPage(text: string) {
  let renders = 0
  const request: PageRequest = {
    key: 'site /',
    generation: '1',
    async render() {
      renders++
      return rendered(text)
    },
  }
  return { request, renders: () => renders }
}

test('a page with a nonce is rendered once and sent with a new nonce each time', async () => {
  const { request, renders } = noncedPage('<html><head></head><script>a()</script></html>')
  const cache = createPageCache({ maxBytes: 1e6, maxEntries: 10 })
  const nonces = new Set<string>()
  for (const acceptEncoding of [undefined, 'gzip', 'br', 'gzip']) {
    const answer = ask((await cache.get(request)).page, { acceptEncoding })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = (acceptEncoding ? gunzipSync(bytes) : bytes).toString()
    const [, nonce] = /'nonce-([\w-]{24})'/.exec(answer.headers.get('Content-Security-Policy')!)!
    nonces.add(nonce!)
    expect(text).toBe(
      `<html><head><meta property="csp-nonce" nonce="${nonce}"></head><script nonce="${nonce}">a()</script></html>`,
    )
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(answer.headers.get('Content-Encoding')).toBe(acceptEncoding ? 'gzip' : null)
  }
  expect(nonces.size).toBe(4)
  expect(renders()).toBe(1)
})

test('a page with a nonce is never answered 304', async () => {
  const { request } = noncedPage('<script>a()</script>')
  const { page: cached } = await createPageCache({ maxBytes: 1e6, maxEntries: 10 }).get(request)
  const first = ask(cached)
  expect(first.headers.get('ETag')).toBeNull()
  expect(ask(cached, { ifNoneMatch: cached.etag }).status).toBe(200)
  expect(await ask(cached, { method: 'HEAD' }).text()).toBe('')
})

test('a page for one visitor has its own nonce', async () => {
  const nonces = new Set<string>()
  for (let turn = 0; turn < 3; turn++) {
    const answer = await withNonce(rendered('<script>a()</script>'))
    const [, nonce] = /^script-src 'nonce-([\w-]{24})'$/.exec(answer.headers.get('Content-Security-Policy')!)!
    expect(await answer.text()).toBe(`<script nonce="${nonce}">a()</script>`)
    nonces.add(nonce!)
  }
  expect(nonces.size).toBe(3)
})

test('only elements with the placeholder are the page’s own; it can be removed without a trace', () => {
  expect(isMarked(` type="module" nonce="${NONCE_PLACEHOLDER}"`)).toBe(true)
  for (const attributes of ['', ' nonce=""', ' nonce="abc"', ' data-nonce="nonce-"'])
    expect(isMarked(attributes), attributes).toBe(false)
  const html = '<script>a()</script><script type="module" src="/b.js"></script>'
  expect(removePlaceholder(mark(html))).toBe(html)
})

test('a page without a nonce is sent unchanged', async () => {
  const plain = new Response('<script>a()</script>', {
    headers: { 'Content-Security-Policy': "script-src 'self'" },
  })
  expect(await withNonce(plain)).toBe(plain)
})
