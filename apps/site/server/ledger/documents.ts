/** The operator's articles and pages, as the console edits them: saved with versions, published at once or at a time. */
import { sql, type Selectable, type Transaction } from 'kysely'
import { FIRST_IMPORTED_ID } from '#app/domain/article-ids.ts'
import {
  addVersion,
  readVersionNumber,
  type DocumentKey,
  type DocumentKind,
  type DocumentStatus,
} from './document-versions.ts'
import type { ArticlePicture } from './articles.ts'
import type { Ledger } from './ledger.ts'
import { keepRemoved, listRemovedIds } from './removed-documents.ts'
import type { ArticleRow, LedgerTables } from './schema.ts'
import { bumpVersion } from './versions.ts'

const DAY_MS = 86_400_000
const LAST_ID = 999_999

type Db = Ledger['db'] | Transaction<LedgerTables>

/** Both tables have the same columns, so their statements have the type of one of them. */
const tableOf = (kind: DocumentKind) => (kind === 'page' ? 'pages' : 'articles') as 'articles'
const toSite = (site: string) => (site === '' ? null : site)

export interface DocumentSummary {
  id: number
  slug: string
  title: string
  /** Null for every site. */
  site: string | null
  status: DocumentStatus
  /** The date it shows, or the time when it will be published. */
  publishedAtMs: number | null
  updatedAtMs: number
}

export interface StoredDocument extends DocumentSummary {
  /** The newest version; 0: imported, and never edited. */
  version: number
  record: Record<string, unknown>
}

export async function listDocuments(
  { db }: Pick<Ledger, 'db'>,
  kind: DocumentKind,
): Promise<DocumentSummary[]> {
  const rows = await db.selectFrom(tableOf(kind)).selectAll().orderBy('updated_at', 'desc').execute()
  return rows.map(toSummary)
}

/** Of those of these that there are. */
export async function listDocumentTitles(
  { db }: Pick<Ledger, 'db'>,
  kind: DocumentKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom(tableOf(kind)).selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toSummary(row).title]))
}

function toSummary(row: Selectable<ArticleRow>): DocumentSummary {
  const { title } = parseRecord(row.record)
  return {
    id: row.id,
    slug: row.slug,
    title: typeof title === 'string' ? title : '',
    site: toSite(row.site),
    status: row.status as DocumentStatus,
    publishedAtMs: row.published_at,
    updatedAtMs: row.updated_at,
  }
}

/** Empty when it is not JSON: it must be listed, so that it can be corrected. */
export function parseRecord(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

export async function findDocument(db: Db, { kind, id }: DocumentKey): Promise<StoredDocument | null> {
  const row = await db.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return {
    ...toSummary(row),
    version: await readVersionNumber(db, { kind, id }),
    record: parseRecord(row.record),
  }
}

/** The first free id. */
export async function findFreeId({ db }: Pick<Ledger, 'db'>, kind: DocumentKind): Promise<number | null> {
  const rows = await db.selectFrom(tableOf(kind)).select('id').execute()
  let free = kind === 'article' ? FIRST_IMPORTED_ID : 1
  const taken = new Set([...rows.map(({ id }) => id), ...(await listRemovedIds(db, kind))])
  while (taken.has(free)) free += 1
  return free <= LAST_ID ? free : null
}

export interface SavedDocument extends DocumentKey {
  site: string | null
  slug: string
  /** Without its dates. */
  record: object
  contentHash: string
  /** The icon of an article; null leaves the stored one. */
  icon: readonly ArticlePicture[] | null
  /** The version that the person saw; null for a new one, and undefined where any is replaced. */
  expected: number | null | undefined
  personName: string
  nowMs: number
}

export type SaveOutcome =
  | { kind: 'saved'; version: number; before: StoredDocument | null }
  | { kind: 'conflict' }
  | { kind: 'unknown' }
  | { kind: 'slug-taken' }

/** A new one is a draft. What is published shows the new version at once. */
export async function saveDocument({ db }: Ledger, saved: SavedDocument): Promise<SaveOutcome> {
  const { kind, id, site, slug, contentHash, expected, personName, nowMs } = saved
  return db.transaction().execute(async (trx): Promise<SaveOutcome> => {
    const table = tableOf(kind)
    const known = await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
    if (!known && expected !== null) return { kind: 'unknown' }
    const before = known ? await findDocument(trx, saved) : null
    if (before && expected !== undefined && before.version !== expected) return { kind: 'conflict' }
    const same = await trx
      .selectFrom(table)
      .select('id')
      .where('site', '=', site ?? '')
      .where('slug', '=', slug)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (same) return { kind: 'slug-taken' }
    const record = JSON.stringify(saved.record)
    const row = { slug, site: site ?? '', record, content_hash: contentHash, updated_at: nowMs }
    if (known) {
      if (before?.version === 0)
        await addVersion(trx, {
          ...{ kind, id, personName: 'import', nowMs: known.updated_at },
          record: known.record,
        })
      await trx.updateTable(table).set(row).where('id', '=', id).execute()
    } else
      await trx
        .insertInto(table)
        .values({ id, status: 'draft', published_at: null, ...row })
        .execute()
    const version = await addVersion(trx, { kind, id, personName, nowMs, record })
    if (saved.icon) await storeIcon(trx, id, saved.icon)
    if (known?.status === 'published') await bumpVersion(trx, 'articlesVersion')
    return { kind: 'saved', version, before }
  })
}

async function storeIcon(trx: Db, id: number, icon: readonly ArticlePicture[]): Promise<void> {
  for (const { name, bytes } of icon)
    await trx
      .insertInto('article_pictures')
      .values({ article_id: id, name, bytes })
      .onConflict((conflict) => conflict.columns(['article_id', 'name']).doUpdateSet({ bytes }))
      .execute()
}

export interface StatusChange extends DocumentKey {
  status: DocumentStatus
  /** When a scheduled one will be published; null leaves the stored date, or gives today's. */
  atMs: number | null
  nowMs: number
}

/** Returns what it was and is; null where there is none. */
export async function setDocumentStatus(
  { db }: Ledger,
  { kind, id, status, atMs, nowMs }: StatusChange,
): Promise<{ before: DocumentSummary; after: DocumentSummary } | null> {
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).executeTakeFirst()
    if (!known) return null
    const published_at = nextDate(known, status, { atMs, nowMs })
    if (known.status !== status || known.published_at !== published_at) {
      await trx.updateTable(tableOf(kind)).set({ status, published_at }).where('id', '=', id).execute()
      await bumpVersion(trx, 'articlesVersion')
    }
    return { before: toSummary(known), after: toSummary({ ...known, status, published_at }) }
  })
}

