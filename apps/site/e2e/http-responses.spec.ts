/** Rules of all HTTP responses: redirects, headers, refusals, conditional requests. */
import { expect, test } from './site-test.ts'
import { sendRaw } from './raw-request.ts'

// asvs: '13.4.1'
test('addresses of missing files are 404 without a page', async ({ request }) => {
  for (const path of [
    '/wp-login.php',
    '/.env',
    '/assets/none-AbCdEfGh.js',
    '/games/none/index.html',
    '/x.css',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type'], path).toContain('text/plain')
  }
  for (const path of ['/.git/HEAD', '/.git/config', '/.git/'])
    expect((await request.get(path)).status(), path).toBe(404)
})

// asvs: '14.2.5'
test('an address that looks like a file below a page is 404, and no cache keeps it', async ({ request }) => {
  for (const path of [
    '/gameDetail/cozy-blocks/style.css',
    '/gameDetail/cozy-blocks.css',
    '/categoryDetail/Newest/1/picture.png',
    '/articlesDetail/1/a.js',
    '/search.js?searchValue=cat',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['cache-control'], path).toMatch(/no-store|no-cache|private/)
  }
})

// covers: '2.14'
test('old addresses redirect permanently to the new ones', async ({ request }) => {
  const forms = {
    '/gameDetail?gameId=cozy-blocks&channel=c&x=1': '/gameDetail/cozy-blocks?channel=c',
    '/gamePlay?gameId=cozy-blocks': '/gamePlay/cozy-blocks',
    '/categoryDetail?categoryType=Cars&pageCurrent=1&pid=7': '/categoryDetail/Cars/1?pid=7',
    '/categoryDetail': '/categoryDetail/Newest/1',
    '/categoryDetail/Kids': '/categoryDetail/Kids/1',
    '/privacyIndex?network=n': '/privacyIndex/aboutUs?network=n',
    '/articles/': '/articles',
    '/gameDetail/cozy-blocks/?pid=1': '/gameDetail/cozy-blocks?pid=1',
    '/GameDetail/Cozy-Blocks?pid=1': '/gameDetail/cozy-blocks?pid=1',
    '/gamedetail?gameId=cozy-blocks': '/gameDetail/cozy-blocks',
    '/ARTICLES/': '/articles',
    '/categoryDetail/newest/1': '/categoryDetail/Newest/1',
    '/categoryDetail/PUZZLE/1': '/categoryDetail/puzzle/1',
    '/tag/puzzle/1?pid=7': '/categoryDetail/puzzle/1?pid=7',
    '/categoryDetail/HotGames/44?channel=c': '/categoryDetail/HotGames/1?channel=c',
    '/categoryDetail/BestGames/999': '/categoryDetail/BestGames/1',
    '/tag/Puzzle/1': '/tag/puzzle/1',
    '/privacyIndex/aboutus': '/privacyIndex/aboutUs',
    '/gameDetail/cozy%2Dblocks': '/gameDetail/cozy-blocks',
  }
  for (const [from, to] of Object.entries(forms)) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(to)
  }
})

