/** `undoChange`: takes one change back, unless it was changed again since. */
import * as v from 'valibot'
import { findAudit, setUndone, type AuditEntry } from '../ledger/audit.ts'
import type { GameStatus } from '#app/domain/game.ts'
import { GameSchema } from '#app/domain/game.ts'
import type { GameChange } from '../ledger/game-edits.ts'
import { listGameStatuses } from '../ledger/game-list.ts'
import { setGameStatus } from '../ledger/games.ts'
import type { DocumentKey, DocumentKind } from '../ledger/document-versions.ts'
import { restoreRemoved } from '../ledger/removed-documents.ts'
import { getDocument, requireOwnSite } from './document-store.ts'
import { changeStatus, restoreVersion } from './documents.ts'
import { CATEGORIES_TARGET, undoCategoryChange } from './change-categories.ts'
import { changeGame } from './edit-game.ts'
import { undoFeedChange, undoVanishedRule } from './feed-handling.ts'
import { undoConfirm } from './merges.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'
import { undoProviderChange } from './providers.ts'
import { undoRecordsChange } from './refused-records.ts'
import { hasPermission, type Permission } from './roles.ts'
import { undoSiteChange } from './site-settings.ts'

/** What can be undone, and the permission that it needs. */
const UNDOABLE: Readonly<Record<string, Permission>> = {
  editGame: 'games.edit',
  confirmMerge: 'games.edit',
  publishGames: 'games.publish',
  unpublishGames: 'games.takeDown',
  removeGames: 'games.takeDown',
  setSite: 'sites.edit',
  setHomeRows: 'home.edit',
  setSearchAliases: 'search.edit',
  addSearchAlias: 'search.edit',
  setSponsors: 'sites.edit',
  addSponsor: 'sites.edit',
  setAdCode: 'sites.ids',
  saveProvider: 'feeds.edit',
  removeProvider: 'feeds.edit',
  changeCategory: 'categories.edit',
  hideCategories: 'categories.edit',
  orderCategories: 'categories.edit',
  removeCategories: 'categories.edit',
  saveDocument: 'articles',
  restoreVersion: 'articles',
  setDocumentStatus: 'articles',
  removeDocument: 'articles',
  setFeed: 'feeds.edit',
  setVanishedRule: 'feeds.edit',
  allowRecords: 'feeds.edit',
  disallowRecords: 'feeds.edit',
}

export function isUndoable({
  operation,
  before,
  undoneAtMs,
}: Pick<AuditEntry, 'operation' | 'before' | 'undoneAtMs'>): boolean {
  // What was new has nothing to go back to.
  return undoneAtMs === null && before !== null && Object.hasOwn(UNDOABLE, operation)
}

export const undoChangeOperation = defineOperation({
  name: 'undoChange',
  // What an entry needs is looked up with it.
  permission: 'account',
  schema: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  async run(context, { id }): Promise<{ id: number; target: string }> {
    const entry = await findAudit(context.ledger, id)
    if (!entry) throw new OperationError('unknown-entry', `There is no change ${id} in the audit`)
    if (!isUndoable(entry))
      throw new OperationError(
        'not-undoable',
        entry.undoneAtMs === null ? `${entry.operation} cannot be undone` : 'This was undone before',
      )
    if (!hasPermission(context.actor, UNDOABLE[entry.operation]!))
      throw new OperationError('forbidden', 'Your role does not allow this')
    if (entry.operation === 'editGame') await undoEdit(context, entry)
    else if (entry.target === CATEGORIES_TARGET) await undoCategoryChange(context, entry)
    else if (entry.operation === 'confirmMerge')
      await undoConfirm(context, slugOf(entry), {
        before: entry.before?.sameGame,
        after: entry.after?.sameGame,
      })
    else if (DOCUMENT_RE.test(entry.target)) await undoDocument(context, entry)
    else if (entry.target.startsWith('provider ')) await undoProviderChange(context, entry)
    else if (entry.target.startsWith('site ')) await undoSiteChange(context, entry)
    else if (entry.operation === 'setFeed') await undoFeedChange(context, entry)
    else if (entry.operation === 'setVanishedRule') await undoVanishedRule(context, entry)
    else if (entry.target.startsWith('records ')) await undoRecordsChange(context, entry)
    else await undoStatus(context, entry)
    await setUndone(context.ledger, id, context.nowMs)
    return { id, target: entry.target }
  },
})

const DOCUMENT_RE = /^(article|page) (\d+)$/

async function undoDocument(context: OperationContext, entry: AuditEntry): Promise<void> {
  const [, kind, id] = DOCUMENT_RE.exec(entry.target)!
  const key = { kind: kind as DocumentKind, id: Number(id) }
  const { before, after } = entry
  if (entry.operation === 'removeDocument') return bringBack(context, key, entry)
  if (entry.operation !== 'setDocumentStatus') {
    const [number, expected] = [Number(before?.version), Number(after?.version)]
    await restoreVersion(context, key, { number: Math.max(1, number), expected, operation: 'undoChange' })
    return
  }
  const now = await getDocument({ reads: context.ledger }, key)
  if (now.status !== after?.status)
    throw new OperationError('conflict', `The state was changed again since: it is ${now.status} now`)
  const status = v.parse(v.picklist(['draft', 'scheduled', 'published']), before?.status)
  const atMs = typeof before?.publishedAtMs === 'number' ? before.publishedAtMs : null
  await changeStatus(context, { ...key, status, atMs }, 'undoChange')
}

async function bringBack(context: OperationContext, key: DocumentKey, entry: AuditEntry): Promise<void> {
  const { before } = entry
  requireOwnSite(context, typeof before?.site === 'string' ? before.site : null)
  const outcome = await restoreRemoved(context.ledger, key)
  if (outcome === 'unknown')
    throw new OperationError('not-undoable', 'What was removed a month ago is deleted for good')
  if (outcome === 'slug-taken')
    throw new OperationError('conflict', `Another ${key.kind} has its address now: rename that first`)
  await recordAudit(context, 'undoChange', { target: entry.target, before: null, after: before })
}

const slugOf = ({ target }: AuditEntry) => target.slice('game '.length)

const toChange = (values: Record<string, unknown> | null): GameChange =>
  Object.fromEntries(Object.entries(values ?? {}).map(([field, value]) => [field, value ?? undefined]))

async function undoEdit(context: OperationContext, entry: AuditEntry): Promise<void> {
  await changeGame(context, {
    slug: slugOf(entry),
    change: toChange(entry.before),
    expected: toChange(entry.after),
    nowMs: context.nowMs,
  })
}

async function undoStatus(context: OperationContext, entry: AuditEntry): Promise<void> {
  const slug = slugOf(entry)
  const now = (await listGameStatuses(context.ledger, [slug])).get(slug)
  if (now !== entry.after?.status)
    throw new OperationError('conflict', `The status of ${slug} was changed again since: it is ${now} now`)
  const status = v.parse(GameSchema.entries.status, entry.before?.status) satisfies GameStatus
  await setGameStatus(context.ledger, slug, status)
  await recordAudit(context, 'undoChange', {
    target: entry.target,
    before: { status: now },
    after: { status },
  })
}
