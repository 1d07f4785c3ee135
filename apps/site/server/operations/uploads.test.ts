import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeZip, type ZipEntry } from '#app/features/uploads/make-zip.ts'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { findGame, listPublishedGames, setGameStatus } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { pruneContents, readContent } from '../ledger/upload-files.ts'
import { findUpload, listUploadFiles } from '../ledger/uploads.ts'
import { toCommandContext } from '../portal/run-operation.ts'
import { runOperation } from './operation.ts'
import {
  createPreviewOperation,
  deleteVersionOperation,
  getUploadOperation,
  publishVersionOperation,
  uploadGameOperation,
} from './uploads.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const LARGE = Buffer.from(Array.from({ length: 700_000 }, (_, at) => (at * 7919) % 251))
const CODE = 'const speed = 1;\n'.repeat(500)
const FILES: ZipEntry[] = [
  { name: 'kite/index.html', content: '<title>Kite &amp; wind</title>' },
  { name: 'kite/game.js', content: CODE },
  { name: 'kite/level.png', content: LARGE, isStored: true },
]
const ABOUT = { maker: 'Ada', licence: 'MIT', hasRight: true }

async function storeZip(files: readonly ZipEntry[]): Promise<string> {
  const origin = join(await makeTestFolder(), 'kite.zip')
  await writeFile(origin, makeZip(files))
  return origin
}

const withLedger = (ledger: Ledger, gamesOrigin?: string) =>
  toCommandContext(ledger, parseConfig(gamesOrigin ? { GAMES_ORIGIN: gamesOrigin } : {}, ROOT))

async function readFileOf(ledger: Ledger, sha256: string, size: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of readContent(ledger, { sha256, start: 0, end: size - 1 })) parts.push(part)
  return Buffer.concat(parts)
}