/** With the date that it had elsewhere. */
export async function setDocumentDate(
  { db }: Ledger,
  { kind, id, status, publishedAtMs }: DocumentKey & Pick<DocumentSummary, 'status' | 'publishedAtMs'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const day = publishedAtMs === null ? null : Math.floor(publishedAtMs / DAY_MS) * DAY_MS
    await trx.updateTable(tableOf(kind)).set({ status, published_at: day }).where('id', '=', id).execute()
    await bumpVersion(trx, 'articlesVersion')
  })
}

/** A date that was set or shown before stays; the time of a schedule ends with it. */
function nextDate(
  { status: before, published_at }: Selectable<ArticleRow>,
  status: DocumentStatus,
  { atMs, nowMs }: Pick<StatusChange, 'atMs' | 'nowMs'>,
): number | null {
  if (status === 'scheduled') return atMs
  const date = before === 'scheduled' ? null : published_at
  return status === 'published' ? (date ?? Math.floor(nowMs / DAY_MS) * DAY_MS) : date
}

/** Whether there was one. It can be brought back for a month. */
export async function removeDocument(
  { db }: Ledger,
  { kind, id }: DocumentKey,
  nowMs: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return false
    await keepRemoved(trx, kind, row, nowMs)
    if (kind === 'article') await trx.deleteFrom('article_pictures').where('article_id', '=', id).execute()
    await trx.deleteFrom(tableOf(kind)).where('id', '=', id).execute()
    await bumpVersion(trx, 'articlesVersion')
    return true
  })
}

/** The time of the next scheduled one, or null. */
export async function findNextDue({ db }: Pick<Ledger, 'db'>): Promise<number | null> {
  const times = []
  for (const kind of ['article', 'page'] as const)
    times.push(
      await db
        .selectFrom(tableOf(kind))
        .select((eb) => eb.fn.min<number | null>('published_at').as('at'))
        .where('status', '=', 'scheduled')
        .executeTakeFirst(),
    )
  const due = times.flatMap((row) => (row?.at === null || row?.at === undefined ? [] : [Number(row.at)]))
  return due.length > 0 ? Math.min(...due) : null
}

/** Publishes what is due; several processes may do it at once. */
export async function publishDue({ db }: Ledger, nowMs: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const kind of ['article', 'page'] as const)
      await trx
        .updateTable(tableOf(kind))
        .set({ status: 'published', published_at: sql<number>`published_at - published_at % ${DAY_MS}` })
        .where('status', '=', 'scheduled')
        .where('published_at', '<=', nowMs)
        .execute()
    await bumpVersion(trx, 'articlesVersion')
  })
}
