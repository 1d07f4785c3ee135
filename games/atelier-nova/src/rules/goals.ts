/** The points needed for stars: shares of the score of the theme's best outfit. */
import { findPar } from './best.ts'
import { sureStars } from '../data/prizes.ts'
import type { State } from '../state.ts'
import { THEMES, wholeOf } from '../data/themes.ts'

type Shares = readonly [one: number, two: number, three: number]
/** Two and three stars: on the first card, on the tenth, on the last. */
const FIRST: Shares = [0, 0.5, 0.72]
const TENTH: Shares = [0, 0.6, 0.82]
const LAST: Shares = [0, 0.7, 0.88]
const TENTH_CARD = 10
/**
 * One star, card by card in hundredths: weighed against 400 shows of players who read only the card's first word, so that their luck grows thin
 * evenly: 84 of 100 on the first card, 92 on the next two, 55 on the tenth, 35 on the last. A single share for all made cliffs, since some cards
 * have far more pieces that fit than others. On the first card a fitting dress is enough, but not under a coat of another tune.
 */
const ONE_STAR = [
  30, 19, 21, 30, 38, 28, 35, 36, 48, 41, 46, 42, 39, 38, 31, 37, 33, 41, 33, 37, 39, 33, 38, 31, 43, 36, 47,
  46, 37, 32, 42, 42, 29, 45, 40, 46,
]
const DAILY: Shares = [0.36, 0.6, 0.82]
const WEEKLY: Shares = [0.4, 0.66, 0.86]
/** Stars of all three shows for one, two and three of the collection. */
export const COLLECTION_GOALS = [3, 6, 8] as const

export function findGoals({ theme, level, mode }: Pick<State, 'theme' | 'level' | 'mode'>): State['goals'] {
  if (mode === 'free') return [0, 0, 0]
  const par = findPar(wholeOf(theme), sureStars({ mode, level }))
  const shares = mode === 'shows' ? sharesOf(level) : mode === 'weekly' ? WEEKLY : DAILY
  return shares.map((share) => Math.max(1, Math.round(par * share))) as State['goals']
}

function sharesOf(level: number): Shares {
  const [from, to, t] =
    level <= TENTH_CARD
      ? [FIRST, TENTH, Math.sqrt(((level - 1) / (TENTH_CARD - 1)) ** 3)]
      : [TENTH, LAST, (level - TENTH_CARD) / (THEMES.length - TENTH_CARD)]
  const between = (i: 1 | 2) => from[i] + (to[i] - from[i]) * t
  return [(ONE_STAR[level - 1] ?? 40) / 100, between(1), between(2)]
}

export const countStars = ({ goals }: Pick<State, 'goals'>, score: number): number =>
  goals.filter((goal) => score >= goal).length