forEachEngine((open) => {
  test('an upload names the SDKs of its game, and a version has the keys of the one before', async () => {
    const ledger = await open()
    const context = withLedger(ledger)
    const html = '<title>Kite</title><script src="https://sdk.crazygames.com/crazygames-sdk-v3.js"></script>'
    const origin = await storeZip([
      { name: 'index.html', content: html },
      {
        name: 'game.js',
        content: 'fetch("https://www.newgrounds.io/gateway_v3.php"); fetch("https://x.example/")',
      },
    ])
    const newgrounds = { app: '12345:AbCdEfGh', key: 'MDEyMzQ1Njc4OWFiY2RlZg==' }
    const { sdks, facts } = await runOperation(uploadGameOperation, context, { ...ABOUT, origin, newgrounds })
    expect(sdks).toEqual(['CrazyGames v3', 'Newgrounds.io'])
    // What has a file here is no other host.
    expect(facts.findings.join()).toContain('x.example')
    expect(facts.findings.join()).not.toMatch(/crazygames|newgrounds/)
    await runOperation(uploadGameOperation, context, { slug: 'kite', hasRight: true, origin })
    const { upload } = await runOperation(getUploadOperation, context, { slug: 'kite' })
    expect(upload!.versions.map((version) => [version.sdks, version.facts.newgrounds])).toEqual([
      [sdks, newgrounds],
      [sdks, newgrounds],
    ])
    const wrong = { ...ABOUT, origin, newgrounds: { app: 'x', key: 'short' } }
    await expect(runOperation(uploadGameOperation, context, wrong)).rejects.toThrow('app id')
  })

  test('an upload is a draft with the title of its document, and every byte of its files', async () => {
    const ledger = await open()
    const context = withLedger(ledger)
    const uploaded = await runOperation(uploadGameOperation, context, {
      ...ABOUT,
      origin: await storeZip(FILES),
    })
    expect(uploaded).toMatchObject({
      slug: 'kite-and-wind',
      number: 1,
      isPublished: false,
      engine: 'JavaScript',
    })
    expect(await findGame(ledger, 'kite-and-wind')).toMatchObject({
      ...{ status: 'draft', maker: 'Ada', provider: 'upload' },
      source: {
        kind: 'hosted',
        url: expect.stringMatching(/^\/uploads\/g[a-z2-7]{16}\/[a-z2-7]{26}\/index\.html$/),
      },
    })
    const { label } = (await findUpload(ledger, 'kite-and-wind'))!
    const files = new Map((await listUploadFiles(ledger, label, 1)).map((file) => [file.path, file]))
    expect([...files.keys()].sort()).toEqual(['game.js', 'index.html', 'level.png'])
    const image = files.get('level.png')!
    expect((await readFileOf(ledger, image.sha256, image.size)).equals(LARGE)).toBe(true)
    const code = files.get('game.js')!
    const packed = await readFileOf(ledger, code.brotli_sha256!, code.brotli_size!)
    expect(brotliDecompressSync(packed).toString()).toBe(CODE)
    const [entry] = await listAudit(ledger, { target: 'game kite-and-wind', limit: 5 })
    expect(entry).toMatchObject({ operation: 'uploadGame', after: { version: 1, files: 3 } })
  })

  // covers: '11.22'
  test('versions are published, and one goes back', async () => {
    const ledger = await open()
    const context = withLedger(ledger)
    const { slug } = await runOperation(uploadGameOperation, context, {
      ...{ ...ABOUT, title: 'Kite', origin: await storeZip(FILES), isPublished: true },
    })
    const addressOf = async () => (await findGame(ledger, slug))!.source.url
    const first = await addressOf()
    expect((await listPublishedGames(ledger)).games.map((game) => game.slug)).toEqual(['kite'])
    const next = await storeZip([FILES[0]!, { name: 'kite/game.js', content: 'let speed = 2' }])
    await runOperation(uploadGameOperation, context, { slug, hasRight: true, origin: next })
    expect(await addressOf()).toBe(first)
    await runOperation(publishVersionOperation, context, { slug, number: 2 })
    expect((await addressOf()).split('/').slice(0, 3)).toEqual(first.split('/').slice(0, 3))
    expect(await addressOf()).not.toBe(first)
    await expect(runOperation(deleteVersionOperation, context, { slug, number: 2 })).rejects.toThrow(
      'visitors play',
    )
    await runOperation(publishVersionOperation, context, { slug, number: 1 })
    expect(await addressOf()).toBe(first)
    await runOperation(deleteVersionOperation, context, { slug, number: 2 })
    const { upload } = await runOperation(getUploadOperation, context, { slug })
    expect(upload).toMatchObject({ current: 1, licence: 'MIT', versions: [{ number: 1 }] })
    // A number is not given twice.
    const { number } = await runOperation(uploadGameOperation, context, {
      slug,
      hasRight: true,
      origin: next,
    })
    expect(number).toBe(3)
  })

  test('what two versions share is stored once, and goes when none has it', async () => {
    const ledger = await open()
    const context = withLedger(ledger)
    const upload = (given: object) => runOperation(uploadGameOperation, context, { hasRight: true, ...given })
    const { slug } = await upload({ ...ABOUT, origin: await storeZip(FILES) })
    const countBlobs = async () =>
      (await ledger.db.selectFrom('upload_blobs').select('sha256').execute()).length
    const before = await countBlobs()
    await upload({ slug, origin: await storeZip([...FILES, { name: 'kite/more.txt', content: 'more' }]) })
    expect(await countBlobs()).toBe(before + 1)
    await runOperation(publishVersionOperation, context, { slug, number: 2 })
    await runOperation(deleteVersionOperation, context, { slug, number: 1 })
    expect(await pruneContents(ledger, Date.now() + 2 * 86_400_000)).toBe(0)
    await upload({ slug, origin: await storeZip([{ name: 'index.html', content: 'other' }]) })
    await runOperation(publishVersionOperation, context, { slug, number: 3 })
    await runOperation(deleteVersionOperation, context, { slug, number: 2 })
    expect(await pruneContents(ledger, Date.now() + 2 * 86_400_000)).toBe(before + 1)
    expect(await countBlobs()).toBe(1)
    const chunks = await ledger.db.selectFrom('upload_chunks').select('sha256').execute()
    expect(chunks).toHaveLength(1)
  })

  test('an unpublished game stays so when a version is published, a removed one refuses it', async () => {
    const ledger = await open()
    const context = withLedger(ledger)
    const { slug } = await runOperation(uploadGameOperation, context, {
      ...{ ...ABOUT, origin: await storeZip(FILES), isPublished: true },
    })
    await setGameStatus(ledger, slug, 'draft')
    const publish = () => runOperation(publishVersionOperation, context, { slug, number: 1 })
    expect(await publish()).toMatchObject({ status: 'draft' })
    await setGameStatus(ledger, slug, 'removed')
    await expect(publish()).rejects.toThrow('removed')
  })

  test('a preview has an address of its own, which the next one ends', async () => {
    const ledger = await open()
    const context = withLedger(ledger, 'https://*.games.example')
    const { slug } = await runOperation(uploadGameOperation, context, {
      ...ABOUT,
      origin: await storeZip(FILES),
    })
    const preview = async () =>
      (await runOperation(createPreviewOperation, context, { slug, number: 1 })).address
    const first = await preview()
    expect(first).toMatch(
      /^https:\/\/(g[a-z2-7]{16})\.games\.example\/uploads\/\1\/[a-z2-7]{26}\/index\.html$/,
    )
    expect(await preview()).not.toBe(first)
    expect(JSON.stringify(await listAudit(ledger, { limit: 20 }))).not.toContain(first.split('/')[5])
  })

  test('without maker, licence or the right to publish it nothing is stored', async () => {
    const ledger = await open()
    const context = withLedger(ledger)
    const origin = await storeZip(FILES)
    for (const given of [
      { licence: 'MIT', hasRight: true },
      { maker: 'Ada', hasRight: true },
      { maker: 'Ada', licence: 'MIT' },
    ])
      await expect(runOperation(uploadGameOperation, context, { ...given, origin })).rejects.toMatchObject({
        code: 'invalid',
      })
    const analyst = { ...context, actor: { ...context.actor, role: 'analyst' as const } }
    await expect(runOperation(uploadGameOperation, analyst, { ...ABOUT, origin })).rejects.toThrow('role')
    expect((await listPublishedGames(ledger)).games).toEqual([])
    expect(await ledger.db.selectFrom('upload_blobs').selectAll().execute()).toEqual([])
  })

  test('a refused archive leaves no game, and says why', async () => {
    const ledger = await open()
    const origin = await storeZip([...FILES, { name: 'kite/setup.exe', content: 'MZ' }])
    const upload = runOperation(uploadGameOperation, withLedger(ledger), { ...ABOUT, origin })
    await expect(upload).rejects.toMatchObject({ code: 'refused-bundle', field: 'file' })
    expect(await findGame(ledger, 'kite-and-wind')).toBeNull()
  })

  test('a file that only its name calls compressed is noted', async () => {
    const ledger = await open()
    const uploaded = await runOperation(uploadGameOperation, withLedger(ledger), {
      ...ABOUT,
      origin: await storeZip([
        ...FILES,
        { name: 'kite/a.wasm.br', content: brotliCompressSync('wasm'), isStored: true },
        { name: 'kite/b.data.gz', content: 'not gzip' },
      ]),
    })
    expect(uploaded.facts.undecodable).toEqual(['b.data.gz'])
    expect(uploaded.facts.findings.join()).toContain('b.data.gz')
  })
})
