/** How games are ordered: pure functions of a game's own facts. */
import type { Game } from './game.ts'

/** The provider's judgement counts as this many votes, so that one like does not beat a thousand. */
const PRIOR_VOTES = 20
const Z = 1.96

/** The lower end of the 95 % Wilson interval of the share of likes, with the game's quality as prior. 0 to 1. */
export function scoreBest(game: Pick<Game, 'likes' | 'dislikes' | 'quality'>): number {
  const n = game.likes + game.dislikes + PRIOR_VOTES
  const share = (game.likes + game.quality * PRIOR_VOTES) / n
  const z2 = Z * Z
  const centre = share + z2 / (2 * n)
  const margin = Z * Math.sqrt((share * (1 - share) + z2 / (4 * n)) / n)
  return (centre - margin) / (1 + z2 / n)
}

export function compareNewest(a: Game, b: Game): number {
  return b.publishedAt - a.publishedAt || compareSlugs(a, b)
}

export function compareSlugs(a: Game, b: Game): number {
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0
}

/** Descending by a score computed once per game. */
export function sortByScore(games: readonly Game[], score: (game: Game) => number): Game[] {
  return games
    .map((game) => ({ game, score: score(game) }))
    .sort((a, b) => b.score - a.score || b.game.quality - a.game.quality || compareNewest(a.game, b.game))
    .map(({ game }) => game)
}
