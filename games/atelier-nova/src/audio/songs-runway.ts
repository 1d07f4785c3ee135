/** Songs for the runway, by the kind of theme. */
import type { Song } from '@playhouse/game-kit'
import {
  BASS,
  BELL,
  BUZZ,
  CELESTA,
  CLAP,
  CLAV,
  DEEP,
  HARP,
  HAT,
  KICK,
  lay,
  MARIMBA,
  RIM,
  SHAKER,
  STRINGS,
  TOM,
  WHISTLE,
} from './instruments.ts'

/** Half bars of eight sixteenths. */
const CATWALK = 'F Dm Gm C7 F Dm Bb C7 Bb C7 Am Dm Gm C7 F C7'
/** E minor with a saw for a bass. */
const STRUT = 'Em Em G A Em Em C B7'
/** Seven beats a bar. */
const SPELL = 'Am Am F E Am Dm F E C G F Am'
/** A quick waltz in A. */
const GOWN = 'A A F#m F#m Bm E A E D D C#m F#m Bm E A A'
/** Four swinging beats in C. */
const SKIP = 'C Am F G C Am Dm G'

export const runwaySongs: Record<string, Song> = {
  catwalk: {
    bpm: 112,
    steps: 4,
    tracks: [
      { voice: KICK, volume: 0.8, notes: 'x . . . x . . .' },
      { voice: CLAP, volume: 0.8, notes: '. . . . x . . . . . . . x . . x' },
      { voice: HAT, volume: 0.8, notes: '. . x . . . x . . . x . . . x x' },
      { voice: BASS, volume: 0.9, notes: lay(CATWALK, 'b . b . . b . f') },
      { voice: HARP, volume: 0.84, pan: -0.2, notes: lay(CATWALK, '. . c . . c . .') },
      {
        voice: BELL,
        volume: 0.8,
        pan: 0.2,
        notes: `C5 . E5 . G5 - E5 . | F5 . E5 . C5 - . . | D5 . F5 . A5 - F5 . | G5 . E5 . C5 - D5 E5
          F5 . A5 . C6 - A5 . | A5 . F5 . D5 - . . | Bb5 . A5 . F5 - D5 . | E5 . G5 . C5 - . .
          D5 - F5 - Bb5 - A5 . | G5 - E5 - C5 - . . | E5 - C5 - A5 - G5 . | F5 - D5 - A4 - . .
          Bb4 . D5 . G5 - F5 . | E5 . G5 . Bb5 - G5 . | A5 - F5 . C5 . A4 . | C5 . D5 . E5 . G5 .`,
      },
    ],
  },
  strut: {
    bpm: 116,
    steps: 4,
    tracks: [
      { voice: KICK, volume: 0.86, notes: 'x . . . . . x . . . x . . . . .' },
      { voice: CLAP, volume: 0.9, notes: '. . . . x . . . . . . . x . . .' },
      { voice: HAT, volume: 0.8, notes: 'x . x x x . x . x . x x x . x x' },
      { voice: BUZZ, volume: 0.9, notes: lay(STRUT, 'b . . b . . f . b . b . . f . .') },
      {
        voice: CLAV,
        volume: 0.7,
        pan: -0.25,
        notes: lay(STRUT, '. . c . . c . . . . c . . . c .'),
      },
      {
        voice: MARIMBA,
        volume: 0.8,
        pan: 0.2,
        notes: `B4 . . D5 . . E5 . . . G5 . E5 . D5 . | E5 . . . . . . . B4 . D5 . E5 . . . | D5 . . G5 . . B5 . . . A5 . G5 . D5 . | E5 . C#5 . A4 . . . A5 . G5 . E5 . . .
          B4 . . D5 . . E5 . . . G5 . A5 . B5 . | B5 . A5 . G5 . E5 . . . D5 . E5 . . . | G5 . . E5 . . C5 . . . E5 . G5 . C6 . | B5 . . A5 . . F#5 . . . D#5 . B4 . . .`,
      },
    ],
  },
  spell: {
    bpm: 150,
    steps: 2,
    tracks: [
      { voice: TOM, volume: 0.66, notes: 'x . . x . x .' },
      { voice: SHAKER, volume: 0.9, notes: '. x x . x . x' },
      { voice: DEEP, volume: 0.84, notes: lay(SPELL, 'b - - b - f -') },
      { voice: HARP, volume: 0.8, pan: -0.25, notes: lay(SPELL, '1 2 3 2 3 1 3') },
      {
        voice: CELESTA,
        volume: 0.86,
        pan: 0.2,
        notes: `E5 - - A5 - B5 - | C6 - B5 A5 - E5 - | F5 - - A5 - C6 - | B5 - G#5 E5 - - .
          E5 - - A5 - C6 - | D6 - C6 A5 - F5 - | A5 - - F5 - C5 - | E5 - G#5 B5 - - .
          G5 - - C6 - E6 - | D6 - B5 G5 - D5 - | F5 - A5 C6 - A5 - | E5 - C5 A4 - - .`,
      },
    ],
  },
  gown: {
    bpm: 156,
    steps: 2,
    tracks: [
      { voice: BASS, volume: 0.9, notes: lay(GOWN, 'b - - . . .') },
      { voice: HARP, volume: 0.84, pan: -0.2, notes: lay(GOWN, '. . c - c -') },
      { voice: RIM, volume: 0.3, notes: '. . x . x .' },
      {
        voice: STRINGS,
        volume: 1,
        pan: 0.15,
        notes: `C#5 - - - E5 - | A5 - - - - G#5 | F#5 - - - C#5 - | A4 - C#5 - F#5 - | D5 - - - F#5 - | B5 - G#5 - E5 - | C#5 - - - E5 - | G#5 - B5 - E5 -
          F#5 - - - A5 - | D6 - - - C#6 B5 | G#5 - - - E5 - | A5 - F#5 - C#5 - | D5 - F#5 - B5 - | G#5 - E5 - B4 - | A4 - C#5 - E5 - | A5 - - - . .`,
      },
    ],
  },
  skip: {
    bpm: 116,
    steps: 3,
    tracks: [
      { voice: KICK, volume: 0.6, notes: 'x . . . . . x . . . . .' },
      { voice: CLAP, volume: 0.6, notes: '. . . x . . . . . x . .' },
      { voice: SHAKER, volume: 0.9, notes: 'x . x x . x x . x x . x' },
      { voice: BASS, volume: 0.9, notes: lay(SKIP, 'b - - . . . f - - . . b') },
      { voice: HARP, volume: 0.86, pan: -0.2, notes: lay(SKIP, '. . . c . c . . . c . .') },
      {
        voice: WHISTLE,
        volume: 0.9,
        pan: 0.2,
        notes: `G5 - E5 G5 - - C6 - - G5 - E5 | A5 - - E5 - C5 A4 - - . . . | A5 - F5 A5 - - C6 - A5 F5 - - | D5 - G5 B5 - - D6 - - . . .
          E6 - C6 G5 - E5 G5 - - C6 - - | C6 - A5 E5 - - A5 - B5 C6 - - | A5 - F5 D5 - - F5 - A5 D5 - - | B4 - D5 G5 - - F5 - E5 D5 - .`,
      },
    ],
  },
}
