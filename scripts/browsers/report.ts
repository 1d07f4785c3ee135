/** The results as a table for the terminal and as the part of docs/browsers.md that the command writes. */
import { formatTable } from '../game/table.ts'
import type { BrowserCheck } from './check.ts'

export interface Outcome {
  status: 'ok' | 'failed' | 'skipped'
  /** Why it failed or was skipped; a figure where it passed. */
  note: string
}

export interface BrowserReport {
  /** The browser, such as "Firefox". */
  name: string
  /** Absent where it is not installed or does not start: all its outcomes are the same then. */
  version: string | null
  /** One for each check, in their order. */
  outcomes: Outcome[]
}

type NamedCheck = Pick<BrowserCheck, 'name'>

export const START_MARK = '<!-- results: written by `npm run browsers` -->'
export const END_MARK = '<!-- end of results -->'

export function formatResults(checks: readonly NamedCheck[], reports: readonly BrowserReport[]): string {
  const table = formatTable(
    ['check', ...reports.map(formatBrowser)],
    checks.map(({ name }, i) => [name, ...reports.map(({ outcomes }) => outcomes[i]!.status)]),
  )
  const reasons = listReasons(checks, reports).map(({ where, outcome }) => `${where}: ${outcome.note}`)
  return [table, ...(reasons.length > 0 ? ['', ...reasons] : []), '', formatCounts(reports)].join('\n')
}

export function formatMarkdown(
  checks: readonly NamedCheck[],
  reports: readonly BrowserReport[],
  day: string,
): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const cell = ({ status, note }: Outcome) => (status === 'ok' ? `ok (${note})` : status)
  const reasons = listReasons(checks, reports).map(
    ({ where, outcome }) => `- ${where} ${outcome.status}: ${outcome.note}`,
  )
  return [
    `Run on ${day}: ${formatCounts(reports)}.`,
    '',
    row(['check', ...reports.map(formatBrowser)]),
    row(['---', ...reports.map(() => '---')]),
    ...checks.map(({ name }, i) => row([name, ...reports.map(({ outcomes }) => cell(outcomes[i]!))])),
    ...(reasons.length > 0 ? ['', ...reasons] : []),
  ].join('\n')
}

const formatBrowser = ({ name, version }: BrowserReport) => (version ? `${name} ${version}` : name)

/** A browser that is missing has one reason for all its checks. */
function listReasons(checks: readonly NamedCheck[], reports: readonly BrowserReport[]) {
  return reports.flatMap(({ name, version, outcomes }) =>
    version === null
      ? [{ where: name, outcome: outcomes[0]! }]
      : outcomes.flatMap((outcome, i) =>
          outcome.status === 'ok' ? [] : [{ where: `${name}, ${checks[i]!.name}`, outcome }],
        ),
  )
}

function countStatus(reports: readonly BrowserReport[], status: Outcome['status']): number {
  return reports.flatMap(({ outcomes }) => outcomes).filter((outcome) => outcome.status === status).length
}

export const formatCounts = (reports: readonly BrowserReport[]): string =>
  (['ok', 'failed', 'skipped'] as const)
    .map((status) => `${countStatus(reports, status)} ${status}`)
    .join(', ')

/** A run in which nothing passed proves nothing. */
export const hasFailed = (reports: readonly BrowserReport[]): boolean =>
  countStatus(reports, 'failed') > 0 || countStatus(reports, 'ok') === 0

/** Puts new results between the document's two marks. */
export function replaceResults(document: string, results: string): string {
  const [start, end] = [document.indexOf(START_MARK), document.indexOf(END_MARK)]
  if (start < 0 || end < start)
    throw new Error(`The document has no part between ${START_MARK} and ${END_MARK}`)
  return `${document.slice(0, start + START_MARK.length)}\n\n${results}\n\n${document.slice(end)}`
}
