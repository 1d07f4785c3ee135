/** Who changed what, through which door. Never the text of a message or report, an address, or a secret. */
import type { Selectable, Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { AuditRow, LedgerTables } from './schema.ts'

export const AUDIT_DAYS = 400

export type Door = 'console' | 'command line'

/** Values before and after, by field. */
export type AuditValues = Record<string, unknown>

export interface AuditEntry {
  id: number
  atMs: number
  /** Null for the command line. */
  personId: string | null
  personName: string
  door: string
  operation: string
  /** Such as `game cozy-blocks`. */
  target: string
  before: AuditValues | null
  after: AuditValues | null
  undoneAtMs: number | null
}

export type NewAuditEntry = Omit<AuditEntry, 'id' | 'undoneAtMs'>

type Db = Ledger['db'] | Transaction<LedgerTables>

const toJson = (values: AuditValues | null) => (values === null ? null : JSON.stringify(values))
const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as AuditValues))

function toEntry(row: Selectable<AuditRow>): AuditEntry {
  return {
    id: row.id,
    atMs: row.at,
    personId: row.person_id,
    personName: row.person_name,
    door: row.door,
    operation: row.operation,
    target: row.target,
    before: parse(row.before),
    after: parse(row.after),
    undoneAtMs: row.undone_at,
  }
}

export async function insertAudit({ db }: { db: Db }, entry: NewAuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('audit')
    .values({
      at: entry.atMs,
      person_id: entry.personId,
      person_name: entry.personName,
      door: entry.door,
      operation: entry.operation,
      target: entry.target,
      before: toJson(entry.before),
      after: toJson(entry.after),
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface AuditQuery {
  personId?: string
  door?: string
  operation?: string
  target?: string
  /** Only entries with a smaller id: the next page. */
  before?: number
  limit: number
}

/** Newest first. */
export async function listAudit({ db }: Pick<Ledger, 'db'>, query: AuditQuery): Promise<AuditEntry[]> {
  let select = db.selectFrom('audit').selectAll()
  if (query.personId !== undefined) select = select.where('person_id', '=', query.personId)
  if (query.door !== undefined) select = select.where('door', '=', query.door)
  if (query.operation !== undefined) select = select.where('operation', '=', query.operation)
  if (query.target !== undefined) select = select.where('target', '=', query.target)
  if (query.before !== undefined) select = select.where('id', '<', query.before)
  const rows = await select.orderBy('id', 'desc').limit(query.limit).execute()
  return rows.map(toEntry)
}

export async function findAudit({ db }: { db: Db }, id: number): Promise<AuditEntry | null> {
  const row = await db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toEntry(row) : null
}

/** False when it was undone before: two people press at once. */
export async function setUndone({ db }: { db: Db }, id: number, atMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit')
    .set({ undone_at: atMs })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns the number of deleted entries. */
export async function pruneAudit({ db }: Ledger, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit')
    .where('at', '<', nowMs - AUDIT_DAYS * 86_400_000)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
