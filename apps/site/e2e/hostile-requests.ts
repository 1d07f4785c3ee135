/** Hostile requests, reproducible by a seed. */

/** A simple seeded random generator. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'get',
  'G E T',
  'CONNECT',
  'FOO',
]
const PATHS = [
  '/',
  '/articles',
  '/articlesDetail/1',
  '/category',
  '/categoryDetail/Newest/1',
  '/categoryDetail',
  '/privacyIndex',
  '/privacyIndex/contactUs',
  '/gameDetail/cozy-blocks',
  '/gamePlay/cozy-blocks',
  '/search',
  '/search?searchValue=',
  '/categoryDetail/puzzle/1',
  '/tag/relaxing/1',
  '/api/suggest?q=',
  '/api/vote',
  '/api/report',
  '/api/plays',
  '/api/getRandomGameApi',
  '/api/',
  '/img/games/cozy-blocks/square-96.webp',
  '/img/games/',
  '/games/cozy-blocks/',
  '/livez',
  '/readyz',
  '/assets/',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/index.php',
  '/favicon.ico',
  '/gameDetail.data',
  '/_root.data',
  '/search.data?searchValue=',
]
const NASTY = [
  '../',
  '..%2f',
  '%2e%2e/',
  '..\\',
  '%5c..%5c',
  '%00',
  '%ff',
  '%',
  '%zz',
  '%c0%ae%c0%ae/',
  '%0d%0aX-Injected:%201',
  '%E2%80%AE',
  '//',
  '/./',
  ';',
  '\'"',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '%F0%9F%92%A9',
  '__proto__',
  'constructor',
  '~',
  '*',
  '?',
  '#',
  '&',
  '=',
  '[]',
  '%252e%252e%252f',
  '|id',
  '`id`',
  '$(id)',
  'NEAR(',
  '"*"',
  "' OR 1=1--",
]
const HOSTS = [
  'localhost',
  'localhost',
  'localhost',
  'localhost',
  '127.0.0.1:80',
  '[::1]',
  'LOCALHOST.',
  'unknown.example',
  '',
  'localhost:99999',
  'a b',
  '../x',
  'localhost, evil.example',
  '<script>',
  '\xff\xfe',
  'x'.repeat(300),
  'user:pw@localhost',
  'localhost/evil',
  '0x7f.1',
  'localhost\x00',
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
  'application/json\x01',
  'x'.repeat(2000),
]
const ENCODINGS = [
  'gzip',
  'br',
  'br;q=0, gzip;q=0',
  '*',
  'identity;q=0',
  'gzip, , ,',
  'zstd',
  'q=1',
  'br;q=nan',
  '\xff',
  'a,'.repeat(500),
]
const HEADERS = [
  'If-None-Match: *',
  'If-None-Match: W/"x", "y"',
  'If-Modified-Since: yesterday',
  'Range: bytes=0-',
  'Range: bytes=99999999999-',
  'Range: bytes=-',
  'Range: bytes=0-0,1-1',
  'X-Forwarded-For: 1.2.3.4, ::1, nonsense',
  'X-Forwarded-Host: evil.example',
  'X-Original-URL: /admin',
  'X-HTTP-Method-Override: DELETE',
  'Cookie: a=b; __proto__=c',
  'Origin: null',
  'Origin: https://evil.example',
  'Authorization: Basic eA==',
  'Accept: application/x-nothing',
  'Accept-Language: ../../x',
  'User-Agent: () { :; }; echo',
  'X-Long: ' + 'x'.repeat(6000),
  'Te: trailers',
  'Forwarded: for=_x;host=evil.example',
]
/** Headers that cause most requests to be refused early. */
const RUDE_HEADERS = [
  'Expect: 100-continue',
  'Expect: 200-maybe',
  'Upgrade: websocket',
  'X\x01: y',
  'Content-Length: 3',
]
const BODIES = [
  '{}',
  '[]',
  'null',
  'true',
  '1e999',
  '"text"',
  '{',
  '{"slug":',
  '{"slug":"cozy-blocks"}',
  '{"slug":"cozy-blocks","token":"x","value":1}',
  '{"slug":"cozy-blocks","token":"00000000000000000000000000000000","value":2}',
  '{"slug":["cozy-blocks"],"value":{}}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"slug":"../../etc/passwd","reason":"other","note":"x"}',
  '{"slug":"cozy-blocks","reason":"other","note":"\\u0000\\u001b[2J"}',
  '{"slug":"cozy-blocks","visitId":"' + 'a'.repeat(5000) + '"}',
  '['.repeat(5000),
  '\xff\xfe\x00',
  '<x/>',
  'a=1&b=2',
  '{"hostName":{"toString":1}}',
  '{"hostName":"' + '\\ud800'.repeat(50) + '"}',
]

/** Returns a function that generates the next request, as bytes. */
export function createHostileRequests(seed: number): () => Buffer {
  const random = createRandom(seed)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!
  const chance = (share: number) => random() < share
  const makeNoise = (max: number) =>
    Array.from({ length: Math.ceil(random() * max) }, () =>
      String.fromCharCode(33 + Math.floor(random() * 94)),
    ).join('')

  function makePath(): string {
    let path = pick(PATHS)
    for (let more = Math.floor(random() * 3); more > 0; more--) path += pick(NASTY)
    if (chance(0.2)) path += encodeURIComponent(makeNoise(40))
    if (chance(0.3))
      path += `${path.includes('?') ? '&' : '?'}${makeNoise(8)}=${encodeURIComponent(makeNoise(60))}`
    if (chance(0.02)) path += 'a'.repeat(Math.floor(random() * 9000))
    if (chance(0.02)) path = `http://evil.example${path}`
    if (chance(0.01)) path = makeNoise(30)
    if (chance(0.02)) path += pick(['\x80\xff\xfe', ' ', '\t', '\0'])
    return path
  }

  function makeMalformed(): string {
    return pick([
      'GET / HTTP/9.9\r\n\r\n',
      'GET /\r\n\r\n',
      '\r\n\r\n\r\n',
      'GET / HTTP/1.1\r\nHost localhost\r\n\r\n',
      'GET / HTTP/1.1\r\n Host: localhost\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
      'POST /api/vote HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/vote HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n',
      'GET / HTTP/1.0\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n',
      makeNoise(200) + '\r\n\r\n',
    ])
  }

  return function next() {
    if (chance(0.03)) return Buffer.from(makeMalformed(), 'latin1')
    const method = chance(0.15) ? pick(METHODS) : chance(0.25) ? 'POST' : 'GET'
    const isPost = method === 'POST' || chance(0.02)
    const body = isPost ? (chance(0.01) ? 'x'.repeat(70_000) : pick(BODIES)) : ''
    const path =
      isPost && chance(0.7)
        ? pick(['/api/vote', '/api/report', '/api/plays', '/api/getRandomGameApi'])
        : makePath()
    const lines = [`${method} ${path} HTTP/1.1`, `Host: ${chance(0.15) ? pick(HOSTS) : 'localhost'}`]
    if (chance(0.4)) lines.push(`Accept-Encoding: ${pick(ENCODINGS)}`)
    if (isPost || chance(0.05)) lines.push(`Content-Type: ${chance(0.6) ? 'application/json' : pick(TYPES)}`)
    for (let more = Math.floor(random() * 4); more > 0; more--)
      lines.push(chance(0.05) ? pick(RUDE_HEADERS) : pick(HEADERS))
    const bytes = Buffer.from(body, 'latin1')
    if (isPost) lines.push(`Content-Length: ${bytes.length}`)
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes])
  }
}
