/** A song for each season, each of sixteen bars: a first part, and a second that answers it. */
import { createChords, hold } from '@playhouse/game-kit'
import type { Layer, Song } from '@playhouse/game-kit'
import type { State } from '../state.ts'

const { lay } = createChords({ bass: 'G2', fifth: 'G2', tones: 'G3', fromRoot: true })
/** An octave higher: an instrument that joins later. */
const { lay: layHigh } = createChords({ bass: 'G2', fifth: 'G2', tones: 'G4', fromRoot: true })
/** Two notes of each chord, held for a bar. */
const pad = (chords: string, steps: number) => lay(chords, hold('1+2', steps))

const warm: Layer = {
  volume: 0.2,
  pitchHz: 261.63,
  attackS: 0.15,
  holdS: 0.2,
  releaseS: 0.8,
  wave: 'triangle',
  cutoffHz: 700,
}
const low: Layer = { volume: 0.36, pitchHz: 130.81, attackS: 0.01, holdS: 0.1, releaseS: 0.5, wave: 'pluck' }
const bell: Layer = {
  volume: 0.26,
  pitchHz: 523.25,
  attackS: 0.005,
  holdS: 0.04,
  releaseS: 0.7,
  wave: 'bell',
}
const harp: Layer = {
  volume: 0.3,
  pitchHz: 523.25,
  attackS: 0.004,
  holdS: 0.06,
  releaseS: 0.6,
  wave: 'pluck',
}
const flute: Layer = {
  volume: 0.2,
  pitchHz: 523.25,
  attackS: 0.05,
  holdS: 0.2,
  releaseS: 0.3,
  vibratoHz: 5,
  vibratoSemitones: 0.12,
}
const chirp: Layer = {
  volume: 0.1,
  pitchHz: 1046.5,
  attackS: 0.004,
  holdS: 0.01,
  releaseS: 0.16,
  wave: 'triangle',
  slideSemitones: 3,
}
const owl: Layer = {
  volume: 0.12,
  pitchHz: 392,
  attackS: 0.05,
  holdS: 0.13,
  releaseS: 0.2,
  slideSemitones: -2,
}
const sleigh: Layer = {
  volume: 0.07,
  pitchHz: 4200,
  attackS: 0.002,
  holdS: 0.01,
  releaseS: 0.09,
  wave: 'noise',
  cutoffHz: 6200,
}
const knock: Layer = {
  volume: 0.12,
  pitchHz: 220,
  attackS: 0.002,
  holdS: 0.01,
  releaseS: 0.07,
  wave: 'pluck',
  slideSemitones: -2,
}
/** A small accordion, for the harvest dance. */
const reed: Layer = {
  volume: 0.075,
  pitchHz: 261.63,
  attackS: 0.06,
  holdS: 0.2,
  releaseS: 0.18,
  wave: 'saw',
  vibratoHz: 5.6,
  vibratoSemitones: 0.1,
  cutoffHz: 1300,
}
/** Glasses rubbed with a wet finger: the night's chords. */
const glass: Layer[] = [
  {
    volume: 0.15,
    pitchHz: 261.63,
    attackS: 0.5,
    holdS: 0.3,
    releaseS: 1.2,
    vibratoHz: 4.2,
    vibratoSemitones: 0.14,
  },
  {
    volume: 0.06,
    pitchHz: 523.25,
    attackS: 0.7,
    holdS: 0.3,
    releaseS: 1.4,
    vibratoHz: 3.1,
    vibratoSemitones: 0.2,
  },
]
/** A deep horn instead of the plucked string. */
const horn: Layer = {
  volume: 0.3,
  pitchHz: 130.81,
  attackS: 0.06,
  holdS: 0.2,
  releaseS: 0.4,
  wave: 'triangle',
  cutoffHz: 420,
}
/** Wooden bars. */
const marimba: Layer[] = [
  { volume: 0.3, pitchHz: 523.25, attackS: 0.002, holdS: 0.02, releaseS: 0.24 },
  { volume: 0.08, pitchHz: 2093, attackS: 0.002, holdS: 0.005, releaseS: 0.06 },
]

