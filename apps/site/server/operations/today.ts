/** `getToday`: the console's first page. Each part is there only for those who may see it. */
import { statfs } from 'node:fs/promises'
import * as v from 'valibot'
import { PAGE_EVENTS, VITAL_NAMES } from '#app/features/analytics/events.ts'
import { summariseVital } from '#app/features/analytics/vital-buckets.ts'
import { getFeedOverview } from '#app/features/feeds/feed-operations.server.ts'
import { findLastBackup } from '../ledger/backup-clock.ts'
import { sumByDay, sumByKey, type DaySum, type EventScope } from '../ledger/event-statistics.ts'
import { dayOf, PLAY_EVENT } from '../ledger/events.ts'
import { countByStatus, listTitles } from '../ledger/game-list.ts'
import { countOpenEntries } from '../ledger/visitor-entries.ts'
import { defineOperation, type OperationContext } from './operation.ts'
import { hasPermission } from './roles.ts'
import { listSteps, type SetupStep } from './setup-steps.ts'
import { nameDay } from './summarise-events.ts'

const SERIES_DAYS = 28
const TOP = 10
/** Of the most played ones; a game below them is not about to be among the first. */
const RISING_AMONG = 500
const MAX_BUCKETS = 100
const SERIES_NAMES = ['visits', 'plays', 'screens', 'missedSearches'] as const
const SERIES: Record<(typeof SERIES_NAMES)[number], readonly string[]> = {
  visits: ['Visit'],
  plays: [PLAY_EVENT],
  screens: PAGE_EVENTS,
  missedSearches: ['SearchMiss'],
}

export interface Series {
  name: (typeof SERIES_NAMES)[number]
  /** The oldest first; the last one is today, which is not over. UTC. */
  days: { day: string; count: number }[]
  today: number
  /** The whole of the same day a week ago. */
  lastWeek: number
}

export interface TodayStatistics {
  series: Series[]
  /** Of the last seven days. */
  topGames: { slug: string; title: string; plays: number }[]
  /** Whose plays of the last seven days are the most above those of the seven days before. */
  risingGames: { slug: string; title: string; plays: number; before: number }[]
  /** Of the last seven days, the most frequent first. */
  missedTerms: { term: string; count: number }[]
  vitals: { name: string; p75: number; good: number; count: number }[]
}

export interface TodayHealth {
  feeds: {
    id: number
    provider: string
    records: number
    lastAtMs: number | null
    lastError: string | null
    nextAtMs: number
    isPaused: boolean
    isWaiting: boolean
  }[]
  /** Imports that wait for approval. */
  waitingImports: { importId: number; provider: string; reason: string }[]
  /** Of the data directory. */
  freeBytes: number
  totalBytes: number
  lastBackupAtMs: number | null
  /** What a new installation still needs; empty when everything is done. */
  checklist: SetupStep[]
}

export interface Today {
  statistics: TodayStatistics | null
  /** Null for those who may not see them. */
  openMessages: number | null
  openReports: number | null
  games: { published: number; draft: number; broken: number; removed: number; vanished: number }
  health: TodayHealth | null
}

export const getTodayOperation = defineOperation({
  name: 'getToday',
  permission: 'account',
  schema: v.object({}),
  async run(context): Promise<Today> {
    const { ledger, reads, actor } = context
    const countOpen = (table: 'messages' | 'reports') =>
      hasPermission(actor, table) ? countOpenEntries(reads, table, actor.sites) : null
    return {
      statistics: hasPermission(actor, 'statistics') ? await readStatistics(context) : null,
      openMessages: await countOpen('messages'),
      openReports: await countOpen('reports'),
      games: await countByStatus(reads),
      health: hasPermission(actor, 'health') ? await readHealth(context, ledger) : null,
    }
  },
})

