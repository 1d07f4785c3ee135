/** The state of the rules, as plain values. */
import type { RngState } from '@playhouse/game-kit/rules'

export type Place = {
  /** Who lives here: an index into the animals. */
  animal: number
  /** What it looks like from outside: an index into the hiding places. */
  home: number
  status: 'hidden' | 'up' | 'joined'
  /** Number of the look in which it was seen last; 0 is never. */
  seenAt: number
  /** A child: small, with a higher voice. */
  young?: boolean
  /** Only heard until it is found. */
  shy?: boolean
}

export type State = {
  mode: string
  level: number
  rng: RngState
  /** Index of the season or time of day. */
  theme: number
  /** `listen`: the animal is heard, not seen, until its pair is found. */
  kind: 'look' | 'listen'
  players: 1 | 2
  places: Place[]
  /** Places that are open now, at most as many as belong together. */
  open: number[]
  /** Ticks until those that are open are settled. */
  wait: number
  /** Ticks until the animals that greet at the start have hidden. */
  greeting: number
  /** Places that the butterfly made peek, and for how many ticks yet. */
  peeking: number[]
  peekTicks: number
  /** Where the butterfly sits, or -1. */
  butterfly: number
  /** Whether two places trade theirs after a pair. */
  breeze: boolean
  /** Three places go round after a pair on this day. */
  whirl?: boolean
  /** A place that rustles to help, or -1. */
  rustling: number
  /** Looks so far, two to a try. */
  looks: number
  /** Mistakes that were avoidable: the mate had been seen. */
  slips: number
  /** Of these, how many since the last pair. */
  slipsInRow: number
  /** Tries without a pair since the last pair. */
  missesInRow: number
  /** Flowers won. */
  score: number
  /** Pairs in a row without a slip between them: the bouquets grow. */
  streak: number
  /** Lit lanterns, and their total; 0 of 0 without a limit. */
  lanterns: number
  allLanterns: number
  /** Whose turn, 0 or 1. */
  turn: number
  /** Pairs by player. */
  pairs: [number, number]
  /** The choir, in the order of joining. */
  choir: { animal: number; player: number }[]
  /** In walks: which meadow of how many; else 1 of 1. */
  round: number
  rounds: number
  /** In walks: which of the sizes. */
  size: number
  /** Ticks until the next meadow of a walk. */
  walking: number
  /** Ticks until the run ends: the choir sings first, or all animals fall asleep. */
  ending: number
  /** The animal requested next, or -1; absent until the first look. */
  wish?: number
  /** Lanterns that were lit for another try; absent where there were none. */
  kindled?: number
  /** Fireflies in the jar; absent until the first look. */
  jar?: number
  /** Kinds of animals that move in when half of the meadow is empty; absent without newcomers. */
  coming?: number[]
  /** Flowers in the basket under the bell; absent until there were any. */
  basket?: number
  /** The helper from the garden, and whether it has been used; absent without one. */
  helper?: Helper
  hasHelped?: boolean
  /** All animals were woken again after the last lantern went out; absent otherwise. */
  hasWoken?: true
  /** Those who do not belong together stay up longer. */
  isSlow?: boolean
  /** The last lantern went out before all were found. */
  isAsleep: boolean
}

export type Command =
  | { type: 'open'; place: number }
  | { type: 'skip' }
  /** Another try after a night: a few lanterns more. */
  | { type: 'kindle'; count: number }
  /** The fireflies light these places. */
  | { type: 'shine'; places: number[] }
  /** The basket's flowers are brought home. */
  | { type: 'ring' }
  /** A friend of the garden comes along. */
  | { type: 'call'; helper: Helper | null }
  /** The owl flies over these. */
  | { type: 'owl'; places: number[] }
  | { type: 'pace'; isSlow: boolean }
  /** After a lost night: lights two lanterns again and continues the meadow. */
  | { type: 'wake' }

export type Event =
  | { type: 'greeted' }
  | { type: 'opened'; place: number; animal: number }
  | {
      type: 'paired'
      places: number[]
      animal: number
      player: number
      nth: number
      flowers: number
      isRequested: boolean
    }
  | { type: 'missed'; places: number[] }
  /** Two of three. */
  | { type: 'matched'; places: number[] }
  | { type: 'hid'; places: number[] }
  | { type: 'rustled'; place: number }
  | { type: 'fluttered'; from: number; to: number; peeking: number[] }
  | { type: 'traded'; places: [number, number] }
  /** Each moved to the next place of these, the last to the first. */
  | { type: 'whirled'; places: number[] }
  | { type: 'caught'; place: number; fireflies: number }
  | { type: 'shone'; places: number[] }
  | { type: 'filled'; place: number; flowers: number }
  | { type: 'spilled'; flowers: number }
  | { type: 'rung'; flowers: number }
  | { type: 'called'; helper: Helper | null }
  | { type: 'guarded'; places: number[] }
  | { type: 'owled'; places: number[] }
  | { type: 'turned'; player: number }
  | { type: 'dimmed'; left: number }
  | { type: 'relit'; lantern: number }
  | { type: 'kindled' }
  | { type: 'requested'; animal: number }
  /** Others have moved in where there were flowers. */
  | { type: 'arrived'; places: number[] }
  | { type: 'slept' }
  | { type: 'woke' }
  | { type: 'refused'; place: number }
  | { type: 'dealt' }
  | { type: 'finished' }

export type Game = { state: State; action: never; axis: never; command: Command; event: Event }

/** Friends who come along: one guards, one looks, one gathers. */
const HELPERS = ['hedgehog', 'owl', 'bee'] as const
export type Helper = (typeof HELPERS)[number]

export const ANIMAL_COUNT = 20
export const HOME_COUNT = 12
/** Kinds of homes in three looks: as they are, and in two other colours with a tag. */
export const HOME_LOOKS = 3
/** So many fireflies make a light. */
export const FULL_JAR = 3