const SPRING = 'C Am F G C Am F G F C Dm G F C Dm G'
const spring: Song = {
  bpm: 76,
  steps: 2,
  tracks: [
    { voice: warm, notes: pad(SPRING, 8), volume: 1.3 },
    { voice: low, notes: lay(SPRING, 'b . . . f . . .') },
    {
      voice: bell,
      notes: `E5 . G5 . . . C5 . | . . E5 . D5 . . . | A4 . C5 . . F5 . . | D5 . . . B4 . . .
        | G5 . E5 . . . C5 . | . . A4 . C5 . . . | F5 . E5 . D5 . C5 . | D5 . . G4 . . . .
        | A5 . . G5 F5 . A5 . | G5 . . E5 . . C5 . | F5 . . E5 D5 . F5 . | E5 . D5 . . . . .
        | A5 . . G5 F5 . C5 . | E5 . G5 . . . E5 . | D5 . F5 . E5 . D5 . | C5 . . . . . G4 .`,
    },
    { voice: harp, notes: layHigh(SPRING, '. . 1 . 2 . 1 .'), volume: 0.5, pan: -0.3 },
    {
      voice: chirp,
      notes: `. . . . . . . . . . . . . x . x . . . . . . . . . . . . . . . . . . . . . x . . . . . . . . x .`,
      pan: 0.4,
      volume: 0.9,
    },
  ],
}

const SUMMER = 'G C G D G C D G Em C G D Em C D G'
const summer: Song = {
  bpm: 94,
  steps: 2,
  tracks: [
    { voice: warm, notes: pad(SUMMER, 8), volume: 1.1 },
    { voice: low, notes: lay(SUMMER, 'b . f . b . f .'), volume: 0.9 },
    {
      voice: marimba,
      notes: `B4 . D5 . G5 . D5 . | E5 . G5 E5 C5 . . . | B4 . D5 . B5 . G5 . | A5 . F#5 . D5 . . .
        | B5 . A5 G5 D5 . G5 . | E5 . . G5 C6 . B5 . | A5 . F#5 . D5 . E5 F#5 | G5 . . . . . . .
        | G5 . . E5 B4 . E5 . | G5 . . E5 C5 . E5 . | D5 . . B4 G4 . B4 . | A4 . D5 . F#5 . A5 .
        | G5 . . E5 B4 . G5 . | E5 . C5 . E5 . G5 . | F#5 . A5 . C6 . A5 . | G5 . . D5 G4 . . .`,
    },
    { voice: flute, notes: layHigh(SUMMER, '2 - - - 1 - - -'), volume: 0.6, pan: 0.3 },
    { voice: knock, notes: '. . x . . . x x . . x . . x x .', volume: 0.8, pan: -0.3 },
  ],
}

/** In three: dusk rocks to sleep. */
const DUSK = 'F Dm Bb C F Dm Gm C Bb F Gm Dm Bb F C F'
const dusk: Song = {
  bpm: 66,
  steps: 2,
  tracks: [
    { voice: warm, notes: pad(DUSK, 6), volume: 1.4 },
    { voice: low, notes: lay(DUSK, 'b . . . f .'), volume: 0.8 },
    {
      voice: flute,
      notes: `A4 - - - C5 - | F5 - - - D5 - | D5 - - - Bb4 - | G4 - - - . . | A4 - - - C5 - | F5 - - - A5 - | G5 - - F5 D5 - | E5 - - - . .
        | D5 - - - F5 - | C5 - - - A4 - | Bb4 - - - D5 - | A4 - - - . . | D5 - - F5 Bb5 - | A5 - - F5 C5 - | E5 - - D5 E5 - | F5 - - - . .`,
    },
    { voice: harp, notes: layHigh(DUSK, '. 1 2 . 1 2'), volume: 0.4, pan: -0.3 },
    {
      voice: bell,
      notes: `. . C6 . . . | . . . . A5 . | . . F5 . . . | . . . . G5 .`,
      volume: 0.45,
      pan: 0.3,
    },
    {
      voice: owl,
      notes: `. . . . . . | . . . . . . | . . . . . . | . . x . x . | ${'. '.repeat(24)}`,
      pan: -0.5,
    },
  ],
}

