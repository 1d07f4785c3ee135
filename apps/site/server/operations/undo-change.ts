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
import { undoCategoryChange } from './change-categories.ts'
import { changeGame } from './edit-game.ts'
import { undoFeedChange, undoVanishedRule } from './feed-handling.ts'
import { undoConfirm } from './merges.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'
import { undoProviderChange } from './providers.ts'
import { undoRecordsChange } from './refused-records.ts'
import { hasPermission, type Permission } from './roles.ts'
import { undoSiteChange } from './site-settings.ts'

interface Undo {
  permission: Permission
  run(context: OperationContext, entry: AuditEntry): Promise<void>
}

const undoAs = (permission: Permission, run: Undo['run']): Undo => ({ permission, run })

/** What can be undone, by operation. */
const UNDO: Readonly<Record<string, Undo | undefined>> = {
  editGame: undoAs('games.edit', undoEdit),
  confirmMerge: undoAs('games.edit', (context, entry) =>
    undoConfirm(context, slugOf(entry), { before: entry.before?.sameGame, after: entry.after?.sameGame }),
  ),
  publishGames: undoAs('games.publish', undoStatus),
  unpublishGames: undoAs('games.takeDown', undoStatus),
  removeGames: undoAs('games.takeDown', undoStatus),
  setSite: undoAs('sites.edit', undoSiteChange),
  setHomeRows: undoAs('home.edit', undoSiteChange),
  setSearchAliases: undoAs('search.edit', undoSiteChange),
  addSearchAlias: undoAs('search.edit', undoSiteChange),
  setSponsors: undoAs('sites.edit', undoSiteChange),
  addSponsor: undoAs('sites.edit', undoSiteChange),
  setAdCode: undoAs('sites.ids', undoSiteChange),
  saveProvider: undoAs('feeds.edit', undoProviderChange),
  removeProvider: undoAs('feeds.edit', undoProviderChange),
  changeCategory: undoAs('categories.edit', undoCategoryChange),
  hideCategories: undoAs('categories.edit', undoCategoryChange),
  orderCategories: undoAs('categories.edit', undoCategoryChange),
  removeCategories: undoAs('categories.edit', undoCategoryChange),
  saveDocument: undoAs('articles', undoDocument),
  restoreVersion: undoAs('articles', undoDocument),
  setDocumentStatus: undoAs('articles', undoDocument),
  removeDocument: undoAs('articles', undoDocument),
  setFeed: undoAs('feeds.edit', undoFeedChange),
  setVanishedRule: undoAs('feeds.edit', undoVanishedRule),
  allowRecords: undoAs('feeds.edit', undoRecordsChange),
  disallowRecords: undoAs('feeds.edit', undoRecordsChange),
}

const findUndo = (operation: string) => (Object.hasOwn(UNDO, operation) ? UNDO[operation] : undefined)

export function isUndoable({
  operation,
  before,
  undoneAtMs,
}: Pick<AuditEntry, 'operation' | 'before' | 'undoneAtMs'>): boolean {
  // What was new has nothing to go back to.
  return undoneAtMs === null && before !== null && findUndo(operation) !== undefined
}

export const undoChangeOperation = defineOperation({
  name: 'undoChange',
  // What an entry needs is looked up with it.
  permission: 'account',
  schema: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  async run(context, { id }): Promise<{ id: number; target: string }> {
    const entry = await findAudit(context.ledger, id)
    if (!entry) throw new OperationError('unknown-entry', `There is no change ${id} in the audit`)
    const undo = findUndo(entry.operation)
    if (!undo || !isUndoable(entry))
      throw new OperationError(
        'not-undoable',
        entry.undoneAtMs === null ? `${entry.operation} cannot be undone` : 'This was undone before',
      )
    if (!hasPermission(context.actor, undo.permission))
      throw new OperationError('forbidden', 'Your role does not allow this')
    await undo.run(context, entry)
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
