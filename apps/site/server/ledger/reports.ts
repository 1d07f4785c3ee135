/** Visitors' reports about a game. */
import type { Selectable } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { ReportRow } from './schema.ts'
import { deleteEntriesBefore, reopenEntry, resolveEntry, withoutNul } from './visitor-entries.ts'

export interface Report {
  id: number
  site: string
  gameSlug: string
  reason: string
  note: string
  createdAtMs: number
  resolvedAtMs: number | null
}

export interface NewReport extends Pick<Report, 'site' | 'gameSlug' | 'reason' | 'note' | 'createdAtMs'> {
  /** Hash of the visitor and this game, hex; without it every report is a new one. */
  tokenHash?: string
}

/**
 * Returns the report's id, or null when there is no such game. A visitor has one report per game: a later one replaces it and
 * opens it again; a note stays until there is a newer one.
 */
export async function addReport({ db }: Ledger, report: NewReport): Promise<number | null> {
  const game = await db
    .selectFrom('games')
    .select('slug')
    .where('slug', '=', report.gameSlug)
    .executeTakeFirst()
  if (!game) return null
  const { id } = await db
    .insertInto('reports')
    .values({
      site: report.site,
      game_slug: report.gameSlug,
      reason: withoutNul(report.reason),
      note: withoutNul(report.note),
      created_at: report.createdAtMs,
      token_hash: report.tokenHash ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['game_slug', 'token_hash']).doUpdateSet((eb) => ({
        site: eb.ref('excluded.site'),
        reason: eb.ref('excluded.reason'),
        note: eb
          .case()
          .when(eb.and([eb('excluded.note', '=', ''), eb('reports.resolved_at', 'is', null)]))
          .then(eb.ref('reports.note'))
          .else(eb.ref('excluded.note'))
          .end(),
        created_at: eb.ref('excluded.created_at'),
        resolved_at: null,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The texts of a game's open reports with this reason. */
export async function listOpenNotes({ db }: Ledger, gameSlug: string, reason: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reports')
    .select('note')
    .where('game_slug', '=', gameSlug)
    .where('reason', '=', reason)
    .where('resolved_at', 'is', null)
    .limit(1000)
    .execute()
  return rows.map(({ note }) => note)
}

export interface ReportQuestion {
  /** True for those not resolved, false for those resolved, absent for all. */
  open?: boolean
  /** With those that are open: those that were resolved after it. */
  resolvedAfterMs?: number
  limit?: number
}

/** Newest first. */
export async function listReports(
  { db }: Ledger,
  { open, resolvedAfterMs = Infinity, limit = 1000 }: ReportQuestion = {},
): Promise<Report[]> {
  let query = db.selectFrom('reports').selectAll()
  if (open === true && Number.isFinite(resolvedAfterMs))
    query = query.where((eb) =>
      eb.or([eb('resolved_at', 'is', null), eb('resolved_at', '>', resolvedAfterMs)]),
    )
  else if (open !== undefined) query = query.where('resolved_at', open ? 'is' : 'is not', null)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toReport)
}

/** Games with open reports of at least so many visitors; the most reported first. */
export async function listOftenReported({ db }: Ledger, minVisitors: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reports')
    .select('game_slug')
    .where('resolved_at', 'is', null)
    .where('token_hash', 'is not', null)
    .groupBy('game_slug')
    .having((eb) => eb.fn.countAll(), '>=', minVisitors)
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('game_slug')
    .execute()
  return rows.map(({ game_slug }) => game_slug)
}

/** The open reports of a game by reason, on these sites; null for all. The most frequent first. */
export async function countOpenReasons(
  { db }: Pick<Ledger, 'db'>,
  { gameSlug, sites }: { gameSlug: string; sites: readonly string[] | null },
): Promise<{ reason: string; count: number }[]> {
  let query = db.selectFrom('reports').where('game_slug', '=', gameSlug).where('resolved_at', 'is', null)
  if (sites !== null) query = query.where('site', 'in', sites)
  const rows = await query
    .select(({ fn }) => ['reason', fn.countAll<number>().as('count')])
    .groupBy('reason')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('reason')
    .execute()
  return rows.map(({ reason, count }) => ({ reason, count: Number(count) }))
}

export async function findReport({ db }: Ledger, id: number): Promise<Report | null> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toReport(row) : null
}

function toReport(row: Selectable<ReportRow>): Report {
  return {
    id: row.id,
    site: row.site,
    gameSlug: row.game_slug,
    reason: row.reason,
    note: row.note,
    createdAtMs: row.created_at,
    resolvedAtMs: row.resolved_at,
  }
}

/** Whether there was such an open report. */
export function resolveReport(ledger: Ledger, id: number, atMs: number): Promise<boolean> {
  return resolveEntry(ledger, 'reports', id, atMs)
}

/** Whether there was such a resolved report. */
export function reopenReport(ledger: Ledger, id: number): Promise<boolean> {
  return reopenEntry(ledger, 'reports', id)
}

/** Returns the number of deleted reports. */
export function deleteReportsBefore(ledger: Ledger, beforeMs: number): Promise<number> {
  return deleteEntriesBefore(ledger, 'reports', beforeMs)
}
