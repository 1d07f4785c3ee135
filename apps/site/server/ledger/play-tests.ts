/**
 * What a browser found when it played a game. A game that failed on two days is marked broken. Where more than a tenth of the games fail that a
 * provider had played within a day, the fault is the provider's: none of them is marked.
 */
import { sql, type Kysely } from 'kysely'
import { OWN_PROVIDER, UPLOAD_PROVIDER } from '#app/domain/game.ts'
import { dayOf, MAX_FAILING_SHARE } from './address-checks.ts'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'
import { bumpVersion } from './versions.ts'

const DAY_MS = 24 * 3_600_000
/** Their files are on this server. */
export const SERVED_HERE: readonly string[] = [OWN_PROVIDER, UPLOAD_PROVIDER]
export const TEST_EVERY_DAYS = 30
export const BROKEN_AFTER_FAILED_DAYS = 2

export const PLAY_VERDICTS = ['good', 'slow', 'broken', 'unsure'] as const
export type PlayVerdict = (typeof PLAY_VERDICTS)[number]

export interface PlayTest<Report = unknown> {
  slug: string
  provider: string
  /** The play address that was opened. */
  url: string
  verdict: PlayVerdict
  /** Why it is broken or unsure. */
  reason: string | null
  report: Report
}

export interface PlayTestPicture {
  /** `desktop` or `phone` */
  screen: string
  /** JPEG. */
  bytes: Uint8Array
}

/** Of so many pictures the ledger stores the newest: some 80 KB each. */
const MAX_PICTURES = 2000

export interface DueTest {
  slug: string
  provider: string
}

/** Published games whose last test is missing, outdated by a report or by time, or failed on an earlier day. */
function selectDue({ db }: Ledger, nowMs: number) {
  return db
    .selectFrom('games')
    .leftJoin('play_tests as last', 'last.slug', 'games.slug')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('reports')
          .select(({ fn }) => ['game_slug', fn.max('created_at').as('reported_at')])
          .where('resolved_at', 'is', null)
          .groupBy('game_slug')
          .as('report'),
      (join) => join.onRef('report.game_slug', '=', 'games.slug'),
    )
    .where('games.status', '=', 'published')
    .where('games.merged_into', 'is', null)
    .where('games.provider', 'not in', SERVED_HERE)
    .where((eb) =>
      eb.or([
        eb('last.tested_at', 'is', null),
        eb('last.tested_at', '<=', nowMs - TEST_EVERY_DAYS * DAY_MS),
        eb('report.reported_at', '>', eb.ref('last.tested_at')),
        eb.and([eb('last.failed_days', '>', 0), eb('last.tested_at', '<', dayOf(nowMs) * DAY_MS)]),
      ]),
    )
}

/**
 * Published games that are due, the most urgent first: never played, reported since they were last played, failed on an earlier day, then by plays
 * those that were last played 30 days ago.
 */
export function listDueTests(ledger: Ledger, nowMs: number, limit: number): Promise<DueTest[]> {
  return selectDue(ledger, nowMs)
    .select(['games.slug', 'games.provider'])
    .orderBy(sql`case when last.tested_at is null then 0 when report.reported_at > last.tested_at then 1
      when last.failed_days > 0 then 2 else 3 end`)
    .orderBy('games.plays', 'desc')
    .orderBy('games.slug')
    .limit(limit)
    .execute()
}

/** How many games are due now. */
export async function countDueTests(ledger: Ledger, nowMs: number): Promise<number> {
  const { count } = await selectDue(ledger, nowMs)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of each provider, since a time. */
async function countTests(db: Kysely<LedgerTables>, sinceMs: number) {
  const rows = await db
    .selectFrom('play_tests')
    .select(({ fn }) => [
      'provider',
      fn.countAll<number>().as('tests'),
      sql<number>`sum(case when verdict = 'broken' then 1 else 0 end)`.as('failures'),
    ])
    .where('tested_at', '>', sinceMs)
    .groupBy('provider')
    .orderBy('provider')
    .execute()
  return rows.map(({ provider, tests, failures }) => ({
    provider,
    tests: Number(tests),
    failures: Number(failures),
  }))
}

/** Its pictures replace those of the last test. Returns whether the game is marked broken now. */
export async function storePlayTest(
  { db }: Ledger,
  test: PlayTest & { pictures?: readonly PlayTestPicture[] },
  nowMs: number,
): Promise<boolean> {
  const { slug, provider, url, verdict, reason } = test
  return db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('play_tests').selectAll().where('slug', '=', slug).executeTakeFirst()
    // What was found at an earlier address does not count.
    const last = before?.url === url ? before : undefined
    const row = {
      ...{ provider, url, tested_at: nowMs, verdict, reason, report: JSON.stringify(test.report) },
      ...nextState(verdict, last, nowMs),
    }
    await trx
      .insertInto('play_tests')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute()
    await storePictures(trx, slug, test.pictures ?? [], nowMs)
    const sinceMs = nowMs - DAY_MS
    const counts = (await countTests(trx, sinceMs)).find((one) => one.provider === provider)!
    const isOwnFault = isProvidersFault(counts.tests, counts.failures)
    const cleared = isOwnFault
      ? await trx
          .updateTable('play_tests')
          .set({ broken_since: null })
          .where('provider', '=', provider)
          .where('broken_since', '>', sinceMs)
          .returning('slug')
          .execute()
      : []
    const isBroken = row.broken_since !== null && !cleared.some((one) => one.slug === slug)
    // While a provider has a fault, only the first failures change what lists show.
    const isOtherCleared = cleared.some((one) => one.slug !== slug)
    if (isOtherCleared || (before?.broken_since != null) !== isBroken)
      await bumpVersion(trx, 'catalogueVersion')
    return isBroken
  })
}

