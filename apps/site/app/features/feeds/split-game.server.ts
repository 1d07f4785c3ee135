/** Splits a wrong merge: a record that was merged by mistake becomes a game of its own, permanently. */
import { toGameRow } from '#server/ledger/games.ts'
import { findFreeSlug, findGameWithRecords, splitRecord } from '#server/ledger/split-record.ts'
import type { GameRecord, GameWithRecords } from '#server/ledger/split-record.ts'
import { bumpVersion } from '#server/ledger/versions.ts'
import type { Game } from '#app/domain/game.ts'
import { EMBED_PROVIDER, OWN_PROVIDER, UPLOAD_PROVIDER } from '#app/domain/game.ts'
import { MAX_SLUG_LENGTH } from '#app/domain/slug.ts'
import { OperationFault } from './feed-fault.ts'
import { hashGame } from './import-plan.ts'
import type { OperationContext } from './import-operations.server.ts'
import { mapRecord } from './map-record.ts'
import type { MappedGame, MappingRules } from './map-record.ts'
import { listAdapters } from './added-providers.server.ts'
import type { FeedAdapter } from './adapter.ts'
import { findAdapter } from './providers.ts'
import type { RecordName } from './refused-operations.server.ts'
import { chooseSources } from './relink.server.ts'
import { toCatalogueGame } from './staging.server.ts'
import { slugify } from '#app/domain/slugify.ts'

export interface SplitReport extends RecordName {
  /** The game it was a source of. */
  slug: string
  /** The game it is now. */
  newSlug: string
  title: string
}

/** Both games are described by the records they are played from. The old slug keeps its votes and plays. */
export async function splitGame(
  { ledger, rules, nowMs = Date.now() }: OperationContext,
  slug: string,
  record: RecordName,
): Promise<SplitReport> {
  const mapping = { rules, adapters: await listAdapters(ledger) }
  return ledger.db.transaction().execute(async (trx) => {
    // First, so that no import publishes between what is read and what is written here.
    await bumpVersion(trx, 'recordsVersion')
    const original = await findGameWithRecords(trx, slug)
    if (!original)
      throw new OperationFault(
        'unknown',
        `There is no game “${slug}”. Look for it: games list --search <words>`,
      )
    const own = takeRecord(original, record)
    const game = mapAccepted(own, mapping)
    if (typeof game === 'string') throw refuse(record, game)
    const named =
      slugify(game.title, MAX_SLUG_LENGTH) || slugify(`game-${record.providerId}`, MAX_SLUG_LENGTH)
    const newSlug = await findFreeSlug(trx, named || 'game')
    await splitRecord(trx, {
      slug,
      record: { ...record, contentHash: hashGame(game) },
      added: toGameRow(toCatalogueGame(game, newSlug, nowMs)),
      remaining: describeRemaining(original, record, mapping, nowMs),
      endsWithoutSource: original.game.provider !== OWN_PROVIDER,
      nowMs,
    })
    return { ...record, slug, newSlug, title: game.title }
  })
}

function refuse({ provider, providerId }: RecordName, why: string): OperationFault {
  return new OperationFault(
    'not-split',
    `The record “${providerId}” of ${provider} cannot be split off: ${why}`,
  )
}

function takeRecord({ game, records }: GameWithRecords, record: RecordName): GameRecord {
  const { provider, providerId } = record
  const own = records.find((one) => isRecord(one, record))
  if (!own) {
    const names = records.map((one) => `${one.provider} ${one.provider_id}`).join(', ') || 'none'
    throw refuse(record, `it is no source of ${game.slug}, which has: ${names}`)
  }
  if (records.length === 1 && game.provider === provider && game.provider_id === providerId)
    throw refuse(record, `it is the only source of ${game.slug}. See them: games show ${game.slug}`)
  if (own.vanished_at !== null) throw refuse(record, 'no feed lists it now. Try again when one does')
  return own
}

const isRecord = (one: GameRecord, { provider, providerId }: RecordName) =>
  one.provider === provider && one.provider_id === providerId

export interface Mapping {
  rules: MappingRules
  adapters: readonly FeedAdapter[]
}

/** The record's game, or the reason why there is none. */
export function mapAccepted(
  { provider, provider_id, raw, refused_reason }: GameRecord,
  { rules, adapters }: Mapping,
) {
  if (refused_reason !== null)
    return `it is refused (${refused_reason}). To let it in first: feed allow ${provider} ${provider_id}`
  if (provider === EMBED_PROVIDER) return 'an operator added it by its address'
  if (provider === UPLOAD_PROVIDER) return 'its files were uploaded'
  const adapter = findAdapter(provider, adapters)
  if (!adapter) return `there is no provider “${provider}” any more`
  const outcome = mapRecord(JSON.parse(raw), adapter, rules)
  // A stored record that is not refused was accepted, by the filter or by the operator.
  return outcome.kind === 'broken'
    ? `${outcome.reason}. Import the provider’s feed again first`
    : outcome.game
}

/** The game without the record, described by its remaining record; null when none remains or it is one of ours. */
function describeRemaining(
  { game, records }: GameWithRecords,
  record: RecordName,
  mapping: Mapping,
  nowMs: number,
) {
  if (game.provider === OWN_PROVIDER) return null
  const before = JSON.parse(game.record) as Game
  const mapped = new Map<GameRecord, MappedGame>()
  for (const one of records) {
    if (isRecord(one, record) || one.vanished_at !== null) continue
    const other = mapAccepted(one, mapping)
    if (typeof other !== 'string') mapped.set(one, other)
  }
  const live = [...mapped].map(([one, { source }]) => ({
    provider: one.provider,
    providerId: one.provider_id,
    url: source.url,
  }))
  if (live.length === 0) return null
  const sources = chooseSources(before, live)
  const described = [...mapped].find(([one]) => isRecord(one, sources))![1]
  const existing = { publishedAtMs: before.publishedAt, source: sources.source }
  const {
    slug: _,
    status: __,
    published_at: ___,
    ...row
  } = toGameRow(toCatalogueGame(described, game.slug, nowMs, existing))
  return row
}
