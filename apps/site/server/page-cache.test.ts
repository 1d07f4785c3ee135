import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { EntryCost } from './measure-page-cache.ts'
import { type CachedPage, type PageQuestion, pickEncoding, serveCachedPage } from './cached-page.ts'
import { createPageCache, type PageRequest } from './page-cache.ts'
import { Overloaded } from './render-queue.ts'
import { toRenderedPage } from './rendered-page.ts'

const SIZE = { maxBytes: 1e6, maxEntries: 1000 }
const TEXT = `<!doctype html><p>${'a game, '.repeat(400)}</p>`

function html(body = TEXT, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'text/html', 'X-Own': 'kept' } })
}

/** A page that counts how often it was rendered. */
function page(change: Partial<PageRequest> = {}) {
  let renders = 0
  const request: PageRequest = {
    key: 'site /',
    generation: '1',
    render: async () => {
      renders++
      return html()
    },
    ...change,
  }
  return { request, renders: () => renders }
}

function ask(
  page: CachedPage,
  question: Partial<PageQuestion> = {},
  state: 'hit' | 'stale' | 'miss' = 'hit',
) {
  return serveCachedPage(
    page,
    { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined, ...question },
    state,
  )
}

const readText = ({ answers: { br, identity } }: CachedPage) =>
  Buffer.from(br ? brotliDecompressSync(br.body) : identity!.body).toString()

async function getCachedPage(change: Partial<PageRequest> = {}) {
  const { request } = page(change)
  return (await createPageCache(SIZE).get(request)).page
}

test('fifty visitors at once cost one render', async () => {
  const cache = createPageCache(SIZE)
  let renders = 0
  const { request } = page({
    render: async () => {
      renders++
      await new Promise((resolve) => setTimeout(resolve, 20))
      return html()
    },
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get(request)))
  expect(renders).toBe(1)
  expect(new Set(answers.map(({ page: { etag } }) => etag)).size).toBe(1)
})

test('a cached page is a hit, and is found synchronously', async () => {
  const cache = createPageCache(SIZE)
  const { request, renders } = page()
  expect(cache.peek(request.key, '1')).toBeNull()
  expect((await cache.get(request)).state).toBe('miss')
  expect((await cache.get(request)).state).toBe('hit')
  expect(cache.peek(request.key, '1')?.status).toBe(200)
  expect(renders()).toBe(1)
})

test('when the generation changes, a page of the one before may be served stale while the new one is rendered', async () => {
  const cache = createPageCache(SIZE)
  const older = page({ render: async () => html('old') }).request
  const newer = page({ generation: '2', staleGeneration: '1', render: async () => html('new') }).request
  await cache.get(older)
  const stale = await cache.get(newer)
  expect(stale.state).toBe('stale')
  expect(readText(stale.page)).toBe('old')
  expect(cache.peek(newer.key, '2')).toBeNull()
  await expect.poll(() => cache.peek(newer.key, '2')).not.toBeNull()
  expect(readText(cache.peek(newer.key, '2')!)).toBe('new')
  expect(cache.peek(newer.key, '1')).toBeNull()
})

test('a page that may not be served stale is dropped, and the visitor waits for the new one', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page({ render: async () => html('old') }).request)
  const newer = page({ generation: '2', render: async () => html('new') }).request
  const answer = await cache.get(newer)
  expect(answer.state).toBe('miss')
  expect(readText(answer.page)).toBe('new')
  const skipped = await cache.get(page({ generation: '4', staleGeneration: '3' }).request)
  expect(skipped.state, 'a page of two generations before').toBe('miss')
})

test('when a page that may not be served stale cannot be rendered, the old one is not sent either', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page().request)
  const broken = page({ generation: '2', render: () => Promise.reject(new Error('no')) }).request
  await expect(cache.get(broken)).rejects.toThrow('no')
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
})

test('when the server is overloaded, a recent page is served stale, and an older one is kept for later', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page({ render: async () => html('old') }).request)
  const refuse = () => Promise.reject(new Overloaded())
  const recent = page({ generation: '2', render: refuse, isRecent: (generation) => generation === '1' })
  const answer = await cache.get(recent.request)
  expect(answer.state).toBe('stale')
  expect(readText(answer.page)).toBe('old')
  const outdated = page({ generation: '2', render: refuse, isRecent: () => false })
  await expect(cache.get(outdated.request)).rejects.toThrow(Overloaded)
  expect((await cache.get(recent.request)).state).toBe('stale')
  const unchecked = page({ ...recent.request, fingerprint: refuse })
  expect((await cache.get(unchecked.request)).state).toBe('stale')
  expect((await cache.get(page({ generation: '2' }).request)).state).toBe('miss')
})

