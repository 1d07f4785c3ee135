import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticFiles, type StaticFiles } from './static-files.ts'

const SCRIPT = 'console.log("a game");\n'.repeat(50)
let root: string
let files: StaticFiles

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'playhouse-static-'))
  mkdirSync(join(root, 'client/assets'), { recursive: true })
  mkdirSync(join(root, 'games/tower/assets'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'not for anybody')
  writeFileSync(join(root, 'client/secret.txt.br'), 'an encoding alone is no file')
  writeFileSync(join(root, 'client/favicon.svg'), '<svg/>')
  writeFileSync(join(root, 'client/two words & ä.txt'), 'named oddly')
  writeFileSync(join(root, 'client/assets/app-AbCd_123.js'), SCRIPT)
  writeFileSync(join(root, 'client/assets/app-AbCd_123.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(root, 'client/assets/app-AbCd_123.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(root, 'client/clip.mp4'), Buffer.from('0123456789'))
  writeFileSync(join(root, 'client/empty.txt'), '')
  mkdirSync(join(root, 'sdk'))
  for (const name of ['v1.js', '1.0.0.js', 'v1.d.ts']) writeFileSync(join(root, 'sdk', name), SCRIPT)
  writeFileSync(join(root, 'games/tower/index.html'), '<!doctype html>')
  files = await createStaticFiles([
    {
      prefix: '/games/',
      dir: join(root, 'games'),
      headers: { 'Content-Security-Policy': "default-src 'self'" },
    },
    { prefix: '/sdk/', dir: join(root, 'sdk'), headers: {}, fixedRe: /\/\d+\.\d+\.\d+\.m?js$/ },
    { prefix: '/', dir: join(root, 'client'), headers: {} },
    { prefix: '/none/', dir: join(root, 'not-there'), headers: {} },
  ])
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return files.serve(path, new Request(`http://localhost${encodeURI('/')}`, { method, headers }))
}

test('a file is answered with its type, its length and a tag', async () => {
  const response = (await get('/favicon.svg'))!
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
  expect(response.headers.get('Content-Length')).toBe('6')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(response.headers.get('ETag')).toMatch(/^".+"$/)
  expect(await response.text()).toBe('<svg/>')
})

test('a file with a hashed name is cached for a year; a page of a game is revalidated every time', async () => {
  expect((await get('/assets/app-AbCd_123.js'))!.headers.get('Cache-Control')).toContain('immutable')
  expect((await get('/games/tower/index.html'))!.headers.get('Cache-Control')).toBe('no-cache')
})

test('an address that its folder marks as immutable is cached for a year, its neighbour for an hour', async () => {
  expect((await get('/sdk/1.0.0.js'))!.headers.get('Cache-Control')).toContain('immutable')
  expect((await get('/sdk/v1.js'))!.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await get('/sdk/v1.d.ts'))!.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
})

// asvs: '4.1.1'
test('a folder with an index is answered by it, with the headers of its trust level', async () => {
  const response = (await get('/games/tower/'))!
  expect(await response.text()).toBe('<!doctype html>')
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
})

// asvs: '13.4.3'
test.each([
  '/secret.txt',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/assets/..%c0%af..%c0%afsecret.txt',
  '/games/../secret.txt',
  '/games/tower/../../../secret.txt',
  '//secret.txt',
  '/./favicon.svg',
  '/assets//app-AbCd_123.js',
  '/favicon.svg/',
  '/favicon.svg\0.png',
  '/favicon.svg%00',
  '/FAVICON.SVG',
  '/assets',
  '/assets/',
  '/games',
  '/games/',
  '/games/tower',
  '/assets/app-AbCd_123.js.br',
  '/assets/app-AbCd_123.js.gz',
  '/constructor',
  '/__proto__',
  'favicon.svg',
  '',
])('%j is no file', async (path) => {
  expect(await get(path)).toBeNull()
  expect(files.has(path)).toBe(false)
})

test('a name with spaces and umlauts is found under its encoded address', async () => {
  expect(await (await get('/two%20words%20%26%20%C3%A4.txt'))!.text()).toBe('named oddly')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  ['', null],
])('Accept-Encoding %j gets %s', async (header, encoding) => {
  const response = (await get('/assets/app-AbCd_123.js', { 'Accept-Encoding': header }))!
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
  if (encoding === 'br') expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
})

test('a file that has no compressed copy comes as it is', async () => {
  const response = (await get('/favicon.svg', { 'Accept-Encoding': 'br, gzip' }))!
  expect(response.headers.has('Content-Encoding')).toBe(false)
})

test('HEAD has the headers and no body', async () => {
  const response = (await get('/favicon.svg', {}, 'HEAD'))!
  expect(response.headers.get('Content-Length')).toBe('6')
  expect(await response.text()).toBe('')
})

test('a client with the file gets 304', async () => {
  const etag = (await get('/favicon.svg'))!.headers.get('ETag')!
  const response = (await get('/favicon.svg', { 'If-None-Match': etag }))!
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect((await get('/favicon.svg', { 'If-None-Match': '"other"' }))!.status).toBe(200)
})

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('a clip is answered in parts: %s', async (range, text, contentRange) => {
  const response = (await get('/clip.mp4', { Range: range }))!
  expect(response.status).toBe(206)
  expect(response.headers.get('Content-Range')).toBe(contentRange)
  expect(response.headers.get('Accept-Ranges')).toBe('bytes')
  expect(response.headers.get('Content-Length')).toBe(String(text.length))
  expect(await response.text()).toBe(text)
})

test.each(['bytes=10-', 'bytes=5-2', 'bytes=-', 'bytes=-0'])(
  'a part that is not there is 416: %s',
  async (range) => {
    const response = (await get('/clip.mp4', { Range: range }))!
    expect(response.status).toBe(416)
    expect(response.headers.get('Content-Range')).toBe('bytes */10')
  },
)

test.each(['bytes=0-1,3-4', 'chapters=1-2', 'bytes=a-b', 'x'])(
  'an unsupported range is answered with the whole file: %s',
  async (range) => {
    expect((await get('/clip.mp4', { Range: range }))!.status).toBe(200)
  },
)

test('a range of an older file is answered with the whole new file', async () => {
  expect((await get('/clip.mp4', { Range: 'bytes=0-3', 'If-Range': '"older"' }))!.status).toBe(200)
  const etag = (await get('/clip.mp4'))!.headers.get('ETag')!
  expect((await get('/clip.mp4', { Range: 'bytes=0-3', 'If-Range': etag }))!.status).toBe(206)
})

test('an empty file is a file', async () => {
  const response = (await get('/empty.txt'))!
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('a file requested by many clients at once is cached once', async () => {
  const dir = join(root, 'busy')
  mkdirSync(dir)
  writeFileSync(join(dir, 'large.bin'), Buffer.alloc(8 * 1024 * 1024))
  writeFileSync(join(dir, 'small.txt'), 'small')
  const busy = await createStaticFiles([{ prefix: '/', dir, headers: {} }])
  const ask = async (path: string) => (await busy.serve(path, new Request(`http://fox.example${path}`)))!
  await Promise.all(Array.from({ length: 12 }, () => ask('/large.bin')))
  await ask('/small.txt')
  // Cached files are served without reading them.
  rmSync(join(dir, 'small.txt'))
  expect(await (await ask('/small.txt')).text()).toBe('small')
})
