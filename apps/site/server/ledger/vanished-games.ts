/** The operator's rule for games that no feed lists any more: they stay, or are unpublished after some days or runs of their feed. */
import { sql, type ExpressionBuilder } from 'kysely'
import { OWN_PROVIDER } from '#app/domain/game.ts'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'
import { findLastRetentionRun } from './retention-clock.ts'
import { bumpVersion, findFact, setFact } from './versions.ts'

export type VanishedRule = { kind: 'keep' } | { kind: 'days'; days: number } | { kind: 'runs'; runs: number }

/** Long enough to outlast a provider's outage, short enough that visitors see few games that do not load. */
export const DEFAULT_VANISHED_RULE: VanishedRule = { kind: 'days', days: 30 }

const RULE_FACT = 'vanishedRule'
const DAY_MS = 24 * 3_600_000
/** As for retention: a server that was off for longer asks for confirmation once. */
const MAX_CLOCK_GAP_MS = 30 * DAY_MS
export const MAX_VANISHED_DAYS = 3650
export const MAX_VANISHED_RUNS = 1000

/** Reads `keep`, `30d` or `3runs`; null for anything else. */
export function parseVanishedRule(text: string): VanishedRule | null {
  if (text === 'keep') return { kind: 'keep' }
  const match = /^(\d{1,4})(d|runs?)$/.exec(text)
  if (!match) return null
  const count = Number(match[1])
  if (count < 1) return null
  if (match[2] === 'd') return count <= MAX_VANISHED_DAYS ? { kind: 'days', days: count } : null
  return count <= MAX_VANISHED_RUNS ? { kind: 'runs', runs: count } : null
}

export function renderVanishedRule(rule: VanishedRule): string {
  if (rule.kind === 'keep') return 'keep'
  return rule.kind === 'days' ? `${rule.days}d` : `${rule.runs}runs`
}

export async function getVanishedRule(ledger: Ledger): Promise<VanishedRule> {
  return parseVanishedRule((await findFact(ledger, RULE_FACT)) ?? '') ?? DEFAULT_VANISHED_RULE
}

export async function setVanishedRule(ledger: Ledger, rule: VanishedRule): Promise<void> {
  await setFact(ledger, RULE_FACT, renderVanishedRule(rule))
}

/**
 * Unpublishes what the rule says; games an operator published since they vanished stay, and those that were marked before slices existed,
 * when the import of one list marked the games of another. Returns the slugs.
 */
export async function applyVanishedRule(ledger: Ledger, nowMs: number): Promise<string[]> {
  const rule = await getVanishedRule(ledger)
  if (rule.kind === 'keep' || (rule.kind === 'days' && (await isClockAhead(ledger, nowMs)))) return []
  const due = selectDue(ledger, rule, nowMs)
  // Called every minute: it takes no lock while nothing is due.
  if ((await due.limit(1).execute()).length === 0) return []
  const reason = `no feed listed it for ${rule.kind === 'days' ? `${rule.days} days` : `${rule.runs} runs`}`
  return ledger.db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('games')
      .set({ status: 'draft', status_by: 'vanished', status_reason: reason })
      .where('slug', 'in', due)
      .returning('slug')
      .execute()
    if (rows.length > 0) await bumpVersion(trx, 'catalogueVersion')
    return rows.map(({ slug }) => slug)
  })
}

/** A clock that jumped ahead would unpublish every vanished game at once; like retention it waits for the operator. */
async function isClockAhead(ledger: Ledger, nowMs: number): Promise<boolean> {
  const lastRunMs = await findLastRetentionRun(ledger)
  return lastRunMs !== null && nowMs - lastRunMs > MAX_CLOCK_GAP_MS
}

function selectDue({ db }: Ledger, rule: Exclude<VanishedRule, { kind: 'keep' }>, nowMs: number) {
  const games = db
    .selectFrom('games')
    .select('slug')
    .where('vanished_import_id', 'is not', null)
    .where('status', '=', 'published')
    .where('status_by', 'is', null)
    .where('provider', '<>', OWN_PROVIDER)
  // A separate query; otherwise SQLite scans all published games instead of the few that vanished.
  const vanished = db
    .selectFrom('games as vanished')
    .select('vanished.slug')
    .where('vanished.vanished_at', 'is not', null)
  if (rule.kind === 'days') {
    const latestMs = nowMs - rule.days * DAY_MS
    return games.where('slug', 'in', vanished.where('vanished.vanished_at', '<=', latestMs))
  }
  const runs = db
    .selectFrom('imports as run')
    .innerJoin('imports as first', 'first.slice_id', 'run.slice_id')
    .select(({ fn }) => fn.countAll<number>().as('runs'))
    .whereRef('first.id', '=', 'games.vanished_import_id' as never)
    .whereRef('run.id', '>=', 'first.id')
    .where('run.state', '=', 'published')
  return games.where('slug', 'in', vanished).where(() => runs as never, '>=', rule.runs as never)
}

export interface VanishedGame {
  slug: string
  title: string
  provider: string
  status: string
  vanishedAtMs: number
  /** Its state: stays `published`, already `unpublished`, or `due` by the rule. */
  rule: 'stays' | 'due' | 'unpublished'
}

/** Of a row of `games`; games of an undone import are left out. */
export const isNoLongerListed = (is: ExpressionBuilder<LedgerTables, 'games'>) =>
  is.and([
    is('games.vanished_at', 'is not', null),
    is('games.provider', '<>', OWN_PROVIDER),
    is.or([is('games.status_by', 'is', null), is('games.status_by', '<>', 'undone')]),
  ])

/** Published games that no feed lists any more, the latest first. */
export async function listVanishedSlugs({ db }: Pick<Ledger, 'db'>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .select('slug')
    .where('status', '=', 'published')
    .where('merged_into', 'is', null)
    .where(isNoLongerListed)
    .orderBy('vanished_at', 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** The latest first. */
export async function listVanishedGames(
  ledger: Ledger,
  { provider, limit, offset }: { provider?: string; limit: number; offset: number },
): Promise<{ games: VanishedGame[]; total: number }> {
  const { kind } = await getVanishedRule(ledger)
  let query = ledger.db.selectFrom('games').where(isNoLongerListed)
  if (provider) query = query.where('provider', '=', provider)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .select(['slug', 'title', 'provider', 'status', 'status_by', 'vanished_import_id'])
    .select(sql<number>`vanished_at`.as('vanished_at'))
    .orderBy('vanished_at', 'desc')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute()
  const games = rows.map((row) => {
    const isRuled = row.vanished_import_id !== null && row.status_by === null && kind !== 'keep'
    return {
      slug: row.slug,
      title: row.title,
      provider: row.provider,
      status: row.status,
      vanishedAtMs: row.vanished_at,
      rule: row.status !== 'published' ? 'unpublished' : isRuled ? 'due' : 'stays',
    } as const
  })
  return { games, total: Number(total) }
}
