import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeZip } from '#app/features/uploads/make-zip.ts'
import { findGame } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { OpenLedger } from '../ledger/ledger-engines.ts'
import { openConsole } from './console-app.fixture.ts'

const ARCHIVE = makeZip([
  { name: 'index.html', content: '<title>Kite</title>' },
  {
    name: 'noise.bin',
    content: Buffer.from(Array.from({ length: 1_500_000 }, (_, at) => (at * 7919) % 251)),
    isStored: true,
  },
])
const ABOUT = { title: 'Sent kite', maker: 'Ada', licence: 'MIT', hasRight: true }
const PIECE = 1024 * 1024

async function setUp(open: OpenLedger, options: Parameters<typeof openConsole>[1] = {}) {
  const environment = { DATA_DIR: await makeTestFolder() }
  const console = await openConsole(open, { ...options, environment })
  const id = randomUUID()
  const put = (number: number, body: BodyInit, upload = id) =>
    console.call(`uploads/${upload}/${number}`, { method: 'PUT', body })
  const sendAll = async () => {
    const statuses = []
    for (let at = 0; at * PIECE < ARCHIVE.length; at++)
      statuses.push((await put(at, new Uint8Array(ARCHIVE.subarray(at * PIECE, (at + 1) * PIECE)))).status)
    return statuses
  }
  const finish = async (given: object) => {
    const answer = await console.call(`uploads/${id}`, { body: JSON.stringify({ pieces: 2, ...given }) })
    return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> }
  }
  return { ...console, put, sendAll, finish, id }
}

forEachEngine((open) => {
  test('an archive comes in pieces, and becomes a game', async () => {
    const { sendAll, finish, ledger } = await setUp(open)
    expect(await sendAll()).toEqual([200, 200])
    const { status, answer } = await finish(ABOUT)
    expect([status, answer.slug]).toEqual([200, 'sent-kite'])
    expect(await findGame(ledger, 'sent-kite')).toMatchObject({ status: 'draft', maker: 'Ada' })
    const left = await ledger.db
      .selectFrom('upload_blobs')
      .select('sha256')
      .where('is_complete', '=', 0)
      .execute()
    expect(left).toEqual([])
  })

  test('a lost piece, a large one and a refused archive are answered in words', async () => {
    const { put, finish } = await setUp(open)
    expect((await put(0, new Uint8Array(PIECE + 1))).status).toBe(413)
    expect((await put(500, 'x')).status).toBe(400)
    await put(1, 'not an archive')
    expect(await finish(ABOUT)).toMatchObject({
      status: 400,
      answer: { error: { message: expect.stringContaining('piece 0') } },
    })
    await put(0, 'not an archive')
    expect(await finish(ABOUT)).toMatchObject({
      status: 400,
      answer: { error: { code: 'refused-bundle', field: 'file' } },
    })
  })

  test('the same archive can be sent on after other words were refused', async () => {
    const { sendAll, finish } = await setUp(open)
    await sendAll()
    expect(await finish({ ...ABOUT, maker: '' })).toMatchObject({
      status: 400,
      answer: { error: { field: 'maker' } },
    })
    expect((await finish(ABOUT)).status).toBe(200)
  })

  test('one person has three uploads at a time, and a moderator none', async () => {
    const { put } = await setUp(open)
    const statuses = []
    for (let at = 0; at < 4; at++) statuses.push((await put(0, 'x', randomUUID())).status)
    expect(statuses).toEqual([200, 200, 200, 400])
  })

  test.each(['moderator', 'analyst'] as const)('a %s may not upload', async (role) => {
    const { put, finish } = await setUp(open, { role })
    expect((await put(0, 'x')).status).toBe(403)
    expect((await finish(ABOUT)).status).toBe(403)
  })
})
