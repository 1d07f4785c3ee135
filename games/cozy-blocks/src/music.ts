/** Three written songs: a music box, a thumb piano and a harp sing them, over plucked chords, a warm pad and a bass. */
import type { Song } from '@playhouse/game-kit'
import type { GameState } from './state.ts'
import { cradle, lantern, snow } from './tunes.ts'
import type { Tune } from './tunes.ts'

/** The bass and the three notes over it. */
const CHORDS: Record<string, readonly [string, string, string, string]> = {
  A: ['A2', 'C#4', 'E4', 'A4'],
  Am: ['A2', 'C4', 'E4', 'A4'],
  Bm: ['B2', 'D4', 'F#4', 'B4'],
  C: ['C3', 'C4', 'E4', 'G4'],
  D: ['D3', 'D4', 'F#4', 'A4'],
  Dm: ['D3', 'D4', 'F4', 'A4'],
  E: ['E2', 'B3', 'E4', 'G#4'],
  Em: ['E2', 'B3', 'E4', 'G4'],
  F: ['F2', 'C4', 'F4', 'A4'],
  G: ['G2', 'B3', 'D4', 'G4'],
}

const chordOf = (name: string) => CHORDS[name]!
const writeBars = ({ chords }: Tune, write: (chord: readonly string[]) => string) =>
  chords.map((name) => write(chordOf(name))).join(' | ')
const hold = (notes: string, steps: number) =>
  [notes, ...Array.from({ length: steps - 1 }, () => '-')].join(' ')

/** Struck, not held: what is written long rings out by itself. */
const ringOf = ({ notes }: Tune) => notes.replaceAll('-', '.')
const padOf = (tune: Tune) =>
  writeBars(tune, ([, low, middle, high]) => hold(`${low}+${middle}+${high}`, tune.eighths))
const bassOf = (tune: Tune) => writeBars(tune, ([bass]) => hold(bass!, tune.eighths))
/** Up and down again under the lullaby. */
const rock = (tune: Tune) =>
  writeBars(tune, ([, low, middle, high]) => `. ${low} ${middle} ${high} . ${middle} ${high} ${middle}`)
/** The second and third beat of a waltz. */
const sway = (tune: Tune) => writeBars(tune, ([, low, middle, high]) => `. . ${low} . ${middle}+${high} .`)
/** A step, and a step. */
const stroll = (tune: Tune) =>
  writeBars(
    tune,
    ([, low, middle, high]) => `${low} . ${middle}+${high} . ${low} . ${middle}+${high} ${middle}`,
  )

/** Swells for a third of a bar, and is gone when the next has come. */
const droneOf = (barS: number) =>
  [1, 261.63, barS * 0.3, 0, barS * 0.7, 'triangle', 0, 0, 0, 0, 0, 0, 700] as const
const soft = [1, 261.63, 0.008, 0, 0.6, 'sine'] as const
const slow = droneOf((60 / 72) * 4)
const waltz = droneOf((60 / 84) * 3)
const brisk = droneOf((60 / 92) * 4)

export const songs: Record<string, Song> = {
  lullaby: {
    bpm: 72,
    steps: 2,
    tracks: [
      {
        // A music box.
        voice: [
          [1, 523.25, 0.006, 0, 1.5, 'sine'],
          [0.22, 1574.98, 0.006, 0, 0.52, 'sine'],
          [0.07, 2825.55, 0.006, 0, 0.24, 'sine'],
        ],
        notes: ringOf(cradle),
        volume: 0.23,
      },
      { voice: soft, notes: rock(cradle), volume: 0.05, pan: -0.2 },
      { voice: slow, notes: padOf(cradle), volume: 0.055 },
      { voice: slow, notes: bassOf(cradle), volume: 0.15 },
    ],
  },
  snowfall: {
    bpm: 84,
    steps: 2,
    tracks: [
      {
        // A thumb piano: shorter and rounder than the music box.
        voice: [
          [1, 523.25, 0.004, 0, 0.95, 'triangle', 0, 0, 0, 0, 0, 0, 2400],
          [0.3, 1046.5, 0.004, 0, 0.34, 'sine'],
          [0.1, 3245, 0.003, 0, 0.1, 'sine'],
        ],
        notes: ringOf(snow),
        volume: 0.2,
      },
      { voice: soft, notes: sway(snow), volume: 0.07 },
      { voice: waltz, notes: padOf(snow), volume: 0.05 },
      { voice: waltz, notes: bassOf(snow), volume: 0.15 },
    ],
  },
  lanterns: {
    bpm: 92,
    steps: 2,
    tracks: [
      {
        // A small harp.
        voice: [
          [1, 523.25, 0.003, 0, 1.2, 'pluck', 0, 0, 0, 0, 0, 0, 3200],
          [0.18, 1046.5, 0.003, 0, 0.5, 'triangle'],
        ],
        notes: ringOf(lantern),
        volume: 0.19,
      },
      {
        voice: [1, 261.63, 0.004, 0, 0.34, 'pluck', 0, 0, 0, 0, 0, 0, 1500],
        notes: stroll(lantern),
        volume: 0.075,
        pan: 0.2,
      },
      { voice: brisk, notes: padOf(lantern), volume: 0.045 },
      { voice: brisk, notes: bassOf(lantern), volume: 0.14 },
    ],
  },
}

/** Hands until another song comes in a long run, and which. */
const HANDS_A_SONG = 20
const NIGHT = ['lullaby', 'snowfall', 'lanterns']

/** Puzzles and the daily board have their own; a long run hears all in turn. */
export function songOf({ mode, handNumber }: Pick<GameState, 'mode' | 'handNumber'>): string {
  if (mode === 'puzzle') return 'snowfall'
  if (mode === 'daily') return 'lanterns'
  return NIGHT[Math.floor(Math.max(0, handNumber - 1) / HANDS_A_SONG) % NIGHT.length]!
}
