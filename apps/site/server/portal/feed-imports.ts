/** `feed imports`, `approve`, `reject` and `undo`. */
import type { UndoReport } from '#app/features/feeds/import-operations.server.ts'
import { listImports } from '../ledger/imports.ts'
import type { ImportEntry } from '../ledger/imports.ts'
import { toCount, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import {
  approveImportOperation,
  cancelImportOperation,
  rejectImportOperation,
  undoImportOperation,
} from '../operations/feed-imports.ts'
import { parseId, parseProvider } from './feed-context.ts'
import { toImportOutcome } from './import-report.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime } from './table.ts'

async function runImports({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 1000 })
  return withLedger(io, async (ledger) => {
    const given = values.provider
    const provider = typeof given === 'string' ? (await parseProvider(ledger, given)).provider : undefined
    const imports = await listImports(ledger, { provider, limit })
    const heads = ['import', 'list', 'when', 'state', 'new', 'updated', 'vanished', 'from', '']
    const text = imports.length > 0 ? renderTable(heads, imports.map(toRow)) : 'No imports yet.'
    return { json: { imports }, text }
  })
}

function toRow(entry: ImportEntry): string[] {
  const { id, provider, slice, state, counts, origin, kind } = entry
  const note = {
    waiting: `feed approve ${id} or feed reject ${id}: ${entry.reason}`,
    published: entry.changes > 0 && entry.isLogged ? `feed undo ${id}` : '',
    replaced: `by import ${entry.replacedBy}`,
    approved: `published as import ${entry.replacedBy}`,
    running: '',
    rejected: '',
    undone: '',
  }[state]
  return [
    String(id),
    slice === null ? provider : `${provider}/${slice}`,
    renderTime(entry.startedAtMs),
    kind === 'feed' ? state : `${state} (${kind})`,
    String(counts?.new ?? ''),
    String(counts?.updated ?? ''),
    String(counts?.vanished ?? ''),
    origin,
    note,
  ]
}

async function runApprove({ positionals, io }: CommandInput): Promise<Outcome> {
  const id = parseId(positionals[0]!, 'import')
  return withOperations(io, async (run, ledger, config) => {
    const report = await run(approveImportOperation, { importId: id })
    const outcome = await toImportOutcome(report, ledger, config)
    const text = `Import ${id} is approved, and published as import ${report.importId}. To undo: feed undo ${report.importId}\n${outcome.text}`
    return { json: { ...outcome.json, approves: id }, text }
  })
}

async function runReject({ positionals, io }: CommandInput): Promise<Outcome> {
  const id = parseId(positionals[0]!, 'import')
  return withOperations(io, async (run) => {
    const { provider, slice } = await run(rejectImportOperation, { importId: id })
    const text = `Import ${id} of ${provider}/${slice} is dropped. The same list waits again when it is imported again.`
    return { json: { importId: id, provider, slice, state: 'rejected' }, text }
  })
}

async function runCancel({ positionals, io }: CommandInput): Promise<Outcome> {
  const id = parseId(positionals[0]!, 'import')
  return withOperations(io, async (run) => {
    await run(cancelImportOperation, { importId: id })
    return { json: { importId: id }, text: `Import ${id} is cancelled: it changes nothing.` }
  })
}

async function runUndo({ positionals, io }: CommandInput): Promise<Outcome> {
  const id = parseId(positionals[0]!, 'import')
  return withOperations(io, async (run) => {
    const report = await run(undoImportOperation, { importId: id })
    return { json: { ...report }, text: renderUndo(report) }
  })
}

function renderUndo(report: UndoReport): string {
  const { importId, provider, slice, unpublished, restored, left, pausedFeedId, rejectedImportId } = report
  return [
    `Import ${importId} of ${provider}/${slice} is undone.`,
    `  ${unpublished} games that it added are unpublished; their slugs, votes and plays stay`,
    `  ${restored} games are restored to their earlier state`,
    `  ${left} games stay as they are: you changed them since, or another list has them`,
    ...(rejectedImportId === null ? [] : [`  Import ${rejectedImportId}, which waited, is dropped with it.`]),
    ...(pausedFeedId === null
      ? []
      : [
          `  Feed ${pausedFeedId} is paused, because it would import the same again. To resume: feed resume ${pausedFeedId}`,
        ]),
  ].join('\n')
}

export const feedImportCommands: Command[] = [
  {
    name: 'feed imports',
    summary: 'List imports, the latest first, and those that wait for approval',
    args: [],
    options: {
      provider: { type: 'string', value: '<provider>', help: 'Only this provider’s' },
      limit: { type: 'string', default: '20', value: '<n>', help: 'How many (20)' },
    },
    example: 'feed imports --provider gamepix',
    run: runImports,
  },
  {
    name: 'feed approve',
    summary: 'Publish an import that waits because it changes unusually much',
    args: ['<import>'],
    options: {},
    example: 'feed approve 12',
    run: runApprove,
  },
  {
    name: 'feed reject',
    summary: 'Drop an import that waits',
    args: ['<import>'],
    options: {},
    example: 'feed reject 12',
    run: runReject,
  },
  {
    name: 'feed cancel',
    summary: 'Cancel an import that is running; nothing of it is published',
    args: ['<import>'],
    options: {},
    example: 'feed cancel 12',
    run: runCancel,
  },
  {
    name: 'feed undo',
    summary: 'Undo what an import added, changed and unpublished, but not your own later changes',
    args: ['<import>'],
    options: {},
    example: 'feed undo 12',
    run: runUndo,
  },
]
