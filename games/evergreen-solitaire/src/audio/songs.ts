/** Songs of the forest: one for each season, and one by lantern light for pyramids and peaks. */
import { createChords, hold } from '@playhouse/game-kit'
import type { Song, Sound } from '@playhouse/game-kit'
import type { SeasonName } from '../rules/prizes.ts'
import type { Kind } from '../state.ts'

const { lay } = createChords({
  bass: 'E2',
  fifth: 'E2',
  tones: 'E3',
  fromRoot: true,
  own: { Dm: 'D3 F4 A3' },
})
const low = createChords({ bass: 'E2', fifth: 'E2', tones: 'D3', fromRoot: true })
/** What an accompaniment plays to each chord: four eighths, or a bar of a waltz. */
const BROKEN = '1 3 2 3'
const RUNNING = '1 2 3 2'
const WALTZ = '1 - 2+3 - 2+3 -'

const FIRS = 'D D G A Bm G Em A D F#m G A Bm G A D G G D D Em Em A A Bm F#m G D Em G A A'
const EMBERS = 'Am Am F C Dm Am E E Am C G F Dm E Am Am F F C C G G Am Am F G Em Am Dm Dm E E'
const FROST = 'Em C G D Em C Am B G D Em C Am Em B B C D Em Em C G Am B C D G Em Am B Em Em'
const BROOK = 'G G C D Em C D D G Bm C G Am C D G C C G G Am Am Em Em C D Bm Em Am Am D D'
const DUSK = 'Em Em C C G G D D Em Em Am Am C D G G Am Am Em Em C C G G Am Am Bm Bm C D Em Em'
const PATH = 'G G Em Em C C D D G G Bm Bm C D G G C C D D Bm Em Am D C C G G Am D G G'
const LANTERN = 'F F Dm Dm Bb Bb C C Am Am Bb Bb Gm Gm C C F F Dm Dm Bb Bb C C Am Am Bb Bb Gm Gm C C'

/** Leaves underfoot, and a knock on a trunk. */
const RUSTLE: Sound = {
  volume: 0.05,
  pitchHz: 3000,
  attackS: 0.004,
  holdS: 0.01,
  releaseS: 0.06,
  wave: 'noise',
  cutoffHz: 5200,
}
const WOOD: Sound = {
  volume: 0.16,
  pitchHz: 330,
  attackS: 0.001,
  holdS: 0.01,
  releaseS: 0.07,
  wave: 'triangle',
  slideSemitones: -6,
}

