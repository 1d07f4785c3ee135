/** `reports list`, `reports resolve`. */
import { listReports } from '../ledger/reports.ts'
import { resolveReportsOperation } from '../operations/inbox.ts'
import { withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { resolveEntries, stateOf } from './resolve-entries.ts'
import { renderTable, renderTime } from './table.ts'

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
    name: 'reports resolve',
    summary: 'Mark reports as resolved',
    args: ['<id>…'],
    options: {},
    example: 'reports resolve 3 4',
    run: (input) => resolveEntries(input, 'report', resolveReportsOperation),
  },
]
