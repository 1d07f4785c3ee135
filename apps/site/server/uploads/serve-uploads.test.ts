import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeZip, type ZipEntry } from '#app/features/uploads/make-zip.ts'
import { makeSite } from '#app/features/seo/make-view.ts'
import { createCdn } from '../cdn.ts'
import { parseConfig } from '../config.ts'
import { findGame, listPublishedGames, upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { setHeaders, type PortalEnv } from '../middleware.ts'
import {
  createPreviewOperation,
  publishVersionOperation,
  uploadGameOperation,
} from '../operations/uploads.ts'
import { editGameOperation } from '../operations/edit-game.ts'
import { runOperation } from '../operations/operation.ts'
import type { Portal } from '../portal-state.ts'
import { toCommandContext } from '../portal/run-operation.ts'
import { createUploadServer } from './serve-uploads.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const GAMES_ORIGIN = 'https://*.games.example'
const LARGE = Buffer.from(Array.from({ length: 700_000 }, (_, at) => (at * 7919) % 251))
const CODE = 'let speed = 1;\n'.repeat(400)
const HTML = '<!doctype html><title>Kite</title><script src="game.js"></script>'
const FILES: ZipEntry[] = [
  { name: 'index.html', content: HTML },
  { name: 'game.js', content: CODE },
  { name: 'icon.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
  { name: 'level.bin', content: LARGE, isStored: true },
  { name: 'what.xyz', content: '<script>alert(1)</script>' },
  { name: 'Build/kite.wasm.br', content: brotliCompressSync('wasm code'), isStored: true },
  { name: 'Build/kite.data.gz', content: gzipSync('data'), isStored: true },
]

/** The first scripts as a build makes them: tests run before it. */
async function makeBuild(): Promise<string> {
  const root = await makeTestFolder()
  await mkdir(join(root, 'build/uploads'), { recursive: true })
  for (const name of ['storage', 'storage-indexed-db'])
    await writeFile(join(root, `build/uploads/${name}.js`), `// ${name}\n`.repeat(99))
  return root
}

async function setUp(ledger: Ledger, { gamesOrigin = '', files = FILES } = {}) {
  const config = parseConfig(gamesOrigin ? { GAMES_ORIGIN: gamesOrigin } : {}, ROOT)
  const context = toCommandContext(ledger, config)
  const origin = join(await makeTestFolder(), 'kite.zip')
  await writeFile(origin, makeZip(files))
  const given = { origin, maker: 'Ada', licence: 'MIT', hasRight: true, isPublished: true }
  const { slug } = await runOperation(uploadGameOperation, context, given)
  const { url } = (await findGame(ledger, slug))!.source
  const site = makeSite({}, 'play.example')
  const removed = new Set<string>()
  let published = (await listPublishedGames(ledger)).games
  const view = () => ({ removed, games: new Map(published.map((game) => [game.slug, game])) })
  const log = {
    info: () => {},
    error: (message: string, error: unknown) => void console.error(message, error),
  }
  const portal = {
    ...{ config: { ...config, rootDir: await makeBuild() }, ledger, log, cdn: createCdn(false) },
    sites: { listSites: () => [site] },
    catalogue: { forSite: view, games: () => published },
  } as unknown as Portal
  const uploads = createUploadServer(portal, { serve: async () => null })
  const app = new Hono<PortalEnv>()
  app.use(setHeaders(portal))
  app.use(async (c, next) => {
    c.set('site', site)
    await next()
  })
  app.use(uploads.serveSite)
  const base = new URL(url, 'https://play.example')
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.fetch(new Request(new URL(path, base), { headers: { host: 'play.example', ...headers }, method }))
  const refresh = async () => (published = (await listPublishedGames(ledger)).games)
  return { ...{ context, slug, url, get, removed, refresh, uploads }, label: url.split('/')[2]! }
}

forEachEngine((open) => {
  // asvs: '5.3.1'
  // covers: '11.23'
  test('every file on a site’s host has an opaque origin, errors and vectors too', async () => {
    const { get } = await setUp(await open())
    for (const path of [
      'index.html',
      'icon.svg',
      'game.js',
      'what.xyz',
      'missing.html',
      '/uploads/',
      '/uploads/x/y/z',
    ]) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy'), path).toMatch(
        /^sandbox allow-scripts allow-pointer-lock; default-src 'none'/,
      )
      expect(headers.get('content-security-policy'), path).not.toContain('allow-same-origin')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
    const page = await get('index.html')
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://play.example')
    expect(page.headers.get('content-security-policy')).toMatch(
      /connect-src http:\/\/play\.example\/uploads\/g\w+\/\w+\/ /,
    )
    expect(page.headers.get('permissions-policy')).toContain('camera=()')
    expect((await get('what.xyz')).headers.get('content-type')).toBe('application/octet-stream')
  })

  test('a game that uses IndexedDB gets it with its first script, also where an engine compressed its code', async () => {
    const plain = await setUp(await open())
    expect(await (await plain.get('index.html')).text()).toMatch(
      /^<!doctype html><script src="\/uploads\/storage\.js\?v=\w{12}"><\/script>/,
    )
    const code = `${'a();\n'.repeat(90_000)}indexedDB.open('saves')`
    const files = [
      { name: 'index.html', content: HTML },
      { name: 'Build/kite.framework.js.br', content: brotliCompressSync(code), isStored: true },
    ]
    const saving = await setUp(await open(), { files })
    const markup = await (await saving.get('index.html')).text()
    const [, address = ''] =
      /^<!doctype html><script src="(\/uploads\/storage-indexed-db\.js\?v=\w{12})"><\/script>/.exec(markup) ??
      []
    const { headers } = await saving.get('index.html')
    expect(headers.get('content-security-policy')).toContain('/uploads/storage-indexed-db.js')
    const script = await saving.get(address, { 'accept-encoding': 'br' })
    expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(brotliDecompressSync(await script.arrayBuffer()).toString()).toContain('// storage-indexed-db')
  })

  test('a script that would outlive or leave its sandbox is refused', async () => {
    const { get } = await setUp(await open())
    for (const purpose of ['worker', 'sharedworker', 'serviceworker'])
      expect((await get('game.js', { 'sec-fetch-dest': purpose })).status).toBe(403)
    expect((await get('game.js', { 'service-worker': 'script' })).status).toBe(403)
    expect((await get('game.js', { 'sec-fetch-dest': 'script' })).status).toBe(200)
  })

  test('files arrive as they were, compressed where the browser takes it', async () => {
    const { get } = await setUp(await open())
    const plain = await get('game.js')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(plain.headers.get('cache-control')).toContain('immutable')
    expect(await plain.text()).toBe(CODE)
    const packed = await get('game.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(CODE)
    const etag = plain.headers.get('etag')!
    expect((await get('game.js', { 'if-none-match': etag })).status).toBe(304)
    expect(await (await get('game.js', {}, 'HEAD')).text()).toBe('')
  })

  test('what an engine compressed is sent as what is in it', async () => {
    const { get } = await setUp(await open())
    const decoded = await get('Build/kite.wasm.br')
    expect(decoded.headers.get('content-type')).toBe('application/wasm')
    expect(decoded.headers.get('content-encoding')).toBeNull()
    expect(await decoded.text()).toBe('wasm code')
    const stored = await get('Build/kite.wasm.br', { 'accept-encoding': 'gzip, br' })
    expect(stored.headers.get('content-encoding')).toBe('br')
    expect(await (await get('Build/kite.data.gz', { 'accept-encoding': 'gzip;q=0, br' })).text()).toBe('data')
  })

  test('a part of a large file is sent', async () => {
    const { get } = await setUp(await open())
    const part = await get('level.bin', { range: 'bytes=262140-262150' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 262140-262150/700000')
    expect(Buffer.from(await part.arrayBuffer()).equals(LARGE.subarray(262_140, 262_151))).toBe(true)
    const end = await get('level.bin', { range: 'bytes=-5' })
    expect(Buffer.from(await end.arrayBuffer()).equals(LARGE.subarray(-5))).toBe(true)
    expect((await get('level.bin', { range: 'bytes=700000-' })).status).toBe(416)
  })

  test('a removed game answers 410, a hidden one and a draft’s version 404, a preview plays', async () => {
    const ledger = await open()
    const { get, removed, refresh, slug, context } = await setUp(ledger)
    const origin = join(await makeTestFolder(), 'next.zip')
    await writeFile(origin, makeZip([{ name: 'index.html', content: 'next' }]))
    await runOperation(uploadGameOperation, context, { slug, origin, hasRight: true })
    const { version_key: draft } = await ledger.db
      .selectFrom('upload_versions')
      .select('version_key')
      .where('number', '=', 2)
      .executeTakeFirstOrThrow()
    const first = await get('index.html')
    expect(first.status).toBe(200)
    expect((await get(`../${draft}/index.html`)).status).toBe(404)
    const { address } = await runOperation(createPreviewOperation, context, { slug, number: 2 })
    const preview = await get(new URL(address).pathname)
    expect(await preview.text()).toContain('next')
    expect(preview.headers.get('cache-control')).toContain('private')
    await runOperation(publishVersionOperation, context, { slug, number: 2 })
    await refresh()
    // Who began the version before can play on.
    expect((await get('game.js')).status).toBe(200)
    await ledger.db.updateTable('games').set({ status: 'draft' }).execute()
    await refresh()
    expect((await get('index.html')).status).toBe(404)
    expect((await get(new URL(address).pathname)).status).toBe(200)
    removed.add(slug)
    expect((await get('index.html')).status).toBe(410)
    expect((await get(new URL(address).pathname)).status).toBe(410)
  })

  // asvs: '3.5.4'
  test('with an origin for each game, its files are there and nowhere else', async () => {
    const { uploads, url, get, label } = await setUp(await open(), { gamesOrigin: GAMES_ORIGIN })
    const ask = (host: string, path = url, headers = {}) =>
      uploads.answerOrigin(new Request(`https://${host}${path}`, { headers }), undefined)
    const page = (await ask(`${label}.games.example`))!
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://play.example",
    )
    // A script of this server may be in it.
    expect(page.headers.get('cache-control')).toContain('no-cache')
    expect(await page.text()).toContain('<title>Kite</title><script src="game.js"></script>')
    expect((await ask(`${label}.games.example`, '/livez'))!.status).toBe(404)
    expect((await ask('gaaaaaaaaaaaaaaaa.games.example'))!.status).toBe(404)
    expect((await ask(`${label}.games.example`, url, { 'service-worker': 'script' }))!.status).toBe(403)
    expect((await ask(`${label}.games.example`, url, { 'sec-fetch-dest': 'worker' }))!.status).toBe(200)
    for (const host of ['play.example', 'games.example', 'kite.games.example', `${label}.games.example.org`])
      expect(ask(host), host).toBeNull()
    expect((await get('index.html')).status).toBe(404)
  })

  // covers: '11.23'
  test('a game with threads is isolated on its own origin, and asks for them in its first document only', async () => {
    const files = [
      { name: 'index.html', content: HTML },
      { name: 'help/index.html', content: HTML },
      { name: 'game.js', content: 'new WebAssembly.Memory({initial:1,maximum:2,shared:true})' },
    ]
    const ledger = await open()
    const { uploads, url, label } = await setUp(ledger, { gamesOrigin: GAMES_ORIGIN, files })
    const ask = async (path: string) =>
      (await uploads.answerOrigin(
        new Request(new URL(path, `https://${label}.games.example${url}`)),
        undefined,
      ))!
    for (const path of ['index.html', 'game.js', 'help/']) {
      const { headers } = await ask(path)
      expect(headers.get('document-isolation-policy'), path).toBe('isolate-and-require-corp')
      expect(headers.get('cross-origin-embedder-policy'), path).toBe('require-corp')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    }
    expect(await (await ask('index.html')).text()).toContain('playhouse-uploads-no-threads')
    expect(await (await ask('help/')).text()).not.toContain('playhouse-uploads-no-threads')
  })

  // covers: '11.23'
  test.each(['', GAMES_ORIGIN])(
    'a game reaches the hosts that the operator allows it, and no others: games origin “%s”',
    async (gamesOrigin) => {
      const ledger = await open()
      const { context, slug, url, label, get, uploads } = await setUp(ledger, { gamesOrigin })
      const hosts = ['api.example.com']
      const edit = (change: object) => runOperation(editGameOperation, context, { slug, change })
      await edit({ hosts })
      const read = async (path: string) => {
        const address = new URL(path, `https://${label}.games.example${url}`)
        const answer = gamesOrigin
          ? await uploads.answerOrigin(new Request(address), undefined)
          : await get(path)
        const policy = answer!.headers.get('content-security-policy')!
        return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)]))
      }
      const policy = await read('index.html')
      const withHost = policy.entries().filter(([, sources]) => sources.includes('https://api.example.com'))
      expect([...withHost].map(([name]) => name)).toEqual(
        ['script', 'style', 'img', 'media', 'font', 'connect'].map((name) => `${name}-src`),
      )
      expect(policy.get('connect-src')).toContain('wss://api.example.com')
      for (const refused of [
        'sunny.localhost',
        'a.games.example',
        '10.0.0.1',
        'localhost',
        'printer.local',
        'a b',
      ])
        if (gamesOrigin || !refused.includes('games.example'))
          await expect(edit({ hosts: [refused] }), refused).rejects.toThrow()
    },
  )

  test('hosts are for uploaded games only', async () => {
    const ledger = await open()
    const { context } = await setUp(ledger)
    await upsertOwnGames(ledger, [makeGame({ slug: 'own' })])
    const change = { hosts: ['api.example.com'] }
    await expect(runOperation(editGameOperation, context, { slug: 'own', change })).rejects.toThrow(
      'Only an uploaded game',
    )
  })

  test('in a sandbox, and without threads, no document is isolated', async () => {
    const files = [
      { name: 'index.html', content: HTML },
      { name: 'game.js', content: 'new WebAssembly.Memory({initial:1,maximum:2,shared:true})' },
    ]
    const ledger = await open()
    const sandboxed = await (await setUp(ledger, { files })).get('index.html')
    expect(sandboxed.headers.has('document-isolation-policy')).toBe(false)
    expect(await sandboxed.text()).toContain('playhouse-uploads-no-threads')
    const plain = await (await setUp(ledger)).get('index.html')
    expect(await plain.text()).not.toContain('playhouse-uploads-no-threads')
  })
})
