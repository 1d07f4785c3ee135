/** `stats period`: what the console's page of statistics shows. */
import {
  getStatisticsOperation,
  METRICS,
  type Metric,
  type Metrics,
  type Statistics,
  type StatisticsList,
} from '../operations/statistics.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, toCell } from './table.ts'

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 28

async function runPeriod({ values, io }: CommandInput): Promise<Outcome> {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const to = text('to') ?? new Date().toISOString().slice(0, 10)
  const first = Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS
  // A faulty last day is refused by the operation.
  const from = text('from') ?? (Number.isNaN(first) ? to : new Date(first).toISOString().slice(0, 10))
  const input = { from, to, site: text('site'), game: text('game'), source: text('source') }
  return withOperations(io, async (run) => {
    const statistics = await run(getStatisticsOperation, input)
    return { json: { ...statistics }, text: renderStatistics(statistics) }
  })
}

const LABELS: Record<Metric, string> = {
  visits: 'visits',
  plays: 'plays',
  completion: 'completion',
  minutes: 'minutes played',
  screens: 'pages opened',
  missedSearches: 'searches without results',
}

function renderStatistics(statistics: Statistics): string {
  const { from, to, previous, total, before, days, games, sources, missedTerms, isTooRare } = statistics
  const head = `${from} to ${to} (UTC)${previous ? `, before: ${previous.from} to ${previous.to}` : ''}`
  if (isTooRare) return `${head}\n\nEverything is below five, which is not shown.`
  const sections = [
    renderTable(
      ['', 'period', 'before'],
      METRICS.map((name) => [
        LABELS[name],
        renderValue(name, total),
        before ? renderValue(name, before) : '–',
      ]),
    ),
    renderTable(
      ['day', ...METRICS.map((name) => LABELS[name])],
      days.map((day) => [day.day, ...METRICS.map((name) => renderValue(name, day))]),
    ),
    renderList('game', games),
    renderList('source', sources),
    renderList('search without results', missedTerms),
  ]
  return [head, ...sections.filter((section) => section !== '')].join('\n\n')
}

function renderValue(name: Metric, { [name]: value }: Metrics): string {
  if (value === null) return '–'
  return name === 'completion' ? `${(value * 100).toFixed(1)} %` : value.toLocaleString('en')
}

function renderList(name: string, list: StatisticsList | null): string {
  if (!list || (list.rows.length === 0 && list.other === 0)) return ''
  const rows = list.rows.map(({ key, count, before }) => [
    toCell(key),
    count.toLocaleString('en'),
    before?.toLocaleString('en') ?? '–',
  ])
  return renderTable([name, 'count', 'before'], [...rows, ['(other)', list.other.toLocaleString('en'), '']])
}

export const statsPeriodCommands: Command[] = [
  {
    name: 'stats period',
    summary: 'Show any period beside the one before: visits, plays, completion, minutes, games, sources',
    args: [],
    options: {
      from: { type: 'string', value: '<day>', help: 'The first day, as in 2026-11-01 (28 days)' },
      to: { type: 'string', value: '<day>', help: 'The last day (today)' },
      site: { type: 'string', value: '<host>', help: 'Only this site' },
      game: { type: 'string', value: '<slug>', help: 'Only this game' },
      source: { type: 'string', value: '<network/channel>', help: 'Only visits of such links' },
    },
    example: 'stats period --from 2026-10-01 --to 2026-10-31 --game cozy-blocks',
    run: runPeriod,
  },
]
