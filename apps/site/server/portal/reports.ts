/** `reports list`, `reports record`, `reports resolve`, `reports reopen`. */
import { listReports } from '../ledger/reports.ts'
import { reopenReportsOperation, resolveReportsOperation } from '../operations/inbox.ts'
import { getReportRecordOperation } from '../operations/report-record.ts'
import { changeEntries, readEntryId, stateOf } from './change-entries.ts'
import { withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime, toLines } from './table.ts'

async function runList({ values, io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const reports = await listReports(ledger, values.all === true ? {} : { open: true })
    const rows = reports.map((report) => [
      String(report.id),
      renderTime(report.createdAtMs),
      report.site,
      report.gameSlug,
      report.reason,
      report.note,
      stateOf(report),
    ])
    const table = renderTable(['id', 'when', 'site', 'game', 'reason', 'note', 'state'], rows)
    return { json: { reports }, text: rows.length > 0 ? table : 'No open reports.' }
  })
}

async function runRecord({ positionals, io }: CommandInput): Promise<Outcome> {
  const id = readEntryId('report', positionals[0]!)
  return withOperations(io, async (run) => {
    const record = await run(getReportRecordOperation, { id })
    return { json: { ...record }, text: toLines(record.text.trimEnd(), '') }
  })
}

export const reportsCommands: Command[] = [
  {
    name: 'reports list',
    summary: 'List visitors’ reports about games',
    args: [],
    options: { all: { type: 'boolean', help: 'Resolved ones too' } },
    example: 'reports list --all',
    run: runList,
  },
  {
    name: 'reports record',
    summary: 'Show a report, its game, and what was done about it, as a record',
    args: ['<id>'],
    options: {},
    example: 'reports record 3',
    run: runRecord,
  },
  {
    name: 'reports resolve',
    summary: 'Mark reports as resolved',
    args: ['<id>…'],
    options: {},
    example: 'reports resolve 3 4',
    run: (input) =>
      changeEntries(input, { name: 'report', operation: resolveReportsOperation, done: 'Resolved' }),
  },
  {
    name: 'reports reopen',
    summary: 'Open resolved reports again',
    args: ['<id>…'],
    options: {},
    example: 'reports reopen 3 4',
    run: (input) =>
      changeEntries(input, { name: 'report', operation: reopenReportsOperation, done: 'Opened' }),
  },
]
