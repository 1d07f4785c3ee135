import { expect, test } from 'vitest'
import { recordPlays } from './counters.ts'
import {
  ID_WINDOW_MS,
  type IdentifiedEvent,
  listEventCounts,
  pruneEventDays,
  pruneEventIds,
  recordEvents,
} from './events.ts'
import { upsertOwnGames } from './games.ts'
import { forEachEngine } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'

const DAY_MS = 86_400_000
const NOW_MS = 20_000 * DAY_MS + 5
const makeEvent = (id: string, change: Partial<IdentifiedEvent> = {}): IdentifiedEvent => ({
  id,
  site: 'fox.example',
  event: 'Home',
  subject: '',
  source: '',
  ...change,
})

forEachEngine((open) => {
  test('events are counted by day, site, name and subject', async () => {
    const ledger = await open()
    const events = [
      makeEvent('a'),
      makeEvent('b', { source: 'tiktok/summer' }),
      makeEvent('c', { event: 'Play', subject: 'cozy-blocks' }),
      makeEvent('d', { site: 'owl.example' }),
    ]
    expect(await recordEvents(ledger, events, NOW_MS)).toBe(4)
    expect(await recordEvents(ledger, [makeEvent('e')], NOW_MS + DAY_MS)).toBe(1)
    expect(await recordEvents(ledger, [], NOW_MS)).toBe(0)
    expect(await listEventCounts(ledger, { fromDay: 0 })).toEqual([
      { site: 'fox.example', day: 20_000, event: 'Home', subject: '', count: 2 },
      { site: 'fox.example', day: 20_000, event: 'Play', subject: 'cozy-blocks', count: 1 },
      { site: 'fox.example', day: 20_001, event: 'Home', subject: '', count: 1 },
      { site: 'owl.example', day: 20_000, event: 'Home', subject: '', count: 1 },
    ])
    expect(await listEventCounts(ledger, { fromDay: 20_001, site: 'fox.example' })).toHaveLength(1)
    const sources = await ledger.db.selectFrom('event_days').select('source').orderBy('source').execute()
    expect(sources.map(({ source }) => source)).toEqual(['', '', '', '', 'tiktok/summer'])
  })

  test('a repeated event, alone, twice in a batch or among others, is counted once', async () => {
    const ledger = await open()
    expect(
      await recordEvents(
        ledger,
        ['a', 'b', 'a'].map((id) => makeEvent(id)),
        NOW_MS,
      ),
    ).toBe(2)
    expect(
      await recordEvents(
        ledger,
        ['b', 'c'].map((id) => makeEvent(id)),
        NOW_MS + 1,
      ),
    ).toBe(1)
    expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([{ count: 3 }])
  })

  test('a play that is counted with its event is counted once', async () => {
    const ledger = await open()
    const also = ['PidVisit', 'PidScreen'].map((event) => ({
      ...{ site: 'fox.example', event, subject: '77', source: '' },
    }))
    const events = [makeEvent('a', { also }), makeEvent('b', { also }), makeEvent('c')]
    expect(await recordEvents(ledger, events, NOW_MS)).toBe(3)
    expect(await recordEvents(ledger, events, NOW_MS)).toBe(0)
    const counts = await listEventCounts(ledger, { fromDay: 0 })
    expect(counts.map(({ event, subject, count }) => [event, subject, count])).toEqual([
      ['Home', '', 3],
      ['PidScreen', '77', 2],
      ['PidVisit', '77', 2],
    ])
  })

  test('a batch of thousands, with any text, is counted completely', async () => {
    const ledger = await open()
    const words = ['', 'a"b', "a'b", 'a\\b', '[]', '{"a":1}', 'ä 🦊', '%', ';--']
    const events = Array.from({ length: 3000 }, (_, index) =>
      makeEvent(`id-${index}`, { subject: `${words[index % words.length]}${index % 700}` }),
    )
    expect(await recordEvents(ledger, events, NOW_MS)).toBe(3000)
    const counts = await listEventCounts(ledger, { fromDay: 0 })
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
    expect(counts.some(({ subject }) => subject.startsWith('ä 🦊'))).toBe(true)
  })

  test('two processes that send the same events count them once between them', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const batches = Array.from({ length: 20 }, (_, turn) =>
      Array.from({ length: 50 }, (_, index) => makeEvent(`${Math.floor(turn / 2)}-${index}`)),
    )
    const counts = await Promise.all(
      batches.map((batch, turn) =>
        recordEvents(turn % 2 ? ledger : other, turn % 3 ? batch : batch.toReversed(), NOW_MS),
      ),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(500)
    expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([{ count: 500 }])
  })

  test('event ids are deleted after their window and days after 400 days, counts of today stay', async () => {
    const ledger = await open()
    await recordEvents(ledger, [makeEvent('old')], NOW_MS - 500 * DAY_MS)
    await recordEvents(ledger, [makeEvent('a')], NOW_MS)
    await pruneEventIds(ledger, NOW_MS + ID_WINDOW_MS)
    expect(await recordEvents(ledger, [makeEvent('a')], NOW_MS)).toBe(0)
    await pruneEventIds(ledger, NOW_MS + ID_WINDOW_MS + 1)
    expect(await pruneEventDays(ledger, NOW_MS)).toBe(1)
    expect(await ledger.db.selectFrom('event_ids').selectAll().execute()).toEqual([])
    expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([{ day: 20_000, count: 1 }])
  })

  test('plays are counted for the site they were played on, merged games under the survivor', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'old' }), makeGame({ slug: 'survivor' })])
    await ledger.db.updateTable('games').set({ merged_into: 'survivor' }).where('slug', '=', 'old').execute()
    const play = (slug: string, site?: string, atMs = NOW_MS) => ({ slug, atMs, site })
    await recordPlays(ledger, [
      play('old', 'fox.example'),
      play('survivor', 'fox.example'),
      play('survivor', 'owl.example', NOW_MS + DAY_MS),
      play('survivor'),
      play('nowhere', 'fox.example'),
    ])
    expect(await listEventCounts(ledger, { fromDay: 0 })).toEqual([
      { site: 'fox.example', day: 20_000, event: 'PlayCounted', subject: 'survivor', count: 2 },
      { site: 'owl.example', day: 20_001, event: 'PlayCounted', subject: 'survivor', count: 1 },
    ])
  })
})
