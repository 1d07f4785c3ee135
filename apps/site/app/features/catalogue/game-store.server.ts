/** The published games as the catalogue has them: categorised, rated and with their drawn covers. Only changed rows are read and computed again. */
import { createHash } from 'node:crypto'
import type { Game } from '#app/domain/game.ts'
import { listDrawnCovers, readDrawnCovers } from '#server/ledger/drawn-covers.ts'
import { listBrokenGames } from '#server/ledger/broken-games.ts'
import type { GameFault } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { type GameMark, listGameMarks, readPublishedGames } from '#server/ledger/published-games.ts'
import { isFew } from './game-changes.ts'
import { createQualityScale, type QualityScale } from './quality.ts'
import { compareSlugs } from './ranking.ts'
import { mapInSteps, runInTurns } from './work-in-turns.ts'

interface KnownGame {
  mark: number
  /** Null where the row is invalid. */
  game: Game | null
}

export interface ReadOptions {
  categorise: (game: Game) => string[]
  /** Another text when `categorise` gives other categories. */
  rules: string
  nowMs: number
}

export class GameStore {
  readonly #ledger: Ledger
  #known = new Map<string, KnownGame>()
  #rules = ''
  #scale: QualityScale | null = null

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  /** All games, by slug; those that have not changed are the same objects as before. `faults` are of rows that were read now. */
  async read(options: ReadOptions): Promise<{ games: Game[]; faults: GameFault[] }> {
    if (options.rules !== this.#rules) this.#known = new Map()
    const { known, unread } = await this.#findChanges()
    const fresh = await this.#readGames(unread, options)
    for (const game of fresh.games) known.get(game.slug)!.game = game
    const games = [...known.values()].flatMap(({ game }) => game ?? []).sort(compareSlugs)
    const isRated = this.#scale !== null && isFew({ removed: [], added: fresh.games }, games)
    if (!isRated) this.#scale = await runInTurns(createQualityScale(games, options.nowMs))
    const complete = await this.#complete(games, isRated ? new Set(fresh.games) : null)
    this.#known = known
    this.#rules = options.rules
    this.adopt(complete)
    return { games: complete, faults: fresh.faults }
  }

  /** The same games, of which some have more properties. */
  adopt(games: readonly Game[]): void {
    for (const game of games) {
      const known = this.#known.get(game.slug)
      if (known) known.game = game
    }
  }

  /** Another text when any game or rule is another one; plays and votes do not matter. */
  async nameState(software: string): Promise<string> {
    const hash = createHash('sha256').update(`${software} ${this.#rules}`)
    const marks = [...this.#known].map(([slug, { mark }]) => `${slug} ${mark}`)
    await runInTurns(mapInSteps(marks, (text) => hash.update(text)))
    return hash.digest('hex')
  }

  async #findChanges(): Promise<{ known: Map<string, KnownGame>; unread: string[] }> {
    const known = new Map<string, KnownGame>()
    const unread: string[] = []
    for await (const marks of listGameMarks(this.#ledger)) {
      for (const mark of marks) {
        const before = this.#known.get(mark.slug)
        const isSame = before?.mark === mark.mark
        if (!isSame) unread.push(mark.slug)
        known.set(mark.slug, { mark: mark.mark, game: isSame ? count(before.game, mark) : null })
      }
    }
    return { known, unread }
  }

  async #readGames(
    slugs: readonly string[],
    { categorise }: ReadOptions,
  ): Promise<{ games: Game[]; faults: GameFault[] }> {
    const covers =
      this.#known.size === 0
        ? await listDrawnCovers(this.#ledger)
        : await readDrawnCovers(this.#ledger, slugs)
    const games: Game[] = []
    const faults: GameFault[] = []
    for await (const page of readPublishedGames(this.#ledger, slugs)) {
      faults.push(...page.faults)
      const read = await runInTurns(
        mapInSteps(page.games, (game): Game => {
          const drawnCover = game.drawnCover ?? covers.get(game.slug)
          return { ...game, categories: categorise(game), ...(drawnCover && { drawnCover }) }
        }),
      )
      games.push(...read)
    }
    return { games, faults }
  }

  /** Rates all games, or the given ones, and notes which are broken. */
  async #complete(games: readonly Game[], unrated: ReadonlySet<Game> | null): Promise<Game[]> {
    const broken = await listBrokenGames(this.#ledger)
    return runInTurns(
      mapInSteps(games, (game) => {
        const quality = !unrated || unrated.has(game) ? this.#scale!.rate(game) : game.quality
        const brokenSince = broken.get(game.slug)
        if (quality === game.quality && brokenSince === game.brokenSince) return game
        const { brokenSince: _, ...others } = game
        return { ...others, quality, ...(brokenSince !== undefined && { brokenSince }) }
      }),
    )
  }
}

function count(game: Game | null, { plays, likes, dislikes }: GameMark): Game | null {
  const isSame = game && game.plays === plays && game.likes === likes && game.dislikes === dislikes
  return game && !isSame ? { ...game, plays, likes, dislikes } : game
}
