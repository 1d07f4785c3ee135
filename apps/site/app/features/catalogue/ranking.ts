/**
 * How the lists of categories are ordered: pure functions of what is known of the games. How search results are ordered is in
 * `features/search/weights.ts`.
 */
import type { Game } from '#app/domain/game.ts'

/** The expected share of likes counts as this many votes, so that a few likes do not beat a thousand. */
const PRIOR_VOTES = 20
/** With fewer, the votes say nothing yet. */
const MIN_VOTES = 5
/** The share of likes that the worst and the best quality promise. */
const WORST_SHARE = 0.5
const BEST_SHARE = 0.9

/** The Bayesian average of a game's votes and of what its quality promises. 0 to 1. */
export function scoreBest({
  likes,
  dislikes,
  quality,
}: Pick<Game, 'likes' | 'dislikes' | 'quality'>): number {
  const expected = WORST_SHARE + (BEST_SHARE - WORST_SHARE) * quality
  const votes = likes + dislikes
  if (!hasVotes({ likes, dislikes })) return expected
  return (likes + expected * PRIOR_VOTES) / (votes + PRIOR_VOTES)
}

const DAY_MS = 24 * 3_600_000
const SECOND_MS = 1000
const YEAR_MS = 365 * DAY_MS
/** The age of undated games, where age matters. */
const UNKNOWN_AGE_YEARS = 4

/**
 * Whether the provider gave the publication date. Games stored before that field existed are recognised by their times: providers
 * give whole seconds, and the time of a first import has milliseconds.
 */
export function hasTrueDate({ isDated, publishedAt }: Pick<Game, 'isDated' | 'publishedAt'>): boolean {
  return isDated ?? publishedAt % SECOND_MS === 0
}

/** For games without plays: good and recent ones are the likeliest to be played next. */
export function scorePromise(game: Pick<Game, 'quality' | 'publishedAt' | 'isDated'>, nowMs: number): number {
  const years = hasTrueDate(game) ? Math.max(0, nowMs - game.publishedAt) / YEAR_MS : UNKNOWN_AGE_YEARS
  return game.quality / (1 + years)
}

/**
 * Moves games of `others` out of the first positions of a list until at most `maxShared` of them remain. The order stays
 * the same otherwise, and moved games come right after those positions.
 */
export function spreadApart(
  games: readonly Game[],
  others: ReadonlySet<Game>,
  { places, maxShared }: { places: number; maxShared: number },
): Game[] {
  const front: Game[] = []
  const moved: Game[] = []
  let shared = 0
  let at = 0
  for (; at < games.length && front.length < places; at++) {
    const game = games[at]!
    if (!others.has(game)) front.push(game)
    else if (shared < maxShared) {
      shared++
      front.push(game)
    } else moved.push(game)
  }
  return [...front, ...moved, ...games.slice(at)]
}

/** Between two of the site's own games in a list of rankings, as long as it has others. */
const OTHERS_BETWEEN = 5

/** Enough votes to say how good a game is. */
export const hasVotes = ({ likes, dislikes }: Pick<Game, 'likes' | 'dislikes'>) =>
  likes + dislikes >= MIN_VOTES

/** Moves the site's own games down until others are between them; `isRanked` ones stay, because players put them there. */
export function spreadOwnGames(games: readonly Game[], isRanked: (game: Game) => boolean): Game[] {
  const spread: Game[] = []
  const waiting: Game[] = []
  let others = OTHERS_BETWEEN
  for (const game of games) {
    if (game.source.kind === 'own' && !isRanked(game)) waiting.push(game)
    else {
      spread.push(game)
      others = game.source.kind === 'own' ? 0 : others + 1
    }
    if (waiting.length > 0 && others >= OTHERS_BETWEEN) {
      spread.push(waiting.shift()!)
      others = 0
    }
  }
  return [...spread, ...waiting]
}

/** So many games of one provider without a date that come on one day are its catalogue, not its news. */
const BULK_GAMES = 24

/**
 * When each game was new, or 0 when unknown. A feed without dates makes a game new on the day of its first import, but
 * the provider's first games, and many of them on one day, are its existing catalogue of unknown age.
 */
export function findNewTimes(games: readonly Game[]): (game: Game) => number {
  /** By provider and day. */
  const arrivals = new Map<string, Map<number, number>>()
  const dayOf = ({ publishedAt }: Game) => Math.floor(publishedAt / DAY_MS)
  for (const game of games) {
    if (hasTrueDate(game)) continue
    const days = arrivals.get(game.provider) ?? new Map<number, number>()
    arrivals.set(game.provider, days)
    days.set(dayOf(game), (days.get(dayOf(game)) ?? 0) + 1)
  }
  const firstDays = new Map(
    arrivals.entries().map(([provider, days]) => [provider, Math.min(...days.keys())]),
  )
  const isCatalogue = (game: Game) =>
    dayOf(game) === firstDays.get(game.provider) ||
    (arrivals.get(game.provider)?.get(dayOf(game)) ?? 0) > BULK_GAMES
  return (game) => (!hasTrueDate(game) && isCatalogue(game) ? 0 : game.publishedAt)
}

/** Newest first. Games of unknown age come last, mixed: neither their titles nor their quality say which is newer. */
export function compareNewness(newTimeOf: (game: Game) => number): (a: Game, b: Game) => number {
  return (a, b) => {
    const [timeA, timeB] = [newTimeOf(a), newTimeOf(b)]
    const mixed = timeA === 0 && timeB === 0 ? hashText(a.slug) - hashText(b.slug) : 0
    return timeB - timeA || mixed || compareSlugs(a, b)
  }
}

/** FNV-1a: the same number for the same text in every process. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export function compareNewest(a: Game, b: Game): number {
  return b.publishedAt - a.publishedAt || compareSlugs(a, b)
}

export function compareSlugs(a: Game, b: Game): number {
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0
}

interface Scored {
  game: Game
  score: number
}

const compareScored = (a: Scored, b: Scored) =>
  b.score - a.score || b.game.quality - a.game.quality || compareNewest(a.game, b.game)

/** The best first. */
export function compareBest(a: Game, b: Game): number {
  return scoreBest(b) - scoreBest(a) || b.quality - a.quality || compareNewest(a, b)
}

/** The first `count`, descending by a score, without sorting the others: a site may list a hundred thousand games. */
export function takeByScore(games: Iterable<Game>, score: (game: Game) => number, count: number): Game[] {
  let first: Scored[] = []
  let floor = Number.NEGATIVE_INFINITY
  const cut = () => {
    first = first.sort(compareScored).slice(0, count)
    if (first.length === count) floor = first.at(-1)?.score ?? Number.POSITIVE_INFINITY
  }
  for (const game of games) {
    const scored = { game, score: score(game) }
    if (scored.score < floor) continue
    first.push(scored)
    if (first.length >= 4 * count) cut()
  }
  cut()
  return first.map(({ game }) => game)
}
