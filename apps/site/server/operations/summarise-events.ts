/** Counts of events for the operator: plays, searches without results, ads and measurements, in total and by day. */
import { AD_EVENTS, PAGE_EVENTS, VITAL_NAMES, type VitalName } from '#app/features/analytics/events.ts'
import { isVitalName, summariseVital, type VitalSummary } from '#app/features/analytics/vital-buckets.ts'
import { PID_COLUMNS, PID_EVENTS, type PidColumn } from '#app/features/analytics/pid-counts.ts'
import { type EventCount, PLAY_EVENT } from '../ledger/events.ts'

type Count = Omit<EventCount, 'source'>

export interface PlacementStats {
  placement: string
  requests: number
  shows: number
  clicks: number
}

export type PidStats = Record<PidColumn, number>

/** Ads by the screen that showed them, if known. */
export interface AdPageStats {
  page: string
  shows: number
  clicks: number
}

export interface Stats {
  /** Screens that were opened. */
  screens: number
  plays: number
  games: { game: string; plays: number }[]
  missedSearches: number
  /** The searches that are frequent enough to be listed. */
  missedTerms: { term: string; count: number }[]
  /** Requested addresses that do not exist. */
  lostPages: number
  /** The addresses that are frequent enough to be listed. */
  lostPaths: { path: string; count: number }[]
  /** The visits from each partner's links; the most frequent ones. */
  pids: ({ pid: string } & PidStats)[]
  /** All the others. */
  otherPids: PidStats
  ads: PlacementStats[]
  adPages: AdPageStats[]
  vitals: Partial<Record<VitalName, VitalSummary>>
  /** The product's own ad events, by name. */
  adEvents: Record<string, number>
}

export interface SiteStats {
  site: string
  total: Stats
  days: ({ day: string } & Stats)[]
}

const DAY_MS = 86_400_000
const TOP = 10
const TOP_PIDS = 50
const SCREENS = new Set<string>(PAGE_EVENTS)
const PLACEMENT_COLUMNS = { AdRequest: 'requests', AdShow: 'shows', AdClick: 'clicks' } as const

export function summariseSites(counts: readonly Count[]): SiteStats[] {
  const bySite = Map.groupBy(counts, ({ site }) => site)
  return [...bySite].map(([site, ofSite]) => {
    const byDay = Map.groupBy(ofSite, ({ day }) => day)
    const days = [...byDay].sort(([a], [b]) => b - a)
    return {
      site,
      total: summarise(ofSite),
      days: days.map(([day, ofDay]) => ({ day: nameDay(day), ...summarise(ofDay) })),
    }
  })
}

export function nameDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

function summarise(counts: readonly Count[]): Stats {
  const sumOf = (isWanted: (event: string) => boolean) =>
    counts.reduce((sum, { event, count }) => sum + (isWanted(event) ? count : 0), 0)
  const list = (event: string) => sumBySubject(counts.filter((count) => count.event === event))
  const listNamed = (event: string) =>
    list(event)
      .filter(([subject]) => subject !== '')
      .slice(0, TOP)
  const adEvents = AD_EVENTS.map((name) => [name, sumOf((event) => event === name)] as const)
  return {
    screens: sumOf((event) => SCREENS.has(event)),
    plays: sumOf((event) => event === PLAY_EVENT),
    games: list(PLAY_EVENT)
      .slice(0, TOP)
      .map(([game, plays]) => ({ game, plays })),
    missedSearches: sumOf((event) => event === 'SearchMiss'),
    missedTerms: listNamed('SearchMiss').map(([term, count]) => ({ term, count })),
    lostPages: sumOf((event) => event === 'LostPage'),
    lostPaths: listNamed('LostPage').map(([path, count]) => ({ path, count })),
    ...summarisePids(counts),
    ads: summariseAds(counts),
    adPages: summariseAdPages(counts),
    vitals: summariseVitals(counts),
    adEvents: Object.fromEntries(adEvents.filter(([, count]) => count > 0)),
  }
}

/** Most first; equals by name. */
function sumBySubject(counts: readonly Count[]): [subject: string, count: number][] {
  const sums = new Map<string, number>()
  for (const { subject, count } of counts) sums.set(subject, (sums.get(subject) ?? 0) + count)
  return [...sums].sort(([a, most], [b, least]) => least - most || (a < b ? -1 : 1))
}

function summarisePids(counts: readonly Count[]): Pick<Stats, 'pids' | 'otherPids'> {
  const byPid = new Map<string, PidStats>()
  for (const column of PID_COLUMNS)
    for (const { event, subject, count } of counts) {
      if (event !== PID_EVENTS[column]) continue
      const row = byPid.get(subject) ?? noPids()
      row[column] += count
      byPid.set(subject, row)
    }
  const otherPids = byPid.get('') ?? noPids()
  byPid.delete('')
  const pids = [...byPid]
    .map(([pid, row]) => ({ pid, ...row }))
    .sort((a, b) => b.visits - a.visits || b.screens - a.screens || (a.pid < b.pid ? -1 : 1))
  for (const row of pids.splice(TOP_PIDS)) for (const column of PID_COLUMNS) otherPids[column] += row[column]
  return { pids, otherPids }
}

function noPids(): PidStats {
  return { visits: 0, screens: 0, playPages: 0, adClicks: 0 }
}

function summariseAds(counts: readonly Count[]): PlacementStats[] {
  const placements = new Map<string, PlacementStats>()
  for (const { event, subject, count } of counts) {
    const column = PLACEMENT_COLUMNS[event as keyof typeof PLACEMENT_COLUMNS]
    if (column === undefined) continue
    const placement = subject.split('/')[0] || 'unnamed'
    const row = placements.get(placement) ?? { placement, requests: 0, shows: 0, clicks: 0 }
    row[column] += count
    placements.set(placement, row)
  }
  return [...placements.values()].sort(
    (a, b) => b.requests - a.requests || (a.placement < b.placement ? -1 : 1),
  )
}

function summariseAdPages(counts: readonly Count[]): AdPageStats[] {
  const pages = new Map<string, AdPageStats>()
  for (const { event, subject, count } of counts) {
    const [, page] = subject.split('/')
    const column = PLACEMENT_COLUMNS[event as keyof typeof PLACEMENT_COLUMNS]
    if (!page || column === undefined || column === 'requests') continue
    const row = pages.get(page) ?? { page, shows: 0, clicks: 0 }
    row[column] += count
    pages.set(page, row)
  }
  return [...pages.values()].sort((a, b) => b.shows - a.shows || (a.page < b.page ? -1 : 1))
}

function summariseVitals(counts: readonly Count[]): Stats['vitals'] {
  const buckets = new Map<VitalName, Map<string, number>>()
  for (const { event, subject, count } of counts) {
    if (!isVitalName(event)) continue
    const known = buckets.get(event) ?? new Map<string, number>()
    known.set(subject, (known.get(subject) ?? 0) + count)
    buckets.set(event, known)
  }
  const summaries = VITAL_NAMES.flatMap((name) => {
    const summary = summariseVital(name, buckets.get(name) ?? new Map())
    return summary ? [[name, summary] as const] : []
  })
  return Object.fromEntries(summaries)
}
