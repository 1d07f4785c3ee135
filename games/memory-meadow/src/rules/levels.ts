/** The content of each level as numbers; the rules deal it. */
import { ANIMAL_COUNT } from '../state.ts'
import type { State } from '../state.ts'

/** What makes a meadow another than the one before. */
export type Twist =
  /** One of each pair is a child: small, with a higher voice. */
  | 'young'
  /** Three of a kind belong together. */
  | 'family'
  | 'butterfly'
  /** The sign requests an animal: that pair next, for twice the flowers. */
  | 'request'
  /** One of each pair is seen, the other only heard. */
  | 'echo'
  /** Two places trade theirs. */
  | 'breeze'
  /** Three places go round. */
  | 'whirl'
  /** Fireflies light the places of one's choice. */
  | 'jar'
  /** Friends who meet light a lantern again. */
  | 'relight'
  /** Snow covers what was not looked at for long. */
  | 'snow'
  /** Half-way others move in. */
  | 'newcomers'
  /** A basket whose flowers double until a pair is missed, and a bell that brings them home. */
  | 'bell'

export type Level = {
  /** Number of animal kinds in the meadow in total. */
  pairs: number
  theme: number
  kind: 'look' | 'listen'
  /** Whether all animals show themselves before hiding. */
  greets: boolean
  players: 1 | 2
  /** Mistakes until all animals sleep; 0 for no limit. */
  lanterns: number
  /** Animals that must be there, the newest first. */
  guests: number[]
  /** How many of the animals may come. */
  pool: number
  twists: readonly Twist[]
}

type Step = readonly [pairs: number, lanterns: number, ...twists: Twist[]]

/** By season: kinds, lanterns and twists. The last of each season is for the ears, except in winter, which ends with fifteen kinds. Lanterns are measured, not reckoned: each season begins lightly and ends hard, then one can draw breath. */
const MEADOW: readonly (readonly Step[])[] = [
  [
    [2, 0],
    [4, 0, 'young'],
    [4, 0, 'butterfly'],
    [5, 7, 'butterfly'],
    [6, 7, 'young', 'butterfly'],
    [3, 3],
  ],
  [
    [6, 4, 'butterfly'],
    [3, 3, 'family', 'butterfly'],
    [6, 3, 'butterfly'],
    [8, 6, 'young'],
    [4, 5, 'family', 'butterfly'],
    [5, 2],
  ],
  [
    [6, 4, 'request'],
    [6, 4, 'request', 'echo'],
    [6, 3, 'request', 'young'],
    [8, 6, 'request', 'echo', 'butterfly'],
    [9, 5, 'request', 'newcomers', 'butterfly'],
    [6, 3],
  ],
  [
    [6, 4, 'request', 'jar'],
    [6, 4, 'request', 'jar', 'breeze'],
    [6, 3, 'request', 'jar', 'echo'],
    [9, 8, 'request', 'jar', 'breeze'],
    [4, 5, 'request', 'jar', 'family'],
    [6, 3],
  ],
  [
    [6, 5, 'request', 'whirl'],
    [9, 9, 'request', 'whirl'],
    [9, 8, 'request', 'whirl', 'young'],
    [9, 6, 'request', 'newcomers', 'jar', 'whirl'],
    [4, 5, 'request', 'whirl', 'family'],
    [7, 4],
  ],
  [
    [9, 5, 'request', 'relight', 'snow'],
    [9, 4, 'request', 'relight', 'snow', 'echo', 'jar', 'butterfly'],
    [10, 5, 'request', 'relight', 'snow', 'whirl'],
    [14, 8, 'request', 'newcomers', 'relight', 'snow', 'breeze', 'young', 'jar'],
    [5, 7, 'request', 'relight', 'snow', 'family', 'jar'],
    [15, 6, 'request', 'newcomers', 'relight', 'snow', 'breeze', 'butterfly', 'jar'],
  ],
]
const STEPS = 6
/** From this meadow on there is a bell. */
const FIRST_BELL = 5
const EARS = [2, 3, 3, 4, 4, 4, 6, 6, 6, 7, 8, 9]
const EARS_LANTERNS = [0, 0, 0, 3, 2, 2, 4, 3, 3, 4, 6, 8]
const TOGETHER = [4, 6, 9, 10, 12, 14]
/** Sizes a walk grows and shrinks through. */
export const WALK_PAIRS = [3, 4, 6, 9, 10, 12]
export const WALK_ROUNDS = 5
/** The content of each meadow of a walk. */
const WALK_TWISTS: readonly (readonly Twist[])[] = [
  [],
  ['butterfly', 'bell'],
  ['butterfly', 'request', 'jar', 'bell'],
  ['butterfly', 'request', 'jar', 'bell', 'breeze'],
  ['butterfly', 'request', 'jar', 'bell', 'whirl'],
]
const DAILY_PAIRS = [6, 9, 10]
/** The twist of the day, in addition to butterfly, request and fireflies. */
const DAILY_TWISTS: readonly Twist[] = ['breeze', 'whirl', 'young', 'echo']
const ALWAYS_DAILY: readonly Twist[] = ['butterfly', 'request', 'jar', 'bell']
/** Animals that live in the first meadow. */
const FIRST_ANIMALS = 5
const NEW_BY_THEME = 3

