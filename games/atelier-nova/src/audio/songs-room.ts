/** Songs for the fitting room: three in turn, one for nights, one for snow and stages, and one for the studio. */
import { createChords } from '@playhouse/game-kit'
import type { Song } from '@playhouse/game-kit'
import {
  BASS,
  BELL,
  BRUSH,
  CELESTA,
  CLARINET,
  DEEP,
  HARP,
  lay,
  MARIMBA,
  PAD,
  RIM,
  SHAKER,
  VIBES,
} from './instruments.ts'

/** Sevenths without their root, which the bass has. */
const SEVENTHS = {
  F: 'A3 C4 E4',
  Dm: 'F3 A3 C4',
  Gm: 'Bb3 D4 F4',
  C: 'Bb3 C4 E4',
  Am: 'G3 C4 E4',
  A: 'G3 C#4 E4',
  Bb: 'A3 D4 F4',
  G: 'F3 B3 D4',
}
const jazz = createChords({ bass: 'C2', fifth: 'G2', tones: 'F3', own: SEVENTHS })
type Figure = { bass: string; hand: string }
/** Half a bar each. */
const SWAYING: Figure = { bass: 'b - . b f - . .', hand: '. . c - . . c .' }
const LONG: Figure = { bass: 'b - - - f - b -', hand: 'c - - - . c - .' }
const BREATH: Figure = { bass: 'b - - - . . f -', hand: '. . c - - - . .' }

/** A part of a song: half bars, each a chord and what the bell sings over it. */
type Part = { figure: Figure; bars: readonly (readonly [keyof typeof SEVENTHS, string])[] }
const FITTING: readonly Part[] = [
  {
    figure: SWAYING,
    bars: [
      ['F', 'C5 - . A4 . C5 E5 -'],
      ['Dm', 'D5 - C5 - A4 - . .'],
      ['Gm', 'D5 - . Bb4 . D5 F5 -'],
      ['C', 'E5 - D5 - C5 - G4 .'],
      ['F', 'A4 - . C5 . E5 G5 -'],
      ['Dm', 'F5 - E5 - C5 - . .'],
      ['Gm', 'Bb4 - D5 - G5 - F5 -'],
      ['C', 'E5 - - - . . . .'],
      ['F', 'C5 - . A4 . C5 E5 -'],
      ['Dm', 'F5 - E5 - D5 - A4 .'],
      ['Bb', 'D5 - . F5 . D5 Bb4 -'],
      ['C', 'C5 - D5 - E5 - . .'],
      ['Am', 'E5 - . C5 . E5 G5 -'],
      ['Dm', 'A5 - G5 - F5 - D5 .'],
      ['Gm', 'D5 - Bb4 - A4 - G4 .'],
      ['C', 'E5 - - - . . . .'],
    ],
  },
  {
    figure: LONG,
    bars: [
      ['Bb', 'F5 - - D5 . Bb4 . D5'],
      ['Bb', 'F5 - G5 - F5 - D5 .'],
      ['Am', 'E5 - - C5 . A4 . C5'],
      ['Am', 'E5 - - - . . C5 D5'],
      ['Gm', 'D5 - - Bb4 . G4 . Bb4'],
      ['C', 'E5 - D5 - C5 - Bb4 .'],
      ['F', 'A4 - - - . . C5 .'],
      ['F', 'F5 - E5 - C5 - A4 .'],
      ['Bb', 'D5 - F5 - Bb5 - A5 .'],
      ['Bb', 'G5 - F5 - D5 - . .'],
      ['A', 'C#5 - E5 - G5 - E5 .'],
      ['A', 'C#5 - - - . . A4 .'],
      ['Dm', 'D5 - F5 - A5 - G5 .'],
      ['G', 'F5 - D5 - B4 - . .'],
      ['Gm', 'Bb4 - D5 - F5 - D5 .'],
      ['C', 'E5 - - - G4 - Bb4 .'],
    ],
  },
  {
    figure: BREATH,
    bars: [
      ['F', 'A4 - - - . . . .'],
      ['Dm', '. . F4 A4 C5 - - .'],
      ['Bb', 'D5 - - - . . . .'],
      ['C', '. . G4 Bb4 C5 - E5 -'],
      ['F', 'A5 - G5 - E5 - C5 .'],
      ['Dm', 'A4 - C5 - D5 - . .'],
      ['Gm', 'Bb4 - . A4 . G4 . .'],
      ['C', 'C5 - - - . . . .'],
    ],
  },
]
/** The half bars of a song, each with its figure. */
const writeHalfBars = (
  parts: readonly Part[],
  write: (figure: Figure, chord: string, tune: string) => string,
): string =>
  parts.flatMap(({ figure, bars }) => bars.map(([chord, tune]) => write(figure, chord, tune))).join(' | ')

