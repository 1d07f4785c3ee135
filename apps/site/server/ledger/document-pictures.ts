/** Images that people uploaded for an article or a page. */
import type { DocumentKey, DocumentKind } from './document-versions.ts'
import type { Ledger } from './ledger.ts'

/** How long an upload that no version shows is stored: its text may not be saved yet. */
const UNUSED_MS = 7 * 86_400_000

export interface NewPicture {
  name: string
  width: number
  height: number
  bytes: Uint8Array
}

/** The same picture again is stored once. */
export async function addDocumentPictures(
  { db }: Ledger,
  { kind, id }: DocumentKey,
  pictures: readonly NewPicture[],
  nowMs: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const picture of pictures)
      await trx
        .insertInto('document_pictures')
        .values({ kind, document_id: id, added_at: nowMs, ...picture })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'document_id', 'name']).doUpdateSet({ added_at: nowMs }),
        )
        .execute()
  })
}

/** Sizes by name, also of the pictures that came with an import, whose size is not known. */
export async function listPictureSizes(
  { db }: Pick<Ledger, 'db'>,
  { kind, id }: DocumentKey,
): Promise<Map<string, { width: number; height: number } | null>> {
  const uploaded = await db
    .selectFrom('document_pictures')
    .select(['name', 'width', 'height'])
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .execute()
  const imported =
    kind === 'article'
      ? await db.selectFrom('article_pictures').select('name').where('article_id', '=', id).execute()
      : []
  return new Map([
    ...imported.map(({ name }) => [name, null] as const),
    ...uploaded.map(({ name, width, height }) => [name, { width, height }] as const),
  ])
}

export async function findDocumentPicture(
  { db }: Pick<Ledger, 'db'>,
  kind: DocumentKind,
  id: number,
  name: string,
): Promise<Uint8Array | null> {
  const uploaded = await db
    .selectFrom('document_pictures')
    .select('bytes')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (uploaded || kind !== 'article') return uploaded?.bytes ?? null
  const imported = await db
    .selectFrom('article_pictures')
    .select('bytes')
    .where('article_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
  return imported?.bytes ?? null
}

/** Deletes the uploads of a week ago that no version shows. */
export async function pruneDocumentPictures(
  { db }: Ledger,
  { kind, id }: DocumentKey,
  nowMs: number,
): Promise<void> {
  const old = await db
    .selectFrom('document_pictures')
    .select('name')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('added_at', '<', nowMs - UNUSED_MS)
    .execute()
  if (old.length === 0) return
  const versions = await db
    .selectFrom('document_versions')
    .select('record')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .execute()
  const unused = old.filter(({ name }) => {
    const base = /^[a-z]+\d+-[0-9a-f]{12}/.exec(name)?.[0] ?? name
    return !versions.some(({ record }) => record.includes(base))
  })
  for (const { name } of unused)
    await db
      .deleteFrom('document_pictures')
      .where('kind', '=', kind)
      .where('document_id', '=', id)
      .where('name', '=', name)
      .execute()
}
