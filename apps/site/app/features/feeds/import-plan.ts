/**
 * Decides, record by record, what an import does. Pure: it knows what the ledger held when the import began and what the feed said so far.
 *
 * Which of two records with the same title is kept: the one the ledger has; within a feed the earlier one. The other becomes a further
 * source of the kept game and counts as a duplicate, also when both are one provider's.
 */
import { createHash } from 'node:crypto'
import { MAX_SLUG_LENGTH } from '../catalogue/slug.ts'
import type { MappedGame, MappingOutcome } from './map-record.ts'
import { slugify } from './text.ts'

export interface KnownRecord {
  gameSlug: string
  contentHash: string
  isVanished: boolean
}

export interface KnownGame {
  titleKey: string
  /** The record the game was made from. */
  provider: string
  providerId: string
}

export interface LedgerView {
  /** This provider's records, by the provider's id. */
  records: Map<string, KnownRecord>
  /** Every game there ever was, by slug. */
  games: Map<string, KnownGame>
  /** The game that has a title, by the title's key. */
  slugByTitleKey: Map<string, string>
}

export interface ImportCounts {
  fetched: number
  new: number
  updated: number
  unchanged: number
  duplicate: number
  filtered: number
  broken: number
  /** Records the provider listed before and does not list any more. */
  vanished: number
}

export interface RecordNote {
  record: number
  reason: string
  providerId?: string
  /** The slug of the game that was kept. */
  kept?: string
}

/** What has to be written for one record. */
export interface StagedChange {
  kind: 'new' | 'updated' | 'fallback'
  recordNumber: number
  providerId: string
  gameSlug: string
  contentHash: string
  game: MappedGame
}

/** Words that rate otherwise than before are no news of the provider's. */
function withoutRating({ rating: _rating, ...game }: MappedGame): Omit<MappedGame, 'rating'> {
  return game
}

export class ImportPlan {
  readonly counts: ImportCounts = {
    fetched: 0,
    new: 0,
    updated: 0,
    unchanged: 0,
    duplicate: 0,
    filtered: 0,
    broken: 0,
    vanished: 0,
  }
  readonly duplicate: RecordNote[] = []
  readonly filtered: RecordNote[] = []
  readonly broken: RecordNote[] = []
  /** Games whose list of sources changes with this import. */
  readonly relinked = new Set<string>()
  readonly #provider: string
  readonly #ownProvider: string
  readonly #titleKey: (title: string) => string
  readonly #view: LedgerView
  readonly #seen = new Map<string, number>()
  /** Known records the feed still lists in a form that counts. */
  readonly #listed = new Set<string>()

  constructor(options: {
    provider: string
    /** The provider of this repository's own games, which take no other sources. */
    ownProvider: string
    view: LedgerView
    titleKey: (title: string) => string
  }) {
    this.#provider = options.provider
    this.#ownProvider = options.ownProvider
    this.#view = options.view
    this.#titleKey = options.titleKey
  }

