/** The player's career: stars, hats for stars, inks for beaten rivals. Stored in the save. */
import { isCount, isIntegerIn, isListOf, isRecord, isRecordOf, isText } from '@playhouse/game-kit/rules'
import { INKS } from '../art/inks.ts'
import { ORDERS } from './orders.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import type { Hat } from '../rules/personalities.ts'
import { BOLD, LIVELY, MAX_RUNG, rungAt } from '../rules/rungs.ts'

export type Career = {
  stars: number
  rounds: number
  /** The best and the last place by mode, from 1. */
  best: Record<string, number>
  last: Record<string, number>
  /** Rivals beaten in a duel, in that order: indices into `PERSONALITIES`. */
  beaten: number[]
  /** What rounds without a star brought: so many drops make one. Absent in careers from before there were any. */
  drops?: number
  /** Orders that were filled, by index. Absent in careers from before there were any. */
  orders?: number[]
  /** Rounds in a row without a star. */
  dry: number
  /** The ink and hat in use. */
  ink: number
  hat: Hat
  /** Won, and not looked at yet: `hat-bow`, `ink-3`. */
  unseen: string[]
  /** Whether the player asked for slow and peaceful rivals in every round, or for bold ones; else they grow with the player. */
  gentle: boolean
  bold?: boolean
  /** The rung the rivals have grown to; see rungs.ts. Absent in careers from before they did. */
  rung?: number
  /** Rounds won, and what those against bold and fierce rivals brought. Absent in careers from before there were any. */
  wins?: number
  laurels?: number
  /** Hints that were given. */
  told: string[]
}

/** A round as it ended. */
export type Ending = {
  mode: string
  place: number
  stars: number
  /** Number of rivals, and of those with less land; null in a round without rivals. */
  present: readonly number[]
  ahead: readonly number[] | null
  /** Orders filled in it. */
  orders?: readonly number[]
  /** How hard the rivals were; calm if nothing is said. */
  rung?: number
}

/** What a round brought. */
export type Gains = {
  /** The place of the round before in this mode, or null. */
  from: number | null
  isBestPlace: boolean
  hats: Hat[]
  /** The rival of the round, and whether it was beaten. */
  duel: number | null
  isDuelWon: boolean
  /** Drops of a round without a star or against lively rivals and harder ones, and whether they made one. */
  drops: number
  isStarOfDrops: boolean
  /** Orders filled, and modes that opened. */
  orders: readonly number[]
  modes: string[]
  /** For a round won against bold or fierce rivals. */
  laurels: number
  /** How hard the rivals were, and how hard they will be. */
  rung: number
  nextRung: number
  /** The daily orders are the same for all players. */
  isFixed: boolean
}

/** So many drops make a star: a round without a star is worth something too. */
export const DROPS_A_STAR = 3
/** Up to this place two drops, then one. */
const TWO_DROPS_PLACE = 10

/** The stars it takes to wear a hat, fewest first. */
export const HAT_STARS: readonly (readonly [hat: Hat, stars: number])[] = [
  ['bow', 1],
  ['leaf', 4],
  ['cap', 8],
  ['band', 13],
  ['tuft', 19],
  ['flower', 26],
  ['star', 34],
  ['glasses', 43],
  ['feeler', 53],
  ['helmet', 64],
  ['horns', 76],
]

/** The stars that open a mode; modes not listed are always open. */
export const MODE_STARS: Readonly<Record<string, number>> = { pools: 3, teams: 8, fog: 14 }

/** `bests`: modes played before the career existed. A mode that was played stays open. */
export function isModeOpen(
  { stars, best }: Career,
  mode: string,
  bests: Readonly<Record<string, unknown>> = {},
): boolean {
  return stars >= (MODE_STARS[mode] ?? 0) || best[mode] !== undefined || bests[mode] !== undefined
}

/** Rivals from the easiest to beat to the hardest, by their mean place in rounds of bots: one a round has to be beaten, and gives its ink. */
export const LADDER: readonly number[] = [0, 1, 14, 6, 2, 13, 17, 9, 10, 7, 15, 16, 18, 12, 5, 4, 8, 3, 11]

/** Stars from which a painter has the next title. */
const TITLE_STARS = [0, 4, 12, 24, 40, 60, 85, 120, 160, 205, 255, 310] as const

export function freshCareer(): Career {
  return {
    stars: 0,
    rounds: 0,
    best: {},
    last: {},
    beaten: [],
    dry: 0,
    ink: 0,
    hat: 'none',
    unseen: [],
    gentle: false,
    told: [],
  }
}

export function isHatOpen({ stars }: Career, hat: Hat): boolean {
  return hat === 'none' || HAT_STARS.some(([name, least]) => name === hat && stars >= least)
}

/** Ink 0 is always available; every other ink belongs to a rival. */
export function isInkOpen({ beaten }: Career, ink: number): boolean {
  return ink === 0 || beaten.includes(ink - 1)
}

/** The next rival to beat among those in the round, or null when all are beaten. */
export function findDuel({ beaten }: Career, present: readonly number[] = LADDER): number | null {
  return LADDER.find((who) => !beaten.includes(who) && present.includes(who)) ?? null
}

/** The next hat, how many stars are still missing, and how far along the way from the one before (0 to 1). */
export function findNextHat({
  stars,
  drops = 0,
}: Career): { hat: Hat; missing: number; share: number } | null {
  const next = HAT_STARS.findIndex(([, least]) => least > stars)
  if (next < 0) return null
  const [hat, least] = HAT_STARS[next]!
  const from = HAT_STARS[next - 1]?.[1] ?? 0
  return { hat, missing: least - stars, share: (stars + drops / DROPS_A_STAR - from) / (least - from) }
}

