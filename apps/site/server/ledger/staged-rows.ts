/** The rows that an import stages between reading and publishing, processed in chunks so that reads and votes are handled in between. */
import type { Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'

export type Trx = Transaction<LedgerTables>

export type StagedKind =
  | 'new'
  | 'updated'
  | 'returned'
  | 'fallback'
  | 'relink'
  | 'refused'
  | 'noted'
  | 'listed'
  | 'unlisted'

/** Kinds that hold a provider's record as a source of a game. */
export const GAME_KINDS: readonly StagedKind[] = ['new', 'updated', 'returned', 'fallback']
/** Kinds that may change whether a game has a source; a record that was one and is updated still is. */
export const STATE_KINDS: readonly StagedKind[] = ['returned', 'fallback', 'refused', 'unlisted']

const CHUNK_ROWS = 2000

/** Record numbers from and to, both included. */
export interface StagedRange {
  from: number
  to: number
}

/** The range of rows of each kind; the caller that stages them passes it, because finding them would read every row. */
export type StagedSpans = ReadonlyMap<StagedKind, StagedRange>

/** Chunks that cover every staged row of these kinds. */
export function splitStaged(spans: StagedSpans, kinds: readonly StagedKind[]): StagedRange[] {
  const own = kinds.flatMap((kind) => spans.get(kind) ?? [])
  const first = Math.min(...own.map(({ from }) => from))
  const last = Math.max(...own.map(({ to }) => to))
  const ranges: StagedRange[] = []
  for (let from = first; from <= last; from += CHUNK_ROWS) ranges.push({ from, to: from + CHUNK_ROWS - 1 })
  return ranges
}

/** The staged rows of a range and kinds, for a statement to select from. */
export function selectStaged(db: Trx, importId: number, range: StagedRange, kinds: readonly StagedKind[]) {
  return db
    .selectFrom('staged_records as s')
    .where('s.import_id', '=', importId)
    .where('s.record_number', '>=', range.from)
    .where('s.record_number', '<=', range.to)
    .where('s.kind', 'in', [...kinds])
}

/** Removes an import's staged rows a few at a time. */
export async function clearStaged({ db }: Ledger, importId: number): Promise<void> {
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('staged_records')
      .select('record_number')
      .where('import_id', '=', importId)
      .where('record_number', '>', last)
      .orderBy('record_number')
      .limit(CHUNK_ROWS)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)!.record_number
    await db
      .deleteFrom('staged_records')
      .where('import_id', '=', importId)
      .where('record_number', '<=', last)
      .execute()
  }
}
