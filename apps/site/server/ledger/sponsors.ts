/** Pictures of sponsors and documents of the operator's own ad code. What settings of sites name is stored for as long as a change can be undone. */
import { createHash } from 'node:crypto'
import type { Ledger } from './ledger.ts'

/** As long as the audit, whose entries can be undone. */
const UNUSED_MS = 400 * 86_400_000
const ID_CHARS = 16

export interface SponsorPicture {
  /** As settings name it. */
  picture: string
  /** In pixels. */
  width: number
  height: number
}

/** The same picture again is stored once. */
export async function addSponsorPicture(
  { db }: Ledger,
  { picture, width, height }: SponsorPicture,
  files: readonly { name: string; bytes: Uint8Array }[],
  nowMs: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const file of files)
      await trx
        .insertInto('sponsor_pictures')
        .values({ ...file, picture, width, height, added_at: nowMs })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ added_at: nowMs }))
        .execute()
  })
}

export async function findSponsorPicture(
  { db }: Pick<Ledger, 'db'>,
  picture: string,
): Promise<SponsorPicture | null> {
  const row = await db
    .selectFrom('sponsor_pictures')
    .select(['picture', 'width', 'height'])
    .where('picture', '=', picture)
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function findSponsorFile({ db }: Pick<Ledger, 'db'>, name: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('sponsor_pictures')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** Returns its id: the same document has the same one. */
export async function addAdDocument({ db }: Ledger, html: string, nowMs: number): Promise<string> {
  const id = createHash('sha256').update(html).digest('hex').slice(0, ID_CHARS)
  await db
    .insertInto('ad_documents')
    .values({ id, html, added_at: nowMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ added_at: nowMs }))
    .execute()
  return id
}

export async function findAdDocument({ db }: Pick<Ledger, 'db'>, id: string): Promise<string | null> {
  const row = await db.selectFrom('ad_documents').select('html').where('id', '=', id).executeTakeFirst()
  return row?.html ?? null
}

/** Deletes what no setting names and nobody can bring back. `settings` is the text of the settings of all sites. */
export async function pruneSponsors({ db }: Ledger, settings: string, nowMs: number): Promise<void> {
  const before = nowMs - UNUSED_MS
  const pictures = await db
    .selectFrom('sponsor_pictures')
    .select('picture')
    .distinct()
    .where('added_at', '<', before)
    .execute()
  for (const { picture } of pictures)
    if (!settings.includes(picture))
      await db.deleteFrom('sponsor_pictures').where('picture', '=', picture).execute()
  const documents = await db.selectFrom('ad_documents').select('id').where('added_at', '<', before).execute()
  for (const { id } of documents)
    if (!settings.includes(id)) await db.deleteFrom('ad_documents').where('id', '=', id).execute()
}
