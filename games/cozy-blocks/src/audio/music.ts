/** Four written songs, played by a music box, a wooden flute, a harp and a marimba over chords, a bass and soft brushes. */
import { createChords, hold } from '@playhouse/game-kit'
import type { Layer, Song } from '@playhouse/game-kit'
import type { GameState } from '../state.ts'
import { cradle, lantern, snow, socks } from './tunes.ts'
import type { Tune } from './tunes.ts'

const { lay } = createChords({ bass: 'E2', fifth: 'E3', tones: 'B3', own: { Bm: 'D4 F#4 B4' } })
/** Struck instruments: long notes ring out by themselves. */
const ringOf = ({ notes }: Tune) => notes.replaceAll('-', '.')
const padOf = ({ chords, eighths }: Tune) => lay(chords, hold('c', eighths))
const bassOf = ({ chords, eighths }: Tune) => lay(chords, hold('b', eighths))
/** Up and down again under the lullaby. */
const ROCK = '. 1 2 3 . 2 3 2'
/** The second and third beat of a waltz. */
const SWAY = '. . 1 . 2+3 .'
/** A step, and a step. */
const STROLL = '1 . 2+3 . 1 . 2+3 2'
/** Chords between the beats. */
const SKIP = '. 1+3 . 2+3 . 1+3 . 2'
const MARCH = 'b . . . 1 . b .'

/** Brushes on a cushion, a heel on the carpet, a plucked bass. */
const brush: Layer = { volume: 1, pitchHz: 100, attackS: 0.01, releaseS: 0.08, wave: 'noise', cutoffHz: 4600 }
const drum: Layer = { volume: 1, pitchHz: 92, attackS: 0.004, releaseS: 0.16, slideSemitones: -14 }
const step: Layer = {
  volume: 1,
  pitchHz: 130.81,
  attackS: 0.004,
  releaseS: 0.3,
  wave: 'pluck',
  cutoffHz: 800,
}

