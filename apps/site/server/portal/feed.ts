/** `feed import`, `feed add`, `feed list`. */
import { resolve } from 'node:path'
import { isAddress } from '#app/features/feeds/feed-source.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { importFeed } from '#app/features/feeds/import-feed.server.ts'
import type { ImportReport } from '#app/features/feeds/import-feed.server.ts'
import type { RecordNote } from '#app/features/feeds/import-plan.ts'
import { FEED_ADAPTERS, findAdapter } from '#app/features/feeds/providers.ts'
import { checkAddress } from '#app/features/outbound/checked-address.server.ts'
import { addFeed, listFeeds } from '../ledger/feeds.ts'
import { UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { startProgress } from './progress.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const MINUTE_MS = 60_000
const UNIT_MS = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: 24 * 60 * MINUTE_MS } as const
const MIN_EVERY_MS = 15 * MINUTE_MS
const MAX_EVERY_MS = 90 * 24 * 60 * MINUTE_MS
/** Notes of each kind a person is shown; `--json` has them all. */
const MAX_NOTES = 20
const COUNTS = [
  'fetched',
  'new',
  'updated',
  'unchanged',
  'duplicate',
  'filtered',
  'broken',
  'vanished',
] as const
const PROVIDERS = FEED_ADAPTERS.map(({ provider }) => provider).join(', ')

async function runImport({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [name, given] = positionals as [string, string]
  const { provider } = getAdapter(name)
  const origin = isAddress(given) ? given : resolve(given)
  return withLedger(io, async (ledger, config) => {
    const rules = await loadRules(config.rootDir)
    const progress = startProgress(io)
    try {
      const report = await importFeed({
        ledger,
        rules,
        provider,
        origin,
        isForced: values.force === true,
        onProgress: progress.show,
      })
      return { json: { ...report }, text: renderReport(report) }
    } finally {
      progress.end()
    }
  })
}

function renderReport(report: ImportReport): string {
  const label = findAdapter(report.provider)?.label ?? report.provider
  const counts = COUNTS.map((name) => `  ${name.padEnd(10)} ${String(report[name]).padStart(7)}`)
  return [
    `${label} from ${toCell(report.origin)}: ${(report.durationMs / 1000).toFixed(1)} s`,
    ...counts,
    ...renderNotes('duplicate', report.details.duplicate),
    ...renderNotes('filtered', report.details.filtered),
    ...renderNotes('broken', report.details.broken),
  ].join('\n')
}

function renderNotes(title: string, notes: RecordNote[]): string[] {
  if (notes.length === 0) return []
  const shown = notes.slice(0, MAX_NOTES).map(({ record, providerId, reason }) => {
    const id = providerId === undefined ? '' : ` (${toCell(providerId)})`
    return `  record ${record}${id}: ${toCell(reason)}`
  })
  const rest = notes.length - shown.length
  return ['', `${title}:`, ...shown, ...(rest > 0 ? [`  … and ${rest} more; --json lists them all`] : [])]
}

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [name, url] = positionals as [string, string]
  const adapter = getAdapter(name)
  const everyMs = parseInterval(values.every)
  try {
    checkAddress(url, adapter.feedHosts)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  return withLedger(io, async (ledger) => {
    const id = await addFeed(ledger, { provider: adapter.provider, url, everyMs, nextAtMs: Date.now() })
    const text = `Feed ${id}: ${adapter.label} every ${String(values.every)}; a running server imports it within a minute.`
    return { json: { id, provider: adapter.provider, url, everyMs }, text }
  })
}

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const feeds = await listFeeds(ledger)
    const rows = feeds.map((feed) => [
      String(feed.id),
      feed.provider,
      feed.url,
      renderInterval(feed.everyMs),
      renderTime(feed.lastAtMs),
      renderTime(feed.nextAtMs),
      feed.lastError ?? '',
    ])
    const heads = ['id', 'provider', 'url', 'every', 'last', 'next', 'last error']
    const hint = 'No feeds yet. Add one: npm run portal -- feed add <provider> <url> --every 24h'
    return { json: { feeds }, text: feeds.length > 0 ? renderTable(heads, rows) : hint }
  })
}

function getAdapter(provider: string) {
  const adapter = findAdapter(provider)
  if (!adapter) throw new UsageError(`There is no provider “${provider}”; known are ${PROVIDERS}`)
  return adapter
}

export function parseInterval(value: string | boolean | undefined): number {
  const match = typeof value === 'string' ? /^(\d{1,5})([mhd])$/.exec(value) : null
  const everyMs = match ? Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS] : NaN
  if (everyMs >= MIN_EVERY_MS && everyMs <= MAX_EVERY_MS) return everyMs
  throw new UsageError(`--every is a time from 15m to 90d, such as 24h, not “${String(value ?? '')}”`)
}

function renderInterval(everyMs: number): string {
  const { d: dayMs, h: hourMs } = UNIT_MS
  if (everyMs % dayMs === 0) return `${everyMs / dayMs}d`
  return everyMs % hourMs === 0 ? `${everyMs / hourMs}h` : `${Math.round(everyMs / MINUTE_MS)}m`
}

export const feedCommands: Command[] = [
  {
    name: 'feed import',
    summary: 'Import a provider’s feed from a file or an https address',
    args: ['<provider>', '<file-or-url>'],
    options: { force: { type: 'boolean', help: 'Take a feed that shrank by more than half' } },
    example: 'feed import gamepix ./gamepix.json',
    run: runImport,
  },
  {
    name: 'feed add',
    summary: 'Have the server import a feed again and again',
    args: ['<provider>', '<url>'],
    options: { every: { type: 'string', default: '24h', value: '<time>', help: 'How often: 15m to 90d' } },
    example: 'feed add gamepix https://feeds.gamepix.com/v2/json?sid=… --every 24h',
    run: runAdd,
  },
  {
    name: 'feed list',
    summary: 'List the feeds the server imports, and how they went',
    args: [],
    options: {},
    example: 'feed list',
    run: runList,
  },
]
