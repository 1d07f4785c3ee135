/** The rows of a home page on both engines: who may change them, what is refused, what is undone. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { getHomeRowsOperation, setHomeRowsOperation } from './home-rows.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'
import { setSiteOperation } from './site-settings.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const host = 'localhost'
const editor: Actor = { ...COMMAND_LINE, door: 'console', role: 'editor' }
const NEWEST = { rule: 'newest', label: '', isOff: false }
const KITES = { rule: 'games', games: ['kite'], label: 'Kites', isOff: false }

async function setUp(ledger: Ledger) {
  await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
  const config = parseConfig({ DATA_DIR: await makeTestFolder() }, ROOT)
  return <Input, Result>(operation: Operation<Input, Result>, input: unknown, actor = editor) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, actor, nowMs: Date.now(), background: null },
        ...{ isFresh: true, consoleOrigin: null },
      },
      input,
    )
}

forEachEngine((open) => {
  test('an editor sets the rows of a home page, and one press takes them back', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    expect(await run(getHomeRowsOperation, { host })).toMatchObject({ rows: [], origin: 'default' })
    const rows = [NEWEST, { rule: 'games', games: ['kite'], label: 'Kites' }]
    const { auditId } = await run(setHomeRowsOperation, { host, rows, expected: [] })
    const home = await run(getHomeRowsOperation, { host })
    expect(home.rows).toEqual([NEWEST, KITES])
    expect(home.titles).toEqual({ kite: 'Red Kite' })
    expect(home.history).toHaveLength(1)
    const [entry] = await listAudit(ledger, { limit: 1 })
    expect(entry).toMatchObject({
      operation: 'setHomeRows',
      target: 'site localhost',
      before: { homeRows: null },
    })
    await run(undoChangeOperation, { id: auditId })
    expect((await run(getHomeRowsOperation, { host })).rows).toEqual([])
  })

  test('of two people the second is asked first, and the command line sets the same rows', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await run(setSiteOperation, { host, change: { homeRows: [NEWEST] } }, COMMAND_LINE)
    await expect(run(setHomeRowsOperation, { host, rows: [KITES], expected: [] })).rejects.toMatchObject({
      code: 'conflict',
      field: 'homeRows',
    })
    const { rows } = await run(getHomeRowsOperation, { host })
    expect(rows).toEqual([NEWEST])
    await run(setHomeRowsOperation, { host, rows: [...rows, KITES], expected: rows })
    expect((await run(getHomeRowsOperation, { host })).rows).toEqual([NEWEST, KITES])
    await run(setHomeRowsOperation, { host, rows: null })
    expect((await run(getHomeRowsOperation, { host })).origin).toBe('default')
  })

  test('a faulty row is refused beside its field, and others may not set rows', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    for (const [key, row] of [
      ['homeRows.1.games', { ...KITES, games: ['kite', 'nobody'] }],
      ['homeRows.1.games', { ...KITES, games: [] }],
      ['homeRows.1.tag', { rule: 'tag', tag: 'No Tag', label: '' }],
      ['homeRows.1.category', { rule: 'category', category: '', label: '' }],
      ['homeRows.1.until', { ...NEWEST, from: '2026-12-24', until: '2026-12-23' }],
      ['homeRows.1.from', { ...NEWEST, from: 'soon' }],
      ['homeRows.1.rule', { rule: 'random' }],
    ] as const)
      await expect(
        run(setHomeRowsOperation, { host, rows: [NEWEST, row] }),
        JSON.stringify(row),
      ).rejects.toMatchObject({ faults: [expect.objectContaining({ key })] })
    const others: Actor[] = [
      { ...editor, role: 'moderator' },
      { ...editor, role: 'analyst' },
      { ...editor, sites: ['other.example'] },
    ]
    for (const actor of others)
      await expect(run(setHomeRowsOperation, { host, rows: [] }, actor)).rejects.toMatchObject({
        code: 'forbidden',
      })
    const mine = await run(setHomeRowsOperation, { host, rows: [NEWEST] }, { ...editor, sites: [host] })
    expect(mine.isChanged).toBe(true)
    await expect(run(setSiteOperation, { host, change: { homeRows: [] } })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})
