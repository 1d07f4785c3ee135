/** Who changed what, through which door. Never the text of a message or report, an address, or a secret. */
import type { Selectable, Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import { kindOfTarget } from './migration-028-audit-values.ts'
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

/** What an undo needs and no list shows, by setting. */
export interface HiddenValues {
  before: AuditValues
  after: AuditValues
}

export function insertAuditWithValues(
  { db }: Pick<Ledger, 'db'>,
  entry: NewAuditEntry,
  { before, after }: HiddenValues,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const id = await insertAudit({ db: trx }, entry)
    const values = { audit_id: id, before: JSON.stringify(before), after: JSON.stringify(after) }
    await trx.insertInto('audit_values').values(values).execute()
    return id
  })
}

export async function findHiddenValues({ db }: Pick<Ledger, 'db'>, id: number): Promise<HiddenValues | null> {
  const row = await db.selectFrom('audit_values').selectAll().where('audit_id', '=', id).executeTakeFirst()
  return row
    ? { before: JSON.parse(row.before) as AuditValues, after: JSON.parse(row.after) as AuditValues }
    : null
}

export interface AuditQuery {
  personId?: string
  door?: string
  operation?: string
  target?: string
  /** The first word of the target, such as `game`. */
  kind?: string
  fromMs?: number
  /** Not included. */
  untilMs?: number
  /** Only entries with a smaller id: the next page. */
  before?: number
  limit: number
}

type Reads = Pick<Ledger, 'db' | 'engine'>

/** Newest first. The ids come from an index alone; only the entries that are shown are read. */
export async function listAudit({ db, engine }: Reads, query: AuditQuery): Promise<AuditEntry[]> {
  const { fromMs, untilMs } = query
  let select = db.selectFrom('audit').select('id')
  if (query.personId !== undefined) select = select.where('person_id', '=', query.personId)
  if (query.door !== undefined) select = select.where('door', '=', query.door)
  if (query.operation !== undefined) select = select.where('operation', '=', query.operation)
  if (query.target !== undefined) select = select.where('target', '=', query.target)
  if (query.kind !== undefined) select = select.where(kindOfTarget(engine), '=', query.kind)
  if (query.before !== undefined) select = select.where('id', '<', query.before)
  if (fromMs !== undefined) {
    const earlier = await findEdge(db, '<', fromMs - CLOCKS_MS)
    if (earlier !== null) select = select.where('id', '>', earlier)
    select = select.where('at', '>=', fromMs)
  }
  if (untilMs !== undefined) {
    const later = await findEdge(db, '>=', untilMs + CLOCKS_MS)
    if (later !== null) select = select.where('id', '<', later)
    select = select.where('at', '<', untilMs)
  }
  const ids = await select.orderBy('id', 'desc').limit(query.limit).execute()
  if (ids.length === 0) return []
  const shown = ids.map(({ id }) => id)
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('id', 'in', shown)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toEntry)
}

/** Clocks of two servers differ by less. */
const CLOCKS_MS = 86_400_000

/** The id of the entry that is nearest to a time, outside of the period: every index of a filter has the ids in order, but not the times. */
async function findEdge(db: Ledger['db'], sign: '>=' | '<', atMs: number): Promise<number | null> {
  const order = sign === '<' ? 'desc' : 'asc'
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where('at', sign, atMs)
    .orderBy('at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

const MAX_PEOPLE = 200

/** Everybody who has an entry, also those who were removed: one look into an index for each. */
export async function listAuditPeople({ db }: Pick<Ledger, 'db'>): Promise<{ id: string; name: string }[]> {
  const people: { id: string; name: string }[] = []
  for (let last = ''; people.length < MAX_PEOPLE;) {
    const row = await db
      .selectFrom('audit')
      .select(['person_id', 'person_name'])
      .where('person_id', '>', last)
      .orderBy('person_id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!row?.person_id) break
    last = row.person_id
    people.push({ id: row.person_id, name: row.person_name })
  }
  return people.sort((a, b) => a.name.localeCompare(b.name, 'en'))
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
  await db.deleteFrom('audit_values').where('audit_id', '=', id).execute()
  return numUpdatedRows > 0n
}

/** With their hidden values. Returns the number of deleted entries. */
export async function pruneAudit({ db }: Ledger, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit')
    .where('at', '<', nowMs - AUDIT_DAYS * 86_400_000)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
