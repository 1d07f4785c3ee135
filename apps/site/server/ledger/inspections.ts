/** What the inspector found: the last reports of each game. */
import type { Selectable } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { InspectionRow } from './schema.ts'

type Db = Pick<Ledger, 'db'>

export type InspectionState = 'running' | 'done' | 'failed'

/** Of a game; older ones are deleted. */
export const MAX_INSPECTIONS = 5
/** A run that did not write for so long has ended with its process. */
const DEAD_MS = 60_000

export interface StoredInspection<Report = unknown> {
  id: number
  slug: string
  /** The version of an uploaded game; null for others. */
  number: number | null
  personName: string
  state: InspectionState
  startedAtMs: number
  report: Report
}

function toInspection<Report>(row: Selectable<InspectionRow>, nowMs: number): StoredInspection<Report> {
  const isDead = row.state === 'running' && nowMs - Number(row.alive_at) > DEAD_MS
  return {
    ...{ id: row.id, slug: row.slug, number: row.number, personName: row.person_name },
    state: isDead ? 'failed' : (row.state as InspectionState),
    startedAtMs: Number(row.started_at),
    report: JSON.parse(row.report) as Report,
  }
}

export interface NewInspection {
  slug: string
  number: number | null
  personName: string
  report: object
  nowMs: number
}

/** Returns its id; null while another one is running. */
export async function insertInspection({ db }: Db, started: NewInspection): Promise<number | null> {
  const { slug, number, personName, report, nowMs } = started
  return db.transaction().execute(async (trx) => {
    const running = await trx
      .selectFrom('inspections')
      .select('id')
      .where('state', '=', 'running')
      .where('alive_at', '>=', nowMs - DEAD_MS)
      .executeTakeFirst()
    if (running) return null
    const { id } = await trx
      .insertInto('inspections')
      .values({
        ...{ slug, number, person_name: personName, state: 'running', started_at: nowMs, alive_at: nowMs },
        report: JSON.stringify(report),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stored = await trx
      .selectFrom('inspections')
      .select('id')
      .where('slug', '=', slug)
      .orderBy('id', 'desc')
      .execute()
    const outdated = stored.slice(MAX_INSPECTIONS).map((row) => row.id)
    if (outdated.length > 0) await trx.deleteFrom('inspections').where('id', 'in', outdated).execute()
    return id
  })
}

/** Changes nothing when it was deleted meanwhile. */
export async function setInspection(
  { db }: Db,
  id: number,
  { state, report, nowMs }: { state: InspectionState; report: object; nowMs: number },
): Promise<void> {
  await db
    .updateTable('inspections')
    .set({ state, report: JSON.stringify(report), alive_at: nowMs })
    .where('id', '=', id)
    .execute()
}

/** The newest first. */
export async function listInspections<Report>(
  { db }: Db,
  slug: string,
  nowMs: number,
): Promise<StoredInspection<Report>[]> {
  const rows = await db
    .selectFrom('inspections')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => toInspection(row, nowMs))
}

/** Of a game, or of one version of it. */
export async function deleteInspections({ db }: Db, slug: string, number?: number): Promise<void> {
  let query = db.deleteFrom('inspections').where('slug', '=', slug)
  if (number !== undefined) query = query.where('number', '=', number)
  await query.execute()
}
