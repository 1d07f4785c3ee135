/**
 * Whether providers still serve their games. A game that failed on three days is marked broken: lists leave it out. A provider that fails for more
 * than a tenth of its games has a fault of its own: on such a day none of its games counts as failed.
 */
import { sql } from 'kysely'
import { OWN_PROVIDER } from '#app/domain/game.ts'
import type { Ledger } from './ledger.ts'
import { bumpVersion } from './versions.ts'

const DAY_MS = 24 * 3_600_000
export const CHECK_EVERY_DAYS = 7
export const BROKEN_AFTER_DAYS = 3
/** Of a provider's checks on a day. */
export const MAX_FAILING_SHARE = 0.1
/** Days with counts that `doctor` may name. */
const STORED_DAYS = 30

export interface DueAddress {
  slug: string
  provider: string
  url: string
  /** It failed at its last check, so this one is not of the provider's regular ones. */
  isRepeated: boolean
}

/** `unclear`: it says nothing about the game, such as 403, 429, 500 or a time-out. */
export type AddressResult = 'served' | 'gone' | 'unclear'

export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)

/** Published games of providers: each every seven days, those that failed every day. The longest unchecked first. */
export async function listDueAddresses({ db }: Ledger, nowMs: number, limit: number): Promise<DueAddress[]> {
  const rows = await db
    .selectFrom('games')
    .leftJoin('address_checks as last', 'last.slug', 'games.slug')
    .select([
      'games.slug',
      'games.provider',
      'games.record',
      'last.url',
      'last.failing_day',
      'last.failed_days',
    ])
    .where('games.status', '=', 'published')
    .where('games.provider', '<>', OWN_PROVIDER)
    .where((eb) =>
      eb.or([
        eb('last.checked_at', 'is', null),
        eb('last.checked_at', '<=', nowMs - CHECK_EVERY_DAYS * DAY_MS),
        eb.and([
          eb('last.checked_at', '<', dayOf(nowMs) * DAY_MS),
          eb.or([eb('last.failing_day', 'is not', null), eb('last.failed_days', '>', 0)]),
        ]),
      ]),
    )
    .orderBy(sql`coalesce(last.checked_at, 0)`)
    .orderBy('games.slug')
    .limit(limit)
    .execute()
  return rows.flatMap(({ slug, provider, record, ...last }) => {
    const { source } = JSON.parse(record) as { source: { kind: string; url: string } }
    if (source.kind !== 'remote') return []
    const hasFailed = last.failing_day !== null || (last.failed_days ?? 0) > 0
    return [{ slug, provider, url: source.url, isRepeated: hasFailed && last.url === source.url }]
  })
}

export async function storeAddressCheck(
  { db }: Ledger,
  { slug, provider, url, isRepeated }: DueAddress,
  result: AddressResult,
  nowMs: number,
): Promise<void> {
  const day = dayOf(nowMs)
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('address_checks')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirst()
    // The provider moved the game: what was seen at its old address does not count.
    const last = before?.url === url ? before : undefined
    const state =
      result === 'served'
        ? { failing_day: null, failed_days: 0, broken_since: null }
        : {
            failing_day: result === 'gone' ? day : (last?.failing_day ?? null),
            failed_days: last?.failed_days ?? 0,
            broken_since: last?.broken_since ?? null,
          }
    const row = { provider, url, checked_at: nowMs, ...state }
    await trx
      .insertInto('address_checks')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute()
    if (before?.broken_since != null && row.broken_since === null) await bumpVersion(trx, 'catalogueVersion')
    if (isRepeated || result === 'unclear') return
    const failures = result === 'gone' ? 1 : 0
    await trx
      .insertInto('address_check_days')
      .values({ provider, day, checks: 1, failures })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'day']).doUpdateSet((eb) => ({
          checks: eb('address_check_days.checks', '+', 1),
          failures: eb('address_check_days.failures', '+', failures),
        })),
      )
      .execute()
  })
}

/**
 * Counts the failures of days that are over. On a day without regular checks the share of the last day before it counts. Returns the games that are
 * marked broken by this.
 */
export async function countFailedDays({ db }: Ledger, nowMs: number): Promise<string[]> {
  const today = dayOf(nowMs)
  return db.transaction().execute(async (trx) => {
    const failing = await trx
      .selectFrom('address_checks')
      .select(['provider', 'failing_day'])
      .distinct()
      .where('failing_day', '<', today)
      .execute()
    const broken: string[] = []
    for (const { provider, failing_day: day } of failing) {
      const counts = await trx
        .selectFrom('address_check_days')
        .selectAll()
        .where('provider', '=', provider)
        .where('day', '<=', day!)
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst()
      const isOwnFault = counts !== undefined && counts.failures > counts.checks * MAX_FAILING_SHARE
      const games = trx
        .updateTable('address_checks')
        .where('provider', '=', provider)
        .where('failing_day', '=', day)
      if (isOwnFault) {
        await games.set({ failing_day: null }).execute()
        continue
      }
      await games.set((eb) => ({ failing_day: null, failed_days: eb('failed_days', '+', 1) })).execute()
      const marked = await trx
        .updateTable('address_checks')
        .set({ broken_since: nowMs })
        .where('provider', '=', provider)
        .where('failed_days', '>=', BROKEN_AFTER_DAYS)
        .where('broken_since', 'is', null)
        .returning('slug')
        .execute()
      broken.push(...marked.map(({ slug }) => slug))
    }
    await trx
      .deleteFrom('address_check_days')
      .where('day', '<', today - STORED_DAYS)
      .execute()
    if (broken.length > 0) await bumpVersion(trx, 'catalogueVersion')
    return broken
  })
}

export interface AddressReport {
  /** Published games that their provider does not serve. */
  broken: string[]
  /** Providers with a fault of their own on the last day they were checked. */
  failing: { provider: string; checks: number; failures: number }[]
}

export async function readAddressReport({ db }: Ledger): Promise<AddressReport> {
  const broken = await db
    .selectFrom('address_checks')
    .innerJoin('games', 'games.slug', 'address_checks.slug')
    .select('games.slug')
    .where('broken_since', 'is not', null)
    .where('games.status', '=', 'published')
    .orderBy('games.slug')
    .execute()
  const days = await db.selectFrom('address_check_days').selectAll().orderBy('day').execute()
  const last = [...new Map(days.map((row) => [row.provider, row])).values()]
  return {
    broken: broken.map(({ slug }) => slug),
    failing: last
      .filter(({ checks, failures }) => failures > checks * MAX_FAILING_SHARE)
      .map(({ provider, checks, failures }) => ({ provider, checks, failures })),
  }
}
