/** Articles and pages on both engines: saved, published, scheduled, gone back to, refused. */
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { HOSTILE_HTML } from '#app/features/articles/hostile-html.ts'
import { startContent } from '#app/features/articles/live-content.server.ts'
import { createLog } from '../base/log.ts'
import { parseConfig } from '../config.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { pruneRemovedDocuments } from '../ledger/removed-documents.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addPictureOperation } from './add-picture.ts'
import { getDocumentOperation, getVersionOperation, listDocumentsOperation } from './document-lists.ts'
import {
  removeDocumentOperation,
  restoreVersionOperation,
  saveDocumentOperation,
  setDocumentStatusOperation,
} from './documents.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const NOW = Date.UTC(2026, 10, 29, 9)
const DAY_MS = 86_400_000
const editor: Actor = { ...COMMAND_LINE, name: 'Robin', door: 'console', role: 'editor' }
const limited: Actor = { ...editor, sites: ['localhost'] }
const KITES = { kind: 'article', title: 'On Kites', html: '<p>A kite flies.</p>' }
const TERMS = { kind: 'page', title: 'Terms', slug: 'terms', html: '<p>Be kind on {{siteName}}.</p>' }

async function setUp(ledger: Ledger) {
  await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
  const dataDir = await makeTestFolder()
  const config = parseConfig({ DATA_DIR: dataDir }, ROOT)
  const run = <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    { actor = editor, nowMs = NOW, isFresh = true } = {},
  ) =>
    runOperation(
      operation,
      { ledger, reads: ledger, config, actor, nowMs, background: null, isFresh, consoleOrigin: null },
      input,
    )
  return { run, dataDir }
}

/** The content of a process whose clock is `clock.nowMs`. */
async function show(ledger: Ledger, dataDir: string, clock = { nowMs: NOW }) {
  const file = join(dataDir, 'content.json')
  await writeFile(file, JSON.stringify({ articles: [], pages: [], sitePages: {} }))
  const log = createLog('silent', () => {})
  const live = await startContent({ ledger, file, log, pollMs: 50, now: () => clock.nowMs })
  onTestFinished(() => live.close())
  return (host = 'localhost') => live.forSite({ host, articles: { builtIn: true } })
}

const png = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#b04' } })
    .png()
    .toBuffer()

