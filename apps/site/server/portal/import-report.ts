/** An import's report for people. */
import type { RecordNote } from '#app/features/feeds/import-plan.ts'
import type { ImportReport } from '#app/features/feeds/import-run.server.ts'
import { findAdapter } from '#app/features/feeds/providers.ts'
import type { Outcome } from './command.ts'
import { toCell } from './table.ts'

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

/** An import that waits is no failure of the feed, but not done either: scripts see it by the exit code. */
export function toImportOutcome(report: ImportReport): Outcome {
  return { json: { ...report }, text: renderImport(report), isFailure: report.state === 'waiting' }
}

function renderImport(report: ImportReport): string {
  const label = findAdapter(report.provider)?.label ?? report.provider
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
    ...(report.filtered > 0 ? [`  To let one in: feed allow ${report.provider} <id>`] : []),
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
