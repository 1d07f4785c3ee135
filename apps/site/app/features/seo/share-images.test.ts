import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Article } from '#app/domain/article.ts'
import type { Picture } from '#app/features/images/cover-response.server.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { articleSharePicture, gameSharePicture } from './share-address.server.ts'
import { createShareImages } from './share-images.server.ts'

const site = completeSite('games.example', v.parse(SiteSchema, { name: 'Fox Games' }))
const game = makeGame({ slug: 'fox-jump', title: 'Fox Jump' })
const article = { id: 7, title: 'A Long Evening with Foxes', icon: 'articles7.webp', updatedAt: 1 } as Article
const imported: Article = { ...article, id: 30, icon: 'articles30.webp' }
const without: Article = { ...article, id: 31, icon: 'articles31.webp' }
const gameUrl = gameSharePicture(site, { ...game, coverVersion: coverVersion(game) }).path
const articleUrl = articleSharePicture(site, article).path
let dir: string
let picture: Buffer
const warnings: string[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'share-'))
  picture = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#c33' } })
    .webp()
    .toBuffer()
  await mkdir(join(dir, 'img'))
  await writeFile(join(dir, 'img', 'articles7.webp'), picture)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** The route as the server has it; `cover` is what the game's cover turns out to be. */
function openRoute(cover: () => Promise<Picture>, cache: string, refuse: () => Response | null = () => null) {
  const images = createShareImages({
    cacheDir: join(dir, cache),
    articleImagesDir: join(dir, 'img'),
    findImportedPicture: async (id, name) => (id === 30 && name === 'articles30.webp' ? picture : null),
    images: { findPicture: cover },
    log: { warn: (message) => void warnings.push(message) },
  })
  const app = new Hono()
  const catalogue = { games: new Map([[game.slug, game]]) }
  const content = {
    findArticle: (id: number) => [article, imported, without].find((one) => one.id === id) ?? null,
  }
  app.get('/img/share/*', async (c) => {
    const answer = await images.answer({ request: c.req.raw, site, catalogue, content, refuse })
    return answer ?? c.text('404', 404)
  })
  return app
}

const withCover = async (): Promise<Picture> => ({ kind: 'webp', bytes: picture })
const sizeOf = async (answer: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { format, width, height }
}
const WHOLE = { format: 'jpeg', width: 1200, height: 630 }

test('a game and an article have an image of 1200 × 630, immutable under its version', async () => {
  const app = openRoute(withCover, 'whole')
  for (const url of [gameUrl, articleUrl]) {
    const answer = await app.request(url)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(300_000)
    expect(await sizeOf(answer)).toEqual(WHOLE)
  }
  const bare = await app.request(gameUrl.split('?')[0]!)
  expect(bare.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('an article of the operator’s own has its picture from the ledger', async () => {
  const app = openRoute(withCover, 'imported')
  const answer = await app.request(articleSharePicture(site, imported).path)
  expect(answer.status).toBe(200)
  expect(await sizeOf(answer)).toEqual(WHOLE)
  const lost = await app.request(articleSharePicture(site, without).path)
  expect(lost.status).toBe(302)
  expect(warnings.splice(0)).toEqual(['rendering a share image failed'])
})

test('it is rendered once for all requests, and cached on disk; a browser that has it gets 304', async () => {
  let drawn = 0
  const app = openRoute(() => (drawn++, withCover()), 'once')
  const [first] = await Promise.all(Array.from({ length: 5 }, () => app.request(gameUrl)))
  expect(drawn).toBe(1)
  expect(await readdir(join(dir, 'once'))).toHaveLength(1)
  // Another process finds it there.
  const later = openRoute(
    () => Promise.reject(new Error('asked again')),
    'once',
    () => new Response('no', { status: 429 }),
  )
  expect((await later.request(gameUrl)).status).toBe(200)
  const etag = first!.headers.get('etag')!
  expect((await later.request(gameUrl, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  expect(await (await later.request(gameUrl, { method: 'HEAD' })).text()).toBe('')
})

test('while a cover is late, its share image is rendered once, and stays the same for ten minutes', async () => {
  let covers = 0
  const late = openRoute(async () => {
    covers++
    return { kind: 'generated', because: 'late' }
  }, 'late-twice')
  const first = Buffer.from(await (await late.request(gameUrl)).arrayBuffer())
  const answer = await late.request(gameUrl)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(first.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  expect(covers).toBe(1)
})

test('a game without a cover has the generated one in it; one whose cover is late is drawn again', async () => {
  const none = openRoute(async () => ({ kind: 'generated', because: 'none' }), 'none')
  expect((await none.request(gameUrl)).headers.get('cache-control')).toContain('immutable')
  const late = openRoute(async () => ({ kind: 'generated', because: 'late' }), 'late')
  const answer = await late.request(gameUrl)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await sizeOf(answer)).toEqual(WHOLE)
  expect(await readdir(join(dir, 'late'))).toEqual([])
})

test('when rendering fails, the site’s own image is sent', async () => {
  const app = openRoute(async () => ({ kind: 'webp', bytes: Buffer.from('no picture') }), 'bad')
  const answer = await app.request(gameUrl)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^\/og-default\.png\?v=/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(warnings).toEqual(['rendering a share image failed'])
})

test('other addresses are not found, and a visitor over the limit is refused before rendering', async () => {
  const app = openRoute(withCover, 'other', () => new Response('slow down', { status: 429 }))
  for (const path of [
    'games/nobody.jpg',
    'games/fox-jump.png',
    'games/..%2f..%2fx.jpg',
    'articles/8.jpg',
    'articles/07.jpg',
    'x',
  ])
    expect((await app.request(`/img/share/${path}`)).status, path).toBe(404)
  expect((await app.request(gameUrl)).status).toBe(429)
})

test('a changed title, cover or brand is another address', () => {
  const other = completeSite('games.example', v.parse(SiteSchema, { name: 'Bear Games' }))
  const addresses = [
    gameUrl,
    gameSharePicture(site, { ...game, coverVersion: 'other' }).path,
    gameSharePicture(other, { ...game, coverVersion: coverVersion(game) }).path,
    articleUrl,
    articleSharePicture(site, { ...article, title: 'Another' }).path,
    articleSharePicture(site, { ...article, updatedAt: 2 }).path,
  ]
  expect(new Set(addresses).size).toBe(addresses.length)
})
