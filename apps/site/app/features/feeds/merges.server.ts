/**
 * Games with several sources, for the operator's review: which differ most comes from the rule that merged them. The list in the ledger follows
 * the records when it is asked for, because most imports merge nothing.
 */
import { createHash } from 'node:crypto'
import type { Ledger } from '#server/ledger/ledger.ts'
import {
  clearMerges,
  findRecord,
  listMergedRecords,
  listStoredMerges,
  readMergedGames,
  storeMerges,
  type LiveRecord,
  type MergedGame,
  type MergedRecord,
} from '#server/ledger/merges.ts'
import { findFact, getVersion, setFact } from '#server/ledger/versions.ts'
import { OWN_PROVIDER, type Game } from '#app/domain/game.ts'
import { listAdapters } from './added-providers.server.ts'
import { toEvidence } from './duplicate-records.server.ts'
import type { MappedGame, MappingRules } from './map-record.ts'
import type { RecordName } from './refused-operations.server.ts'
import { compareGames, type Comparison, type ComparisonReason } from './same-game.ts'
import { mapAccepted, type Mapping } from './split-game.server.ts'

/** Raised when likenesses are computed in another way, so that stored ones are computed again. */
const RULE = 1
/** Of `meta`: the records and the rule that the list follows. */
const FOLLOWED_KEY = 'mergesFollow'
/** Texts of so many games are compared before requests are answered again. */
const BATCH_GAMES = 20

/** How sure each reason is, the least first. */
const REASONS: readonly ComparisonReason[] = [
  'no-evidence',
  'generic-title',
  'own-maker',
  'other-makers',
  'title-only',
  'same-size',
  'same-maker',
  'same-cover',
  'contained-text',
  'alike-texts',
  'same-address',
]

export interface MergeSource {
  provider: string
  providerId: string
  /** Whether visitors play it, and the game has its texts. */
  isPlayed: boolean
  /** Null when its record cannot be read any more. */
  game: Pick<
    MappedGame,
    'title' | 'description' | 'maker' | 'tags' | 'ratio' | 'orientation' | 'covers' | 'source'
  > | null
  addedAtMs: number | null
  /** With the source that is played; null for that one itself. */
  comparison: Comparison | null
  /** Why it cannot become a game of its own. */
  splitFault: string | null
}

export const toSourceName = ({ provider, providerId }: RecordName) => `${provider} ${providerId}`

/** The played source comes first. */
export function describeMerge(
  { game, records }: { game: MergedGame; records: readonly MergedRecord[] },
  mapping: Mapping,
): MergeSource[] {
  const base = JSON.parse(game.record) as Game
  const evidence = toEvidence(base, mapping.adapters)
  const sources = records.map((record): MergeSource => {
    const isPlayed = record.provider === game.provider && record.provider_id === game.provider_id
    const mapped = mapAccepted(record, mapping)
    const fault = typeof mapped === 'string' ? mapped : null
    const own = typeof mapped === 'string' ? null : mapped
    return {
      ...{ provider: record.provider, providerId: record.provider_id, isPlayed },
      game: isPlayed ? base : own,
      addedAtMs: record.added_at,
      comparison: isPlayed || own === null ? null : compareGames(evidence, toEvidence(own, mapping.adapters)),
      splitFault: fault,
    }
  })
  if (sources.some(({ isPlayed }) => isPlayed)) return sources.toSorted(byPlayed)
  const fault = game.provider === OWN_PROVIDER ? 'it is a game of this software' : 'no feed lists it now'
  const played = { provider: game.provider, providerId: game.provider_id, isPlayed: true, game: base }
  return [{ ...played, addedAtMs: null, comparison: null, splitFault: fault }, ...sources]
}

const byPlayed = (a: MergeSource, b: MergeSource) => Number(b.isPlayed) - Number(a.isPlayed)

/** Of the source that differs most. */
export function measureLikeness(sources: readonly MergeSource[]): number {
  const others = sources.filter(({ isPlayed }) => !isPlayed)
  return Math.min(
    ...others.map(({ comparison }) =>
      comparison === null
        ? 0
        : REASONS.indexOf(comparison.reason) * 100 + Math.floor((comparison.textShare ?? 0) * 99),
    ),
  )
}

export async function readMapping(ledger: Pick<Ledger, 'db'>, rules: MappingRules): Promise<Mapping> {
  return { rules, adapters: await listAdapters(ledger) }
}

/** The game that a record describes, or null. */
export async function findRecordGame(
  ledger: Pick<Ledger, 'db'>,
  name: RecordName,
  loadRules: () => Promise<MappingRules>,
): Promise<MappedGame | null> {
  const record = await findRecord(ledger, name)
  if (!record) return null
  const mapped = mapAccepted(record, await readMapping(ledger, await loadRules()))
  return typeof mapped === 'string' ? null : mapped
}

const running = new WeakMap<Ledger, Promise<void>>()

/** Does little while the records are those of the last time. */
export async function refreshMerges(ledger: Ledger, loadRules: () => Promise<MappingRules>): Promise<void> {
  const version = await getVersion(ledger, 'recordsVersion')
  const followed = `${version} ${RULE}`
  if ((await findFact(ledger, FOLLOWED_KEY)) === followed) return
  const others = running.get(ledger)
  if (others) return others
  const work = followRecords(ledger, loadRules).then(() => setFact(ledger, FOLLOWED_KEY, followed))
  running.set(ledger, work)
  await work.finally(() => running.delete(ledger))
}

async function followRecords(ledger: Ledger, loadRules: () => Promise<MappingRules>): Promise<void> {
  const [merged, stored] = await Promise.all([listMergedRecords(ledger), listStoredMerges(ledger)])
  const known = new Map(stored.map((merge) => [merge.slug, merge]))
  const single = stored.filter(({ slug, sources }) => sources !== '' && !merged.has(slug))
  await clearMerges(
    ledger,
    single.map(({ slug }) => slug),
  )
  const changed = [...merged].filter(([slug, records]) => known.get(slug)?.digest !== digestOf(records))
  if (changed.length === 0) return
  const mapping = await readMapping(ledger, await loadRules())
  for (let at = 0; at < changed.length; at += BATCH_GAMES) {
    const batch = new Map(changed.slice(at, at + BATCH_GAMES))
    const games = await readMergedGames(ledger, [...batch.keys()])
    await storeMerges(
      ledger,
      games.map((one) => {
        const { slug } = one.game
        const sources = describeMerge(one, mapping)
        const names = JSON.stringify(sources.map(toSourceName).toSorted())
        return {
          slug,
          sources: names,
          digest: digestOf(batch.get(slug)!),
          likeness: measureLikeness(sources),
        }
      }),
    )
  }
}

function digestOf(records: readonly LiveRecord[]): string {
  const parts = records.map(({ provider, providerId, contentHash }) => [provider, providerId, contentHash])
  return createHash('sha256')
    .update(JSON.stringify([RULE, parts]))
    .digest('base64url')
}
