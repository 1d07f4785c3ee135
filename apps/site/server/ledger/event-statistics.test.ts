/** Totals change no answer: whatever period is asked for, the sums are those of the counts. */
import { expect, test } from 'vitest'
import { sumByDay, sumByKey, type EventScope } from './event-statistics.ts'
import { addUpNextDay, findTotalsDay, pruneEventTotals, toMonth } from './event-totals.ts'
import { dayOf } from './events.ts'
import { forEachEngine } from './ledger-engines.ts'
import type { Ledger } from './ledger.ts'

const FIRST = dayOf(Date.UTC(2026, 0, 20))
const TODAY = dayOf(Date.UTC(2026, 3, 3))
const NOW_MS = TODAY * 86_400_000 + 3_600_000

async function fill(ledger: Ledger) {
  const rows = []
  for (let day = FIRST; day <= TODAY; day++)
    for (const [place, site] of ['a.example', 'b.example', 'c.example'].entries())
      for (const [number, subject] of ['kite', 'boat', ''].entries())
        for (const source of ['', 'tube/summer']) {
          const count = ((day * 7 + place * 5 + number * 3 + source.length) % 11) + 1
          rows.push({ site, day, event: number === 2 ? 'Visit' : 'PlayCounted', subject, source, count })
        }
  for (let start = 0; start < rows.length; start += 500)
    await ledger.db
      .insertInto('event_days')
      .values(rows.slice(start, start + 500))
      .execute()
}

const EVENTS = ['PlayCounted', 'Visit']
const SCOPES: EventScope[] = [
  { fromDay: FIRST, toDay: TODAY, sites: null, events: EVENTS },
  { fromDay: FIRST + 3, toDay: TODAY - 4, sites: null, events: EVENTS },
  { fromDay: TODAY - 1, toDay: TODAY, sites: null, events: EVENTS },
  { fromDay: FIRST + 3, toDay: TODAY, sites: ['b.example'], events: EVENTS },
  { fromDay: FIRST, toDay: TODAY, sites: ['a.example', 'c.example'], events: EVENTS, source: 'tube/summer' },
  { fromDay: FIRST + 20, toDay: TODAY, sites: null, events: EVENTS, subject: 'kite' },
  { fromDay: FIRST + 20, toDay: TODAY, sites: ['a.example'], events: EVENTS, subject: 'kite', source: '' },
  { fromDay: FIRST, toDay: TODAY, sites: [], events: EVENTS },
  { fromDay: FIRST, toDay: TODAY, sites: null, events: [] },
]

async function readAll(ledger: Ledger) {
  const answers = []
  for (const scope of SCOPES) {
    const days = await sumByDay(ledger, scope)
    answers.push(days.toSorted((a, b) => a.day - b.day || (a.event < b.event ? -1 : 1)))
    for (const key of ['subject', 'source'] as const) {
      answers.push(await sumByKey(ledger, scope, { key, limit: 10 }))
      answers.push(await sumByKey(ledger, scope, { key, keys: ['kite', 'tube/summer'], limit: 1 }))
    }
  }
  return answers
}

forEachEngine((open) => {
  test('totals of days and months give the same sums as the counts', async () => {
    const ledger = await open()
    await fill(ledger)
    const counted = await readAll(ledger)
    expect(counted[0]!.length).toBe((TODAY - FIRST + 1) * 2)
    let days = 0
    while (await addUpNextDay(ledger, NOW_MS)) days += 1
    expect(days).toBe(TODAY - FIRST)
    expect(await findTotalsDay(ledger)).toBe(TODAY - 1)
    expect(await readAll(ledger)).toEqual(counted)
    const months = await ledger.db
      .selectFrom('event_totals')
      .select('start')
      .distinct()
      .where('span', '=', 'month')
      .orderBy('start')
      .execute()
    expect(months.map(({ start }) => start)).toEqual([
      toMonth(FIRST).first,
      dayOf(Date.UTC(2026, 1, 1)),
      dayOf(Date.UTC(2026, 2, 1)),
    ])
  })

  test('a day is added up when it is over and settled, and totals are deleted with their days', async () => {
    const ledger = await open()
    expect(await addUpNextDay(ledger, NOW_MS)).toBe(false)
    await fill(ledger)
    expect(await addUpNextDay(ledger, FIRST * 86_400_000 + 86_400_000)).toBe(false)
    expect(await addUpNextDay(ledger, FIRST * 86_400_000 + 86_400_000 + 11 * 60_000)).toBe(true)
    expect(await addUpNextDay(ledger, FIRST * 86_400_000 + 86_400_000 + 11 * 60_000)).toBe(false)
    expect(await findTotalsDay(ledger)).toBe(FIRST)
    await pruneEventTotals(ledger, FIRST + 1)
    const left = await ledger.db.selectFrom('event_totals').select('span').execute()
    expect(left).toEqual([{ span: 'done' }])
    expect(await findTotalsDay(ledger)).toBe(FIRST)
  })
})
