/** Today on both engines: whole days beside the same days a week before, and what was stored of the state. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { recordDayFigures } from '../day-figures-job.ts'
import { recordPlays } from '../ledger/counters.ts'
import { readDayFigures, STORED_DAYS, storeDayFigures } from '../ledger/day-figures.ts'
import { addUpNextDay } from '../ledger/event-totals.ts'
import { dayOf } from '../ledger/events.ts'
import { setGameStatus, upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { addMessage, resolveMessage } from '../ledger/messages.ts'
import { COMMAND_LINE, runOperation, type Actor } from './operation.ts'
import { getTodayOperation } from './today.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const TODAY = dayOf(Date.UTC(2026, 10, 20))
/** In the fifth hour of the day. */
const NOW_MS = TODAY * DAY_MS + 4.5 * HOUR_MS
const ROOT = resolve(import.meta.dirname, '../../../..')

type Counted = [daysAgo: number, event: string, subject: string, count: number, site?: string]

async function count({ db }: Ledger, counted: readonly Counted[]) {
  const rows = counted.map(([daysAgo, event, subject, times, site = 'a.example']) => ({
    ...{ site, day: TODAY - daysAgo, event, subject, source: '', count: times },
  }))
  await db.insertInto('event_days').values(rows).execute()
}

const ask = (ledger: Ledger, actor: Partial<Actor> = {}, config = parseConfig({ DATA_DIR: ROOT }, ROOT)) =>
  runOperation(
    getTodayOperation,
    {
      ...{ ledger, reads: ledger, config, actor: { ...COMMAND_LINE, ...actor }, nowMs: NOW_MS },
      ...{ background: null, isFresh: true, consoleOrigin: null },
    },
    {},
  )

const COUNTS: readonly Counted[] = [
  [0, 'Visit', '', 7],
  [1, 'Visit', '', 30],
  [8, 'Visit', '', 20],
  [8, 'Visit', '', 90, 'b.example'],
  [0, 'PlayCounted', 'kite', 50],
  [1, 'PlayCounted', 'kite', 12],
  [7, 'PlayCounted', 'kite', 6],
  [8, 'PlayCounted', 'kite', 10],
  [2, 'PlayCounted', 'boat', 9],
  [9, 'PlayCounted', 'boat', 3],
  [3, 'PlayCounted', 'rare', 4],
  [1, 'SearchMiss', 'snake', 6],
  [10, 'SearchMiss', 'snake', 8],
  [1, 'SearchMiss', 'one child', 3],
  [1, 'LCP', '1000', 8],
  [9, 'LCP', '2100', 8],
  [9, 'CLS', '0.1', 4],
]

