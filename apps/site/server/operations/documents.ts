/** Changes of the operator's articles and pages: `saveDocument`, `setDocumentStatus`, `restoreVersion`, `removeDocument`. */
import * as v from 'valibot'
import type { DocumentKind } from '../ledger/document-versions.ts'
import { findFreeId, removeDocument, setDocumentStatus, type DocumentSummary } from '../ledger/documents.ts'
import { getVersionText, unknownDocument } from './document-lists.ts'
import { DocumentTextEntries, IdSchema, keyEntries, KindSchema } from './document-schemas.ts'
import { changeDocument, getDocument, requireOwnSite, type ChangedDocument } from './document-store.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'
import { findRawSite } from './site-store.ts'

const MAX_AHEAD_MS = 5 * 366 * 86_400_000

export const saveDocumentOperation = defineOperation({
  name: 'saveDocument',
  permission: 'articles',
  schema: v.object({
    kind: KindSchema,
    /** Null makes a new one. */
    id: v.optional(v.nullable(IdSchema), null),
    ...DocumentTextEntries,
    /** The version that the person saw: the change is refused when there is a newer one. */
    expected: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  async run(context, { kind, id: given, site, expected, ...text }): Promise<ChangedDocument> {
    if (site !== null && !(await findRawSite(context, site)))
      throw new OperationError('invalid', `There is no site “${site.slice(0, 100)}”`, 'site')
    const id = given ?? (await findFreeId(context.ledger, kind))
    if (id === null) throw new OperationError('invalid', `There is no free number left for this ${kind}`)
    return changeDocument(context, {
      ...{ kind, id, site, text, operation: 'saveDocument' },
      expected: given === null ? null : expected,
    })
  },
})

export const restoreVersionOperation = defineOperation({
  name: 'restoreVersion',
  permission: 'articles',
  schema: v.object({ ...keyEntries, number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  run: (context, { number, ...key }): Promise<ChangedDocument> => restoreVersion(context, key, { number }),
})

/** The older version becomes the newest one; none is deleted. With `expected`, only while that is the newest. */
export async function restoreVersion(
  context: OperationContext,
  key: { kind: DocumentKind; id: number },
  {
    number,
    expected,
    operation = 'restoreVersion',
  }: { number: number; expected?: number; operation?: string },
): Promise<ChangedDocument> {
  const found = await getDocument(context, key)
  const text = await getVersionText(context, found, { ...key, number })
  return changeDocument(context, { ...key, site: found.site, text, expected, operation })
}

export interface ChangedStatus {
  kind: DocumentKind
  id: number
  title: string
  status: DocumentSummary['status']
  publishedAtMs: number | null
  isChanged: boolean
  /** Null when nothing was changed. */
  auditId: number | null
}

export const setDocumentStatusOperation = defineOperation({
  name: 'setDocumentStatus',
  permission: 'articles',
  schema: v.object({
    ...keyEntries,
    status: v.picklist(['draft', 'scheduled', 'published']),
    /** When it will be published, milliseconds since 1970; needed for `scheduled`. */
    atMs: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  }),
  run: (context, change): Promise<ChangedStatus> => changeStatus(context, change),
})

export async function changeStatus(
  context: OperationContext,
  change: { kind: DocumentKind; id: number; status: DocumentSummary['status']; atMs: number | null },
  operation = 'setDocumentStatus',
): Promise<ChangedStatus> {
  const { ledger, nowMs } = context
  const { kind, id, status, atMs } = change
  requireOwnSite(context, (await getDocument({ reads: ledger }, change)).site)
  if (status === 'scheduled' && (atMs === null || atMs <= nowMs))
    throw new OperationError('invalid', 'Choose a time that is not over', 'atMs')
  if (status === 'scheduled' && atMs! > nowMs + MAX_AHEAD_MS)
    throw new OperationError('invalid', 'Choose a time within five years', 'atMs')
  const changed = await setDocumentStatus(ledger, { ...change, nowMs })
  if (!changed) throw unknownDocument(change)
  const describe = (one: DocumentSummary) => ({ status: one.status, publishedAtMs: one.publishedAtMs })
  const [before, after] = [describe(changed.before), describe(changed.after)]
  const isChanged = JSON.stringify(before) !== JSON.stringify(after)
  const auditId = isChanged
    ? await recordAudit(context, operation, { target: `${kind} ${id}`, before, after })
    : null
  return { kind, id, title: changed.after.title, ...after, isChanged, auditId }
}

export const removeDocumentOperation = defineOperation({
  name: 'removeDocument',
  permission: 'articles',
  needsFreshCheck: true,
  schema: v.object(keyEntries),
  async run(context, key): Promise<{ kind: DocumentKind; id: number; title: string; auditId: number }> {
    const { title, site, status } = await getDocument({ reads: context.ledger }, key)
    requireOwnSite(context, site)
    await removeDocument(context.ledger, key, context.nowMs)
    const auditId = await recordAudit(context, 'removeDocument', {
      target: `${key.kind} ${key.id}`,
      before: { title, site, status },
      after: null,
    })
    return { ...key, title, auditId }
  },
})
