/** What articles and pages were: one version for each time that one was saved. The newest is what the article or page is. */
import type { Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'

/** An operator's article, or a page of the operator's own. */
export type DocumentKind = 'article' | 'page'
export type DocumentStatus = 'draft' | 'scheduled' | 'published'

/** Older ones are deleted. */
const MAX_VERSIONS = 100

export interface DocumentKey {
  kind: DocumentKind
  id: number
}

export interface DocumentVersion {
  number: number
  atMs: number
  personName: string
}

export interface NewVersion extends DocumentKey {
  personName: string
  nowMs: number
  /** As it is stored in the row of the article or page. */
  record: string
}

type Db = Ledger['db'] | Transaction<LedgerTables>

/** 0 before the first one: an article that was imported and never edited. */
export async function readVersionNumber(db: Db, { kind, id }: DocumentKey): Promise<number> {
  const row = await db
    .selectFrom('document_versions')
    .select((eb) => eb.fn.max<number | null>('number').as('number'))
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .executeTakeFirst()
  return Number(row?.number ?? 0)
}

export async function hasVersions(db: Db, key: DocumentKey): Promise<boolean> {
  return (await readVersionNumber(db, key)) > 0
}

/** Returns its number. */
export async function addVersion(db: Db, version: NewVersion): Promise<number> {
  const { kind, id, personName, nowMs, record } = version
  const number = (await readVersionNumber(db, version)) + 1
  await db
    .insertInto('document_versions')
    .values({ kind, document_id: id, number, at: nowMs, person_name: personName, record })
    .execute()
  await db
    .deleteFrom('document_versions')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('number', '<=', number - MAX_VERSIONS)
    .execute()
  return number
}

/** Newest first. */
export async function listVersions(
  { db }: Pick<Ledger, 'db'>,
  { kind, id }: DocumentKey,
): Promise<DocumentVersion[]> {
  const rows = await db
    .selectFrom('document_versions')
    .select(['number', 'at', 'person_name'])
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ number, at, person_name }) => ({ number, atMs: at, personName: person_name }))
}

/** Its record as JSON, or null. */
export async function findVersion(db: Db, { kind, id }: DocumentKey, number: number): Promise<string | null> {
  const row = await db
    .selectFrom('document_versions')
    .select('record')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.record ?? null
}

/** Versions and uploaded pictures of what is deleted. */
export async function deleteDocumentParts(db: Db, kind: DocumentKind, id: number): Promise<void> {
  for (const table of ['document_versions', 'document_pictures'] as const)
    await db.deleteFrom(table).where('kind', '=', kind).where('document_id', '=', id).execute()
}
