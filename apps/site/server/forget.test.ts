import { expect, test } from 'vitest'
import { forgetOld, startForgetting } from './forget.ts'
import { upsertOwnGames } from './ledger/games.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'
import { makeGame } from './ledger/make-game.ts'
import { addMessage, listMessages } from './ledger/messages.ts'
import { addReport, listReports } from './ledger/reports.ts'

const DAY_MS = 24 * 3_600_000
const NOW_MS = 1_800_000_000_000
const agoMs = (days: number) => NOW_MS - days * DAY_MS

forEachEngine((open) => {
  test('messages are kept for 90 days and reports for a year', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' })])
    const addMessageOf = (days: number) =>
      addMessage(ledger, {
        site: 's',
        topic: 'idea',
        body: `of ${days}`,
        email: '',
        createdAtMs: agoMs(days),
      })
    const addReportOf = (days: number) =>
      addReport(ledger, {
        site: 's',
        gameSlug: 'a',
        reason: 'other',
        note: `of ${days}`,
        createdAtMs: agoMs(days),
      })
    for (const days of [0, 90, 91]) await addMessageOf(days)
    for (const days of [91, 365, 366]) await addReportOf(days)
    expect(await forgetOld(ledger, NOW_MS)).toEqual({ messages: 1, reports: 1 })
    expect((await listMessages(ledger)).map(({ body }) => body)).toEqual(['of 0', 'of 90'])
    expect((await listReports(ledger)).map(({ note }) => note)).toEqual(['of 91', 'of 365'])
  })

  test('a running server forgets at once and again later, and goes on when the ledger is away', async () => {
    const ledger = await open()
    const old = { site: 's', topic: 'idea', body: 'long ago', email: '', createdAtMs: 1 }
    await addMessage(ledger, old)
    const faults: string[] = []
    let isAway = false
    const moody = {
      ...ledger,
      get db() {
        if (isAway) throw new Error('the ledger is away')
        return ledger.db
      },
    }
    const log = { error: (message: string) => void faults.push(message) }
    const forgetting = startForgetting({ ledger: moody, log, everyMs: 20, now: () => NOW_MS })
    await expect.poll(() => listMessages(ledger)).toEqual([])
    isAway = true
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    isAway = false
    await addMessage(ledger, old)
    await expect.poll(() => listMessages(ledger)).toEqual([])
    await forgetting.close()
  })
})