test('many requests for a stale page cost one render', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page().request)
  const newer = page({ generation: '2', staleGeneration: '1' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get(newer.request)))
  expect(answers.every(({ state }) => state === 'stale')).toBe(true)
  await expect.poll(() => cache.peek('site /', '2')).not.toBeNull()
  expect(newer.renders()).toBe(1)
})

test('a sweep drops the pages of old generations and no others', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page({ key: 'a', generation: '1' }).request)
  await cache.get(page({ key: 'b', generation: '2' }).request)
  await cache.get(page({ key: 'c', generation: '3' }).request)
  cache.sweep(new Set(['2', '3']))
  expect(cache.stats().entries).toBe(2)
  expect(cache.peek('a', '1')).toBeNull()
  expect(cache.peek('b', '2')).not.toBeNull()
  cache.sweep(new Set())
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
})

test('a page that shows the same in a new generation is not rendered again', async () => {
  const cache = createPageCache(SIZE)
  let shown = 'a'
  const { request, renders } = page({ fingerprint: async () => shown })
  const render = async () => ({
    ...(await toRenderedPage((await request.render()) as Response)),
    fingerprint: shown,
  })
  const ask = (number: string) => cache.get({ ...request, generation: `build/${number}`, render })
  await ask('1')
  const again = await Promise.all([ask('2'), ask('2')])
  expect(again.map(({ state }) => state)).toEqual(['hit', 'hit'])
  expect(cache.peek(request.key, 'build/2')).not.toBeNull()
  expect(cache.stats()).toMatchObject({ renders: 1, unchanged: 1 })
  shown = 'b'
  expect((await ask('3')).state).toBe('miss')
  const otherBuild = await cache.get({ ...request, generation: 'other/3', render })
  expect(otherBuild.state, 'a page of another build').toBe('miss')
  expect(renders()).toBe(3)
})

test('a page is rendered again when it is not known what it shows', async () => {
  const cache = createPageCache(SIZE)
  const unknown = page({ generation: 'build/1', fingerprint: async () => 'a' })
  await cache.get(unknown.request)
  expect((await cache.get({ ...unknown.request, generation: 'build/2' })).state, 'rendered without one').toBe(
    'miss',
  )
  const lost = page({ key: 'site /lost', generation: 'build/1', fingerprint: async () => null })
  const render = async () => ({ ...(await toRenderedPage(html())), fingerprint: 'a' })
  await cache.get({ ...lost.request, render })
  expect((await cache.get({ ...lost.request, generation: 'build/2' })).state, 'without one now').toBe('miss')
})

test('a sweep leaves pages of a current build that may be found unchanged', async () => {
  const cache = createPageCache(SIZE)
  const render = async () => ({ ...(await toRenderedPage(html())), fingerprint: 'a' })
  await cache.get(page({ key: 'a', generation: 'build/1', render }).request)
  await cache.get(page({ key: 'b', generation: 'build/1' }).request)
  await cache.get(page({ key: 'c', generation: 'older/1', render }).request)
  cache.sweep(new Set(['build/2']), new Set(['build']))
  expect(cache.stats().entries).toBe(1)
  expect(cache.peek('a', 'build/1')).not.toBeNull()
})

test('a page at an address that is not canonical is sent and not stored', async () => {
  const cache = createPageCache(SIZE)
  const { request } = page({ mayStore: false })
  expect((await cache.get(request)).page.status).toBe(200)
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
})

test('a render of an older generation is never used for a request of the newer one', async () => {
  const cache = createPageCache(SIZE)
  let finishOld = () => {}
  const old = page({
    render: async () => {
      await new Promise<void>((resolve) => (finishOld = resolve))
      return html('old')
    },
  }).request
  const oldAnswer = cache.get(old)
  const newAnswer = await cache.get(page({ generation: '2', render: async () => html('new') }).request)
  finishOld()
  await oldAnswer
  expect(readText(newAnswer.page)).toBe('new')
})

test('the bytes never exceed the limit, and the least recently used page is dropped first', async () => {
  const one = (await getCachedPage()).bytes + 1
  const cache = createPageCache({ maxBytes: one * 5, maxEntries: 100 })
  for (const name of ['a', 'b', 'c', 'd', 'e']) await cache.get(page({ key: name }).request)
  cache.peek('a', '1')
  await cache.get(page({ key: 'f' }).request)
  expect(cache.stats()).toMatchObject({ entries: 5, bytes: one * 5 })
  expect(cache.peek('a', '1')).not.toBeNull()
  expect(cache.peek('b', '1')).toBeNull()
})

