/** Reports by their operations, on both engines. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { makeGame } from '../ledger/make-game.ts'
import { addReport } from '../ledger/reports.ts'
import { unpublishGamesOperation } from './game-status.ts'
import { listReportsOperation, resolveReportsOperation } from './inbox.ts'
import { COMMAND_LINE, runOperation, type Operation } from './operation.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)

forEachEngine((open) => {
  test('an empty list, and one with the state of its games and of those that are asked for', async () => {
    const ledger = await open()
    const run = <Input, Result>(operation: Operation<Input, Result>, input: unknown) =>
      runOperation(
        operation,
        {
          ...{ ledger, reads: ledger, config, actor: COMMAND_LINE, nowMs: 1, background: null },
          ...{ isFresh: true, consoleOrigin: null },
        },
        input,
      )
    expect(await run(listReportsOperation, {})).toEqual({ reports: [], titles: {}, statuses: {} })
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
    const report = { site: 'localhost', gameSlug: 'kite', reason: 'rude', note: '', createdAtMs: 1 }
    const id = await addReport(ledger, report)
    const known = { titles: { kite: 'Red Kite' }, statuses: { kite: 'published' } }
    expect(await run(listReportsOperation, {})).toMatchObject({ reports: [{ id }], ...known })
    await run(unpublishGamesOperation, { slugs: ['kite'] })
    await run(resolveReportsOperation, { ids: [id] })
    expect(await run(listReportsOperation, {})).toEqual({ reports: [], titles: {}, statuses: {} })
    expect(await run(listReportsOperation, { games: ['kite'] })).toEqual({
      ...{ reports: [], titles: known.titles, statuses: { kite: 'draft' } },
    })
    expect(await run(listReportsOperation, { isOpen: false })).toMatchObject({
      reports: [{ id, resolvedAtMs: 1 }],
      statuses: { kite: 'draft' },
    })
  })
})