/** A waltz in front of the mirror: G, and a second part in E minor. */
const MIRROR = 'G G Em Em Am Am D D7 G Bm Em C Am D7 G G Em Em B7 B7 C C G G Am Am Em Em C D D7 D7'
/** Bossa in A minor. */
const THIMBLE = 'Am Am Dm G C F E E Am Am Dm G C F E Am Dm G C Am Dm B7 E E'
/** Five beats a bar, for the moon. */
const NIGHT = 'Dm Dm G G Dm Dm Bb C F C G Dm Bb F Gm A'
/** A music box in D, and a second part that darkens. */
const GALA = 'D A Bm F#m G D Em A D A Bm F#m G A D D Bm F#m G D Em Bm A A Gm D Gm D Bb F A A'
/** A lounge that swings, with the old bridge. */
const STUDIO =
  'Bb Gm Cm F7 Bb Gm Cm F7 Bb Gm Cm F7 Bb Gm F7 Bb D7 D7 Gm Gm C7 C7 F7 F7 Bb Gm Cm F7 Bb Gm F7 Bb'
const STUDIO_A = `D5 - - F5 - - D5 - Bb4 . . . | D5 - - - - . G4 - Bb4 D5 - - | Eb5 - - G5 - - Eb5 - C5 . . . | A4 - - - - . C5 - Eb5 F5 - -`
const STUDIO_END = `F5 - - D5 - Bb4 . . F5 D5 - - | Bb5 - - G5 - - D5 - . . . . | A4 - C5 Eb5 - D5 C5 - A4 . . . | Bb4 - - - - - . . . . . .`

