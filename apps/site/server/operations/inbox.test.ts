/** Messages and reports by their operations, on both engines. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { makeGame } from '../ledger/make-game.ts'
import { addMessage } from '../ledger/messages.ts'
import { addReport } from '../ledger/reports.ts'
import { unpublishGamesOperation } from './game-status.ts'
import {
  listMessagesOperation,
  listReportsOperation,
  reopenMessagesOperation,
  reopenReportsOperation,
  resolveMessagesOperation,
  resolveReportsOperation,
} from './inbox.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'
import { getReportRecordOperation } from './report-record.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)
const HOUR_MS = 3_600_000

const runIn =
  (ledger: Ledger, nowMs: number, actor: Actor = COMMAND_LINE) =>
  <Input, Result>(operation: Operation<Input, Result>, input: unknown) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, actor, nowMs, background: null },
        ...{ isFresh: true, consoleOrigin: null },
      },
      input,
    )

const ofOtherSite: Actor = { ...COMMAND_LINE, role: 'moderator', sites: ['other.example'] }

forEachEngine((open) => {
  test('reports are listed with the state of their games, and resolved ones for the hours that are asked for', async () => {
    const ledger = await open()
    const run = runIn(ledger, HOUR_MS)
    expect(await run(listReportsOperation, {})).toEqual({ reports: [], titles: {}, statuses: {} })
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
    const report = { site: 'localhost', gameSlug: 'kite', reason: 'rude', note: '', createdAtMs: 1 }
    const id = await addReport(ledger, report)
    const known = { titles: { kite: 'Red Kite' }, statuses: { kite: 'published' } }
    expect(await run(listReportsOperation, {})).toMatchObject({ reports: [{ id }], ...known })
    await run(unpublishGamesOperation, { slugs: ['kite'] })
    await run(resolveReportsOperation, { ids: [id] })
    expect(await run(listReportsOperation, {})).toEqual({ reports: [], titles: {}, statuses: {} })
    const resolved = { reports: [{ id, resolvedAtMs: HOUR_MS }], statuses: { kite: 'draft' } }
    expect(await run(listReportsOperation, { resolvedHours: 2 })).toMatchObject(resolved)
    expect(await runIn(ledger, 4 * HOUR_MS)(listReportsOperation, { resolvedHours: 2 })).toMatchObject({
      reports: [],
    })
    expect(await run(listReportsOperation, { isOpen: false })).toMatchObject(resolved)
  })

  test('what was resolved is opened again, once, and only by those whose site it is', async () => {
    const ledger = await open()
    const run = runIn(ledger, 1)
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
    const visitor = { site: 'localhost', createdAtMs: 1 }
    const report = (await addReport(ledger, { ...visitor, gameSlug: 'kite', reason: 'rude', note: '' }))!
    const message = await addMessage(ledger, { ...visitor, topic: 'idea', body: 'More kites', email: '' })
    await expect(run(reopenReportsOperation, { ids: [report] })).rejects.toMatchObject({
      message: `There is no resolved report ${report}; opened: none`,
    })
    await run(resolveReportsOperation, { ids: [report] })
    await run(resolveMessagesOperation, { ids: [message] })
    const other = runIn(ledger, 1, ofOtherSite)
    await expect(other(reopenReportsOperation, { ids: [report] })).rejects.toMatchObject({
      code: 'unknown-report',
    })
    await expect(other(reopenMessagesOperation, { ids: [message] })).rejects.toMatchObject({
      code: 'unknown-message',
    })
    expect(await run(reopenReportsOperation, { ids: [report] })).toEqual({ ids: [report] })
    expect(await run(reopenMessagesOperation, { ids: [message] })).toEqual({ ids: [message] })
    expect(await run(listReportsOperation, {})).toMatchObject({ reports: [{ id: report }] })
    expect(await run(listMessagesOperation, {})).toMatchObject({ messages: [{ id: message }] })
  })

  test('the record of a claim has its text, its game, and what was done since, but nothing from before', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
    await runIn(ledger, 5)(unpublishGamesOperation, { slugs: ['kite'] })
    const note = 'I drew it: mira@example.com, https://mira.example/kite'
    const claim = { site: 'localhost', gameSlug: 'kite', reason: 'rights', note, createdAtMs: 10 }
    const id = (await addReport(ledger, claim))!
    const run = runIn(ledger, 20)
    await run(unpublishGamesOperation, { slugs: ['kite'], reports: [id] })
    await run(resolveReportsOperation, { ids: [id] })
    const record = await run(getReportRecordOperation, { id })
    expect(record).toMatchObject({
      report: { id, note, resolvedAtMs: 20 },
      game: { slug: 'kite', title: 'Red Kite', status: 'draft', playedFrom: null },
      actions: [{ operation: 'resolveReports', target: `report ${id}`, personName: 'command line' }],
    })
    expect(record.text).toContain(`> ${note}`)
    expect(record.text).toContain('1970-01-01T00:00:00.020Z  resolveReports')
    for (const [actor, asked] of [
      [ofOtherSite, id],
      [COMMAND_LINE, id + 1],
    ] as const)
      await expect(runIn(ledger, 20, actor)(getReportRecordOperation, { id: asked })).rejects.toMatchObject({
        code: 'unknown-report',
      })
  })

  test('a take-down names the reports that it answers in the audit, and not their texts', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
    const claim = {
      site: 'localhost',
      gameSlug: 'kite',
      reason: 'rights',
      note: 'It is mine',
      createdAtMs: 1,
    }
    const id = (await addReport(ledger, claim))!
    await runIn(ledger, 2)(unpublishGamesOperation, { slugs: ['kite'], reports: [id] })
    const entries = await ledger.db.selectFrom('audit').selectAll().execute()
    expect(entries.map(({ after }) => after)).toEqual([JSON.stringify({ status: 'draft', reports: [id] })])
    expect(JSON.stringify(entries)).not.toContain('mine')
    const record = await runIn(ledger, 3)(getReportRecordOperation, { id })
    expect(record.actions).toMatchObject([{ operation: 'unpublishGames', target: 'game kite' }])
  })
})