/** Swells for a third of a bar, and is gone when the next has come. */
const droneOf = (barS: number): Layer => ({
  volume: 1,
  pitchHz: 261.63,
  attackS: barS * 0.3,
  releaseS: barS * 0.7,
  wave: 'triangle',
  cutoffHz: 700,
})
const soft: Layer = { volume: 1, pitchHz: 261.63, attackS: 0.008, releaseS: 0.6 }
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
          { volume: 1, pitchHz: 523.25, attackS: 0.006, releaseS: 1.5 },
          { volume: 0.22, pitchHz: 1574.98, attackS: 0.006, releaseS: 0.52 },
          { volume: 0.07, pitchHz: 2825.55, attackS: 0.006, releaseS: 0.24 },
          // The wood it stands on.
          { volume: 0.2, pitchHz: 261.63, attackS: 0.01, releaseS: 0.9, wave: 'triangle', cutoffHz: 1200 },
        ],
        notes: ringOf(cradle),
        volume: 0.23,
      },
      { voice: soft, notes: lay(cradle.chords, ROCK), volume: 0.05, pan: -0.2 },
      { voice: slow, notes: padOf(cradle), volume: 0.055 },
      { voice: slow, notes: bassOf(cradle), volume: 0.15 },
    ],
  },
  snowfall: {
    bpm: 84,
    steps: 2,
    tracks: [
      {
        // A wooden flute: it breathes, and holds what the others let ring.
        voice: [
          {
            volume: 1,
            pitchHz: 523.25,
            attackS: 0.07,
            releaseS: 0.28,
            wave: 'triangle',
            vibratoHz: 4.6,
            vibratoSemitones: 0.14,
            noise: 0.05,
            cutoffHz: 2000,
          },
          {
            volume: 0.16,
            pitchHz: 1046.5,
            attackS: 0.09,
            releaseS: 0.2,
            vibratoHz: 4.6,
            vibratoSemitones: 0.14,
          },
          { volume: 0.24, pitchHz: 261.63, attackS: 0.1, releaseS: 0.3, wave: 'triangle', cutoffHz: 900 },
        ],
        notes: snow.notes,
        volume: 0.15,
      },
      { voice: soft, notes: lay(snow.chords, SWAY), volume: 0.07 },
      { voice: brush, notes: lay(snow.chords, '. . x . x .'), volume: 0.03, pan: -0.3 },
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
          { volume: 1, pitchHz: 523.25, attackS: 0.003, releaseS: 1.2, wave: 'pluck', cutoffHz: 3200 },
          { volume: 0.18, pitchHz: 1046.5, attackS: 0.003, releaseS: 0.5, wave: 'triangle' },
          { volume: 0.26, pitchHz: 261.63, attackS: 0.006, releaseS: 1.1, wave: 'triangle', cutoffHz: 1100 },
        ],
        notes: ringOf(lantern),
        volume: 0.19,
      },
      {
        voice: { volume: 1, pitchHz: 261.63, attackS: 0.004, releaseS: 0.34, wave: 'pluck', cutoffHz: 1500 },
        notes: lay(lantern.chords, STROLL),
        volume: 0.075,
        pan: 0.2,
      },
      { voice: brush, notes: lay(lantern.chords, '. . x . . . x x'), volume: 0.04, pan: -0.3 },
      { voice: brisk, notes: padOf(lantern), volume: 0.045 },
      { voice: brisk, notes: bassOf(lantern), volume: 0.14 },
    ],
  },
  socks: {
    bpm: 112,
    steps: 2,
    tracks: [
      {
        // A marimba: wood, quickly over.
        voice: [
          { volume: 1, pitchHz: 523.25, attackS: 0.002, releaseS: 0.42 },
          { volume: 0.34, pitchHz: 2093, attackS: 0.001, releaseS: 0.07 },
          { volume: 0.12, pitchHz: 1046.5, attackS: 0.002, releaseS: 0.16, wave: 'triangle' },
          { volume: 0.3, pitchHz: 261.63, attackS: 0.003, releaseS: 0.34, wave: 'triangle', cutoffHz: 1400 },
        ],
        notes: ringOf(socks),
        volume: 0.24,
      },
      {
        voice: { volume: 1, pitchHz: 261.63, attackS: 0.003, releaseS: 0.2, wave: 'pluck', cutoffHz: 1800 },
        notes: lay(socks.chords, SKIP),
        volume: 0.09,
        pan: 0.25,
      },
      { voice: step, notes: lay(socks.chords, MARCH), volume: 0.2 },
      { voice: drum, notes: lay(socks.chords, 'x . . . x . . .'), volume: 0.2 },
      { voice: brush, notes: lay(socks.chords, '. . x . . . x x'), volume: 0.06, pan: -0.3 },
    ],
  },
}

/** Hands until another song comes in a long run, and which. */
const HANDS_A_SONG = 14
const NIGHT = ['lullaby', 'socks', 'snowfall', 'lanterns']

const DAILY = ['lanterns', 'socks']
/** One from chapter to chapter, and from night to night. */
const PUZZLES_A_SONG = 5
const PUZZLES = ['snowfall', 'lullaby', 'lanterns']
const DREAMS = ['socks', 'snowfall', 'lanterns']

/** Each kind of play has its own; an endless run begins with another one than the run before (`turn`), and hears all. */
export function songOf(
  { mode, handNumber, puzzle }: Pick<GameState, 'mode' | 'handNumber' | 'puzzle'>,
  turn: number,
): string {
  if (mode === 'puzzle') return PUZZLES[Math.floor(puzzle / PUZZLES_A_SONG) % PUZZLES.length]!
  if (mode === 'night') return DREAMS[puzzle % DREAMS.length]!
  const later = Math.floor(Math.max(0, handNumber - 1) / HANDS_A_SONG)
  return mode === 'daily' ? DAILY[later % DAILY.length]! : NIGHT[(turn + later) % NIGHT.length]!
}
