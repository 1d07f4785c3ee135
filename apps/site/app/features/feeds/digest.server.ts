import { createHash } from 'node:crypto'
import type { Ledger } from '#server/ledger/ledger.ts'

const PAGE_ROWS = 5000

/** The same list has the same digest, in any order. */
export async function digestStaged({ db }: Ledger, importId: number): Promise<string> {
  const lines: string[] = []
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('staged_records')
      .select(['record_number', 'provider_id', 'kind', 'content_hash'])
      .where('import_id', '=', importId)
      .where('record_number', '>', last)
      .orderBy('record_number')
      .limit(PAGE_ROWS)
      .execute()
    for (const row of rows) lines.push(JSON.stringify([row.provider_id, row.kind, row.content_hash]))
    if (rows.length < PAGE_ROWS) break
    last = rows.at(-1)!.record_number
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
