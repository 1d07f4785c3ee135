/** What messages and reports of visitors have in common: they are open until they are resolved, and forgotten after their time. */
import type { Ledger } from './ledger.ts'

type EntryTable = 'messages' | 'reports'

/** PostgreSQL keeps no NUL in a text, and no visitor means one. */
export const withoutNul = (text: string) => text.replaceAll('\0', '')

/** Whether there was such an open one. */
export async function resolveEntry(
  { db }: Ledger,
  table: EntryTable,
  id: number,
  atMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ resolved_at: atMs })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns how many were forgotten. */
export async function deleteEntriesBefore(
  { db }: Ledger,
  table: EntryTable,
  beforeMs: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('created_at', '<', beforeMs)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
