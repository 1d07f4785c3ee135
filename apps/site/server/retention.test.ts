import { expect, test } from 'vitest'
import { recordPlays, listHotScores } from './ledger/counters.ts'
import { listEventCounts, recordEvents } from './ledger/events.ts'
import { upsertOwnGames } from './ledger/games.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'
import { makeGame } from './ledger/make-game.ts'
import { insertAudit, listAudit } from './ledger/audit.ts'
import { addMessage, listMessages } from './ledger/messages.ts'
import { addReport, listReports } from './ledger/reports.ts'
import { confirmRetentionClock, findLastRetentionRun } from './ledger/retention-clock.ts'
import type { Ledger } from './ledger/ledger.ts'
import { runRetention, startRetention } from './retention.ts'

const DAY_MS = 24 * 3_600_000
const NOW_MS = 1_800_000_000_000
const agoMs = (days: number) => NOW_MS - days * DAY_MS
const quietLog = { warn: () => undefined, error: () => undefined }

const addMessageOf = (ledger: Ledger, days: number) =>
  addMessage(ledger, {
    site: 's',
    topic: 'idea',
    body: `of ${days}`,
    email: '',
    createdAtMs: agoMs(days),
  })

async function listBodies(ledger: Ledger): Promise<string[]> {
  return (await listMessages(ledger)).map(({ body }) => body)
}

forEachEngine((open) => {
  test('messages are stored for 90 days, reports for a year, plays by the hour for 20 days, sums for 400', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' })])
    for (const days of [0, 90, 91]) await addMessageOf(ledger, days)
    for (const days of [91, 365, 366])
      await addReport(ledger, {
        site: 's',
        gameSlug: 'a',
        reason: 'other',
        note: `of ${days}`,
        createdAtMs: agoMs(days),
      })
    for (const days of [1, 21]) await recordPlays(ledger, [{ slug: 'a', atMs: agoMs(days) }])
    for (const days of [1, 401])
      await recordEvents(
        ledger,
        [{ id: `${days}`, site: 's', event: 'Home', subject: '', source: '' }],
        agoMs(days),
      )
    for (const days of [400, 401])
      await insertAudit(ledger, {
        ...{ atMs: agoMs(days), personId: null, personName: 'x', door: 'console', operation: 'editGame' },
        ...{ target: `of ${days}`, before: null, after: null },
      })
    const outcome = await runRetention(ledger, NOW_MS)
    expect((await listAudit(ledger, { limit: 9 })).map(({ target }) => target)).toEqual(['of 400'])
    expect(outcome).toEqual({
      isHeld: false,
      deleted: {
        messages: 1,
        reports: 1,
        playHours: 1,
        eventDays: 1,
        audit: 1,
        consoleAccess: 0,
        uploads: 0,
      },
    })
    expect(await listBodies(ledger)).toEqual(['of 0', 'of 90'])
    expect((await listReports(ledger)).map(({ note }) => note)).toEqual(['of 91', 'of 365'])
    expect(await listEventCounts(ledger, { fromDay: 0 })).toHaveLength(1)
    expect((await listHotScores(ledger, NOW_MS)).size).toBe(1)
  })

  // covers: '11.8'
  test('a clock over 30 days past the last run deletes nothing until it is confirmed', async () => {
    const ledger = await open()
    await addMessageOf(ledger, 20)
    await runRetention(ledger, NOW_MS)
    expect(await runRetention(ledger, NOW_MS + 30 * DAY_MS)).toMatchObject({ isHeld: false })
    const later = NOW_MS + 100 * DAY_MS
    expect(await runRetention(ledger, later)).toMatchObject({ isHeld: true })
    // Held runs are no runs: waiting does not make the clock right.
    expect(await runRetention(ledger, later + DAY_MS)).toMatchObject({ isHeld: true })
    expect(await listBodies(ledger)).toEqual(['of 20'])
    await confirmRetentionClock(ledger, later)
    expect(await runRetention(ledger, later)).toMatchObject({ isHeld: false, deleted: { messages: 1 } })
  })

  test('the first run of an older ledger compares the clock with the newest record', async () => {
    const ledger = await open()
    await addMessageOf(ledger, 100)
    expect(await runRetention(ledger, NOW_MS)).toMatchObject({ isHeld: true })
    expect(await listBodies(ledger)).toEqual(['of 100'])
    await recordEvents(ledger, [{ id: '1', site: 's', event: 'Home', subject: '', source: '' }], agoMs(2))
    expect(await runRetention(ledger, NOW_MS)).toMatchObject({ isHeld: false, deleted: { messages: 1 } })
  })

  test('a new ledger needs no confirmation', async () => {
    const ledger = await open()
    expect(await runRetention(ledger, NOW_MS)).toMatchObject({ isHeld: false })
    expect(await findLastRetentionRun(ledger)).toBe(NOW_MS)
  })

  test('a process with a slow clock deletes nothing too early and does not hold up the others', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    await addMessageOf(ledger, 20)
    await runRetention(ledger, NOW_MS)
    expect(await runRetention(other, agoMs(400))).toMatchObject({ isHeld: false, deleted: { messages: 0 } })
    expect(await findLastRetentionRun(ledger)).toBe(NOW_MS)
    expect(await runRetention(ledger, NOW_MS + DAY_MS)).toMatchObject({ isHeld: false })
    await confirmRetentionClock(ledger, agoMs(1))
    expect(await findLastRetentionRun(other)).toBe(agoMs(1))
  })

  test('a running server deletes at once and again later, and continues after the ledger was unavailable', async () => {
    const ledger = await open()
    await addMessageOf(ledger, 100)
    await confirmRetentionClock(ledger, NOW_MS)
    const faults: string[] = []
    let isAway = false
    const moody = {
      ...ledger,
      get db() {
        if (isAway) throw new Error('the ledger is away')
        return ledger.db
      },
    }
    const log = { ...quietLog, error: (message: string) => void faults.push(message) }
    const retention = startRetention({ ledger: moody, log, everyMs: 20, now: () => NOW_MS })
    await expect.poll(() => listMessages(ledger)).toEqual([])
    isAway = true
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    isAway = false
    await addMessageOf(ledger, 101)
    await expect.poll(() => listMessages(ledger)).toEqual([])
    await retention.close()
  })

  test('a server that starts with a wrong clock logs it once, and deletes soon after the confirmation', async () => {
    const ledger = await open()
    await addMessageOf(ledger, 120)
    await confirmRetentionClock(ledger, agoMs(100))
    const warnings: string[] = []
    const log = { ...quietLog, warn: (message: string) => void warnings.push(message) }
    const retention = startRetention({ ledger, log, heldLookEveryMs: 10, now: () => NOW_MS })
    await expect.poll(() => warnings.length).toBe(1)
    expect(warnings[0]).toBe(
      'retention is paused: the clock says 2027-01-15, 100 days after the last retention run (2026-10-07); nothing is deleted until it is confirmed: npm run portal -- doctor --confirm-clock',
    )
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await listMessages(ledger)).toHaveLength(1)
    await confirmRetentionClock(ledger, NOW_MS)
    await expect.poll(() => listMessages(ledger)).toEqual([])
    expect(warnings).toHaveLength(1)
    await retention.close()
  })
})
