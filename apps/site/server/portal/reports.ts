/** `reports list`, `reports resolve`. */
import { listReports, resolveReport } from '../ledger/reports.ts'
import { CommandError, toCount, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
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
      report.resolvedAtMs === null ? 'open' : 'resolved',
    ])
    const table = renderTable(['id', 'when', 'site', 'game', 'reason', 'note', 'state'], rows)
    return { json: { reports }, text: rows.length > 0 ? table : 'No open reports.' }
  })
}

async function runResolve({ positionals, io }: CommandInput): Promise<Outcome> {
  const ids = positionals.map((id) => toCount(id, 'A report’s id', { from: 1, to: 999_999_999 }))
  return withLedger(io, async (ledger) => {
    const resolved: number[] = []
    for (const id of ids) if (await resolveReport(ledger, id, Date.now())) resolved.push(id)
    const missed = ids.filter((id) => !resolved.includes(id))
    if (missed.length > 0)
      throw new CommandError(
        'unknown-report',
        `There is no open report ${missed.join(', ')}; resolved: ${resolved.join(', ') || 'none'}`,
      )
    return { json: { resolved }, text: `Resolved: ${resolved.join(', ')}` }
  })
}

export const reportsCommands: Command[] = [
  {
    name: 'reports list',
    summary: 'List what visitors say is wrong with games',
    args: [],
    options: { all: { type: 'boolean', help: 'Resolved ones too' } },
    example: 'reports list --all',
    run: runList,
  },
  {
    name: 'reports resolve',
    summary: 'Mark reports as dealt with',
    args: ['<id>…'],
    options: {},
    example: 'reports resolve 3 4',
    run: runResolve,
  },
]
