/** `stats`: the events on the sites, by day. */
import { VITAL_NAMES, type VitalName } from '#app/features/analytics/events.ts'
import { PID_COLUMNS } from '#app/features/analytics/pid-counts.ts'
import type { VitalSummary } from '#app/features/analytics/vital-buckets.ts'
import { dayOf, listEventCounts } from '../ledger/events.ts'
import { CommandError, toCount, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { nameDay, type SiteStats, type Stats, summariseSites } from '../operations/summarise-events.ts'
import { renderTable, toCell } from './table.ts'

const MAX_DAYS = 400

async function runStats({ values, io }: CommandInput): Promise<Outcome> {
  const days = toCount(values.days, '--days', { from: 1, to: MAX_DAYS })
  const site = typeof values.site === 'string' ? values.site.toLowerCase() : undefined
  return withLedger(io, async (ledger) => {
    const today = dayOf(Date.now())
    const fromDay = today - days + 1
    const sites = summariseSites(await listEventCounts(ledger, { fromDay, site }))
    if (site !== undefined && sites.length === 0)
      throw new CommandError(
        'nothing-counted',
        `Nothing was counted for “${toCell(site)}” since ${nameDay(fromDay)}`,
      )
    const range = { from: nameDay(fromDay), to: nameDay(today) }
    const text = sites.length > 0 ? sites.map(renderSite).join('\n\n') : 'Nothing was counted yet.'
    return { json: { ...range, sites }, text: `${range.from} to ${range.to} (UTC)\n\n${text}` }
  })
}

function renderSite({ site, total, days }: SiteStats): string {
  const sections = [
    renderTable(
      ['day', ...COLUMNS],
      days.map((stats) => [stats.day, ...renderCounts(stats)]),
    ),
    renderTable(['total', ...COLUMNS], [['', ...renderCounts(total)]]),
    renderList(
      'top games',
      'plays',
      total.games.map(({ game, plays }) => [game, String(plays)]),
    ),
    renderList(
      'search without results',
      'times',
      total.missedTerms.map(({ term, count }) => [term, String(count)]),
    ),
    renderLostPages(total),
    renderPids(total),
    renderAds(total),
    renderVitals(total),
  ]
  return [`== ${toCell(site)}`, ...sections.filter((section) => section !== '')].join('\n\n')
}

const COLUMNS = [
  'screens',
  'plays',
  'searches without results',
  'ad requests',
  'ad shows',
  'ad clicks',
  ...VITAL_NAMES.map((name) => `${name} p75`),
] as const

function renderCounts({ screens, plays, missedSearches, ads, vitals }: Stats): string[] {
  const sum = (column: 'requests' | 'shows' | 'clicks') => ads.reduce((all, row) => all + row[column], 0)
  const counts = [screens, plays, missedSearches, sum('requests'), sum('shows'), sum('clicks')]
  return [
    ...counts.map((count) => count.toLocaleString('en')),
    ...VITAL_NAMES.map((name) => renderVital(name, vitals[name])),
  ]
}

function renderVital(name: VitalName, summary: VitalSummary | undefined): string {
  if (!summary) return '–'
  return name === 'CLS' ? summary.p75.toFixed(3) : `${summary.p75} ms`
}

function renderList(name: string, count: string, rows: string[][]): string {
  return rows.length > 0 ? renderTable([name, count], rows) : ''
}

function renderLostPages({ lostPages, lostPaths }: Stats): string {
  const others = lostPages - lostPaths.reduce((sum, { count }) => sum + count, 0)
  const rows = lostPaths.map(({ path, count }) => [path, String(count)])
  if (others > 0) rows.push(['(other)', String(others)])
  return renderList('missing page', 'times', rows)
}

function renderPids({ pids, otherPids }: Stats): string {
  const hasOthers = PID_COLUMNS.some((column) => otherPids[column] > 0)
  const rows = [...pids, ...(hasOthers ? [{ pid: '(other)', ...otherPids }] : [])].map((row) => [
    row.pid,
    ...PID_COLUMNS.map((column) => String(row[column])),
  ])
  return rows.length > 0 ? renderTable(['pid', 'visits', 'screens', 'play pages', 'ad clicks'], rows) : ''
}

function renderAds({ ads, adPages, adEvents }: Stats): string {
  if (ads.length === 0) return ''
  const table = renderTable(
    ['placement', 'requests', 'shows', 'filled', 'clicks', 'clicked'],
    ads.map(({ placement, requests, shows, clicks }) => [
      placement,
      String(requests),
      String(shows),
      share(shows, requests),
      String(clicks),
      share(clicks, shows),
    ]),
  )
  const byPage = renderTable(
    ['ads on', 'shows', 'clicks', 'clicked'],
    adPages.map(({ page, shows, clicks }) => [page, String(shows), String(clicks), share(clicks, shows)]),
  )
  const events = Object.entries(adEvents).map(([name, count]) => `${name} ${count}`)
  const sections = [
    table,
    ...(adPages.length > 0 ? [byPage] : []),
    ...(events.length > 0 ? [`events: ${events.join(', ')}`] : []),
  ]
  return sections.join('\n')
}

function share(part: number, whole: number): string {
  return whole > 0 ? `${((part / whole) * 100).toFixed(1)} %` : '–'
}

function renderVitals({ vitals }: Stats): string {
  const rows = VITAL_NAMES.flatMap((name) => {
    const summary = vitals[name]
    if (!summary) return []
    const percent = (share: number) => `${Math.round(share * 100)} %`
    const { good, poor, count } = summary
    return [[name, renderVital(name, summary), percent(good), percent(poor), String(count)]]
  })
  return rows.length > 0 ? renderTable(['measured', 'p75', 'good', 'poor', 'visits'], rows) : ''
}

export const statsCommands: Command[] = [
  {
    name: 'stats',
    summary:
      'Show plays, searches without results, missing pages, partners’ links, ads and speed by day and site',
    args: [],
    options: {
      days: { type: 'string', default: '7', value: '<n>', help: 'How many days, today included (7)' },
      site: { type: 'string', value: '<host>', help: 'Only this site' },
    },
    example: 'stats --days 30 --site localhost',
    run: runStats,
  },
]