export const songs: Record<string, Song> = {
  firs: {
    bpm: 66,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.24, pitchHz: 440, attackS: 0.006, holdS: 0.08, releaseS: 1.3, wave: 'pluck' },
        volume: 1.05,
        pan: -0.15,
        notes: lay(FIRS, BROKEN),
      },
      {
        voice: { volume: 0.2, pitchHz: 880, attackS: 0.01, holdS: 0.1, releaseS: 1.6, wave: 'bell' },
        volume: 0.92,
        pan: 0.2,
        notes: `F#5 - - . . . E5 D5 | B4 - - . C#5 - . . | D5 - - F#5 E5 - D5 - | B4 - - - C#5 - . .
          F#5 - A5 - - . F#5 - | G5 - F#5 - E5 - . . | D5 - - E5 D5 - B4 - | C#5 - E5 - D5 - - -
          B5 - - . A5 - G5 - | F#5 - - - . . . . | G5 - - . F#5 - E5 - | C#5 - - - E5 - . .
          D5 - F#5 - C#5 - . . | B4 - D5 - A4 - - . | G4 - B4 - D5 - . . | E5 - D5 - C#5 - - -`,
      },
      {
        voice: { volume: 0.3, pitchHz: 147, attackS: 0.12, holdS: 0.4, releaseS: 1.2 },
        volume: 0.86,
        notes: lay(FIRS, hold('b', 4)),
      },
    ],
  },
  embers: {
    bpm: 60,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.26, pitchHz: 440, attackS: 0.008, holdS: 0.1, releaseS: 1.4, wave: 'pluck' },
        volume: 1.07,
        pan: 0.15,
        notes: lay(EMBERS, BROKEN),
      },
      {
        voice: [
          {
            volume: 0.15,
            pitchHz: 440,
            attackS: 0.06,
            holdS: 0.1,
            releaseS: 0.5,
            wave: 'triangle',
            vibratoHz: 5,
            vibratoSemitones: 0.12,
          },
          { volume: 0.04, pitchHz: 880, attackS: 0.06, holdS: 0.1, releaseS: 0.4 },
        ],
        volume: 0.96,
        pan: -0.2,
        notes: `E5 - - D5 C5 - - . | A4 - C5 - E5 - - . | F5 - E5 D5 C5 - - . | B4 - - - . . . .
          C5 - - D5 E5 - G5 - | D5 - - . C5 - A4 - | D5 - F5 - E5 - D5 - | C5 - - - A4 - - -
          A5 - - G5 F5 - - . | G5 - - E5 - - . . | B5 - A5 G5 - - D5 - | C5 - - - E5 - - -
          F5 - E5 - D5 - B4 - | G5 - E5 - C5 - - . | A4 - D5 - F5 - - . | E5 - - D5 B4 - - -`,
      },
      {
        voice: { volume: 0.3, pitchHz: 147, attackS: 0.12, holdS: 0.4, releaseS: 1.2 },
        volume: 0.86,
        notes: lay(EMBERS, hold('b', 4)),
      },
    ],
  },
  frost: {
    bpm: 84,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.17, pitchHz: 440, attackS: 0.006, holdS: 0.06, releaseS: 0.9, wave: 'pluck' },
        volume: 1.07,
        pan: -0.2,
        notes: lay(FROST, WALTZ),
      },
      {
        voice: [
          { volume: 0.2, pitchHz: 880, attackS: 0.004, holdS: 0.06, releaseS: 1.5, wave: 'bell' },
          { volume: 0.07, pitchHz: 1760, attackS: 0.004, holdS: 0.03, releaseS: 0.8 },
        ],
        volume: 0.92,
        pan: 0.2,
        notes: `B5 - - - G5 - | E5 - - - . . | D5 - G5 - B5 - | A5 - - - - . | B5 - - - E6 - | D6 - C6 - B5 - | C6 - - - A5 - | B5 - - - - .
          D6 - - - B5 - | A5 - - - F#5 - | G5 - - - E5 - | E5 - G5 - C6 - | C6 - B5 - A5 - | B5 - - - G5 - | F#5 - - - D#5 - | F#5 - - - - .
          G5 - E5 - G5 - | A5 - F#5 - A5 - | B5 - - - - - | . . E6 - D6 - | C6 - - - G5 - | B5 - - - D5 - | C6 - A5 - E5 - | D#5 - F#5 - B5 -
          E6 - - - C6 - | D6 - - - A5 - | B5 - - - G5 - | E5 - G5 - B5 - | A5 - - - C6 - | B5 - - - D#5 - | E5 - - - - - | . . . . . .`,
      },
      {
        voice: { volume: 0.28, pitchHz: 147, attackS: 0.1, holdS: 0.4, releaseS: 1 },
        volume: 0.86,
        notes: lay(FROST, hold('b', 6)),
      },
    ],
  },
  brook: {
    bpm: 80,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.2, pitchHz: 440, attackS: 0.004, holdS: 0.06, releaseS: 1, wave: 'pluck' },
        volume: 1.05,
        pan: 0.2,
        notes: lay(BROOK, RUNNING),
      },
      {
        voice: [
          {
            volume: 0.16,
            pitchHz: 880,
            attackS: 0.03,
            holdS: 0.08,
            releaseS: 0.6,
            vibratoHz: 5.5,
            vibratoSemitones: 0.1,
          },
          { volume: 0.1, pitchHz: 880, attackS: 0.004, holdS: 0.04, releaseS: 1.2, wave: 'bell' },
        ],
        volume: 0.96,
        pan: -0.15,
        notes: `D5 - G5 - B5 - A5 G5 | E5 - - G5 F#5 - - . | G5 - - B5 E5 - - . | F#5 - A5 - D5 - - .
          B5 - - A5 F#5 - D5 - | E5 - G5 - D5 - - . | C5 - E5 - G5 - E5 - | F#5 - A5 - G5 - - -
          G5 - E5 - C6 - - . | B5 - G5 - D5 - - . | C6 - B5 - A5 - E5 - | G5 - - - B5 - - -
          C6 - B5 - A5 - F#5 - | D5 - F#5 - G5 - - . | A5 - - G5 E5 - C5 - | D5 - - - F#5 - A5 -`,
      },
      {
        voice: { volume: 0.28, pitchHz: 147, attackS: 0.08, holdS: 0.3, releaseS: 0.9 },
        volume: 0.86,
        notes: lay(BROOK, hold('b', 4)),
      },
    ],
  },
  lantern: {
    bpm: 58,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.09, pitchHz: 440, attackS: 0.35, holdS: 0.6, releaseS: 1.2, wave: 'triangle' },
        volume: 0.96,
        notes: low.lay(LANTERN, hold('c', 4)),
      },
      {
        voice: { volume: 0.24, pitchHz: 880, attackS: 0.006, holdS: 0.08, releaseS: 1.7, wave: 'bell' },
        volume: 0.96,
        pan: 0.15,
        notes: `C5 - - A4 - - . . | D5 - - F5 - - E5 - | D5 - - - . . Bb4 - | C5 - - E5 - - . .
          E5 - - - C5 - A4 - | F5 - - D5 - - . . | G5 - F5 - D5 - Bb4 - | C5 - - - - - . .
          A5 - - G5 F5 - C5 - | F5 - - - A4 - - . | Bb4 - D5 - F5 - - . | G5 - E5 - C5 - - .
          C5 - E5 - A5 - - . | G5 - F5 - D5 - - . | Bb4 - D5 - G5 - - . | E5 - - - C5 - - -`,
      },
      {
        voice: { volume: 0.3, pitchHz: 147, attackS: 0.12, holdS: 0.4, releaseS: 1.2 },
        volume: 0.86,
        notes: lay(LANTERN, hold('b', 4)),
      },
    ],
  },
  dusk: {
    bpm: 72,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.2, pitchHz: 440, attackS: 0.006, holdS: 0.08, releaseS: 1.2, wave: 'pluck' },
        volume: 1,
        pan: 0.2,
        notes: lay(DUSK, BROKEN),
      },
      {
        // A hang under the trees, an octave below the other leads.
        voice: [
          { volume: 0.3, pitchHz: 220, attackS: 0.004, holdS: 0.06, releaseS: 1.5 },
          { volume: 0.12, pitchHz: 440, attackS: 0.004, holdS: 0.04, releaseS: 0.8 },
          { volume: 0.06, pitchHz: 660, attackS: 0.004, holdS: 0.02, releaseS: 0.4, wave: 'bell' },
        ],
        volume: 1,
        pan: -0.2,
        notes: `E4 - - G4 B4 - - . | A4 - G4 - E4 - - . | D4 - G4 - B4 - A4 - | F#4 - - - D4 - . .
          G4 - - F#4 E4 - B3 - | C4 - E4 - A4 - - . | G4 - E4 - F#4 - A4 - | B4 - - - G4 - - -
          C5 - - B4 A4 - E4 - | B4 - - G4 E4 - - . | G4 - A4 - G4 - E4 - | D4 - - - B3 - D4 -
          E4 - A4 - C5 - B4 - | F#4 - B4 - D5 - - . | C5 - B4 - A4 - F#4 - | E4 - - - - - . .`,
      },
      {
        voice: { volume: 0.28, pitchHz: 147, attackS: 0.12, holdS: 0.4, releaseS: 1.2 },
        volume: 0.86,
        notes: lay(DUSK, hold('b', 4)),
      },
      { voice: RUSTLE, volume: 0.5, pan: 0.3, notes: '. . x . . . x x | . . x . . x . x' },
    ],
  },
  path: {
    bpm: 96,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.2, pitchHz: 440, attackS: 0.002, holdS: 0.02, releaseS: 0.24, wave: 'pluck' },
        volume: 1,
        pan: -0.2,
        notes: lay(PATH, RUNNING),
      },
      {
        // A wooden flute over plucked strings, with a little breath.
        voice: [
          {
            volume: 0.17,
            pitchHz: 880,
            attackS: 0.05,
            holdS: 0.12,
            releaseS: 0.22,
            vibratoHz: 5.2,
            vibratoSemitones: 0.12,
          },
          { volume: 0.05, pitchHz: 1760, attackS: 0.06, holdS: 0.1, releaseS: 0.16, wave: 'triangle' },
          { volume: 0.02, pitchHz: 2600, attackS: 0.02, holdS: 0.02, releaseS: 0.08, wave: 'noise' },
        ],
        volume: 0.88,
        pan: 0.2,
        notes: `B4 - D5 - G5 - D5 - | E5 - - G5 F#5 - E5 - | E5 - C5 - E5 - G5 - | A5 - - - F#5 - D5 -
          B5 - - A5 G5 - D5 - | F#5 - - D5 B4 - - . | E5 - G5 - F#5 - A5 - | G5 - - - - - . .
          C6 - B5 - A5 - G5 - | F#5 - A5 - D6 - - . | D6 - B5 - G5 - E5 - | A5 - C6 - A5 - F#5 -
          E5 - G5 - C6 - B5 - | B5 - G5 - D5 - - . | C5 - E5 - F#5 - A5 - | G5 - - - - - . .`,
      },
      {
        voice: { volume: 0.26, pitchHz: 147, attackS: 0.08, holdS: 0.3, releaseS: 0.8 },
        volume: 0.86,
        notes: lay(PATH, hold('b', 4)),
      },
      { voice: WOOD, volume: 0.5, pan: -0.3, notes: 'x . . x . . x . | x . . x . x x .' },
      { voice: RUSTLE, volume: 0.45, pan: 0.3, notes: '. . x . . . x .' },
    ],
  },
}

/** So long one song goes round before another has its turn. */
const ROUND_MS = 200_000
const SEASON_SONGS: Record<SeasonName, string> = {
  summer: 'firs',
  autumn: 'embers',
  winter: 'frost',
  spring: 'brook',
}

/** The season's own song first, or lantern light for pyramids and peaks; then two walks through the wood, a flute and a hang, and round again. */
export function chooseSong(season: SeasonName, kind: Kind, now: number): string {
  const own = kind === 'pyramid' || kind === 'tripeaks' ? 'lantern' : SEASON_SONGS[season]
  const turns = [own, 'path', 'dusk']
  return turns[Math.floor(now / ROUND_MS) % turns.length]!
}
