/** Articles and pages that were removed: for a month they can be brought back, with their versions and pictures. */
import type { Selectable, Transaction } from 'kysely'
import { deleteDocumentParts, type DocumentKey, type DocumentKind } from './document-versions.ts'
import type { Ledger } from './ledger.ts'
import type { ArticleRow, LedgerTables } from './schema.ts'
import { bumpVersion } from './versions.ts'

/** How long a removed one can be brought back. */
export const REMOVED_DAYS = 30
const DAY_MS = 86_400_000

type Db = Ledger['db'] | Transaction<LedgerTables>

interface Removed {
  row: Selectable<ArticleRow>
  /** Of `article_pictures`, whose rows end with the article: base64 by name. */
  pictures: Record<string, string>
}

const tableOf = (kind: DocumentKind) => (kind === 'page' ? 'pages' : 'articles') as 'articles'

/** Its versions and uploaded pictures stay where they are. */
export async function keepRemoved(
  trx: Transaction<LedgerTables>,
  kind: DocumentKind,
  row: Selectable<ArticleRow>,
  nowMs: number,
): Promise<void> {
  const pictures =
    kind === 'article'
      ? await trx.selectFrom('article_pictures').selectAll().where('article_id', '=', row.id).execute()
      : []
  const removed: Removed = {
    row,
    pictures: Object.fromEntries(
      pictures.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')]),
    ),
  }
  await trx
    .insertInto('removed_documents')
    .values({ kind, document_id: row.id, record: JSON.stringify(removed), removed_at: nowMs })
    .execute()
}

/** As it was, with its state. `slug-taken`: another one has its address now. */
export async function restoreRemoved(
  { db }: Ledger,
  { kind, id }: DocumentKey,
): Promise<'restored' | 'unknown' | 'slug-taken'> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('removed_documents')
      .select('record')
      .where('kind', '=', kind)
      .where('document_id', '=', id)
      .executeTakeFirst()
    if (!stored) return 'unknown'
    const { row, pictures } = JSON.parse(stored.record) as Removed
    const other = await trx
      .selectFrom(tableOf(kind))
      .select('id')
      .where('site', '=', row.site)
      .where('slug', '=', row.slug)
      .executeTakeFirst()
    if (other) return 'slug-taken'
    await trx.deleteFrom('removed_documents').where('kind', '=', kind).where('document_id', '=', id).execute()
    await trx.insertInto(tableOf(kind)).values(row).execute()
    for (const [name, bytes] of Object.entries(pictures))
      await trx
        .insertInto('article_pictures')
        .values({ article_id: id, name, bytes: Buffer.from(bytes, 'base64') })
        .execute()
    await bumpVersion(trx, 'articlesVersion')
    return 'restored'
  })
}

/** Ids that belong to removed ones, so that no new one gets their versions. */
export async function listRemovedIds(db: Db, kind: DocumentKind): Promise<number[]> {
  const rows = await db
    .selectFrom('removed_documents')
    .select('document_id')
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ document_id }) => document_id)
}

/** Deletes what was removed a month ago, with all its parts. */
export async function pruneRemovedDocuments({ db }: Ledger, nowMs: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .deleteFrom('removed_documents')
      .where('removed_at', '<', nowMs - REMOVED_DAYS * DAY_MS)
      .returning(['kind', 'document_id'])
      .execute()
    for (const { kind, document_id } of old) await deleteDocumentParts(trx, kind as DocumentKind, document_id)
  })
}