async function storePictures(
  trx: Kysely<LedgerTables>,
  slug: string,
  pictures: readonly PlayTestPicture[],
  nowMs: number,
): Promise<void> {
  await trx.deleteFrom('play_test_pictures').where('slug', '=', slug).execute()
  for (const { screen, bytes } of pictures)
    await trx.insertInto('play_test_pictures').values({ slug, screen, bytes, taken_at: nowMs }).execute()
  const outdated = await trx
    .selectFrom('play_test_pictures')
    .select('taken_at')
    .orderBy('taken_at', 'desc')
    .offset(MAX_PICTURES)
    .limit(1)
    .executeTakeFirst()
  if (outdated)
    await trx.deleteFrom('play_test_pictures').where('taken_at', '<=', outdated.taken_at).execute()
}

/** The screens of which there is a picture. */
export async function listPlayTestPictures({ db }: Pick<Ledger, 'db'>, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('play_test_pictures')
    .select('screen')
    .where('slug', '=', slug)
    .orderBy('screen')
    .execute()
  return rows.map(({ screen }) => screen)
}

/** Null as well where the game was removed. */
export async function findPlayTestPicture(
  { db }: Pick<Ledger, 'db'>,
  slug: string,
  screen: string,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('play_test_pictures as picture')
    .innerJoin('games', 'games.slug', 'picture.slug')
    .select('picture.bytes')
    .where('picture.slug', '=', slug)
    .where('picture.screen', '=', screen)
    .where('games.status', '!=', 'removed')
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** One failure alone says nothing about a provider. */
export function isProvidersFault(tests: number, failures: number): boolean {
  return failures > Math.max(1, tests * MAX_FAILING_SHARE)
}

interface TestState {
  failing_day: number | null
  failed_days: number
  broken_since: number | null
}

const WORKS: TestState = { failing_day: null, failed_days: 0, broken_since: null }

function nextState(verdict: PlayVerdict, last: TestState = WORKS, nowMs: number): TestState {
  if (verdict === 'good' || verdict === 'slow') return WORKS
  if (verdict === 'unsure') {
    const { failing_day, failed_days, broken_since } = last
    return { failing_day, failed_days, broken_since }
  }
  const day = dayOf(nowMs)
  const failedDays = last.failed_days + (last.failing_day === day ? 0 : 1)
  return {
    failing_day: day,
    failed_days: failedDays,
    broken_since: last.broken_since ?? (failedDays >= BROKEN_AFTER_FAILED_DAYS ? nowMs : null),
  }
}

export interface StoredPlayTest extends PlayTest {
  title: string
  testedAt: number
  brokenSince: number | null
}

/** The last test of each game that was played, the newest first. */
export async function listPlayTests(
  { db }: Ledger,
  { slug, verdict, limit = 100 }: { slug?: string; verdict?: PlayVerdict; limit?: number } = {},
): Promise<StoredPlayTest[]> {
  let query = db
    .selectFrom('play_tests')
    .innerJoin('games', 'games.slug', 'play_tests.slug')
    .selectAll('play_tests')
    .select('games.title')
  if (slug) query = query.where('play_tests.slug', '=', slug)
  if (verdict) query = query.where('verdict', '=', verdict)
  const rows = await query.orderBy('tested_at', 'desc').orderBy('play_tests.slug').limit(limit).execute()
  return rows.map((row) => ({
    ...{ slug: row.slug, title: row.title, provider: row.provider, url: row.url, reason: row.reason },
    verdict: row.verdict as PlayVerdict,
    report: JSON.parse(row.report) as unknown,
    testedAt: Number(row.tested_at),
    brokenSince: row.broken_since === null ? null : Number(row.broken_since),
  }))
}

/** Providers more than a tenth of whose games failed in the tests of the last day. */
export async function listFailingProviders(
  { db }: Ledger,
  nowMs: number,
): Promise<{ provider: string; tests: number; failures: number }[]> {
  const counts = await countTests(db, nowMs - DAY_MS)
  return counts.filter(({ tests, failures }) => isProvidersFault(tests, failures))
}
