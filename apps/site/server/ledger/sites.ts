/** An operator's changes of a site's settings; the other settings come from the files in `content/sites`. */
import type { Ledger } from './ledger.ts'

export interface SiteEdits {
  host: string
  /** Only the edited keys, as they were given. */
  edits: Record<string, unknown>
  updatedAtMs: number
}

export async function listSiteEdits({ db }: Ledger): Promise<SiteEdits[]> {
  const rows = await db.selectFrom('sites').selectAll().orderBy('host').execute()
  return rows.map((row) => ({ host: row.host, edits: JSON.parse(row.edits), updatedAtMs: row.updated_at }))
}

/** Changes whenever the edits of any site do; cheap enough to be read every second. */
export async function listSiteStamps({ db }: Ledger): Promise<string> {
  const rows = await db.selectFrom('sites').select(['host', 'updated_at']).orderBy('host').execute()
  return rows.map(({ host, updated_at }) => `${host} ${updated_at}`).join('\n')
}

/** Replaces all edits of one host; none at all removes the host. */
export async function setSiteEdits(
  { db }: Ledger,
  host: string,
  edits: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(edits).length === 0) {
    await db.deleteFrom('sites').where('host', '=', host).execute()
    return
  }
  const row = { edits: JSON.stringify(edits), updated_at: Date.now() }
  await db
    .insertInto('sites')
    .values({ host, ...row })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({
        edits: row.edits,
        // Always increases, also when the clocks of two machines differ: servers detect a change by this time.
        updated_at: (eb) =>
          eb
            .case()
            .when('sites.updated_at', '<', row.updated_at)
            .then(row.updated_at)
            .else(eb('sites.updated_at', '+', 1))
            .end(),
      }),
    )
    .execute()
}