// asvs: '3.7.2'
// covers: '5.3'
test('no redirect ever leaves the site', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL!)
  const paths = [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/.//evil.example/',
    '/gameDetail?gameId=//evil.example',
    '/gameDetail?gameId=https:%2f%2fevil.example',
    '/x//evil.example//',
  ]
  for (const path of paths) {
    const answer = await sendRaw({
      host: hostname,
      port: Number(port),
      bytes: `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    })
    expect(answer.status, path).toBeLessThan(500)
    expect(answer.headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
  }
})

test('paths of slashes redirect to the home page, and every page has one address', async ({
  request,
  baseURL,
}) => {
  const { hostname, port } = new URL(baseURL!)
  const ask = (path: string, head = 'Host: localhost') =>
    sendRaw({
      ...{ host: hostname, port: Number(port) },
      bytes: `GET ${path} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`,
    })
  for (const path of ['//', '///', `/${'/'.repeat(1000)}`, '//?channel=a']) {
    const answer = await ask(path)
    expect(answer.status, path.slice(0, 20)).toBe(301)
    expect(answer.headers.location).toBe(path.includes('?') ? '/?channel=a' : '/')
  }
  for (const path of ['//x', '//articles', '//_payload.json', '//gameDetail/cozy-blocks', '///_payload.json'])
    expect((await ask(path)).status, path).toBe(404)
  for (const path of [
    '/.data',
    '/_root.data',
    '/search.data?searchValue=a',
    '/x.data',
    '/.data?_routes=pages/home',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

// covers: '11.4'
test('an address with a user name and a request with two hosts are 400', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL!)
  const ask = (bytes: string) =>
    sendRaw({ host: hostname, port: Number(port), bytes: `${bytes}Connection: close\r\n\r\n` })
  const refused = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n',
    'GET /category HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n',
    'GET http://u:p@localhost/api/suggest?q=secret HTTP/1.1\r\nHost: localhost\r\n',
    'GET http://u@localhost/ HTTP/1.1\r\nHost: localhost\r\n',
    'POST http://u:p@localhost/api/vote HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n',
  ]
  for (const bytes of refused) {
    const answer = await ask(bytes)
    expect(answer.status, bytes).toBe(400)
    expect(answer.headers['x-content-type-options'], bytes).toBe('nosniff')
  }
  expect((await ask(`GET http://localhost/category HTTP/1.1\r\nHost: localhost\r\n`)).status).toBe(200)
})

test('tracking parameters never change a page', async ({ request }) => {
  const plain = await request.get('/category')
  const tracked = await request.get('/category?channel=c&network=n&pid=1&utm_source=x&anything=2')
  expect(await tracked.text()).toBe(await plain.text())
  expect(tracked.headers()['x-cache']).toBe('hit')
})

// asvs: '3.4.2', '3.4.6', '3.4.8'
test('every kind of response has the security headers', async ({ request, baseURL }) => {
  const answers = {
    page: await request.get('/'),
    'lost page': await request.get('/nothing'),
    'lost file': await request.get('/nothing.php'),
    redirect: await request.get('/privacyIndex', { maxRedirects: 0 }),
    'unknown method': await request.fetch('/', { method: 'PUT' }),
    call: await request.post('/api/getRandomGameApi', { data: { hostName: 'localhost' } }),
    'unknown call': await request.get('/api/nothing'),
    cover: await request.get('/img/games/cozy-blocks/square-192.webp'),
    file: await request.get('/favicon.svg'),
    health: await request.get('/livez'),
    'unknown host': await request.get('/', { headers: { Host: 'unknown.example' } }),
    'page again': await request.get('/', { headers: { 'If-None-Match': '"x"' } }),
    'game file': await request.get('/games/cozy-blocks/'),
    'share picture': await request.get('/img/share/games/cozy-blocks.jpg'),
  }
  for (const [kind, response] of Object.entries(answers)) {
    const headers = response.headers()
    expect(headers['x-content-type-options'], kind).toBe('nosniff')
    expect(headers['referrer-policy'], kind).toBe('strict-origin-when-cross-origin')
    expect(headers['access-control-allow-origin'], kind).toBeUndefined()
    expect(headers['cross-origin-opener-policy'], kind).toBe('same-origin-allow-popups')
    expect(headers['permissions-policy'], kind).toContain('camera=()')
    expect(headers['content-security-policy'], kind).toContain("default-src 'none'")
    expect(headers['content-security-policy'], kind).toContain('frame-ancestors')
    expect(headers['cache-control'], kind).toBeTruthy()
    expect(headers['x-powered-by'], kind).toBeUndefined()
    expect(headers.server, kind).toBeUndefined()
  }
  expect(answers.page.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(answers['game file'].headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(baseURL).toContain('127.0.0.1')
})

// covers: '11.14'
test('an unknown host gets 421 without a command', async ({ request }) => {
  for (const path of ['/', '/api/suggest?q=x', '/favicon.svg', '/img/games/cozy-blocks/square-192.webp']) {
    const response = await request.get(path, { headers: { Host: 'games.example' } })
    expect(response.status(), path).toBe(421)
    expect(await response.text(), path).toBe('421 Misdirected Request\nNo site answers to this host.\n')
  }
})

// asvs: '13.4.4'
test('unsupported methods are 405 with an Allow header, and TRACE repeats no header', async ({
  request,
  baseURL,
}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await request.fetch('/gameDetail/cozy-blocks', { method })
    expect(response.status(), method).toBe(405)
    expect(response.headers().allow, method).toBe('GET, HEAD')
  }
  const call = await request.fetch('/api/vote', { method: 'DELETE' })
  expect(call.status()).toBe(405)
  expect(call.headers().allow).toBe('GET, HEAD, POST')
  const { hostname, port } = new URL(baseURL!)
  const bytes = 'TRACE / HTTP/1.1\r\nHost: localhost\r\nX-Secret: 7d0b\r\nConnection: close\r\n\r\n'
  const traced = await sendRaw({ host: hostname, port: Number(port), bytes })
  expect(traced.status).toBe(405)
  expect(traced.body).not.toContain('7d0b')
})

test('HEAD has the same response as GET, without a body', async ({ request }) => {
  for (const path of ['/', '/favicon.svg', '/nothing', '/img/games/cozy-blocks/square-192.webp']) {
    const [head, get] = [await request.head(path), await request.get(path)]
    expect(head.status(), path).toBe(get.status())
    expect(head.headers()['content-type'], path).toBe(get.headers()['content-type'])
    expect((await head.body()).length, path).toBe(0)
  }
})

test('a body of more than 64 KiB is 413, with or without Content-Length', async ({ request, baseURL }) => {
  const data = JSON.stringify({ slug: 'cozy-blocks', note: 'x'.repeat(66_000) })
  const headers = { 'Content-Type': 'application/json' }
  expect((await request.post('/api/report', { data, headers })).status()).toBe(413)
  const chunked = await fetch(`${baseURL}/api/report`, {
    method: 'POST',
    headers,
    body: new Blob([data]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(chunked.status).toBe(413)
  const small = await request.post('/api/report', { data: '{"slug":"cozy-blocks"}', headers })
  expect(small.status()).toBe(400)
})

test('a page with a matching ETag is answered 304', async ({ request }) => {
  for (const path of ['/', '/favicon.svg', '/img/games/cozy-blocks/square-192.webp']) {
    const { etag } = (await request.get(path)).headers()
    const again = await request.get(path, { headers: { 'If-None-Match': etag! } })
    expect(again.status(), path).toBe(304)
  }
})

// covers: '2.25'
test('covers are served in every documented size, other sizes are 404', async ({ request }) => {
  const sizes = [
    'square-24',
    'square-96',
    'square-192',
    'square-320',
    'square-640',
    'wide-320',
    'wide-640',
    'wide-1280',
    'tall-320',
    'tall-640',
  ]
  for (const size of sizes) {
    const response = await request.get(`/img/games/cozy-blocks/${size}.webp`)
    expect(response.status(), size).toBe(200)
    expect(response.headers()['content-type'], size).toMatch(/^image\//)
  }
  for (const path of [
    'cozy-blocks/square-97.webp',
    'none/square-96.webp',
    'cozy-blocks/round-96.webp',
    '../x/square-96.webp',
  ])
    expect((await request.get(`/img/games/${path}`)).status(), path).toBe(404)
})
