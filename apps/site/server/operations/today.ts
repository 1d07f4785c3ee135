/** `getToday`: the console's first page. Each part is there only for those who may see it. */
import { statfs } from 'node:fs/promises'
import * as v from 'valibot'
import { VITAL_NAMES } from '#app/features/analytics/events.ts'
import { getFeedOverview } from '#app/features/feeds/feed-operations.server.ts'
import { findLastBackup } from '../ledger/backup-clock.ts'
import { dayOf, listEventCounts, PLAY_EVENT } from '../ledger/events.ts'
import { countByStatus, listTitles } from '../ledger/game-list.ts'
import { countOpenEntries } from '../ledger/visitor-entries.ts'
import { defineOperation, isOwnSite, type OperationContext } from './operation.ts'
import { hasPermission } from './roles.ts'
import { listSteps, type SetupStep } from './setup-steps.ts'
import { nameDay, summariseSites, type Stats } from './summarise-events.ts'

const SERIES_DAYS = 28
const TOP = 10
const SERIES_NAMES = ['plays', 'screens', 'missedSearches'] as const

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
  missedTerms: Stats['missedTerms']
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
  const counts = (await listEventCounts(reads, { fromDay: today - SERIES_DAYS + 1 })).filter(({ site }) =>
    isOwnSite(actor, site),
  )
  // All sites together: their names are of no use here.
  const merged = counts.map((count) => ({ ...count, site: '' }))
  const recent = summariseSites(merged.filter(({ day }) => day > today - 7))[0]?.total
  const series = SERIES_NAMES.map((name): Series => {
    const byDay = sumByDay(merged, name)
    const days = Array.from({ length: SERIES_DAYS }, (_, place) => today - SERIES_DAYS + 1 + place)
    return {
      name,
      days: days.map((day) => ({ day: nameDay(day), count: byDay.get(day) ?? 0 })),
      today: byDay.get(today) ?? 0,
      lastWeek: byDay.get(today - 7) ?? 0,
    }
  })
  const [now, before] = [sumPlays(merged, today - 6, today), sumPlays(merged, today - 13, today - 7)]
  const top = [...now].sort(([a, most], [b, least]) => least - most || (a < b ? -1 : 1)).slice(0, TOP)
  const rising = [...now]
    .map(([slug, plays]) => ({ slug, plays, before: before.get(slug) ?? 0 }))
    .filter(({ plays, before: earlier }) => plays > earlier)
    .sort((a, b) => b.plays - b.before - (a.plays - a.before) || (a.slug < b.slug ? -1 : 1))
    .slice(0, TOP)
  const titles = await listTitles(reads, [...top.map(([slug]) => slug), ...rising.map(({ slug }) => slug)])
  const titleOf = (slug: string) => titles.get(slug) ?? slug
  return {
    series,
    topGames: top.map(([slug, plays]) => ({ slug, title: titleOf(slug), plays })),
    risingGames: rising.map((game) => ({ ...game, title: titleOf(game.slug) })),
    missedTerms: recent?.missedTerms ?? [],
    vitals: VITAL_NAMES.flatMap((name) => {
      const summary = recent?.vitals[name]
      return summary ? [{ name, p75: summary.p75, good: summary.good, count: summary.count }] : []
    }),
  }
}

type Counts = Awaited<ReturnType<typeof listEventCounts>>

function sumByDay(counts: Counts, name: Series['name']): ReadonlyMap<number, number> {
  const byDay = new Map<number, number>()
  for (const [day, ofDay] of Map.groupBy(counts, (count) => count.day))
    byDay.set(day, summariseSites(ofDay)[0]!.total[name])
  return byDay
}

function sumPlays(counts: Counts, fromDay: number, toDay: number): ReadonlyMap<string, number> {
  const plays = new Map<string, number>()
  for (const { day, event, subject, count } of counts)
    if (event === PLAY_EVENT && day >= fromDay && day <= toDay)
      plays.set(subject, (plays.get(subject) ?? 0) + count)
  return plays
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