// covers: '11.2'
test('the number of entries never exceeds its limit, however small they are', async () => {
  const cache = createPageCache({ maxBytes: 1e9, maxEntries: 3 })
  for (const key of ['a', 'b', 'c', 'd', 'e'])
    await cache.get(page({ key, render: async () => html('x') }).request)
  expect(cache.stats().entries).toBe(3)
  expect(cache.peek('b', '1')).toBeNull()
  expect(cache.peek('e', '1')).not.toBeNull()
})

// covers: '11.2'
test('a small page is counted with at least its real memory cost, and less than twice that', async () => {
  const script = join(import.meta.dirname, 'measure-page-cache.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script])
  const { countedBytes, usedBytes } = JSON.parse(stdout) as EntryCost
  expect(usedBytes).toBeGreaterThan(600)
  expect(countedBytes).toBeGreaterThanOrEqual(usedBytes)
  expect(countedBytes).toBeLessThan(usedBytes * 2)
})

test('a page larger than a quarter of the limit is sent but not stored', async () => {
  const cache = createPageCache({ maxBytes: (await getCachedPage()).bytes * 3, maxEntries: 100 })
  await cache.get(page().request)
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
})

test('storing the same key twice counts its bytes once', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page().request)
  const { bytes } = cache.stats()
  await cache.get(page({ generation: '2', staleGeneration: '1' }).request)
  await expect.poll(() => cache.peek('site /', '2')).not.toBeNull()
  expect(cache.stats()).toMatchObject({ entries: 1, bytes })
})

test('clearing empties the cache', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page().request)
  cache.clear()
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
})

test('a failed render rejects all waiting requests, and the next request renders again', async () => {
  const cache = createPageCache(SIZE)
  let attempts = 0
  const { request } = page({
    render: async () => {
      if (++attempts === 1) throw new Error('the template fell over')
      return html()
    },
  })
  const answers = await Promise.allSettled([cache.get(request), cache.get(request)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await cache.get(request)).state).toBe('miss')
  expect(attempts).toBe(2)
})

test('a failed render behind a stale page is reported, and the stale page stays', async () => {
  const cache = createPageCache(SIZE)
  const errors: unknown[] = []
  await cache.get(page().request)
  const broken = page({
    generation: '2',
    staleGeneration: '1',
    render: () => Promise.reject(new Error('no')),
    onRevalidateError: (error) => errors.push(error),
  }).request
  expect((await cache.get(broken)).state).toBe('stale')
  await expect.poll(() => errors.length).toBe(1)
  expect((await cache.get(broken)).state).toBe('stale')
})

test.each([404, 500, 301])('a response with status %i is not cached', async (status) => {
  const cache = createPageCache(SIZE)
  const { request } = page({ render: async () => html('x', status) })
  const { page: answer } = await cache.get(request)
  expect(answer.status).toBe(status)
  expect(cache.stats().entries).toBe(0)
})

test('a page that becomes a 404 removes the cached one', async () => {
  const cache = createPageCache(SIZE)
  await cache.get(page().request)
  await cache.get(page({ generation: '2', render: async () => html('gone', 404) }).request)
  await expect.poll(() => cache.stats().entries).toBe(0)
})

test('a refused miss renders nothing; a hit is never limited', async () => {
  const cache = createPageCache(SIZE)
  const refuse = () => {
    throw new Error('busy')
  }
  const { request, renders } = page()
  await expect(cache.get({ ...request, onMiss: refuse })).rejects.toThrow('busy')
  expect(renders()).toBe(0)
  await cache.get(request)
  expect((await cache.get({ ...request, onMiss: refuse })).state).toBe('hit')
})