forEachEngine((open) => {
  test('an article is saved, published, corrected and taken back; every version stays', async () => {
    const ledger = await open()
    const { run, dataDir } = await setUp(ledger)
    const content = await show(ledger, dataDir)
    const { id } = await run(saveDocumentOperation, KITES)
    expect(id).toBe(21)
    expect(content().findArticle(id)).toBeNull()
    await run(setDocumentStatusOperation, { kind: 'article', id, status: 'published' })
    await expect.poll(() => content().findArticle(id)?.title).toBe('On Kites')
    const article = { kind: 'article', id, expected: 1 }
    const second = await run(saveDocumentOperation, { ...KITES, ...article, html: '<p>It falls.</p>' })
    expect(second.version).toBe(2)
    await expect.poll(() => content().findArticle(id)?.detail).toContain('It falls.')
    await run(undoChangeOperation, { id: second.auditId })
    await expect.poll(() => content().findArticle(id)?.detail).toContain('A kite flies.')
    await run(restoreVersionOperation, { kind: 'article', id, number: 2 })
    const detail = await run(getDocumentOperation, { kind: 'article', id })
    expect(detail.versions.map(({ number, personName }) => [number, personName])).toEqual([
      [4, 'Robin'],
      [3, 'Robin'],
      [2, 'Robin'],
      [1, 'Robin'],
    ])
    expect(detail.text.html).toBe('<p>It falls.</p>')
    expect((await run(getVersionOperation, { kind: 'article', id, number: 1 })).text.html).toContain('flies')
    expect(JSON.stringify(detail.history), 'the audit has no texts').not.toMatch(/flies|falls/)
    await run(undoChangeOperation, { id: detail.history.at(-2)!.id })
    await expect.poll(() => content().findArticle(id)).toBeNull()
  })

  test('a removed article is brought back with its versions and picture, for a month', async () => {
    const ledger = await open()
    const { run } = await setUp(ledger)
    const { id } = await run(saveDocumentOperation, { kind: 'article', title: 'Kites', html: '<p>Wind.</p>' })
    await run(setDocumentStatusOperation, { kind: 'article', id, status: 'published' })
    const listPictures = () =>
      ledger.db.selectFrom('article_pictures').selectAll().where('article_id', '=', id).execute()
    const pictures = await listPictures()
    const removed = await run(removeDocumentOperation, { kind: 'article', id })
    expect(await listPictures()).toEqual([])
    await expect(run(getDocumentOperation, { kind: 'article', id })).rejects.toMatchObject({
      code: 'unknown-document',
    })
    // A new one gets none of its versions.
    const other = await run(saveDocumentOperation, { kind: 'article', title: 'Boats', html: '<p>Sea.</p>' })
    expect(other.id).not.toBe(id)
    await run(undoChangeOperation, { id: removed.auditId })
    const back = await run(getDocumentOperation, { kind: 'article', id })
    expect(back).toMatchObject({ title: 'Kites', status: 'published', version: 1 })
    expect(pictures.length).toBeGreaterThan(0)
    expect(await listPictures()).toEqual(pictures)

    const again = await run(removeDocumentOperation, { kind: 'article', id })
    await run(saveDocumentOperation, { kind: 'article', title: 'Kites', html: '<p>New.</p>' })
    await expect(run(undoChangeOperation, { id: again.auditId })).rejects.toMatchObject({ code: 'conflict' })
    await pruneRemovedDocuments(ledger, NOW + 31 * DAY_MS)
    await expect(run(undoChangeOperation, { id: again.auditId })).rejects.toMatchObject({
      code: 'not-undoable',
    })
    const versions = await ledger.db
      .selectFrom('document_versions')
      .selectAll()
      .where('document_id', '=', id)
      .execute()
    expect(versions).toEqual([])
  })

  test('of two editors the second is asked first, and what the first saved stays a version', async () => {
    const { run } = await setUp(await open())
    const { id } = await run(saveDocumentOperation, KITES)
    await run(saveDocumentOperation, { ...KITES, id, expected: 1, html: '<p>Hers.</p>' })
    const mine = { ...KITES, id, html: '<p>His.</p>' }
    await expect(run(saveDocumentOperation, { ...mine, expected: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
    await run(saveDocumentOperation, { ...mine, expected: 2 })
    expect((await run(getVersionOperation, { kind: 'article', id, number: 2 })).text.html).toContain('Hers')
  })

  test('a scheduled article appears at its time in every process, and its date is that day', async () => {
    const ledger = await open()
    const { run, dataDir } = await setUp(ledger)
    const clock = { nowMs: NOW }
    const [one, other] = [await show(ledger, dataDir, clock), await show(ledger, dataDir)]
    const { id } = await run(saveDocumentOperation, KITES)
    const at = (atMs: number | null) => ({ kind: 'article', id, status: 'scheduled', atMs })
    for (const atMs of [null, NOW - 1, NOW + 9 * 366 * DAY_MS])
      await expect(run(setDocumentStatusOperation, at(atMs))).rejects.toMatchObject({ field: 'atMs' })
    await run(setDocumentStatusOperation, at(NOW + DAY_MS))
    // The first process has seen the schedule when it shows another article that was published after it.
    const marker = await run(saveDocumentOperation, { ...KITES, title: 'Marker' })
    await run(setDocumentStatusOperation, { kind: 'article', id: marker.id, status: 'published' })
    await expect.poll(() => one().findArticle(marker.id)?.title).toBe('Marker')
    expect(one().findArticle(id)).toBeNull()
    clock.nowMs = NOW + DAY_MS
    await expect.poll(() => one().findArticle(id)?.publishedAt).toBe(Date.UTC(2026, 10, 30))
    await expect.poll(() => other().findArticle(id)?.title).toBe('On Kites')
    const { documents } = await run(listDocumentsOperation, { kind: 'article', status: 'published' })
    expect(documents.map((document) => document.id)).toContain(id)
  })

  test('a page has its own address; names in use and of other forms are refused beside the field', async () => {
    const ledger = await open()
    const { run, dataDir } = await setUp(ledger)
    const content = await show(ledger, dataDir)
    for (const slug of ['aboutus', 'privacypolicy', 'sent', 'Terms', 'a b', '../x', ''])
      await expect(run(saveDocumentOperation, { ...TERMS, slug }), slug).rejects.toMatchObject({
        field: 'slug',
      })
    const { id } = await run(saveDocumentOperation, TERMS)
    await expect(run(saveDocumentOperation, TERMS)).rejects.toMatchObject({ field: 'slug' })
    const here = await run(saveDocumentOperation, { ...TERMS, title: 'Ours', site: 'localhost' })
    await run(setDocumentStatusOperation, { kind: 'page', id, status: 'published' })
    await expect.poll(() => content().findOwnPage('terms')?.title).toBe('Terms')
    await run(setDocumentStatusOperation, { kind: 'page', id: here.id, status: 'published' })
    await expect.poll(() => content().findOwnPage('terms')?.title).toBe('Ours')
    expect(content('sunny.localhost').findOwnPage('terms')?.title).toBe('Terms')
    expect(content().own).toEqual({ articles: false, pages: true })
    await run(removeDocumentOperation, { kind: 'page', id })
    await expect.poll(() => content('sunny.localhost').listOwnPages()).toEqual([])
  })

  test('pictures are encoded anew, and need a description; others are left out; games must exist', async () => {
    const ledger = await open()
    const { run } = await setUp(ledger)
    const { id } = await run(saveDocumentOperation, KITES)
    const bytes = new Uint8Array(await png())
    const picture = await run(addPictureOperation, { kind: 'article', id, bytes })
    expect(picture).toMatchObject({ width: 900, height: 300 })
    expect(picture.src).toMatch(/^\/img\/articles21-[0-9a-f]{12}\.webp$/)
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expect(run(addPictureOperation, { kind: 'article', id, bytes: svg })).rejects.toMatchObject({
      message: 'File is no JPEG, PNG, GIF, WebP or AVIF picture',
    })
    const save = (html: string) => run(saveDocumentOperation, { ...KITES, id, html })
    await expect(save(`<figure><img src="${picture.src}" alt=" "></figure>`)).rejects.toMatchObject({
      field: 'html',
      message: expect.stringMatching(/^Picture 1 has no description/),
    })
    const card = (slug: string) => `<figure class="game"><a href="/gameDetail/${slug}">x</a></figure>`
    await expect(save(card('nobody'))).rejects.toMatchObject({ field: 'html' })
    const foreign = '<img src="https://evil.example/a.png" alt="a"><img src="/img/articles22.webp" alt="b">'
    const { notes } = await save(
      `<p>Hi.</p><img src="${picture.src}" alt="A red field">${foreign}${card('kite')}`,
    )
    expect(notes).toHaveLength(2)
    const { text } = await run(getDocumentOperation, { kind: 'article', id })
    expect(text.html).toContain(`alt="A red field" width="900" height="300"`)
    expect(text.html).toContain('<figure class="game"><a href="/gameDetail/kite">x</a></figure>')
    expect(text.html).not.toMatch(/evil|articles22/)
  })

  test('a person of one site changes only its articles, and others change none', async () => {
    const { run } = await setUp(await open())
    const all = await run(saveDocumentOperation, KITES)
    const key = { kind: 'article', id: all.id }
    const mine = await run(
      saveDocumentOperation,
      { ...KITES, title: 'Mine', site: 'localhost' },
      { actor: limited },
    )
    const forbidden = { code: 'forbidden' }
    const asLimited = { actor: limited }
    await expect(run(saveDocumentOperation, { ...KITES, id: all.id }, asLimited)).rejects.toMatchObject(
      forbidden,
    )
    await expect(run(saveDocumentOperation, { ...KITES, title: 'No' }, asLimited)).rejects.toMatchObject(
      forbidden,
    )
    const other = { ...KITES, id: mine.id, site: 'sunny.localhost' }
    await expect(run(saveDocumentOperation, other, asLimited)).rejects.toMatchObject(forbidden)
    const taken = { ...KITES, id: all.id, site: 'localhost' }
    await expect(run(saveDocumentOperation, taken, asLimited), 'taking one over').rejects.toMatchObject(
      forbidden,
    )
    await expect(
      run(setDocumentStatusOperation, { ...key, status: 'published' }, asLimited),
    ).rejects.toMatchObject(forbidden)
    await expect(run(removeDocumentOperation, key, asLimited)).rejects.toMatchObject(forbidden)
    expect((await run(getDocumentOperation, key, asLimited)).isEditable).toBe(false)
    await expect(run(removeDocumentOperation, key, { isFresh: false })).rejects.toMatchObject({
      code: 'check-passkey',
    })
    for (const role of ['moderator', 'analyst'] as const)
      await expect(
        run(listDocumentsOperation, { kind: 'article' }, { actor: { ...editor, role } }),
      ).rejects.toMatchObject(forbidden)
  })

  // asvs: '1.3.1'
  test('hostile HTML of an editor is rebuilt: nothing of it runs, calls out or leads away', async () => {
    const { run } = await setUp(await open())
    const { id } = await run(saveDocumentOperation, KITES)
    for (const html of HOSTILE_HTML.filter((_, place) => place % 7 === 0)) {
      const saved = await run(saveDocumentOperation, { ...KITES, id, html }).catch((error: unknown) => error)
      if (saved instanceof Error) expect(saved).toMatchObject({ name: 'OperationError' })
      const { text } = await run(getDocumentOperation, { kind: 'article', id })
      expect(text.html, html).not.toMatch(/<(script|style|iframe|svg|math|form|input)|\son\w+=|javascript:/i)
    }
  }, 60_000)
})
