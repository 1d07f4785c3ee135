/** Jingles for rewards: in the key of the current song, and a scale step higher for a larger bouquet. */
import type { Layer } from '@playhouse/game-kit'
import type { State } from '../state.ts'
import { keyOf } from './tunes.ts'

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
/** Scale steps the jingle begins on; no chord there is a sour one. */
const DEGREES = [0, 1, 2, 3, 4, 5, 7]
/** The smallest bouquet of friends who were known. */
const FIRST = 2

const semitonesOf = (degree: number) => 12 * Math.floor(degree / 7) + MAJOR[degree % 7]!
/** A chord within the scale, upwards: semitones above the key's first note. */
export const CLIMB: readonly (readonly number[])[] = DEGREES.map((degree) =>
  [0, 2, 4, 7].map((above) => semitonesOf(degree + above)),
)

const ring = (step: number, i: number): Layer => ({
  volume: 0.34,
  pitchHz: 523.25 * 2 ** (step / 12),
  attackS: 0.003,
  holdS: 0.02,
  releaseS: 0.5,
  wave: 'bell',
  delayS: i * 0.055,
})
export const pairSounds: Record<string, Layer[]> = Object.fromEntries(
  CLIMB.map((steps, i) => [`pair-${i}`, steps.map(ring)]),
)

type Where = Pick<State, 'theme' | 'kind'>

/** Played in the song's key. */
export const inKey = (state: Where, delay = 0) => ({ delay, vary: 0, rate: 2 ** (keyOf(state) / 12) })

export const pairSoundOf = (flowers: number): string =>
  `pair-${Math.max(0, Math.min(CLIMB.length - 1, flowers - FIRST))}`