export const roomSongs: Record<string, Song> = {
  // Twenty bars, 57 seconds: it is heard for minutes on end.
  fitting: {
    bpm: 84,
    steps: 4,
    tracks: [
      {
        voice: { volume: 0.372, pitchHz: 87, attackS: 0.01, holdS: 0.12, releaseS: 0.5, wave: 'triangle' },
        volume: 0.94,
        notes: writeHalfBars(FITTING, ({ bass }, chord) => jazz.lay(chord, bass)),
      },
      {
        voice: { volume: 0.213, pitchHz: 440, attackS: 0.01, holdS: 0.14, releaseS: 0.9, wave: 'pluck' },
        volume: 0.94,
        pan: -0.2,
        notes: writeHalfBars(FITTING, ({ hand }, chord) => jazz.lay(chord, hand)),
      },
      {
        voice: { volume: 0.239, pitchHz: 880, attackS: 0.01, holdS: 0.1, releaseS: 1, wave: 'bell' },
        volume: 0.82,
        pan: 0.2,
        notes: writeHalfBars(FITTING, (_, __, tune) => tune),
      },
      {
        voice: {
          volume: 0.093,
          pitchHz: 4000,
          attackS: 0.002,
          holdS: 0.01,
          releaseS: 0.05,
          wave: 'noise',
          cutoffHz: 6400,
        },
        volume: 0.82,
        notes: '. . x . . . x x',
      },
    ],
  },
  mirror: {
    bpm: 112,
    steps: 2,
    tracks: [
      { voice: BASS, volume: 0.9, notes: lay(MIRROR, 'b - - - . .') },
      { voice: HARP, volume: 0.8, pan: 0.2, notes: lay(MIRROR, '. . c - c -') },
      {
        voice: CLARINET,
        volume: 0.98,
        pan: -0.15,
        notes: `D5 - - - B4 - | G5 - - - F#5 - | E5 - - - B4 - | G4 - B4 - E5 - | C5 - - - E5 - | A5 - - - G5 - | F#5 - - - D5 - | A4 - C5 - F#5 -
          G5 - - - B5 - | A5 - F#5 - D5 - | E5 - - - G5 - | C5 - E5 - G5 - | E5 - - - C5 - | D5 - C5 - A4 - | G4 - - - - - | . . B4 - D5 -
          E5 - - - G5 - | B5 - - - A5 G5 | F#5 - - - D#5 - | B4 - - - . . | E5 - - - G5 - | C6 - - - B5 A5 | B5 - - - G5 - | D5 - - - . .
          C5 - E5 - A5 - | A5 - G5 - E5 - | G5 - - - E5 - | B4 - - - . . | C5 - E5 - G5 - | F#5 - - - A5 - | C6 - B5 - A5 - | F#5 - - - . .`,
      },
    ],
  },
  thimble: {
    bpm: 100,
    steps: 2,
    tracks: [
      { voice: BASS, volume: 0.94, notes: lay(THIMBLE, 'b - . b f - . f') },
      { voice: HARP, volume: 0.74, pan: 0.25, notes: lay(THIMBLE, '. c . . c - c .') },
      {
        voice: MARIMBA,
        volume: 0.86,
        pan: -0.2,
        notes: `A4 . C5 E5 - . E5 D5 | C5 - . A4 - . . . | D5 . F5 A5 - . A5 G5 | F5 - . D5 - . . . | E5 . G5 C6 - . B5 A5 | A5 - . F5 - . C5 . | B4 . D5 G#4 - . B4 D5 | E5 - - - . . . .
          E5 . C5 A4 - . C5 E5 | A5 - . G5 - . E5 . | F5 . D5 A4 - . D5 F5 | B4 - . D5 - . G5 . | G5 . E5 C5 - . D5 E5 | F5 - . A4 - . C5 . | B4 . E5 G#5 - . F5 E5 | A4 - - - . . . .
          F5 - - . E5 D5 . . | D5 - . B4 . G4 . . | E5 - - . D5 C5 . . | C5 - . A4 . E5 . . | F5 - A5 - . G5 F5 . | F#5 - A5 - . D#5 . . | G#5 - - . F5 E5 . D5 | B4 - - - . . . .`,
      },
      { voice: SHAKER, volume: 1, notes: 'x . x x . x x .' },
      { voice: RIM, volume: 0.5, notes: 'x . . x . . x . . . x . . x . .' },
    ],
  },
  night: {
    bpm: 88,
    steps: 2,
    tracks: [
      { voice: DEEP, volume: 0.8, notes: lay(NIGHT, 'b - - - - - f - - -') },
      { voice: PAD, volume: 0.9, notes: lay(NIGHT, 'c - - - - - - - - -') },
      { voice: HARP, volume: 0.62, pan: 0.25, notes: lay(NIGHT, '. . 1 . 2 . 3 . 2 .') },
      {
        voice: BELL,
        volume: 0.84,
        pan: -0.2,
        notes: `D5 - - F5 - - A5 - - - | G5 - F5 - E5 - C5 - - - | B4 - - D5 - - G5 - - - | F5 - E5 - D5 - B4 - - .
          D5 - - A5 - - C6 - - - | A5 - G5 - F5 - D5 - - - | F5 - - D5 - - Bb4 - - - | E5 - - - - - G5 - - .
          A5 - - C6 - - A5 - F5 - | G5 - - E5 - - C5 - - . | B5 - - A5 - - G5 - D5 - | F5 - - - - - . . . .
          D5 - F5 - Bb5 - A5 - F5 - | C5 - F5 - A5 - G5 - F5 - | Bb4 - D5 - G5 - - - F5 - | E5 - - C#5 - - A4 - - .`,
      },
    ],
  },
  gala: {
    bpm: 66,
    steps: 3,
    tracks: [
      { voice: BASS, volume: 0.84, notes: lay(GALA, 'b - - f - -') },
      { voice: HARP, volume: 0.6, pan: 0.2, notes: lay(GALA, '. 1 2 . 3 2') },
      { voice: PAD, volume: 0.6, notes: lay(GALA, 'c - - - - -') },
      {
        voice: CELESTA,
        volume: 0.86,
        pan: -0.15,
        notes: `F#5 - A5 D6 - A5 | C#6 - - A5 - E5 | B5 - D6 F#5 - B5 | A5 - - F#5 - C#5 | G5 - B5 D6 - B5 | A5 - - F#5 - D5 | E5 - G5 B5 - G5 | A5 - - - . .
          F#5 - A5 D6 - E6 | E6 - C#6 A5 - C#6 | D6 - B5 F#5 - D5 | C#5 - F#5 A5 - - | B5 - G5 D5 - G5 | A5 - C#6 E6 - C#6 | D6 - - - - - | . . . A5 B5 C#6
          D6 - C#6 B5 - F#5 | A5 - - F#5 - - | B5 - A5 G5 - D5 | F#5 - - D5 - - | G5 - F#5 E5 - B4 | D5 - F#5 B5 - - | A5 - G5 E5 - C#5 | A4 - - - . .
          Bb5 - A5 G5 - D5 | A5 - - F#5 - D5 | G5 - Bb5 D6 - Bb5 | A5 - - - F#5 - | F5 - Bb5 D6 - Bb5 | C6 - A5 F5 - - | E5 - A5 C#6 - E6 | G5 - - E5 - -`,
      },
    ],
  },
  studio: {
    bpm: 126,
    steps: 3,
    tracks: [
      { voice: BASS, volume: 0.9, notes: lay(STUDIO, 'b - - f - - b - f b - -') },
      { voice: HARP, volume: 0.62, pan: 0.2, notes: lay(STUDIO, '. . . c . . . . c . . .') },
      {
        voice: VIBES,
        volume: 0.98,
        pan: -0.15,
        notes: `${STUDIO_A}
          F5 - - D5 - Bb4 . . F5 D5 - - | Bb5 - - G5 - - D5 - . . . . | G5 - F5 Eb5 - C5 A4 - C5 Eb5 - F5 | C5 - - A4 - - . . . . . .
          ${STUDIO_A} ${STUDIO_END}
          F#5 - - A5 - - F#5 - D5 . . . | C5 - - - - - D5 - F#5 A5 - - | Bb5 - - A5 - G5 D5 - . . . . | Bb4 - - D5 - - G5 - - . . .
          E5 - - G5 - - E5 - C5 . . . | Bb4 - - - - - C5 - E5 G5 - - | A5 - - G5 - F5 Eb5 - . C5 - - | A4 - C5 Eb5 - F5 A5 - - . . .
          ${STUDIO_A} ${STUDIO_END}`,
      },
      { voice: BRUSH, volume: 0.8, notes: '. . . x . x . . . x . x' },
    ],
  },
}
