/** The games of a portal that is moved in: one import for each provider, which can be undone like any other. */
import { toEmbedAdapter } from '#app/features/feeds/embed-address.ts'
import { FeedFault } from '#app/features/feeds/feed-fault.ts'
import { runImport, type ImportReport, type SourceRecord } from '#app/features/feeds/import-run.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import type { LedgerView } from '#app/features/feeds/ledger-view.ts'
import type { MoveSpool, SpooledGame } from '#app/features/moving/move-spool.server.ts'
import { ensureSlice } from '../ledger/slices.ts'
import type { MoveReport } from './move-report.ts'
import type { OperationContext } from './operation.ts'

const MAX_TITLES = 20
/** Other imports may publish while this one decides. */
const ATTEMPTS = 3
const BATCH_GAMES = 300

export interface MovePart {
  context: OperationContext
  spool: MoveSpool
  report: MoveReport
  site: string
  isDryRun: boolean
  signal: AbortSignal | undefined
  /** Of the report; says what is done now. */
  show(step: string): Promise<void>
}

/** Ids that the filter refuses or that cannot be used, by provider. */
export type RefusedIds = Map<string, ReadonlySet<string>>

export async function importMovedGames(part: MovePart): Promise<RefusedIds> {
  const { spool, report } = part
  const refusedIds: RefusedIds = new Map()
  for (const [provider, { adapter }] of spool.providers) {
    const label = adapter?.label ?? 'Games by address'
    await part.show(`Games of ${label}`)
    const known = { count: 0 }
    const imported = await retryOutdated(() => importProvider(part, provider, known))
    const { details, filtered, broken, duplicate, unchanged, updated } = imported
    const refused = [...details.filtered, ...details.broken]
    refusedIds.set(provider, new Set(refused.flatMap(({ providerId }) => providerId ?? [])))
    for (const { reason, title } of details.filtered) spool.refusals.add(`Filter: ${reason}`, title ?? '')
    await addBroken(spool, provider, details.broken)
    report.games.imports.push({
      ...{ provider, label, importId: imported.importId, new: imported.new, updated },
      known: duplicate + unchanged + known.count,
      refused: filtered + broken,
    })
    const filteredTitles = new Set(details.filtered.map(({ title }) => title))
    const titles = (imported.titles ?? []).filter((title) => !filteredTitles.has(title))
    report.games.titles.push(...titles.slice(0, MAX_TITLES - report.games.titles.length))
  }
  return refusedIds
}

async function importProvider(
  { context, spool, site, isDryRun, signal }: MovePart,
  provider: string,
  known: { count: number },
): Promise<ImportReport> {
  const { ledger, config, nowMs } = context
  const { adapter } = spool.providers.get(provider)!
  return runImport({
    ledger,
    rules: await loadRules(config.rootDir),
    adapter:
      adapter ?? toEmbedAdapter(spool.unknownHosts.filter((one) => one.isAllowed).map(({ host }) => host)),
    slice: await ensureSlice(ledger, provider, toMovedSlice(site)),
    kind: 'feed',
    origin: `moved in from ${spool.origin ?? spool.source}`,
    open: ({ view }) => openRecords(spool, provider, view, known),
    isUnguarded: true,
    isDryRun,
    nowMs,
    signal,
  })
}

export const toMovedSlice = (site: string) => `moved-${site.replace(/[^a-z0-9]+/g, '-')}`.slice(0, 60)

/** Games that a feed lists too, or that an operator added, stay as they are. */
async function* openRecords(
  spool: MoveSpool,
  provider: string,
  view: LedgerView,
  known: { count: number },
): AsyncGenerator<SourceRecord | { listedId: string }> {
  let number = 0
  known.count = 0
  for await (const { moved } of spool.readGames(provider)) {
    const isListed = view.listed.has(moved.id)
    const record = view.records.get(moved.id)
    // What ended may come back.
    if (record && !record.isVanished && (!isListed || view.listedElsewhere.has(moved.id))) {
      known.count++
      if (isListed) yield { listedId: moved.id }
      continue
    }
    yield { number: ++number, value: { moved }, text: JSON.stringify({ moved }) }
  }
  // A shorter file ends no games.
  for (const listedId of view.listed) yield { listedId }
}

async function retryOutdated<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof FeedFault && error.code === 'outdated') || attempt === ATTEMPTS) throw error
    }
  }
}

/** Records that cannot be used are noted without their titles. */
async function addBroken(
  spool: MoveSpool,
  provider: string,
  broken: ImportReport['details']['broken'],
): Promise<void> {
  if (broken.length === 0) return
  const reasons = new Map(broken.map(({ providerId, reason }) => [providerId, reason]))
  for await (const { moved } of spool.readGames(provider)) {
    const reason = reasons.get(moved.id)
    if (reason !== undefined) spool.refusals.add(`Not usable: ${reason}`, moved.title)
  }
}

export interface PlacedGame {
  game: SpooledGame
  slug: string
}

/** The games of the file with their slugs here; those without one are left out. */
export async function* readPlacedGames({ context, spool }: MovePart): AsyncGenerator<PlacedGame> {
  for (const provider of spool.providers.keys()) {
    let batch: SpooledGame[] = []
    for await (const game of spool.readGames(provider)) {
      batch.push(game)
      if (batch.length < BATCH_GAMES) continue
      yield* placeGames(context, provider, batch)
      batch = []
    }
    yield* placeGames(context, provider, batch)
  }
}

async function* placeGames(
  { ledger }: OperationContext,
  provider: string,
  games: readonly SpooledGame[],
): AsyncGenerator<PlacedGame> {
  if (games.length === 0) return
  const rows = await ledger.db
    .selectFrom('provider_records')
    .select(['provider_id', 'game_slug'])
    .where('provider', '=', provider)
    .where('refused_reason', 'is', null)
    .where(
      'provider_id',
      'in',
      games.map(({ moved }) => moved.id),
    )
    .execute()
  const slugs = new Map(rows.map((row) => [row.provider_id, row.game_slug]))
  for (const game of games) {
    const slug = slugs.get(game.moved.id)
    if (slug !== undefined) yield { game, slug }
  }
}
