/** An import's report for people. */
import { describeHidden, type HiddenSummary } from '#app/features/audience/hidden-games.ts'
import type { RecordNote } from '#app/features/feeds/import-plan.ts'
import type { ImportReport } from '#app/features/feeds/import-run.server.ts'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { describeProvider } from '#app/features/feeds/providers.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Outcome } from './command.ts'
import { summariseHiddenBySite } from './published-games.ts'
import { toCell } from './table.ts'

/** Notes of each kind a person is shown; `--json` has them all. */
const MAX_NOTES = 20
/** Sites a person is shown; a server may have hundreds. */
const MAX_SITES = 10
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

/** A waiting import is neither a failure nor done: scripts detect it by the exit code. */
export async function toImportOutcome(
  report: ImportReport,
  ledger: Ledger,
  config: Config,
): Promise<Outcome> {
  const isFailure = report.state === 'waiting'
  const label = describeProvider(report.provider, await listAdapters(ledger))
  if (report.state === 'unmodified') {
    const text = `${label} from ${toCell(report.origin)}: the list has not changed since import ${report.importId}. To read it anyway: --force`
    return { json: { ...report, sites: [] }, text }
  }
  const sites = isFailure ? [] : (await summariseHiddenBySite(ledger, config)).map(({ summary }) => summary)
  return {
    json: { ...report, sites },
    text: [renderImport(report, label), ...renderSites(sites)].join('\n'),
    isFailure,
  }
}

/** A site does not show all imported games: its audience and its own limits decide. */
function renderSites(sites: readonly HiddenSummary[]): string[] {
  const short = sites.filter(({ hidden }) => hidden > 0)
  if (short.length === 0) return []
  const shown = short.slice(0, MAX_SITES).map((site) => `  ${site.host} ${describeHidden(site)}`)
  const rest = short.length - shown.length
  return [
    '',
    'Sites, of all published games:',
    ...shown,
    ...(rest > 0 ? [`  … and ${rest} more sites; --json lists them all`] : []),
    '  To see which, and why: games list --hidden --site <host>',
  ]
}

function renderImport(report: ImportReport, label: string): string {
  const { importId, unpublished, returned } = report
  const counts = COUNTS.map((name) => `  ${name.padEnd(10)} ${String(report[name]).padStart(7)}`)
  const states = [
    ...(unpublished > 0 ? [`  unpublished: ${countGames(unpublished)} (games list --status draft)`] : []),
    ...(returned > 0 ? [`  published again: ${countGames(returned)}`] : []),
  ]
  return [
    `${label} from ${toCell(report.origin)}: import ${importId}, ${(report.durationMs / 1000).toFixed(1)} s`,
    ...counts,
    ...states,
    ...renderWaiting(report),
    ...renderNotes('duplicate', report.details.duplicate),
    ...renderNotes('filtered', report.details.filtered),
    ...renderNotes('broken', report.details.broken),
    ...(report.filtered > 0 ? [`  To allow one: feed allow ${report.provider} <id>`] : []),
  ].join('\n')
}

const countGames = (games: number) => `${games} ${games === 1 ? 'game' : 'games'}`

function renderWaiting({ state, reason, importId }: ImportReport): string[] {
  if (state !== 'waiting') return []
  return [
    '',
    `Import ${importId} waits for your approval, and nothing of it is published: ${toCell(reason ?? '', 400)}.`,
    `  feed approve ${importId}  publishes it`,
    `  feed reject ${importId}   drops it`,
  ]
}

function renderNotes(title: string, notes: RecordNote[]): string[] {
  if (notes.length === 0) return []
  const shown = notes.slice(0, MAX_NOTES).map(({ record, providerId, reason, title: name }) => {
    const id = providerId === undefined ? '' : ` (${toCell(providerId)})`
    const called = name === undefined ? '' : ` “${toCell(name)}”`
    return `  record ${record}${id}${called}: ${toCell(reason)}`
  })
  const rest = notes.length - shown.length
  return ['', `${title}:`, ...shown, ...(rest > 0 ? [`  … and ${rest} more; --json lists them all`] : [])]
}
