/** Portals that were moved in: each run, and where the addresses of the old site lead. */
import type { Selectable } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { MoveRow } from './schema.ts'
import { findFact, setFact } from './versions.ts'

export type MoveState = 'running' | 'done' | 'failed' | 'undone'

/** Moves when addresses change. */
const STAMP_KEY = 'movedAddresses'
const BATCH_ROWS = 200
/** A run that did not write for so long has ended with its process. */
const DEAD_MS = 60_000

export interface MoveEntry<Report = unknown> {
  id: number
  site: string
  fileName: string
  state: MoveState
  startedAtMs: number
  report: Report
}

function toEntry<Report>(row: Selectable<MoveRow>, nowMs: number): MoveEntry<Report> {
  const isDead = row.state === 'running' && nowMs - Number(row.alive_at) > DEAD_MS
  return {
    id: row.id,
    site: row.site,
    fileName: row.file_name,
    state: isDead ? 'failed' : (row.state as MoveState),
    startedAtMs: Number(row.started_at),
    report: JSON.parse(row.report) as Report,
  }
}

export async function insertMove(
  { db }: Ledger,
  { site, fileName, report, nowMs }: { site: string; fileName: string; report: object; nowMs: number },
): Promise<number> {
  const { id } = await db
    .insertInto('moves')
    .values({
      ...{ site, file_name: fileName, state: 'running', started_at: nowMs, alive_at: nowMs },
      report: JSON.stringify(report),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setMove(
  { db }: Ledger,
  id: number,
  { state, report, nowMs }: { state: MoveState; report: object; nowMs: number },
): Promise<void> {
  await db
    .updateTable('moves')
    .set({ state, report: JSON.stringify(report), alive_at: nowMs })
    .where('id', '=', id)
    .execute()
}

/** The newest first. */
export async function listMoves<Report>(
  { db }: Pick<Ledger, 'db'>,
  { limit, nowMs }: { limit: number; nowMs: number },
): Promise<MoveEntry<Report>[]> {
  const rows = await db.selectFrom('moves').selectAll().orderBy('id', 'desc').limit(limit).execute()
  return rows.map((row) => toEntry(row, nowMs))
}

export async function findMove<Report>(
  { db }: Pick<Ledger, 'db'>,
  id: number,
  nowMs: number,
): Promise<MoveEntry<Report> | null> {
  const row = await db.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toEntry(row, nowMs) : null
}

export interface MovedAddress {
  /** Decoded, without a slash at its end. */
  path: string
  /** A path of the site. */
  target: string
}

/** Those that are known lead where they did before. Returns how many are new. */
export async function addMovedAddresses(
  ledger: Ledger,
  { site, moveId, addresses }: { site: string; moveId: number; addresses: readonly MovedAddress[] },
): Promise<number> {
  let added = 0
  for (let at = 0; at < addresses.length; at += BATCH_ROWS) {
    const rows = addresses
      .slice(at, at + BATCH_ROWS)
      .map(({ path, target }) => ({ site, path, target, move_id: moveId }))
    const inserted = await ledger.db
      .insertInto('moved_addresses')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['site', 'path']).doNothing())
      .returning('path')
      .execute()
    added += inserted.length
  }
  if (added > 0) await moveStamp(ledger)
  return added
}

/** Targets by path, of those that are known. */
export async function findMovedAddresses(
  { db }: Pick<Ledger, 'db'>,
  site: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let at = 0; at < paths.length; at += BATCH_ROWS) {
    const rows = await db
      .selectFrom('moved_addresses')
      .select(['path', 'target'])
      .where('site', '=', site)
      .where('path', 'in', paths.slice(at, at + BATCH_ROWS))
      .execute()
    for (const { path, target } of rows) found.set(path, target)
  }
  return found
}

export async function deleteMovedAddresses(ledger: Ledger, moveId: number): Promise<number> {
  const deleted = await ledger.db.deleteFrom('moved_addresses').where('move_id', '=', moveId).execute()
  await moveStamp(ledger)
  return Number(deleted[0]?.numDeletedRows ?? 0)
}

/** All of a ledger, by site. */
export async function readMovedAddresses({
  db,
}: Pick<Ledger, 'db'>): Promise<Map<string, Map<string, string>>> {
  const rows = await db.selectFrom('moved_addresses').select(['site', 'path', 'target']).execute()
  const bySite = new Map<string, Map<string, string>>()
  for (const { site, path, target } of rows) {
    const known = bySite.get(site)
    if (known) known.set(path, target)
    else bySite.set(site, new Map([[path, target]]))
  }
  return bySite
}

export async function countMovedAddresses({ db }: Pick<Ledger, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('moved_addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const readMovedStamp = (ledger: Ledger): Promise<string | null> => findFact(ledger, STAMP_KEY)

const moveStamp = (ledger: Ledger): Promise<void> =>
  setFact(ledger, STAMP_KEY, `${Date.now()} ${Math.random().toString(36).slice(2)}`)
