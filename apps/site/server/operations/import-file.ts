/** `importFile`: a provider's feed from a file of this machine: the command line names one, the console sends one. */
import * as v from 'valibot'
import { findSliceNameFault } from '#app/features/feeds/feed-operations.server.ts'
import { importFeed } from '#app/features/feeds/import-feed.server.ts'
import type { ImportReport } from '#app/features/feeds/import-run.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { explainFaults } from './feed-faults.ts'
import { defineOperation, OperationError, recordAudit } from './operation.ts'

export const importFileOperation = defineOperation({
  name: 'importFile',
  permission: 'feeds.edit',
  schema: v.object({
    provider: v.pipe(v.string(), v.maxLength(100)),
    /** A file's path, or an https address of the provider's. */
    origin: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
    /** How people call the file; its path when absent. */
    originName: v.optional(v.pipe(v.string(), v.maxLength(200))),
    slice: v.optional(v.pipe(v.string(), v.maxLength(100))),
    isForced: v.optional(v.boolean(), false),
    isDryRun: v.optional(v.boolean(), false),
  }),
  async run(context, { slice, ...given }): Promise<ImportReport> {
    const { ledger, config, onProgress } = context
    const fault = slice === undefined ? null : await findSliceNameFault(ledger, slice)
    if (fault !== null) throw new OperationError('invalid', fault)
    const options = { ledger, rules: await loadRules(config.rootDir), ...given, slice, onProgress }
    const report = await explainFaults(context, () => importFeed(options))
    if (!given.isDryRun)
      await recordAudit(context, 'importFile', {
        target: `import ${report.importId}`,
        before: null,
        after: { provider: given.provider, state: report.state, new: report.new, updated: report.updated },
      })
    return report
  },
})
