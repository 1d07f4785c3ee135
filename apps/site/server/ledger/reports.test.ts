import { expect, test } from 'vitest'
import { upsertOwnGames } from './games.ts'
import { forEachEngine } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'
import { addReport, listReports, resolveReport } from './reports.ts'

const report = { site: 'localhost', gameSlug: 'a', reason: 'does not start', note: '', createdAtMs: 1 }

forEachEngine((open) => {
  test('a report is kept, listed newest first, and resolved once', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' })])
    const first = (await addReport(ledger, report))!
    const second = (await addReport(ledger, { ...report, createdAtMs: 2, note: 'black\0 screen 😀' }))!
    expect((await listReports(ledger, { open: true })).map(({ id }) => id)).toEqual([second, first])
    expect(await resolveReport(ledger, first, 5)).toBe(true)
    expect(await resolveReport(ledger, first, 6)).toBe(false)
    expect(await resolveReport(ledger, 999, 6)).toBe(false)
    expect(await listReports(ledger, { open: false })).toEqual([{ ...report, id: first, resolvedAtMs: 5 }])
    expect(await listReports(ledger, { open: true })).toMatchObject([{ id: second, note: 'black screen 😀' }])
    expect(await listReports(ledger)).toHaveLength(2)
    expect(await listReports(ledger, { limit: 1 })).toHaveLength(1)
  })

  test('a report on a game that does not exist is told as such', async () => {
    const ledger = await open()
    expect(await addReport(ledger, report)).toBeNull()
  })
})