async function readStatistics({ reads, actor, nowMs }: OperationContext): Promise<TodayStatistics> {
  const today = dayOf(nowMs)
  const days = (from: number, to = today) => ({ fromDay: from, toDay: to, sites: actor.sites })
  const sums = await sumByDay(reads, {
    ...days(today - SERIES_DAYS + 1),
    events: Object.values(SERIES).flat(),
  })
  const series = SERIES_NAMES.map((name) => toSeries(name, sums, today))
  const plays = { events: [PLAY_EVENT] }
  const played = { key: 'subject', limit: RISING_AMONG } as const
  const now = await sumByKey(reads, { ...days(today - 6), ...plays }, played)
  const keys = now.map(({ key }) => key)
  const earlier = await sumByKey(reads, { ...days(today - 13, today - 7), ...plays }, { ...played, keys })
  const before = new Map(earlier.map(({ key, count }) => [key, count]))
  const rising = now
    .map(({ key, count }) => ({ slug: key, plays: count, before: before.get(key) ?? 0 }))
    .filter((game) => game.plays > game.before)
    .sort((a, b) => b.plays - b.before - (a.plays - a.before) || (a.slug < b.slug ? -1 : 1))
    .slice(0, TOP)
  const titles = await listTitles(reads, [...keys.slice(0, TOP), ...rising.map(({ slug }) => slug)])
  const titleOf = (slug: string) => titles.get(slug) ?? slug
  const missed = { ...days(today - 6), events: ['SearchMiss'] }
  const terms = await sumByKey(reads, missed, { key: 'subject', limit: TOP })
  return {
    series,
    topGames: now.slice(0, TOP).map(({ key, count }) => ({ slug: key, title: titleOf(key), plays: count })),
    risingGames: rising.map((game) => ({ ...game, title: titleOf(game.slug) })),
    missedTerms: terms.map(({ key, count }) => ({ term: key, count })),
    vitals: await readVitals(reads, days(today - 6)),
  }
}

function toSeries(name: Series['name'], sums: readonly DaySum[], today: number): Series {
  const events: readonly string[] = SERIES[name]
  const byDay = new Map<number, number>()
  for (const { day, event, count } of sums)
    if (events.includes(event)) byDay.set(day, (byDay.get(day) ?? 0) + count)
  const days = Array.from({ length: SERIES_DAYS }, (_, place) => today - SERIES_DAYS + 1 + place)
  return {
    name,
    days: days.map((day) => ({ day: nameDay(day), count: byDay.get(day) ?? 0 })),
    today: byDay.get(today) ?? 0,
    lastWeek: byDay.get(today - 7) ?? 0,
  }
}

async function readVitals(
  reads: OperationContext['reads'],
  days: Omit<EventScope, 'events'>,
): Promise<TodayStatistics['vitals']> {
  const vitals = []
  for (const name of VITAL_NAMES) {
    const buckets = await sumByKey(reads, { ...days, events: [name] }, { key: 'subject', limit: MAX_BUCKETS })
    const summary = summariseVital(name, new Map(buckets.map(({ key, count }) => [key, count])))
    if (summary) vitals.push({ name, p75: summary.p75, good: summary.good, count: summary.count })
  }
  return vitals
}

async function readHealth(
  { config }: OperationContext,
  ledger: OperationContext['ledger'],
): Promise<TodayHealth> {
  const [{ feeds, lists }, backup, disk] = await Promise.all([
    getFeedOverview(ledger),
    findLastBackup(ledger),
    statfs(config.dataDir),
  ])
  return {
    feeds: feeds.map((feed) => ({
      id: feed.id,
      provider: feed.provider,
      records: feed.records,
      lastAtMs: feed.lastAtMs,
      lastError: feed.lastError,
      nextAtMs: feed.nextAtMs,
      isPaused: feed.pausedAtMs !== null,
      isWaiting: feed.waiting !== null,
    })),
    waitingImports: [...feeds, ...lists].flatMap(({ provider, waiting }) =>
      waiting ? [{ provider, importId: waiting.importId, reason: waiting.reason }] : [],
    ),
    freeBytes: disk.bavail * disk.bsize,
    totalBytes: disk.blocks * disk.bsize,
    lastBackupAtMs: backup?.atMs ?? null,
    checklist: await listSteps(
      { ledger, config },
      { hasFeed: feeds.length + lists.length > 0, hasBackup: backup !== null },
    ),
  }
}
