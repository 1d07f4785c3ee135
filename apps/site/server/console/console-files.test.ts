/** Files over HTTP: pictures of articles, backups, and exports. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { openConsole, ORIGIN, TOKEN } from './console-app.fixture.ts'

const BACKUP = 'playhouse-2026-11-29T03-00-00Z.backup'
const READ = { method: 'GET', body: undefined }
const headers = (type: string, cookie = `__Host-console=${TOKEN}`) => ({
  'content-type': type,
  ...{ origin: ORIGIN, 'sec-fetch-site': 'same-origin', cookie },
})

type Call = Awaited<ReturnType<typeof openConsole>>['call']

async function writeArticle(call: Call, site: string | null = null): Promise<number> {
  const body = JSON.stringify({ kind: 'article', title: 'Kites', html: '<p>Wind.</p>', site })
  const answer = await call('operations/saveDocument', { body })
  expect(answer.status).toBe(200)
  const answered = (await answer.json()) as { id: number }
  return answered.id
}

const paint = async () =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 360, channels: 3, background: '#39c' } })
      .png()
      .toBuffer(),
  )

forEachEngine((open) => {
  test('a picture is encoded anew, and is for people who may write articles', async () => {
    const { call, error } = await openConsole(open, { role: 'editor' })
    const id = await writeArticle(call)
    const put = (
      body: string | Uint8Array<ArrayBuffer>,
      more: Record<string, string> = headers('image/png'),
    ) => call(`documents/article/${id}/picture`, { method: 'PUT', body, headers: more })
    const stored = await put(await paint())
    expect(stored.status).toBe(200)
    const text = JSON.stringify(await stored.json())
    const [name = ''] = /articles\d+-[0-9a-f]{12}\.webp/.exec(text) ?? []
    const shown = await call(`pictures/${name}`, READ)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(new Uint8Array(await shown.arrayBuffer())).metadata()).width).toBe(640)

    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [body, type] of [
      [script, 'image/svg+xml'],
      ['no picture', 'image/png'],
      ['', 'image/png'],
    ] as const)
      expect((await put(body, headers(type))).status, body).toBe(400)
    expect((await put(new Uint8Array(21 * 1024 * 1024))).status).toBe(413)
    expect((await put('x', headers('image/png', ''))).status).toBe(401)
    for (const path of ['pictures/..%2f..%2fledger.db', 'pictures/articles21.svg', `pictures/${name}x`])
      expect((await call(path, READ)).status, path).toBe(404)
    expect((await call(`pictures/${name}`, { ...READ, cookie: '' })).status).toBe(401)
    expect(error).not.toHaveBeenCalled()
  })

  test('a moderator sees no picture of an article and adds none', async () => {
    const { call } = await openConsole(open, { role: 'moderator' })
    expect((await call('pictures/articles21-0123456789ab.webp', READ)).status).toBe(401)
    const answer = await call('documents/article/21/picture', {
      method: 'PUT',
      body: await paint(),
      headers: headers('image/png'),
    })
    expect(answer.status).toBe(403)
  })

  test('a backup is downloaded by an owner whose passkey was used minutes ago', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'playhouse-backups-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, BACKUP), 'the backup')
    await writeFile(join(folder, 'ledger.db'), 'secret')
    const environment = { BACKUP_TO: folder }
    const { call } = await openConsole(open, { environment })
    const answer = await call(`backups/${BACKUP}`, READ)
    expect([answer.status, await answer.text()]).toEqual([200, 'the backup'])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${BACKUP}"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    for (const name of ['ledger.db', '..%2f..%2fetc%2fpasswd', 'playhouse-2026-11-28T03-00-00Z.backup'])
      expect((await call(`backups/${name}`, READ)).status, name).toBe(404)
    expect((await call(`backups/${BACKUP}`, { ...READ, cookie: '' })).status).toBe(401)
    expect((await call(`backups/${BACKUP}`, { ...READ, site: 'same-site' })).status).toBe(403)

    const manager = await openConsole(open, { role: 'manager', environment })
    expect((await manager.call(`backups/${BACKUP}`, READ)).status).toBe(401)
    const late = await openConsole(open, { checkedMs: Date.now() - 6 * 60_000, environment })
    expect((await late.call(`backups/${BACKUP}`, READ)).status).toBe(403)
  })

  test('games, articles and settings are downloaded by those who may, and whose passkey was used minutes ago', async () => {
    const { call } = await openConsole(open, { role: 'manager' })
    const asked = await call('operations/exportData', {
      body: JSON.stringify({ kind: 'games', format: 'csv' }),
    })
    expect(await asked.json()).toEqual({ address: '/api/export/games.csv' })
    const answer = await call('export/games.csv', READ)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="games.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toMatch(/^\ufeff?slug,title,status,/)
    for (const name of ['articles.json', 'settings.json']) {
      const file = await call(`export/${name}`, READ)
      expect([file.status, Array.isArray(await file.json())], name).toEqual([200, true])
    }
    for (const name of ['people.csv', 'games.xml', '..%2fgames.csv', 'games'])
      expect((await call(`export/${name}`, READ)).status, name).toBe(404)
    expect((await call('export/games.csv', { ...READ, cookie: '' })).status).toBe(401)
    expect((await call('export/games.csv', { ...READ, site: 'same-site' })).status).toBe(403)

    const editor = await openConsole(open, { role: 'editor' })
    expect((await editor.call('export/games.csv', READ)).status).toBe(401)
    const late = await openConsole(open, { role: 'manager', checkedMs: Date.now() - 6 * 60_000 })
    expect((await late.call('export/games.csv', READ)).status).toBe(403)
  })
})
