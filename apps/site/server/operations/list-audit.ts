/** `listAudit`: what was changed by whom. */
import * as v from 'valibot'
import { listAudit, type AuditEntry } from '../ledger/audit.ts'
import { describeSubjects, type AuditSubject } from './audit-subjects.ts'
import { defineOperation } from './operation.ts'
import { shortenValues } from './shorten-values.ts'
import { isUndoable } from './undo-change.ts'

const MAX_ENTRIES = 200
const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

export interface AuditPage {
  /** Newest first. */
  entries: (AuditEntry & { isUndoable: boolean; subject: AuditSubject })[]
  /** Whether there are older ones. */
  hasMore: boolean
}

export const listAuditOperation = defineOperation({
  name: 'listAudit',
  permission: 'audit',
  schema: v.object({
    personId: v.optional(TextSchema),
    door: v.optional(v.picklist(['console', 'command line'])),
    operation: v.optional(TextSchema),
    target: v.optional(TextSchema),
    /** Only entries with a smaller id. */
    before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENTRIES)), 50),
  }),
  async run(context, query): Promise<AuditPage> {
    const entries = await listAudit(context.reads, { ...query, limit: query.limit + 1 })
    const subjects = await describeSubjects(
      context,
      entries.map(({ target }) => target),
    )
    return {
      entries: entries.slice(0, query.limit).map((entry) => ({
        ...shortenValues(entry),
        isUndoable: isUndoable(entry),
        subject: subjects.get(entry.target)!,
      })),
      hasMore: entries.length > query.limit,
    }
  },
})
