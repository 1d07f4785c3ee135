/** Compares a new record with the games of its title, which are read from the ledger only then: few records have such a game. */
import type { Ledger } from '#server/ledger/ledger.ts'
import type { Game } from '#app/domain/game.ts'
import { OWN_PROVIDER, UPLOAD_PROVIDER } from '#app/domain/game.ts'
import type { LedgerView } from './ledger-view.ts'
import type { MappedGame } from './map-record.ts'
import { listAdapters } from './added-providers.server.ts'
import type { FeedAdapter } from './adapter.ts'
import { findAdapter } from './providers.ts'
import { isSameGame } from './same-game.ts'
import type { GameEvidence } from './same-game.ts'
import type { Staging } from './staging.server.ts'

/** A hostile feed repeats one title: its first games are read once, not for every record. */
const MAX_CACHED = 1000

export class DuplicateFinder {
  readonly #ledger: Ledger
  readonly #view: LedgerView
  readonly #staging: Staging
  readonly #cache = new Map<string, GameEvidence | null>()
  #adapters: Promise<readonly FeedAdapter[]> | null = null

  constructor(ledger: Ledger, view: LedgerView, staging: Staging) {
    this.#ledger = ledger
    this.#view = view
    this.#staging = staging
  }

  /** The first of the candidates that is the same game, or null. */
  async find(game: MappedGame, candidates: readonly string[]): Promise<string | null> {
    const adapters = await (this.#adapters ??= listAdapters(this.#ledger))
    const evidence = toEvidence(game, adapters)
    for (const slug of candidates) {
      const other = await this.#getEvidence(slug, adapters)
      if (other && isSameGame(evidence, other)) return slug
    }
    return null
  }

  async #getEvidence(slug: string, adapters: readonly FeedAdapter[]): Promise<GameEvidence | null> {
    const cached = this.#cache.get(slug)
    if (cached !== undefined) return cached
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear()
    const record = await this.#readRecord(slug)
    const evidence = record === null ? null : toEvidence(JSON.parse(record) as Game, adapters)
    this.#cache.set(slug, evidence)
    return evidence
  }

  async #readRecord(slug: string): Promise<string | null> {
    const stagedAs = this.#view.games.get(slug)?.stagedAs
    if (stagedAs !== undefined) return this.#staging.readRecord(stagedAs)
    const { db } = this.#ledger
    const row = await db.selectFrom('games').select('record').where('slug', '=', slug).executeTakeFirst()
    return row?.record ?? null
  }
}

type Described = Pick<
  Game,
  'provider' | 'title' | 'maker' | 'description' | 'instructions' | 'ratio' | 'source' | 'covers'
>

/** What is compared of a game; also by the benchmark of the comparison. */
export function toEvidence(
  { provider, source, covers, ...texts }: Described,
  adapters: readonly FeedAdapter[],
): GameEvidence {
  const isOfMaker = provider === OWN_PROVIDER || provider === UPLOAD_PROVIDER
  const isMaker = isOfMaker || findAdapter(provider, adapters)?.isMaker === true
  const { title, maker, description, instructions, ratio } = texts
  return {
    provider,
    isMaker,
    title,
    maker,
    description,
    instructions,
    ratio,
    url: source.url,
    cover: covers.wide,
  }
}
