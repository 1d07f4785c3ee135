/**
 * Decides, record by record, what an import does. Pure: its input is the ledger when the import began and the feed so far.
 *
 * A record of a new id with the title of a known game is compared with it (`same-game.ts`): the same game gets a further source and the
 * record counts as a duplicate, another one gets a slug of its own.
 */
import { createHash } from 'node:crypto'
import { MAX_SLUG_LENGTH } from '#app/domain/slug.ts'
import type { KnownRecord, LedgerView } from './ledger-view.ts'
import { addTitle, listSlugsOfTitle, removeTitle } from './ledger-view.ts'
import type { MappedGame, MappingOutcome } from './map-record.ts'
import { toRefusal } from './refusal.ts'
import { makeChange } from './staged-change.ts'
import type { StagedChange } from './staged-change.ts'
import { numberSlug, slugify } from '#app/domain/slugify.ts'

export interface ImportCounts {
  fetched: number
  new: number
  updated: number
  unchanged: number
  duplicate: number
  filtered: number
  broken: number
  /** Records the provider listed before and no longer lists. */
  vanished: number
}

export interface RecordNote {
  record: number
  reason: string
  providerId?: string
  /** The slug of the existing game. */
  kept?: string
  title?: string
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
  /** Known ids that are no source from this import on: refused, or on no list. */
  readonly endedIds = new Set<string>()
  readonly #provider: string
  readonly #ownProvider: string
  readonly #titleKey: (title: string) => string
  readonly #view: LedgerView
  /** Refused records that may still be added to the provider's list. */
  #room: number
  readonly #seen = new Map<string, number>()
  /** The last number given to a slug that was taken, so that a title in every record does not count from 2 each time. */
  readonly #copies = new Map<string, number>()

  constructor(options: {
    provider: string
    /** The provider of this repository's own games, which take no other sources. */
    ownProvider: string
    view: LedgerView
    titleKey: (title: string) => string
    maxRefused: number
  }) {
    this.#provider = options.provider
    this.#ownProvider = options.ownProvider
    this.#view = options.view
    this.#titleKey = options.titleKey
    this.#room = options.maxRefused - options.view.refused.size
  }

  /** Different ids so far. */
  get seenIds(): number {
    return this.#seen.size
  }

  /** The slugs of games with the record's title that it may be a further source of; none where that is settled already. */
  listCandidates(outcome: MappingOutcome): readonly string[] {
    const game = this.#findAcceptedGame(outcome)
    if (!game || outcome.providerId === null || this.#seen.has(outcome.providerId)) return []
    const known = this.#view.records.get(outcome.providerId)
    const key = this.#titleKey(game.title)
    if (known && this.#isSettled(known, outcome.providerId, key)) return []
    return listSlugsOfTitle(this.#view, key)
  }

  /** Counts the record; returns what to write for it, or null. `sameSlug` is the candidate that is the same game. */
  take(recordNumber: number, outcome: MappingOutcome, sameSlug: string | null = null): StagedChange | null {
    this.counts.fetched++
    const { providerId } = outcome
    if (providerId === null) return this.#noteBroken({ record: recordNumber, reason: outcome.reason })
    const earlier = this.#seen.get(providerId)
    if (earlier !== undefined)
      return this.#noteDuplicate({
        record: recordNumber,
        providerId,
        reason: `it has the same id as record ${earlier}, which was imported first`,
      })
    this.#seen.set(providerId, recordNumber)
    return this.#takeOutcome(recordNumber, outcome, sameSlug) ?? this.#takeListed(recordNumber, providerId)
  }

  /** An id of which only is known that the feed lists it as it did before. */
  takeUnread(recordNumber: number, providerId: string): StagedChange | null {
    if (this.#seen.has(providerId)) return null
    this.#seen.set(providerId, recordNumber)
    return this.#takeListed(recordNumber, providerId)
  }

  /** Games that the slice's list no longer has, not numbered yet; call it once, after the last record. */
  listLeft(): StagedChange[] {
    const left: StagedChange[] = []
    for (const providerId of this.#view.listed) {
      if (this.#seen.has(providerId)) continue
      const known = this.#view.records.get(providerId)
      const isOnNoList = !this.#view.listedElsewhere.has(providerId)
      if (known && isOnNoList && !known.isVanished) {
        this.counts.vanished++
        this.endedIds.add(providerId)
        this.relinked.add(known.gameSlug)
      }
      const gameSlug = known && isOnNoList ? known.gameSlug : ''
      left.push(makeChange('unlisted', 0, providerId, { gameSlug }))
    }
    return left
  }

  #takeOutcome(
    recordNumber: number,
    outcome: Exclude<MappingOutcome, { providerId: null }>,
    sameSlug: string | null,
  ): StagedChange | null {
    const { providerId } = outcome
    // Still listed: the last good version of the game stays.
    if (outcome.kind === 'broken')
      return this.#noteBroken({ record: recordNumber, providerId, reason: outcome.reason })
    const game = this.#findAcceptedGame(outcome)
    if (game) return this.#takeGame(recordNumber, providerId, game, sameSlug)
    return outcome.kind === 'filtered' ? this.#takeRefused(recordNumber, outcome) : null
  }

  /** The game of an outcome, also of a refused one that the operator lets in. */
  #findAcceptedGame(outcome: MappingOutcome): MappedGame | null {
    if (outcome.kind === 'game') return outcome.game
    const isAllowed = outcome.kind === 'filtered' && this.#view.allowed.has(outcome.providerId)
    return isAllowed ? outcome.game : null
  }

  #takeListed(recordNumber: number, providerId: string): StagedChange | null {
    return this.#view.listed.has(providerId) ? null : makeChange('listed', recordNumber, providerId)
  }