/** Index of the title for so many stars. */
export function titleOf({ stars }: Career): number {
  return TITLE_STARS.findLastIndex((min) => stars >= min)
}

/** The first rounds are calm; what they earn counts after them. */
const CALM_ROUNDS = 2
/** So many rounds in a row without a star, and the rivals are a rung softer. */
const DRY_ROUNDS = 2
/** Of careers from before rivals grew: after so many rounds they were lively. */
const OLD_ROUNDS = 5

/** Difficulty of the rivals in the next round. The daily is the same for all players. */
export function rungFor(career: Career, isDaily: boolean): number {
  if (isDaily) return LIVELY
  if (career.gentle) return 1
  if (career.bold) return BOLD
  return career.rounds < CALM_ROUNDS ? 1 : grownTo(career)
}

const grownTo = ({ rung, rounds }: Career): number => rung ?? (rounds < OLD_ROUNDS ? 2 : LIVELY)

/** Three stars and the rivals are a rung harder, two rounds without one and they are softer. */
function growRivals(career: Career, stars: number): void {
  if (career.rounds <= CALM_ROUNDS) {
    career.rung = Math.min(LIVELY, 1 + (career.wins ?? 0))
    career.dry = 0
  } else if (stars === 3) career.rung = Math.min(MAX_RUNG, grownTo(career) + 1)
  else if (career.dry >= DRY_ROUNDS) {
    career.rung = Math.max(1, grownTo(career) - 1)
    career.dry = 0
  } else career.rung = grownTo(career)
}

/** Applies a finished round to the career, and returns its rewards. */
export function recordRound(
  career: Career,
  { mode, place, stars, present, ahead, orders = [], rung = 1 }: Ending,
): Gains {
  const duel = ahead ? findDuel(career, present) : null
  const isDuelWon = duel !== null && ahead!.includes(duel)
  const before = career.best[mode]
  const from = career.last[mode] ?? null
  const spoils = rungAt(rung)
  const drops = !ahead ? 0 : stars > 0 ? spoils.drops : place <= TWO_DROPS_PLACE ? 2 : 1
  const full = (career.drops ?? 0) + drops
  const isStarOfDrops = full >= DROPS_A_STAR
  const ordered = orders.reduce((sum, i) => sum + ORDERS[i]!.stars, 0)
  const won = stars + Number(isStarOfDrops) + ordered
  const shut = Object.keys(MODE_STARS).filter((name) => !isModeOpen(career, name))
  const hats = HAT_STARS.filter(([, least]) => least > career.stars && least <= career.stars + won)
  const isWin = ahead !== null && place === 1
  const laurels = isWin ? spoils.laurels : 0
  career.rounds++
  if (isWin) career.wins = (career.wins ?? 0) + 1
  if (laurels > 0) career.laurels = (career.laurels ?? 0) + laurels
  career.stars += won
  career.orders = [...(career.orders ?? []), ...orders]
  career.drops = full % DROPS_A_STAR
  career.dry = stars > 0 ? 0 : career.dry + 1
  // The daily and the quiet sheet do not change the chosen difficulty.
  if (ahead && mode !== 'daily' && !career.gentle && !career.bold) growRivals(career, stars)
  career.last[mode] = place
  career.best[mode] = Math.min(place, before ?? place)
  if (isDuelWon) {
    career.beaten.push(duel)
    career.unseen.push(`ink-${duel + 1}`)
  }
  career.unseen.push(...hats.map(([hat]) => `hat-${hat}`))
  return {
    from,
    isBestPlace: before !== undefined && place < before,
    hats: hats.map(([hat]) => hat),
    duel,
    isDuelWon,
    drops,
    isStarOfDrops,
    orders,
    modes: shut.filter((name) => isModeOpen(career, name)),
    laurels,
    rung,
    nextRung: rungFor(career, false),
    isFixed: mode === 'daily',
  }
}

const MAX_LIST = 999

/** Whether a saved career is valid: it can be from an older version, truncated or forged. */
export function isCareer(data: unknown): boolean {
  if (!isRecord(data)) return false
  const career = data as Career
  return (
    [career.stars, career.rounds, career.dry, career.ink].every(isCount) &&
    isIntegerIn(career.drops ?? 0, 0, DROPS_A_STAR - 1) &&
    isListOf(career.orders ?? [], (i) => isIntegerIn(i, 0, ORDERS.length - 1), MAX_LIST) &&
    isRecordOf(career.best, isCount) &&
    isRecordOf(career.last, isCount) &&
    isListOf(career.beaten, (who) => isIntegerIn(who, 0, PERSONALITIES.length - 1), MAX_LIST) &&
    isListOf(career.unseen, isText, MAX_LIST) &&
    isListOf(career.told, isText, MAX_LIST) &&
    career.ink < INKS.length &&
    isInkOpen(career, career.ink) &&
    typeof career.gentle === 'boolean' &&
    typeof (career.bold ?? false) === 'boolean' &&
    [1, 2, 3, 4, 5].includes(career.rung ?? 1) &&
    isCount(career.wins ?? 0) &&
    isCount(career.laurels ?? 0) &&
    typeof career.hat === 'string' &&
    isHatOpen(career, career.hat)
  )
}
