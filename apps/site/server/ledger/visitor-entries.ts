/** Shared by visitors' messages and reports: they are open until they are resolved, and deleted after the retention period. */
import { sql } from 'kysely'
import type { Ledger } from './ledger.ts'

type EntryTable = 'messages' | 'reports'

/** PostgreSQL cannot store NUL in a text. */
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

/** Whether there was such a resolved one. */
export async function reopenEntry({ db }: Ledger, table: EntryTable, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ resolved_at: null })
    .where('id', '=', id)
    .where('resolved_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns the number of deleted rows. */
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

/** How many were open at each of these times. Those that were deleted or sent again since are not counted as they were. */
export async function countOpenAt(
  { db }: Pick<Ledger, 'db'>,
  table: EntryTable,
  { times, sites }: { times: readonly number[]; sites: readonly string[] | null },
): Promise<number[]> {
  let query = db
    .selectFrom(table)
    .select(
      times.map((atMs, place) =>
        sql<
          number | null
        >`sum(case when created_at <= ${sql.lit(atMs)} and coalesce(resolved_at, ${sql.lit(atMs + 1)}) > ${sql.lit(atMs)} then 1 else 0 end)`.as(
          `at_${place}`,
        ),
      ),
    )
  if (sites !== null) query = query.where('site', 'in', sites)
  const row: Record<string, number | null> = await query.executeTakeFirstOrThrow()
  return times.map((_, place) => Number(row[`at_${place}`] ?? 0))
}