  #takeRefused(
    recordNumber: number,
    outcome: Extract<MappingOutcome, { kind: 'filtered' }>,
  ): StagedChange | null {
    const { providerId, game, reason } = outcome
    const refusal = toRefusal(reason, game)
    this.counts.filtered++
    this.filtered.push({ record: recordNumber, providerId, reason, title: game.title })
    const contentHash = hashOf([reason, hashGame(game)])
    const known = this.#view.records.get(providerId)
    const fields = { contentHash, game, refusal, wasListed: this.#wasListed(known, providerId) }
    if (known && (!known.isRefused || known.isVanished)) {
      this.endedIds.add(providerId)
      this.relinked.add(known.gameSlug)
      return makeChange('refused', recordNumber, providerId, { ...fields, gameSlug: known.gameSlug })
    }
    const stored = this.#view.refused.get(providerId)
    if (stored === contentHash || (stored === undefined && this.#room <= 0)) return null
    if (stored === undefined) this.#room--
    return makeChange('noted', recordNumber, providerId, fields)
  }

  #takeGame(
    recordNumber: number,
    providerId: string,
    game: MappedGame,
    sameSlug: string | null,
  ): StagedChange | null {
    const known = this.#view.records.get(providerId)
    const contentHash = hashGame(game)
    const key = this.#titleKey(game.title)
    const fields = { contentHash, game, wasListed: this.#wasListed(known, providerId) }
    if (known && this.#isMadeFrom(known.gameSlug, providerId)) {
      if (known.contentHash === contentHash && isLive(known)) {
        this.counts.unchanged++
        return null
      }
      this.counts.updated++
      this.#retitle(known.gameSlug, key)
      if (!isLive(known)) this.relinked.add(known.gameSlug)
      const kind = isLive(known) ? 'updated' : 'returned'
      return makeChange(kind, recordNumber, providerId, { ...fields, gameSlug: known.gameSlug })
    }
    const existingSlug = known && this.#isSettled(known, providerId, key) ? known.gameSlug : sameSlug
    if (existingSlug !== null)
      return this.#takeDuplicate(
        makeChange('fallback', recordNumber, providerId, { ...fields, gameSlug: existingSlug }),
        known,
      )
    if (known) this.relinked.add(known.gameSlug)
    const gameSlug = this.#giveSlug(game.title, providerId)
    this.#view.games.set(gameSlug, {
      titleKey: key,
      provider: this.#provider,
      providerId,
      stagedAs: recordNumber,
    })
    addTitle(this.#view, key, gameSlug)
    this.counts.new++
    return makeChange('new', recordNumber, providerId, { ...fields, gameSlug })
  }

  #takeDuplicate(change: StagedChange, known: KnownRecord | undefined): StagedChange | null {
    const { gameSlug } = change
    const existing = this.#view.games.get(gameSlug)
    this.#noteDuplicate({
      record: change.recordNumber,
      providerId: change.providerId,
      kept: gameSlug,
      reason: `it is the same game as ${gameSlug} (${existing?.provider}), which was imported first`,
    })
    const isSame = known?.gameSlug === gameSlug && known.contentHash === change.contentHash && isLive(known)
    if (isSame) return null
    if (existing?.provider !== this.#ownProvider) this.relinked.add(gameSlug)
    if (known && known.gameSlug !== gameSlug) this.relinked.add(known.gameSlug)
    return change
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

  #wasListed(known: KnownRecord | undefined, providerId: string): boolean {
    return known !== undefined && isLive(known) && this.#view.listed.has(providerId)
  }

  #isMadeFrom(slug: string, providerId: string): boolean {
    const game = this.#view.games.get(slug)
    return game?.provider === this.#provider && game.providerId === providerId
  }

  /** A record that is a further source of a game stays so while their titles agree. */
  #isSettled(known: KnownRecord, providerId: string, key: string): boolean {
    return (
      this.#isMadeFrom(known.gameSlug, providerId) || this.#view.games.get(known.gameSlug)?.titleKey === key
    )
  }

  #retitle(slug: string, key: string): void {
    const game = this.#view.games.get(slug)
    if (!game || game.titleKey === key) return
    removeTitle(this.#view, game.titleKey, slug)
    addTitle(this.#view, key, slug)
    game.titleKey = key
  }

  /** Never a slug that any game had before. */
  #giveSlug(title: string, providerId: string): string {
    const base = slugify(title, MAX_SLUG_LENGTH) || slugify(`game-${providerId}`, MAX_SLUG_LENGTH) || 'game'
    if (!this.#view.games.has(base)) return base
    for (let copy = (this.#copies.get(base) ?? 1) + 1; ; copy++) {
      const slug = numberSlug(base, copy, MAX_SLUG_LENGTH)
      if (this.#view.games.has(slug)) continue
      this.#copies.set(base, copy)
      return slug
    }
  }
}

function isLive(record: KnownRecord): boolean {
  return !record.isVanished && !record.isRefused
}

/** Tells an updated record from an unchanged one; words that rate otherwise than before are no news of the provider's. */
export function hashGame({ rating: _rating, ...game }: MappedGame): string {
  return hashOf(game)
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
