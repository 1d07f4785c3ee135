/** Covers of games over HTTP: uploaded, cut, drawn again, and the feed's again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { OperatorCover } from '#app/domain/operator-cover.ts'
import { gamepixRecord } from '#app/features/feeds/feed-fixtures.ts'
import { importRecords } from '#app/features/feeds/import-setup.ts'
import type { OpenRemote } from '#app/features/images/remote-image.server.ts'
import { createImageRoute } from '#app/features/images/image-route.server.ts'
import { listAudit } from '../ledger/audit.ts'
import { findGamePicture } from '../ledger/game-pictures.ts'
import { findGame, upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { makeGame } from '../ledger/make-game.ts'
import { storePlayTest } from '../ledger/play-tests.ts'
import type { AddedCoverPicture } from '../operations/game-cover.ts'
import { openConsole, ORIGIN, TOKEN } from './console-app.fixture.ts'

const READ = { method: 'GET', body: undefined }
const SLUG = 'kite'

type Call = Awaited<ReturnType<typeof openConsole>>['call']

const paint = async (width: number, height: number, background = '#f00') =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )

function put(call: Call, body: string | Uint8Array<ArrayBuffer>, cookie = `__Host-console=${TOKEN}`) {
  const headers = {
    'content-type': 'application/octet-stream',
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    cookie,
  }
  return call(`games/${SLUG}/cover`, { method: 'PUT', body, headers })
}

const edit = (call: Call, cover: unknown, expected?: unknown) =>
  call('operations/editGame', {
    body: JSON.stringify({
      slug: SLUG,
      change: { cover },
      ...(expected !== undefined && { expected: { cover: expected } }),
    }),
  })

async function upload(call: Call): Promise<{ added: AddedCoverPicture; cover: OperatorCover }> {
  const answer = await put(call, await paint(800, 500))
  expect(answer.status).toBe(200)
  const added = (await answer.json()) as AddedCoverPicture
  return { added, cover: { from: 'picture', picture: added.picture, crops: added.crops } }
}

forEachEngine((open) => {
  async function openWithImages(
    role = 'editor',
    openRemote: OpenRemote = () => Promise.reject(new Error('nothing is fetched')),
  ) {
    const dir = await mkdtemp(join(tmpdir(), 'console-covers-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const opened = await openConsole(open, { role })
    opened.portal.images = createImageRoute({
      ...{ ownGamesDir: dir, cacheDir: join(dir, 'cache') },
      openRemote,
      findUpload: async (slug, name) => (await findGamePicture(opened.ledger, slug, name))?.bytes ?? null,
    })
    return opened
  }

  test('an uploaded picture becomes the cover, stays after an update of the game, and is undone', async () => {
    const { call, ledger } = await openWithImages()
    const { added, cover } = await upload(call)
    expect(added).toMatchObject({ width: 800, height: 500, crops: { wide: { left: 0, top: 0, width: 800 } } })
    // Nothing is shown before the part is chosen.
    expect((await findGame(ledger, SLUG))?.operatorCover).toBeUndefined()
    expect((await edit(call, cover, null)).status).toBe(200)
    await upsertOwnGames(ledger, [makeGame({ slug: SLUG, title: 'A new title of its maker' })])
    expect(await findGame(ledger, SLUG)).toMatchObject({
      title: 'A new title of its maker',
      operatorCover: cover,
    })

    const shown = await call(`covers/${SLUG}?shape=square`, READ)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats()
    expect(dominant.r).toBeGreaterThan(200)
    const whole = await call(`covers/${SLUG}/${added.picture}`, READ)
    expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).width).toBe(800)
    expect((await call(`covers/${SLUG}?as=stored`, READ)).headers.get('content-type')).toBe('image/svg+xml')

    const [entry] = await listAudit(ledger, { target: `game ${SLUG}`, limit: 1 })
    expect(entry).toMatchObject({ operation: 'editGame', before: { cover: null }, after: { cover } })
    const undo = await call('operations/undoChange', { body: JSON.stringify({ id: entry!.id }) })
    expect(undo.status).toBe(200)
    expect((await findGame(ledger, SLUG))?.operatorCover).toBeUndefined()
  })

  test('what a play-test showed is seen by those who may see games, and becomes a picture for the cover', async () => {
    const { call, ledger } = await openWithImages()
    const read = async (name: string, input: object) => {
      const answer = await call(`operations/${name}`, { body: JSON.stringify(input) })
      return { status: answer.status, json: await answer.json() }
    }
    expect((await read('getPlayTest', { slug: SLUG })).json).toMatchObject({ test: null })
    expect((await read('addPlayTestCover', { slug: SLUG, screen: 'desktop' })).status).toBe(400)
    const picture = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#00f' } })
      .jpeg()
      .toBuffer()
    await storePlayTest(
      ledger,
      {
        ...{ slug: SLUG, provider: 'gamepix', url: 'https://play.example.com/kite' },
        ...{ verdict: 'broken', reason: 'blank', report: { screens: [] } },
        pictures: [{ screen: 'desktop', bytes: picture }],
      },
      5,
    )
    expect((await read('getPlayTest', { slug: SLUG })).json).toMatchObject({
      test: { testedAtMs: 5, verdict: 'broken', reason: 'nothing was drawn', pictures: ['desktop'] },
    })
    const shown = await call(`play-tests/${SLUG}/desktop`, READ)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await call(`play-tests/${SLUG}/phone`, READ)).status).toBe(404)
    expect((await call(`play-tests/${SLUG}/desktop`, { ...READ, cookie: '' })).status).toBe(401)

    const { json } = await read('addPlayTestCover', { slug: SLUG, screen: 'desktop' })
    expect(json).toMatchObject({ width: 1280, height: 800 })
    const { picture: name, crops } = json as AddedCoverPicture
    expect((await edit(call, { from: 'picture', picture: name, crops }, null)).status).toBe(200)
    const cover = await call(`covers/${SLUG}?shape=square`, READ)
    const { dominant } = await sharp(Buffer.from(await cover.arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(200)
  })

  test('the picture of a record that no game is played from is seen by those who may see games', async () => {
    const picture = await paint(640, 400)
    const { call, ledger } = await openWithImages('analyst', async () => ({
      status: 200,
      headers: new Headers({ 'content-type': 'image/png' }),
      body: Readable.from([picture]),
      close: () => undefined,
    }))
    await importRecords(ledger, 'gamepix', [
      gamepixRecord(1),
      gamepixRecord(2, { banner_image: '', image: '' }),
    ])
    const path = (id: string) => `record-cover?provider=gamepix&id=${id}`
    expect((await call(path('GP1'), { ...READ, cookie: '' })).status).toBe(401)
    for (const id of ['GP2', 'GP3', '']) expect((await call(path(id), READ)).status, id).toBe(404)
    const answer = await call(path('GP1'), READ)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(width).toBe(320)
  })

  test('a second person who saw another cover is refused', async () => {
    const { call } = await openWithImages()
    const { cover } = await upload(call)
    expect((await edit(call, cover, null)).status).toBe(200)
    const refused = await edit(call, null, null)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ error: { field: 'cover' } })
  })

  test('a cover is drawn again, and goes back', async () => {
    const { call, ledger } = await openWithImages()
    const answer = await call('operations/listDrawings', { body: JSON.stringify({ slug: SLUG }) })
    const { drawings } = (await answer.json()) as {
      drawings: Extract<OperatorCover, { from: 'drawing' }>['drawing'][]
    }
    expect(drawings).toHaveLength(8)
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(8)
    const seen = await call(`covers/${SLUG}?drawing=${encodeURIComponent(JSON.stringify(drawings[1]))}`, READ)
    expect(seen.headers.get('content-type')).toBe('image/svg+xml')
    expect((await edit(call, { from: 'drawing', drawing: drawings[1] })).status).toBe(200)
    expect((await findGame(ledger, SLUG))?.drawnCover).toEqual(drawings[1])
    const detail = await call('operations/getGame', { body: JSON.stringify({ slug: SLUG }) })
    expect(await detail.json()).toMatchObject({ cover: { from: 'drawing', size: null } })
    expect((await edit(call, null)).status).toBe(200)
    expect((await findGame(ledger, SLUG))?.operatorCover).toBeUndefined()
  })

  test('files that are no pictures, or too small, and parts outside of the picture are refused beside the cover', async () => {
    const { call, error } = await openWithImages()
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const body of [script, '', 'no picture', await paint(199, 400), await paint(2000, 300)]) {
      const refused = await put(call, body)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ error: { field: 'cover' } })
    }
    expect((await put(call, new Uint8Array(11 * 1024 * 1024))).status).toBe(413)
    const { cover } = await upload(call)
    if (cover.from !== 'picture') throw new Error('not a picture')
    const faulty = [
      { ...cover, crops: { ...cover.crops, tall: { left: 700, top: 0, width: 200 } } },
      { ...cover, picture: 'f'.repeat(16) },
      {
        from: 'drawing',
        drawing: { motif: 'constructor', drawing: 'name', composition: 'whole', palette: 1 },
      },
      { from: 'address', url: 'https://a.example/x.png' },
    ]
    for (const one of faulty) expect((await edit(call, one)).status, JSON.stringify(one)).toBe(400)
    for (const path of [
      `covers/${SLUG}/${'f'.repeat(16)}`,
      `covers/${SLUG}/..%2f..`,
      `covers/${SLUG}?drawing={`,
    ])
      expect((await call(path, READ)).status, path).toBe(404)
    expect(error).not.toHaveBeenCalled()
  })

  test('only people who may edit games give them covers', async () => {
    for (const role of ['moderator', 'analyst']) {
      const { call } = await openWithImages(role)
      expect((await put(call, await paint(400, 400))).status, role).toBe(403)
      expect((await edit(call, null)).status, role).toBe(403)
    }
    const { call } = await openWithImages()
    expect((await put(call, await paint(400, 400), '')).status).toBe(401)
    expect((await call(`covers/${SLUG}/${'f'.repeat(16)}`, { ...READ, cookie: '' })).status).toBe(401)
  })
})