test('the body has an encoding the client accepts, with its length and the cached headers', async () => {
  const stored = await getCachedPage({ encoding: 'gzip' })
  const brotli = ask(stored, { acceptEncoding: 'gzip, br' })
  expect(brotli.headers.get('Content-Encoding')).toBe('br')
  expect(brotli.headers.get('X-Own')).toBe('kept')
  expect(brotli.headers.get('Vary')).toBe('Accept-Encoding')
  const bytes = Buffer.from(await brotli.arrayBuffer())
  expect(brotli.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(brotliDecompressSync(bytes).toString()).toBe(TEXT)
  const gzipped = ask(stored, { acceptEncoding: 'gzip' })
  expect(gunzipSync(Buffer.from(await gzipped.arrayBuffer())).toString()).toBe(TEXT)
  const plain = ask(stored)
  expect(plain.headers.has('Content-Encoding')).toBe(false)
  expect(await plain.text()).toBe(TEXT)
})

test('gzip is made for the first client that asks for it, and counted', async () => {
  const cache = createPageCache(SIZE)
  const { request, renders } = page()
  await cache.get(request)
  const { bytes } = cache.stats()
  expect(cache.peek(request.key, '1', 'gzip')).toBeNull()
  const [first] = await Promise.all([1, 2].map(() => cache.get({ ...request, encoding: 'gzip' })))
  expect(first!.state).toBe('hit')
  const gzipped = cache.peek(request.key, '1', 'gzip')!.answers.gzip!.body
  expect(gunzipSync(gzipped).toString()).toBe(TEXT)
  expect(cache.stats().bytes).toBeGreaterThan(bytes + gzipped.length)
  expect(cache.stats().bytes).toBeLessThan(bytes + gzipped.length + 1000)
  expect(renders()).toBe(1)
})

test('HEAD has the headers of GET and no body', async () => {
  const stored = await getCachedPage()
  const head = ask(stored, { method: 'HEAD' })
  expect(head.headers.get('Content-Length')).toBe(String(Buffer.byteLength(TEXT)))
  expect(await head.text()).toBe('')
})

test('a client with a matching ETag gets 304 with the headers', async () => {
  const stored = await getCachedPage()
  const same = ask(stored, { ifNoneMatch: `W/"x", ${stored.etag}`, acceptEncoding: 'br' })
  expect(same.status).toBe(304)
  expect(same.headers.get('ETag')).toBe(stored.etag)
  expect(same.headers.get('X-Own')).toBe('kept')
  expect(same.headers.has('Content-Length')).toBe(false)
  expect(same.headers.has('Content-Encoding')).toBe(false)
  expect(await same.text()).toBe('')
  expect(ask(stored, { ifNoneMatch: '"another"' }).status).toBe(200)
})

test('a 404 page is always sent completely, also with a matching ETag', async () => {
  const { page: lost } = await createPageCache(SIZE).get(
    page({ render: async () => html('404 NOT FOUND', 404) }).request,
  )
  expect(ask(lost, { ifNoneMatch: lost.etag }).status).toBe(404)
})

test('a response has an X-Cache header', async () => {
  const stored = await getCachedPage()
  for (const state of ['hit', 'stale', 'miss'] as const)
    expect(ask(stored, {}, state).headers.get('X-Cache')).toBe(state)
})

test('equal pages have equal tags, other pages others', async () => {
  const other = await createPageCache(SIZE).get(page({ render: async () => html('b') }).request)
  expect((await getCachedPage()).etag).toBe((await getCachedPage()).etag)
  expect(other.page.etag).not.toBe((await getCachedPage()).etag)
})

test.each([
  [null, 'identity'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0.0, gzip', 'gzip'],
  ['br; q=0 , gzip', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip;q=0.000', 'identity'],
  ['br;q=0.01', 'br'],
  ['deflate, sdch', 'identity'],
  ['brotli', 'identity'],
] as const)('Accept-Encoding %j is answered with %s', (header, expected) => {
  expect(pickEncoding(header)).toBe(expected)
})

test.each([200, 404])('an old render that ends late with %i leaves the newer page alone', async (status) => {
  const cache = createPageCache(SIZE)
  const slow = Promise.withResolvers<Response>()
  const old = cache.get({ key: 'site /', generation: '1', render: () => slow.promise })
  await cache.get({ key: 'site /', generation: '2', render: async () => html('<p>new</p>') })
  slow.resolve(html('<p>old</p>', status))
  expect(readText((await old).page)).toBe('<p>old</p>')
  expect(readText(cache.peek('site /', '2')!)).toBe('<p>new</p>')
})

test('the pages and payloads of a game are dropped on every site, and nothing else', async () => {
  const cache = createPageCache(SIZE)
  const paths = [
    '/gameDetail/fox',
    '/gamePlay/fox',
    '/gameDetail/fox/_payload.json?build',
    '/gameDetail/fox-two',
    '/',
  ]
  const keys = ['a.example', 'b.example'].flatMap((host) => paths.map((path) => `${host} ${path}`))
  for (const key of keys) await cache.get({ key, generation: '1', render: async () => html(`<p>${key}</p>`) })
  cache.dropGames(new Set(['fox']))
  expect(keys.filter((key) => cache.peek(key, '1'))).toEqual(
    keys.filter((key) => /(fox-two|example \/)$/.test(key)),
  )
})