  /** Counts the record; returns what to write for it, or null. */
  take(recordNumber: number, outcome: MappingOutcome): StagedChange | null {
    this.counts.fetched++
    const { providerId } = outcome
    if (providerId === null) return this.#noteBroken({ record: recordNumber, reason: outcome.reason })
    const note = { record: recordNumber, providerId }
    const earlier = this.#seen.get(providerId)
    if (earlier !== undefined)
      return this.#noteDuplicate({
        ...note,
        reason: `it has the same id as record ${earlier}, which was kept`,
      })
    this.#seen.set(providerId, recordNumber)
    if (outcome.kind === 'broken') {
      // Still listed: the last good version of the game stays.
      this.#listed.add(providerId)
      return this.#noteBroken({ ...note, reason: outcome.reason })
    }
    if (outcome.kind === 'filtered') {
      this.counts.filtered++
      this.filtered.push({ ...note, reason: outcome.reason })
      return null
    }
    this.#listed.add(providerId)
    return this.#takeGame(recordNumber, providerId, outcome.game)
  }

  /** The ids of known records that are gone, to be marked; call it once, after the last record. */
  listVanished(): string[] {
    const vanished: string[] = []
    for (const [providerId, record] of this.#view.records) {
      if (record.isVanished || this.#listed.has(providerId)) continue
      vanished.push(providerId)
      this.relinked.add(record.gameSlug)
    }
    this.counts.vanished = vanished.length
    return vanished
  }

  #takeGame(recordNumber: number, providerId: string, game: MappedGame): StagedChange | null {
    const known = this.#view.records.get(providerId)
    const contentHash = createHash('sha256')
      .update(JSON.stringify(withoutRating(game)))
      .digest('hex')
    const change = { recordNumber, providerId, contentHash, game }
    const key = this.#titleKey(game.title)
    if (known && this.#isMadeFrom(known.gameSlug, providerId)) {
      if (known.contentHash === contentHash && !known.isVanished) {
        this.counts.unchanged++
        return null
      }
      this.counts.updated++
      this.#retitle(known.gameSlug, key)
      if (known.isVanished) this.relinked.add(known.gameSlug)
      return { ...change, kind: 'updated', gameSlug: known.gameSlug }
    }
    const kept = this.#findKept(known, key)
    if (kept !== null) return this.#takeDuplicate(change, known, kept)
    if (known) this.relinked.add(known.gameSlug)
    const gameSlug = this.#giveSlug(game.title, providerId)
    this.#view.games.set(gameSlug, { titleKey: key, provider: this.#provider, providerId })
    this.#view.slugByTitleKey.set(key, gameSlug)
    this.counts.new++
    return { ...change, kind: 'new', gameSlug }
  }

  #takeDuplicate(
    change: Omit<StagedChange, 'kind' | 'gameSlug'>,
    known: KnownRecord | undefined,
    gameSlug: string,
  ): StagedChange | null {
    const keptGame = this.#view.games.get(gameSlug)
    this.#noteDuplicate({
      record: change.recordNumber,
      providerId: change.providerId,
      kept: gameSlug,
      reason: `it has the same title as ${gameSlug} (${keptGame?.provider}), which was kept`,
    })
    const isSame =
      known?.gameSlug === gameSlug && known.contentHash === change.contentHash && !known.isVanished
    if (isSame) return null
    if (keptGame?.provider !== this.#ownProvider) this.relinked.add(gameSlug)
    if (known && known.gameSlug !== gameSlug) this.relinked.add(known.gameSlug)
    return { ...change, kind: 'fallback', gameSlug }
  }

  #noteDuplicate(note: RecordNote): null {
    this.counts.duplicate++
    this.duplicate.push(note)
    return null
  }

  #noteBroken(note: RecordNote): null {
    this.counts.broken++
    this.broken.push(note)
    return null
  }

  #isMadeFrom(slug: string, providerId: string): boolean {
    const game = this.#view.games.get(slug)
    return game?.provider === this.#provider && game.providerId === providerId
  }

  /** A record that is a further source of a game stays so while their titles agree. */
  #findKept(known: KnownRecord | undefined, key: string): string | null {
    if (known && this.#view.games.get(known.gameSlug)?.titleKey === key) return known.gameSlug
    return this.#view.slugByTitleKey.get(key) ?? null
  }

  #retitle(slug: string, key: string): void {
    const game = this.#view.games.get(slug)
    if (!game || game.titleKey === key) return
    if (this.#view.slugByTitleKey.get(game.titleKey) === slug) this.#view.slugByTitleKey.delete(game.titleKey)
    if (!this.#view.slugByTitleKey.has(key)) this.#view.slugByTitleKey.set(key, slug)
    game.titleKey = key
  }

  /** Never one that any game had before. */
  #giveSlug(title: string, providerId: string): string {
    const base = slugify(title, MAX_SLUG_LENGTH) || slugify(`game-${providerId}`, MAX_SLUG_LENGTH) || 'game'
    let slug = base
    for (let copy = 2; this.#view.games.has(slug); copy++) {
      const ending = `-${copy}`
      slug = base.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-+$/, '') + ending
    }
    return slug
  }
}