forEachEngine((open) => {
  test('figures are of whole days, beside the same days a week before, added up or not', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Kite' }), makeGame({ slug: 'boat' })])
    await count(ledger, COUNTS)
    const before = (await ask(ledger)).statistics!
    while (await addUpNextDay(ledger, NOW_MS));
    const statistics = (await ask(ledger)).statistics!
    expect(statistics).toEqual(before)
    expect(statistics).toMatchObject({ yesterday: '2026-11-19', weekBefore: '2026-11-12' })
    const [visits] = statistics.series
    expect(visits).toMatchObject({ name: 'visits', yesterday: 30, weekBefore: 110, today: 7 })
    expect(visits!.days).toHaveLength(28)
    // Today, which is not over, is not in the plot.
    expect(visits!.days.at(-1)).toEqual({ day: '2026-11-19', value: 30 })
    expect(statistics.topGames).toMatchObject([
      { key: 'kite', label: 'Kite', count: 18, before: 10 },
      // Less than five could be of one visitor.
      { key: 'boat', count: 9, before: null },
    ])
    expect(statistics.topGames[0]!.days.slice(-2).map(({ value }) => value)).toEqual([0, 12])
    expect(statistics.topGames[1]!.days.map(({ value }) => value)).toEqual([
      ...[0, 0, 0, 0, 0, null, 0],
      ...[0, 0, 0, 0, 0, 9, 0],
    ])
    expect(statistics.risingGames.map(({ key }) => key)).toEqual(['kite', 'boat'])
    expect(statistics.missedTerms).toMatchObject([{ key: 'snake', count: 6, before: 8 }])
    expect(statistics.vitals).toMatchObject([{ name: 'LCP', p75: 950, before: 2025, good: 1 }])
    expect(statistics.vitals[0]!.days.at(-1)).toEqual({ day: '2026-11-19', value: 950 })
  })

  test('rising games are those with the most additional plays', async () => {
    const ledger = await open()
    await count(ledger, [
      [2, 'PlayCounted', 'big', 100],
      [9, 'PlayCounted', 'big', 99],
      [2, 'PlayCounted', 'new', 20],
      [2, 'PlayCounted', 'less', 10],
      [9, 'PlayCounted', 'less', 40],
    ])
    const { topGames, risingGames } = (await ask(ledger)).statistics!
    expect(topGames.map(({ key }) => key)).toEqual(['big', 'new', 'less'])
    expect(risingGames.map(({ key, before }) => [key, before])).toEqual([
      ['new', 0],
      ['big', 99],
    ])
  })

  test('plays of today stand beside those of the same hours; a person of one site has its days only', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite' })])
    const play = (atMs: number) => ({ slug: 'kite', site: 'a.example', atMs })
    const [first, weekAgo] = [TODAY * DAY_MS, (TODAY - 7) * DAY_MS]
    await recordPlays(ledger, [
      play(first + HOUR_MS),
      play(first + 3 * HOUR_MS),
      // This hour is not over.
      play(NOW_MS),
      play(weekAgo + HOUR_MS),
      play(weekAgo + 20 * HOUR_MS),
      play(weekAgo - HOUR_MS),
    ])
    const plays = (await ask(ledger)).statistics!.series.find(({ name }) => name === 'plays')
    expect(plays!.hours).toEqual({ until: 4, now: 2, weekBefore: 1 })
    await count(ledger, [[8, 'Visit', '', 90, 'b.example']])
    const ofSite = (await ask(ledger, { role: 'analyst', sites: ['b.example'] })).statistics!
    expect(ofSite.series[0]).toMatchObject({ yesterday: 0, weekBefore: 90 })
    expect(ofSite.series.map(({ hours }) => hours)).toEqual([null, null, null, null])
    expect(ofSite.topGames).toEqual([])
  })

  test('what waits is counted back from its rows, what leaves none from the figures of each day', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite' }), makeGame({ slug: 'boat' })])
    const send = (daysAgo: number, site = 'a.example') =>
      addMessage(ledger, {
        ...{ site, topic: 'idea', body: 'words', email: '', createdAtMs: NOW_MS - daysAgo * DAY_MS },
      })
    await resolveMessage(ledger, await send(10), NOW_MS - 2 * DAY_MS)
    await resolveMessage(ledger, await send(20), NOW_MS - 9 * DAY_MS)
    await send(9, 'b.example')
    await send(1)
    const { openMessages } = await ask(ledger)
    expect(openMessages).toMatchObject({ now: 2, weekAgo: 2 })
    expect(openMessages!.days.map(({ value }) => value)).toEqual([
      ...[1, 1, 1, 2, 2, 2, 2],
      ...[2, 2, 2, 2, 1, 2, 2],
    ])
    const moderator = await ask(ledger, { role: 'moderator', sites: ['a.example'] })
    expect(moderator.openMessages).toMatchObject({ now: 1, weekAgo: 1 })
    const unknown = (await ask(ledger)).games.draft
    expect([unknown.now, unknown.weekAgo]).toEqual([0, null])
    const dataDir = await makeTestFolder()
    await recordDayFigures(ledger, { dataDir }, NOW_MS - 7 * DAY_MS)
    await setGameStatus(ledger, 'kite', 'draft')
    // The first of a day stays.
    await recordDayFigures(ledger, { dataDir }, NOW_MS - 7 * DAY_MS + 1)
    const { games, health } = await ask(ledger)
    expect(games).toMatchObject({
      published: { now: 1, weekAgo: 2 },
      draft: { now: 1, weekAgo: 0 },
      broken: { now: 0, weekAgo: 0 },
    })
    expect(games.draft.days.at(-1)).toEqual({ day: '2026-11-20', value: 1 })
    expect(health!.freeBytes.weekAgo).toEqual(ledger.engine === 'sqlite' ? expect.any(Number) : null)
    expect(health!.freeBytes.now).toBeGreaterThan(0)
  })

  test('figures of days are deleted after five weeks', async () => {
    const ledger = await open()
    const figures = { published: 1, draft: 0, broken: 0, waitingImports: 0, freeBytes: null }
    for (const day of [100, 101, 100 + STORED_DAYS]) await storeDayFigures(ledger, day, figures)
    expect([...(await readDayFigures(ledger)).keys()]).toEqual([101, 100 + STORED_DAYS])
  })

  test('the version is that of package.json, with the time of the build where there is one', async () => {
    const ledger = await open()
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    const rootDir = await makeTestFolder()
    await mkdir(join(rootDir, 'content/sites'), { recursive: true })
    await writeFile(join(rootDir, 'package.json'), JSON.stringify({ version }))
    const config = { ...parseConfig({ DATA_DIR: rootDir }, ROOT), rootDir }
    expect((await ask(ledger, {}, config)).health).toMatchObject({ version, builtAtMs: null })
    await mkdir(join(rootDir, 'build'))
    await writeFile(join(rootDir, 'build/build.json'), JSON.stringify({ id: 'one', timestamp: 1234 }))
    expect((await ask(ledger, {}, config)).health).toMatchObject({ version, builtAtMs: 1234 })
    expect((await ask(ledger, { role: 'editor' })).health).toBeNull()
  })
})
