/** What exports contain, on both engines. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { makeGame } from '../ledger/make-game.ts'
import { setSiteEdits } from '../ledger/sites.ts'
import { saveDocumentOperation } from './documents.ts'
import { editGameOperation } from './edit-game.ts'
import { writeExport, type ExportContext, type ExportFile } from './export.ts'
import { COMMAND_LINE, runOperation } from './operation.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

async function read(context: ExportContext, file: ExportFile): Promise<string> {
  const pieces: string[] = []
  for await (const piece of writeExport(context, file)) pieces.push(piece)
  return pieces.join('')
}

const readCsv = async (context: ExportContext, kind: ExportFile['kind']) =>
  parse(await read(context, { kind, format: 'csv' }), { columns: true, bom: true }) as Record<
    string,
    string
  >[]

forEachEngine((open) => {
  async function openFilled() {
    const ledger = await open()
    const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-export-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const config = parseConfig({ DATA_DIR: dataDir }, ROOT)
    const context = { ledger, reads: ledger, config }
    const run = (operation: Parameters<typeof runOperation>[0], input: unknown) =>
      runOperation(
        operation,
        { ...context, actor: COMMAND_LINE, nowMs: 1, background: null, isFresh: true, consoleOrigin: null },
        input,
      )
    await upsertOwnGames(ledger, [
      makeGame({ slug: 'kite', title: '=HYPERLINK("https://evil.example")', tags: ['sky', 'wind'] }),
      makeGame({ slug: 'ant', title: 'Ants, many', summary: 'Line one\nline "two"' }),
    ])
    return { context, run }
  }

  test('games are written with the operator’s values, whole, and no cell is a formula', async () => {
    const { context, run } = await openFilled()
    await run(editGameOperation as never, { slug: 'ant', change: { maker: 'Mira' } })
    const rows = await readCsv(context, 'games')
    expect(rows.map(({ slug }) => slug)).toEqual(['ant', 'kite'])
    expect(rows[0]).toMatchObject({ maker: 'Mira', summary: 'Line one\nline "two"', status: 'published' })
    expect(rows[1]).toMatchObject({ title: '\'=HYPERLINK("https://evil.example")', tags: 'sky wind' })
    const json = JSON.parse(await read(context, { kind: 'games', format: 'json' })) as unknown
    expect(json).toMatchObject([
      { slug: 'ant', maker: 'Mira' },
      { slug: 'kite', tags: ['sky', 'wind'] },
    ])
  })

  test('articles and pages are written with their text, drafts too', async () => {
    const { context, run } = await openFilled()
    await run(saveDocumentOperation as never, { kind: 'article', title: 'Kites', html: '<p>Wind.</p>' })
    await run(saveDocumentOperation as never, {
      ...{ kind: 'page', title: 'Terms', slug: 'terms', html: '<p>Be kind.</p>' },
    })
    expect(await readCsv(context, 'articles')).toMatchObject([
      { kind: 'article', title: 'Kites', state: 'draft', html: '<p>Wind.</p>' },
      { kind: 'page', title: 'Terms', html: '<p>Be kind.</p>' },
    ])
  })

  test('settings are written for every site, a faulty one as it is stored', async () => {
    const { context } = await openFilled()
    await setSiteEdits(context.ledger, 'localhost', { name: 'Fox Arcade' })
    await setSiteEdits(context.ledger, 'faulty.example', { audience: 'nobody' })
    const rows = await readCsv(context, 'settings')
    const find = (site: string, setting: string) =>
      rows.find((row) => row.site === site && row.setting === setting)
    expect(find('localhost', 'name')).toMatchObject({ value: 'Fox Arcade', from: 'ledger' })
    expect(find('localhost', 'theme.text')).toBeDefined()
    expect(find('faulty.example', 'audience')).toMatchObject({ value: 'nobody', from: 'ledger' })
    expect(JSON.parse(await read(context, { kind: 'settings', format: 'json' }))).toHaveLength(rows.length)
  })

  test('an empty ledger makes an empty list', async () => {
    const ledger = await open()
    const context = { ledger, reads: ledger, config: parseConfig({ DATA_DIR: ROOT }, ROOT) }
    expect(JSON.parse(await read(context, { kind: 'games', format: 'json' }))).toEqual([])
    expect(await readCsv(context, 'articles')).toEqual([])
  })
})
