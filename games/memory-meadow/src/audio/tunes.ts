/** The choir's tunes: one per season, in the key of its song. */
import type { State } from '../state.ts'

export type Tune = {
  /** Semitones above C5, a note for each who joins. */
  steps: readonly number[]
  /** All voices at once, at the end. */
  chord: readonly number[]
}

/** Written above C where the season is bright, above A where it is not. */
type Written = {
  isMinor: boolean
  notes: readonly number[]
  /** From there to the key of the song. */ shift: number
}

const WRITTEN: readonly Written[] = [
  // Spring, C: up the chord and home.
  { isMinor: false, shift: 0, notes: [0, 4, 7, 9, 7, 4, 2, 4, 7, 12, 9, 7, 4, 7, 9, 12, 14, 12] },
  // Summer, G: a skipping dance that begins on the fifth.
  { isMinor: false, shift: -5, notes: [7, 9, 7, 12, 7, 4, 5, 7, 9, 14, 12, 9, 12, 14, 16, 14, 11, 12] },
  // Dusk, F: a cradle song that sinks by steps.
  { isMinor: false, shift: 5, notes: [4, 2, 0, 7, 5, 4, 2, 0, -3, 0, 2, 4, 7, 4, 5, 2, -1, 0] },
  // Night, E minor: long leaps under the stars.
  { isMinor: true, shift: -5, notes: [9, 16, 14, 12, 14, 11, 12, 9, 7, 9, 12, 14, 16, 19, 16, 14, 11, 9] },
  // Autumn, D minor: a round.
  { isMinor: true, shift: 5, notes: [-3, 0, -1, 2, 0, 4, 2, 5, 4, 0, 2, -1, 0, -3, 4, 2, -1, -3] },
  // Winter, A minor: bells that fall and answer.
  { isMinor: true, shift: 0, notes: [16, 12, 9, 12, 14, 11, 7, 11, 12, 9, 5, 9, 11, 12, 14, 11, 8, 9] },
]
const MAJOR = [0, 4, 7, 12]
const MINOR = [-3, 0, 4, 9]

/** Each note's length in beats. */
export const BEATS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]

const TUNES = WRITTEN.map(({ isMinor, notes, shift }) => {
  const chord = isMinor ? MINOR : MAJOR
  // Where one listens all songs are in C, and so stays what is written.
  return [0, shift].map((by): Tune => ({
    steps: notes.map((step) => step + by),
    chord: chord.map((step) => step + by),
  }))
})

/** Semitones from C to the key of the song that plays; a minor key counts as the major one with the same notes. */
export const keyOf = ({ theme, kind }: Pick<State, 'theme' | 'kind'>): number =>
  kind === 'listen' ? 0 : WRITTEN[theme]!.shift

export const tuneOf = ({ theme, kind }: Pick<State, 'theme' | 'kind'>): Tune =>
  TUNES[theme]![kind === 'listen' ? 0 : 1]!

/** The song at the very end in ticks: the way to the hill, a note for each, a chord; never longer than so. */
const SONG = { before: 72, note: 15.3, chord: 84, most: 300 }
/** The card comes when the last note has faded. */
export const songTicksOf = (singers: number): number =>
  Math.min(SONG.most, Math.ceil(SONG.before + singers * SONG.note + SONG.chord))