/** Slow and wide: a flute far away, stars that answer it. */
const NIGHT = 'Em C G D Em C Am Em C G Am Em C D Am Em'
const night: Song = {
  bpm: 62,
  steps: 2,
  tracks: [
    { voice: glass, notes: pad(NIGHT, 8), volume: 1.35 },
    { voice: horn, notes: lay(NIGHT, 'b . . f . . f .'), volume: 0.7 },
    {
      voice: flute,
      notes: `B4 - - - E5 - F#5 - | G5 - - - E5 - - - | D5 - - - B4 - D5 - | A4 - - - - - . . | B4 - - - E5 - G5 - | C6 - - - B5 - G5 - | A5 - - G5 F#5 - E5 - | E5 - - - - - . .
        | G5 - - - C5 - E5 - | D5 - - - B4 - - - | C5 - - - E5 - A5 - | G5 - - - E5 - . . | E5 - G5 - C6 - B5 - | A5 - - - F#5 - D5 - | C5 - - E5 D5 - C5 - | E5 - - - - - . .`,
    },
    { voice: harp, notes: layHigh(NIGHT, '1 . . 2 . . 1 .'), volume: 0.4, pan: -0.3 },
    {
      voice: bell,
      notes: `. . . . . . B5 . | . . . . . G5 . . | . . . . . . . . | . . . . F#5 . A5 .`,
      volume: 0.4,
      pan: 0.35,
    },
    {
      voice: owl,
      notes: `${'. '.repeat(40)} . . x . x . . . | ${'. '.repeat(16)}`,
      pan: -0.5,
    },
  ],
}

const AUTUMN = 'Dm C Bb F Gm Dm A A F C Gm Dm Bb F A Dm'
const autumn: Song = {
  bpm: 84,
  steps: 2,
  tracks: [
    { voice: reed, notes: pad(AUTUMN, 6), volume: 1.2 },
    { voice: low, notes: lay(AUTUMN, 'b . f . f .'), volume: 0.85 },
    {
      voice: marimba,
      notes: `D5 . F5 . A5 . | G5 . E5 . C5 . | D5 . F5 . Bb5 . | A5 . . . F5 . | G5 . Bb5 . A5 G5 | F5 . A5 . D5 . | E5 . C#5 . A4 . | E5 . . . . .
        | A5 . C6 . A5 . | G5 . E5 . G5 . | Bb5 . A5 . G5 . | F5 . . . D5 . | D5 . F5 . Bb5 . | A5 . F5 . C5 . | E5 . G5 F5 E5 . | D5 . . . . .`,
    },
    { voice: flute, notes: layHigh(AUTUMN, '2 - - 1 - -'), volume: 0.5, pan: -0.3 },
    { voice: knock, notes: 'x . . . x . . . . . x .', volume: 0.7, pan: 0.3 },
  ],
}

const WINTER = 'Am F C G Am F E Am F G C Am Dm Am E Am'
const winter: Song = {
  bpm: 72,
  steps: 2,
  tracks: [
    { voice: glass, notes: pad(WINTER, 8), volume: 1.2 },
    { voice: horn, notes: lay(WINTER, 'b . . . f . . .'), volume: 0.75 },
    {
      voice: bell,
      notes: `E6 . C6 . A5 . C6 . | F5 . A5 . C6 . . . | G5 . C6 . E6 . C6 . | D6 . B5 . G5 . . .
        | E6 . C6 . A5 . E5 . | F5 . A5 . D6 . C6 . | B5 . G#5 . E5 . G#5 . | A5 . . . . . . .
        | A5 . C6 . F6 . C6 . | B5 . D6 . G5 . . . | G5 . E5 . C6 . G5 . | A5 . . . E6 . . .
        | F6 . D6 . A5 . D6 . | E6 . C6 . A5 . C6 . | B5 . E5 . G#5 . B5 . | A5 . . . . . . .`,
      volume: 0.8,
    },
    { voice: harp, notes: layHigh(WINTER, '1 . 2 . 1 . 2 .'), volume: 0.4, pan: -0.3 },
    { voice: sleigh, notes: 'x . x . x . x x', volume: 0.6, pan: 0.2 },
  ],
}

/** Where one listens there is only a breath of music. */
const LISTENING = 'C F Am G F C Dm G Am F C G F Dm G C'
const listening: Song = {
  bpm: 56,
  steps: 2,
  tracks: [
    { voice: warm, notes: pad(LISTENING, 8), volume: 1.3 },
    { voice: low, notes: lay(LISTENING, 'b . . . . . . .'), volume: 0.6 },
  ],
}

export const songs: Record<string, Song> = { spring, summer, dusk, night, autumn, winter, listening }

const BY_THEME = ['spring', 'summer', 'dusk', 'night', 'autumn', 'winter']
export const songOf = ({ theme, kind }: Pick<State, 'theme' | 'kind'>): string =>
  kind === 'listen' ? 'listening' : BY_THEME[theme]!
