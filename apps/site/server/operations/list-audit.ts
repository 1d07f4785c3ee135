/** `listAudit`: what was changed by whom. `getAuditOptions`: whom it can be asked for. */
import * as v from 'valibot'
import { listAuditPeople, type AuditEntry } from '../ledger/audit.ts'
import { describeSubjects, type AuditSubject } from './audit-subjects.ts'
import { defineOperation } from './operation.ts'
import { listShownEntries } from './shown-entries.ts'
import { isUndoable } from './undo-change.ts'

const MAX_ENTRIES = 200
const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const TimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What an entry can be about: the first words of targets. */
export const AUDIT_KINDS = [
  'game',
  'site',
  'article',
  'page',
  'feed',
  'list',
  'import',
  'message',
  'report',
  'answer',
  'view',
  'person',
  'move',
  'backup',
  'notifications',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

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
    /** Such as `game cozy-blocks`. */
    target: v.optional(TextSchema),
    kind: v.optional(v.picklist(AUDIT_KINDS, `This is one of ${AUDIT_KINDS.join(', ')}`)),
    fromMs: v.optional(TimeSchema),
    /** Not included. */
    untilMs: v.optional(TimeSchema),
    /** Only entries with a smaller id. */
    before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENTRIES)), 50),
  }),
  async run(context, query): Promise<AuditPage> {
    const entries = await listShownEntries(context.reads, { ...query, limit: query.limit + 1 })
    const subjects = await describeSubjects(
      context,
      entries.map(({ target }) => target),
    )
    return {
      entries: entries.slice(0, query.limit).map((entry) => ({
        ...entry,
        isUndoable: isUndoable(entry),
        subject: subjects.get(entry.target)!,
      })),
      hasMore: entries.length > query.limit,
    }
  },
})

export const getAuditOptionsOperation = defineOperation({
  name: 'getAuditOptions',
  permission: 'audit',
  schema: v.object({}),
  run: async ({ reads }): Promise<{ people: { id: string; name: string }[] }> => ({
    people: await listAuditPeople(reads),
  }),
})
