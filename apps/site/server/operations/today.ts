/** `getToday`: the console's first page. Each part is there only for those who may see it. */
import { statfs } from 'node:fs/promises'
import * as v from 'valibot'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { getFeedOverview } from '#app/features/feeds/feed-operations.server.ts'
import { describeProvider } from '#app/features/feeds/providers.ts'
import { readBuildStamp } from '../builds.ts'
import { buildDir, type Config } from '../config.ts'
import { findLastBackup } from '../ledger/backup-clock.ts'
import { readDayFigures, type DayFigures } from '../ledger/day-figures.ts'
import { dayOf } from '../ledger/events.ts'
import { countByStatus } from '../ledger/game-list.ts'
import { countOpenAt } from '../ledger/visitor-entries.ts'
import { readVersion } from '../site-version.ts'
import { defineOperation, type OperationContext } from './operation.ts'
import { hasPermission } from './roles.ts'
import { listSteps, type SetupStep } from './setup-steps.ts'
import { nameDay } from './summarise-events.ts'
import { readTodayStatistics, type DayValue, type TodayStatistics } from './today-statistics.ts'

const DAY_MS = 86_400_000
const WEEK = 7
const FIGURE_DAYS = 14

/** What there is now, beside what there was a week ago; null where that was not stored. */
export interface Figure {
  now: number
  weekAgo: number | null
  /** The oldest first; the last one is now. Null before it was stored. */
  days: DayValue[]
}

export interface TodayHealth {
  feeds: {
    id: number
    /** The provider's name. */
    label: string
    records: number
    lastAtMs: number | null
    lastError: string | null
    nextAtMs: number
    isPaused: boolean
    isWaiting: boolean
  }[]
  /** Imports that wait for approval. */
  waitingImports: Figure
  /** Of the data directory's disk. */
  freeBytes: Figure
  totalBytes: number
  lastBackupAtMs: number | null
  /** Of `package.json`. */
  version: string
  /** Null where nothing was built, as in development. */
  builtAtMs: number | null
  /** What a new installation still needs; empty when everything is done. */
  checklist: SetupStep[]
}

export interface Today {
  statistics: TodayStatistics | null
  /** Null for those who may not see them. */
  openMessages: Figure | null
  openReports: Figure | null
  games: Record<'published' | 'draft' | 'broken', Figure>
  health: TodayHealth | null
}

export const getTodayOperation = defineOperation({
  name: 'getToday',
  permission: 'account',
  schema: v.object({}),
  async run(context): Promise<Today> {
    const { reads, actor, nowMs } = context
    const stored = await readDayFigures(reads)
    const toFigure = (now: number, key: keyof DayFigures) => describeStored(now, key, stored, nowMs)
    const countOpen = (table: 'messages' | 'reports') =>
      hasPermission(actor, table) ? readOpen(context, table) : null
    const { published, draft, broken } = await countByStatus(reads)
    return {
      statistics: hasPermission(actor, 'statistics') ? await readTodayStatistics(context) : null,
      openMessages: await countOpen('messages'),
      openReports: await countOpen('reports'),
      games: {
        published: toFigure(published, 'published'),
        draft: toFigure(draft, 'draft'),
        broken: toFigure(broken, 'broken'),
      },
      health: hasPermission(actor, 'health') ? await readHealth(context, toFigure) : null,
    }
  },
})

type ToFigure = (now: number, key: keyof DayFigures) => Figure

/** Days since 1970, today last. */
const listFigureDays = (nowMs: number) =>
  Array.from({ length: FIGURE_DAYS }, (_, place) => dayOf(nowMs) - FIGURE_DAYS + 1 + place)

function describeStored(
  now: number,
  key: keyof DayFigures,
  stored: ReadonlyMap<number, DayFigures>,
  nowMs: number,
): Figure {
  const today = dayOf(nowMs)
  const of = (day: number) => stored.get(day)?.[key] ?? null
  return {
    ...{ now, weekAgo: of(today - WEEK) },
    days: listFigureDays(nowMs).map((day) => ({ day: nameDay(day), value: day === today ? now : of(day) })),
  }
}

/** Messages and reports have the times when they came and were resolved; the end of a day counts. */
async function readOpen(
  { reads, actor: { sites }, nowMs }: OperationContext,
  table: 'messages' | 'reports',
): Promise<Figure> {
  const days = listFigureDays(nowMs)
  const times = [nowMs - WEEK * DAY_MS, ...days.map((day) => Math.min(nowMs, (day + 1) * DAY_MS - 1))]
  const [weekAgo = 0, ...counts] = await countOpenAt(reads, table, { times, sites })
  return {
    ...{ now: counts.at(-1) ?? 0, weekAgo },
    days: days.map((day, place) => ({ day: nameDay(day), value: counts[place]! })),
  }
}

async function readHealth({ ledger, config }: OperationContext, toFigure: ToFigure): Promise<TodayHealth> {
  const [{ feeds, lists }, adapters, backup, disk, version, builtAtMs] = await Promise.all([
    getFeedOverview(ledger),
    listAdapters(ledger),
    findLastBackup(ledger),
    statfs(config.dataDir),
    readVersion(config.rootDir),
    findBuildTime(config),
  ])
  return {
    feeds: feeds.map((feed) => ({
      id: feed.id,
      label: describeProvider(feed.provider, adapters),
      records: feed.records,
      lastAtMs: feed.lastAtMs,
      lastError: feed.lastError,
      nextAtMs: feed.nextAtMs,
      isPaused: feed.pausedAtMs !== null,
      isWaiting: feed.waiting !== null,
    })),
    waitingImports: toFigure(
      [...feeds, ...lists].filter(({ waiting }) => waiting !== null).length,
      'waitingImports',
    ),
    freeBytes: toFigure(disk.bavail * disk.bsize, 'freeBytes'),
    totalBytes: disk.blocks * disk.bsize,
    lastBackupAtMs: backup?.atMs ?? null,
    ...{ version, builtAtMs },
    checklist: await listSteps(
      { ledger, config },
      { hasFeed: feeds.length + lists.length > 0, hasBackup: backup !== null },
    ),
  }
}

async function findBuildTime(config: Config): Promise<number | null> {
  try {
    return (await readBuildStamp(buildDir(config, 'build.json'))).timestamp
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
