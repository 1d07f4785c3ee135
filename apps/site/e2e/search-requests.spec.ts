/** Search by requests alone: typing errors, suggestions, and queries of any bytes. */
import { expect, seededTest, test } from './site-test.ts'
import { sendRaw } from './raw-request.ts'

seededTest('typing errors are corrected', async ({ request }) => {
  for (const [typed, meant] of [
    ['hapy comet', 'Comet'],
    ['happpy comett', 'Comet'],
    ['dolhpin', 'Dolphin'],
    ['jugler', 'Juggler'],
    ['GÄRDEN', 'Garden'],
  ] as const) {
    const html = await (await request.get(`/search?searchValue=${encodeURIComponent(typed)}`)).text()
    const first = /<ul[^>]*aria-label="Games found"[^>]*>.*?<span[^>]*>([^<]+)<\/span>/s.exec(html)
    expect(first?.[1], typed).toContain(meant)
  }
  const html = await (await request.get('/search?searchValue=jugler')).text()
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe('“juggler”')
})

// asvs: '15.3.1'
test('suggestions are from this site, limited, and cached for a minute', async ({ request }) => {
  const response = await request.get('/api/suggest?q=cozy')
  expect(response.headers()['cache-control']).toBe('public, max-age=60')
  const { suggestions } = (await response.json()) as { suggestions: object[] }
  expect(suggestions).toEqual([
    {
      slug: 'cozy-blocks',
      title: 'Cozy Blocks',
      coverVersion: expect.any(String),
      kind: expect.any(String),
    },
  ])
  expect(await (await request.get('/api/suggest')).json()).toEqual({ suggestions: [] })
})

const HOSTILE_QUERIES = [
  '%ff',
  '%00',
  '%E0%A4%A',
  '%',
  '%%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  '%f0%9f%8e%ae',
  '%EF%BF%BF',
  '%22',
  "'",
  '%22%20OR%201=1--',
  "');DROP%20TABLE%20games;--",
  '*',
  '**',
  '"*"',
  'NEAR(a%20b)',
  'a%20AND%20NOT',
  '(',
  ')',
  '^',
  '-',
  '-a',
  'title:a',
  '{',
  '}',
  'a*b*',
  ':',
  '%0d%0aSet-Cookie:x=1',
  '<script>alert(1)</script>',
  'a'.repeat(1800),
  '%F0%9F%98%80'.repeat(150),
  '%E2%80%8F%E2%80%AE',
  '%CC%81'.repeat(300),
  '+'.repeat(500),
  '\u0000',
  'a%20'.repeat(400),
  '%EF%B7%BA'.repeat(100),
]

test('a query with any bytes is answered with a page or a refusal, never an error', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL!)
  for (const query of HOSTILE_QUERIES) {
    for (const path of [`/search?searchValue=${query}`, `/api/suggest?q=${query}`]) {
      const { status, headers, body } = await sendRaw({
        host: hostname,
        port: Number(port),
        bytes: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'),
      })
      expect([200, 400], `${path.slice(0, 120)} was answered with ${status}`).toContain(status)
      expect(headers['set-cookie']).toBeUndefined()
      expect(body).not.toContain('<script>alert(1)')
    }
  }
})