export const LEVEL_COUNTS = { meadow: MEADOW.length * STEPS, ears: EARS.length, together: TOGETHER.length }

export function getMeadowLevel(level: number): Level {
  const theme = Math.floor((level - 1) / STEPS)
  const step = (level - 1) % STEPS
  const [pairs, lanterns, ...own] = MEADOW[theme]![step]!
  const twists: readonly Twist[] = level < FIRST_BELL ? own : [...own, 'bell']
  const isListening = step === STEPS - 1 && theme < MEADOW.length - 1
  const pool = Math.min(ANIMAL_COUNT, FIRST_ANIMALS + theme * NEW_BY_THEME)
  const guests = theme === 0 ? [] : [0, 1, 2].map((i) => pool - NEW_BY_THEME + ((i + step) % NEW_BY_THEME))
  const isLesson = LESSONS[level] === 'family' || LESSONS[level] === 'young'
  return {
    pairs,
    theme,
    kind: isListening ? 'listen' : 'look',
    greets: level <= 5 || step === 0 || isLesson,
    players: 1,
    lanterns,
    guests: guests.slice(0, pairs),
    pool,
    twists,
  }
}

export type Lesson = Exclude<Twist, 'relight'> | 'ear' | 'lantern'

/** The first meadow of each twist, where a picture shows how it goes. */
export const LESSONS: Readonly<Record<number, Lesson>> = {
  2: 'young',
  3: 'butterfly',
  4: 'lantern',
  5: 'bell',
  6: 'ear',
  8: 'family',
  13: 'request',
  14: 'echo',
  17: 'newcomers',
  19: 'jar',
  20: 'breeze',
  25: 'whirl',
  31: 'snow',
}

export function getEarsLevel(level: number): Level {
  const theme = [0, 2, 3, 1, 4, 5][(level - 1) % 6]!
  return {
    ...PLAIN,
    pairs: EARS[level - 1]!,
    theme,
    kind: 'listen',
    lanterns: EARS_LANTERNS[level - 1]!,
  }
}

export function getTogetherLevel(level: number): Level {
  return {
    ...PLAIN,
    pairs: TOGETHER[level - 1]!,
    theme: level - 1,
    players: 2,
    greets: level <= 2,
    twists: level >= 5 ? ['butterfly', 'whirl'] : level >= 3 ? ['butterfly'] : [],
  }
}

export function getWalkLevel(size: number, round: number): Level {
  // From morning to night.
  const theme = [0, 1, 4, 2, 3][(round - 1) % 5]!
  return {
    ...PLAIN,
    pairs: WALK_PAIRS[size]!,
    theme,
    greets: round === 1,
    twists: WALK_TWISTS[(round - 1) % WALK_ROUNDS]!,
  }
}

export function getDailyLevel(seed: number): Level {
  return {
    ...PLAIN,
    pairs: DAILY_PAIRS[seed % DAILY_PAIRS.length]!,
    theme: (seed >>> 4) % 6,
    twists: [...ALWAYS_DAILY, DAILY_TWISTS[(seed >>> 9) % DAILY_TWISTS.length]!],
  }
}

const PLAIN: Level = {
  pairs: 4,
  theme: 0,
  kind: 'look',
  greets: false,
  players: 1,
  lanterns: 0,
  guests: [],
  pool: ANIMAL_COUNT,
  twists: [],
}

type Where = Pick<State, 'mode' | 'level' | 'kind' | 'round'>

/** Computed and not saved with the place, so that saved runs from before a twist existed can be resumed. */
export function hasTwist({ mode, level, kind, round }: Where, twist: Twist): boolean {
  if (kind === 'listen') return false
  if (mode === 'meadow') return getMeadowLevel(level).twists.includes(twist)
  if (mode === 'walk') return getWalkLevel(0, round).twists.includes(twist)
  if (mode === 'together') return getTogetherLevel(level).twists.includes(twist)
  return mode === 'daily' && ALWAYS_DAILY.includes(twist)
}
