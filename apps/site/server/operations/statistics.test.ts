/** Statistics on both engines: what is counted, what stays hidden, who may see which site. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { dayOf, recordEvents } from '../ledger/events.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { COMMAND_LINE, runOperation, type Actor } from './operation.ts'
import { getStatisticsOperation } from './statistics.ts'

const DAY_MS = 86_400_000
const NOW_MS = Date.UTC(2026, 10, 20, 12)
const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)
const WEEK = { from: '2026-11-14', to: '2026-11-20' }

let ids = 0
interface Counted {
  event: string
  subject?: string
  site?: string
  source?: string
  daysAgo?: number
}

async function count(ledger: Ledger, times: number, counted: Counted) {
  const { daysAgo = 0, site = 'a.example', subject = '', source = '', event } = counted
  const events = Array.from({ length: times }, () => ({ id: `id-${ids++}`, site, event, subject, source }))
  await recordEvents(ledger, events, NOW_MS - daysAgo * DAY_MS)
}

const ask = (ledger: Ledger, input: object = {}, actor: Actor = COMMAND_LINE) =>
  runOperation(
    getStatisticsOperation,
    {
      ...{ ledger, reads: ledger, config, actor, nowMs: NOW_MS, background: null },
      ...{ isFresh: true, consoleOrigin: null },
    },
    { ...WEEK, ...input },
  )

forEachEngine((open) => {
  test('visits, plays, completion and minutes stand beside the days before', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Kite' })])
    await count(ledger, 20, { event: 'Visit' })
    await count(ledger, 6, { event: 'Visit', source: 'tube/summer' })
    await count(ledger, 8, { event: 'Visit', daysAgo: 7 })
    await count(ledger, 9, { event: 'PlayCounted', subject: 'kite' })
    await count(ledger, 3, { event: 'PlayCounted', subject: 'kite', daysAgo: 8 })
    await count(ledger, 4, { event: 'PlayCounted', subject: 'rare-game', daysAgo: 1 })
    await count(ledger, 10, { event: 'PlayPress', subject: 'kite' })
    await count(ledger, 8, { event: 'PlayReady', subject: 'kite' })
    await count(ledger, 4, { event: 'PlayTime1', subject: 'kite' })
    await count(ledger, 2, { event: 'PlayTime2', subject: 'kite' })
    const answer = await ask(ledger)
    expect(answer.previous).toEqual({ from: '2026-11-07', to: '2026-11-13' })
    // Four of half a minute, two of 1.5, two of 3.5.
    expect(answer.total).toMatchObject({ visits: 26, plays: 13, completion: 0.8, minutes: 12, screens: 0 })
    expect(answer.before).toMatchObject({ visits: 8, plays: 3, completion: null })
    expect(answer.days).toHaveLength(7)
    expect(answer.days[6]).toMatchObject({ day: '2026-11-20', visits: 26, plays: 9 })
    expect(answer.days[5]).toMatchObject({ plays: 4 })
    // Three before are fewer than may be shown; the rare game is among the others.
    expect(answer.games).toEqual({
      rows: [{ key: 'kite', label: 'Kite', count: 9, before: null }],
      other: 4,
    })
    expect(answer.sources).toEqual({
      rows: [{ key: 'tube/summer', label: 'tube/summer', count: 6, before: 0 }],
      other: 20,
    })
  })

  test('one game, one source and one site are asked for; less than five of everything is not shown', async () => {
    const ledger = await open()
    await count(ledger, 7, { event: 'Detail', subject: 'kite', source: 'tube/summer' })
    await count(ledger, 6, { event: 'PlayReady', subject: 'kite', source: 'tube/summer', site: 'b.example' })
    await count(ledger, 4, { event: 'Detail', subject: 'boat' })
    const kite = await ask(ledger, { game: 'kite' })
    expect(kite).toMatchObject({
      total: { visits: null, plays: 0, screens: 7, missedSearches: null },
      ...{ games: null, missedTerms: null, isTooRare: false },
      sources: { rows: [{ key: 'tube/summer', count: 7 }], other: 0 },
    })
    expect(await ask(ledger, { source: 'tube/summer' })).toMatchObject({
      playsAreStarts: true,
      total: { plays: 6, screens: 7, visits: 0 },
      games: { rows: [{ key: 'kite', count: 6 }] },
    })
    expect((await ask(ledger, { site: 'B.example' })).total).toMatchObject({ screens: 0 })
    const rare = await ask(ledger, { game: 'boat' })
    expect(rare).toMatchObject({ isTooRare: true, days: [], sources: { rows: [], other: 0 } })
    expect(Object.values(rare.total).every((value) => value === null)).toBe(true)
  })

  test('an analyst of one site sees only its figures, and days that are not stored are refused', async () => {
    const ledger = await open()
    await count(ledger, 5, { event: 'Visit', site: 'a.example' })
    await count(ledger, 9, { event: 'Visit', site: 'b.example' })
    const analyst = { ...COMMAND_LINE, role: 'analyst', sites: ['a.example'] } as const
    expect((await ask(ledger, {}, analyst)).total.visits).toBe(5)
    await expect(ask(ledger, { site: 'b.example' }, analyst)).rejects.toMatchObject({ code: 'forbidden' })
    const editor = { ...COMMAND_LINE, role: 'editor' } as const
    await expect(ask(ledger, {}, editor)).rejects.toMatchObject({ code: 'forbidden' })
    const first = new Date((dayOf(NOW_MS) - 400) * DAY_MS).toISOString().slice(0, 10)
    expect((await ask(ledger, { from: first })).previous).toBeNull()
    for (const [field, days] of [
      ['from', { from: '2020-01-01' }],
      ['to', { to: '2026-11-21' }],
      ['to', { to: '2026-11-01' }],
      ['from', { from: '2026-11-31x' }],
    ] as const)
      await expect(ask(ledger, days), JSON.stringify(days)).rejects.toMatchObject({ code: 'invalid', field })
  })
})
