/** What each level holds; numbers only, the dealing is done by the rules. */
import { ANIMAL_COUNT } from './state.ts'

export type Level = {
  pairs: number
  theme: number
  kind: 'look' | 'listen'
  /** Whether everybody says hello before hiding. */
  greets: boolean
  butterfly: boolean
  breeze: boolean
  players: 1 | 2
  /** Slips until everybody is asleep; 0 where nobody counts. */
  lanterns: number
  /** Animals that must be there, the newest first. */
  guests: number[]
  /** How many of the animals may come. */
  pool: number
}

/** Pairs by theme and step; the last of each theme is for the ears, except in winter, which ends with all six by six. */
const MEADOW = [
  [2, 2, 3, 3, 4, 3],
  [3, 4, 4, 6, 6, 4],
  [4, 6, 6, 6, 8, 4],
  [6, 6, 8, 8, 8, 6],
  [6, 8, 8, 10, 10, 6],
  [8, 8, 10, 12, 15, 18],
]
const STEPS = 6
const EARS = [2, 3, 3, 4, 4, 4, 6, 6, 6, 8, 8, 10]
const TOGETHER = [4, 6, 8, 10, 12, 18]
/** First meadows for the ears in which nobody counts. */
const EARS_WITHOUT = 3
/** Measured, not reckoned: how many let a player who forgets a lot through, from nearly always in summer to 40 % at the end. */
const LANTERNS = [
  [0, 0, 0, 0, 0, 0],
  [4, 4, 3, 3, 5, 3],
  [3, 5, 4, 4, 8, 2],
  [4, 4, 6, 7, 6, 4],
  [4, 6, 6, 8, 8, 3],
  [3, 3, 3, 5, 9, 16],
]
const MOST_LANTERNS = 12
const DUSK = 2
const WINTER = 5
/** Sizes a walk grows and shrinks through. */
export const WALK_PAIRS = [3, 4, 6, 8, 10, 12]
export const WALK_ROUNDS = 5
const DAILY_PAIRS = [6, 8, 10]
/** Animals that live in the first meadow. */
const FIRST_ANIMALS = 5
const NEW_BY_THEME = 3

export const LEVEL_COUNTS = { meadow: MEADOW.length * STEPS, ears: EARS.length, together: TOGETHER.length }

function countLanterns(pairs: number, share: number): number {
  return Math.min(MOST_LANTERNS, Math.max(2, Math.round(pairs * share)))
}

export function getMeadowLevel(level: number): Level {
  const theme = Math.floor((level - 1) / STEPS)
  const step = (level - 1) % STEPS
  const isListening = step === STEPS - 1 && theme < MEADOW.length - 1
  const pool = Math.min(ANIMAL_COUNT, FIRST_ANIMALS + theme * NEW_BY_THEME)
  const guests = theme === 0 ? [] : [0, 1, 2].map((i) => pool - NEW_BY_THEME + ((i + step) % NEW_BY_THEME))
  return {
    pairs: MEADOW[theme]![step]!,
    theme,
    kind: isListening ? 'listen' : 'look',
    greets: level <= 5 || step === 0,
    butterfly: !isListening && theme >= 1 && step >= 2,
    breeze: !isListening && theme >= 3 && step >= 3,
    players: 1,
    lanterns: LANTERNS[theme]![step]!,
    guests,
    pool,
  }
}

export function getEarsLevel(level: number): Level {
  const pairs = EARS[level - 1]!
  const theme = [0, 2, 3, 1, 4, 5][(level - 1) % 6]!
  return {
    ...PLAIN,
    pairs,
    theme,
    kind: 'listen',
    lanterns: level <= EARS_WITHOUT ? 0 : countLanterns(pairs, 0.7),
  }
}

export function getTogetherLevel(level: number): Level {
  return { ...PLAIN, pairs: TOGETHER[level - 1]!, theme: level - 1, players: 2, greets: level <= 2 }
}

export function getWalkLevel(size: number, round: number): Level {
  // From morning to night.
  const theme = [0, 1, 4, 2, 3][(round - 1) % 5]!
  return { ...PLAIN, pairs: WALK_PAIRS[size]!, theme, butterfly: round >= 2, greets: round === 1 }
}

export function getDailyLevel(seed: number): Level {
  return {
    ...PLAIN,
    pairs: DAILY_PAIRS[seed % DAILY_PAIRS.length]!,
    theme: (seed >>> 4) % 6,
    butterfly: true,
    breeze: (seed >>> 9) % 2 === 1,
  }
}

const PLAIN: Level = {
  pairs: 4,
  theme: 0,
  kind: 'look',
  greets: false,
  butterfly: false,
  breeze: false,
  players: 1,
  lanterns: 0,
  guests: [],
  pool: ANIMAL_COUNT,
}

type Where = { mode: string; kind: 'look' | 'listen'; theme: number; round: number }

/** From dusk on somebody is wished for; in the later meadows of a walk, and in the meadow of the day. */
export function hasWishes({ mode, kind, theme, round }: Where): boolean {
  if (kind === 'listen') return false
  return (mode === 'meadow' && theme >= DUSK) || (mode === 'walk' && round >= 3) || mode === 'daily'
}

/** In winter friends who meet light a lantern again. */
export const relights = ({ mode, theme }: Where) => mode === 'meadow' && theme === WINTER
