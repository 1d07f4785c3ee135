/** Runs of imports: `listImports`, `getImport`, `approveImport`, `rejectImport`, `undoImport`, `cancelImport`. */
import * as v from 'valibot'
import {
  approveImport,
  rejectImport,
  undoImport,
  type UndoReport,
} from '#app/features/feeds/import-operations.server.ts'
import type { ImportReport } from '#app/features/feeds/import-run.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import {
  listImportRefusals,
  listImportTitles,
  type RefusedTitles,
  type TitleList,
} from '../ledger/import-titles.ts'
import { deleteImport, findImport, isDeadImport, listImports, type ImportEntry } from '../ledger/imports.ts'
import { explainFaults } from './feed-faults.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))
const ByIdSchema = v.object({ importId: IdSchema })

export const listImportsOperation = defineOperation({
  name: 'listImports',
  permission: 'feeds.read',
  schema: v.object({
    provider: v.optional(v.pipe(v.string(), v.maxLength(100))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 50),
  }),
  run: async ({ reads, nowMs }, query): Promise<{ imports: (ImportEntry & { isDead: boolean })[] }> => ({
    imports: (await listImports(reads, query)).map((entry) => ({
      ...entry,
      isDead: isDeadImport(entry, nowMs),
    })),
  }),
})

export interface ImportDetail extends ImportEntry {
  titles: TitleList[]
  refused: RefusedTitles[]
}

export const getImportOperation = defineOperation({
  name: 'getImport',
  permission: 'feeds.read',
  schema: ByIdSchema,
  async run({ ledger, reads }, { importId }): Promise<ImportDetail> {
    const entry = await findImport(ledger, importId)
    if (!entry) throw new OperationError('unknown-feed', `There is no import ${importId}`)
    return {
      ...entry,
      titles: await listImportTitles(reads, entry),
      refused: await listImportRefusals(reads, importId),
    }
  },
})

/** Publishes an import that waits. */
export const approveImportOperation = defineOperation({
  name: 'approveImport',
  permission: 'feeds.edit',
  schema: ByIdSchema,
  run: (context, { importId }): Promise<ImportReport> =>
    decide(context, 'approveImport', importId, async (feeds) => {
      const report = await approveImport(feeds, importId)
      return {
        result: report,
        after: { publishedAs: report.importId, new: report.new, updated: report.updated },
      }
    }),
})

/** Drops an import that waits; the next run of the list waits again. */
export const rejectImportOperation = defineOperation({
  name: 'rejectImport',
  permission: 'feeds.edit',
  schema: ByIdSchema,
  run: (context, { importId }): Promise<ImportEntry> =>
    decide(context, 'rejectImport', importId, async (feeds) => ({
      result: await rejectImport(feeds, importId),
      after: { state: 'rejected' },
    })),
})

/** Takes back what an import changed, but for what an operator changed since; its feed is paused. */
export const undoImportOperation = defineOperation({
  name: 'undoImport',
  permission: 'feeds.edit',
  schema: ByIdSchema,
  run: (context, { importId }): Promise<UndoReport> =>
    decide(context, 'undoImport', importId, async (feeds) => {
      const report = await undoImport(feeds, importId)
      const { unpublished, restored, left } = report
      return { result: report, after: { unpublished, restored, left } }
    }),
})

/** A running import notices within a second or with its next record, in whichever process it runs. Nothing is changed then. */
export const cancelImportOperation = defineOperation({
  name: 'cancelImport',
  permission: 'feeds.edit',
  schema: ByIdSchema,
  async run(context, { importId }): Promise<{ importId: number }> {
    const entry = await findImport(context.ledger, importId)
    if (entry?.state !== 'running') throw new OperationError('feed-fault', 'This import has ended already')
    await deleteImport(context.ledger, importId)
    const after = { provider: entry.provider }
    await recordAudit(context, 'cancelImport', { target: `import ${importId}`, before: null, after })
    return { importId }
  },
})

interface Feeds {
  ledger: OperationContext['ledger']
  rules: Awaited<ReturnType<typeof loadRules>>
}

function decide<Result>(
  context: OperationContext,
  operation: string,
  importId: number,
  work: (feeds: Feeds) => Promise<{ result: Result; after: Record<string, unknown> }>,
): Promise<Result> {
  return explainFaults(context, async () => {
    const rules = await loadRules(context.config.rootDir)
    const { result, after } = await work({ ledger: context.ledger, rules })
    await recordAudit(context, operation, { target: `import ${importId}`, before: null, after })
    return result
  })
}
