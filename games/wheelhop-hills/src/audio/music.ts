/** A tune for every time of day. */
import type { Layer, Song } from '@playhouse/game-kit'

const uke: Layer = {
  volume: 0.34,
  pitchHz: 261.63,
  attackS: 0.004,
  holdS: 0.03,
  releaseS: 0.3,
  wave: 'pluck',
}
const bass: Layer = {
  volume: 0.5,
  pitchHz: 98,
  attackS: 0.008,
  holdS: 0.08,
  releaseS: 0.28,
  wave: 'triangle',
  cutoffHz: 700,
}
const whistle: Layer = {
  volume: 0.24,
  pitchHz: 523.25,
  attackS: 0.03,
  holdS: 0.08,
  releaseS: 0.22,
  vibratoHz: 5.5,
  vibratoSemitones: 0.16,
}
const bell: Layer = {
  volume: 0.22,
  pitchHz: 523.25,
  attackS: 0.004,
  holdS: 0.03,
  releaseS: 0.7,
  wave: 'bell',
}
const shaker: Layer = {
  volume: 0.12,
  pitchHz: 900,
  attackS: 0.003,
  holdS: 0.006,
  releaseS: 0.05,
  wave: 'noise',
  cutoffHz: 5200,
}
const knock: Layer = {
  volume: 0.34,
  pitchHz: 180,
  attackS: 0.002,
  holdS: 0.01,
  releaseS: 0.08,
  slideSemitones: -8,
}
const pad: Layer = {
  volume: 0.14,
  pitchHz: 261.63,
  attackS: 0.2,
  holdS: 0.3,
  releaseS: 0.9,
  wave: 'triangle',
  cutoffHz: 900,
}
const reed: Layer = {
  volume: 0.16,
  pitchHz: 261.63,
  attackS: 0.02,
  holdS: 0.08,
  releaseS: 0.2,
  wave: 'saw',
  vibratoHz: 5,
  vibratoSemitones: 0.12,
  cutoffHz: 1400,
}

/** Eight bars and another eight: a shorter pattern goes round twice in its part. */
function inTwoParts(first: string, second: string): string {
  return [first, second].map((part) => (part.split('|').length < 8 ? `${part} | ${part}` : part)).join(' | ')
}

const morning: Song = {
  bpm: 116,
  steps: 2,
  tracks: [
    {
      voice: bass,
      notes: inTwoParts(
        'C3 . G2 . C3 . G2 . | A2 . E2 . A2 . E2 . | F2 . C3 . F2 . C3 . | G2 . D3 . G2 . B2 .',
        'A2 . E3 . A2 . E3 . | E2 . B2 . E2 . B2 . | F2 . C3 . F2 . A2 . | G2 . D3 . G2 . B2 .',
      ),
    },
    {
      voice: uke,
      notes: inTwoParts(
        '. C4+E4 . G4+E4 . C4+E4 . G4 | . C4+E4 . A4+E4 . C4+E4 . A4 | . C4+F4 . A4+F4 . C4+F4 . A4 | . D4+G4 . B4+G4 . D4+G4 . B4',
        '. C4+E4 . A4 . C4+E4 . A4 | . B3+E4 . G4 . B3+E4 . G4 | . C4+F4 . A4 . C4+F4 . A4 | . B3+D4 . G4 . B3+D4 . G4',
      ),
    },
    {
      voice: whistle,
      notes: inTwoParts(
        'E5 . . G5 - . E5 . | C5 . . E5 - - . . | A4 . C5 . F5 . E5 . | D5 - - . . . . . | E5 . . G5 - . C6 . | B5 . A5 . G5 - . . | A5 . G5 . F5 . D5 . | C5 - - - . . . .',
        'A5 - . G5 E5 . C5 . | G5 - . E5 B4 . . . | A4 . C5 . F5 - E5 . | D5 . G5 . B5 . . . | C6 - . B5 A5 . E5 . | G5 . B5 . G5 - E5 . | F5 . E5 . C5 . A4 . | B4 . D5 . G5 - - .',
      ),
    },
    { voice: shaker, notes: 'x x x x x x x x', volume: 0.8, pan: 0.3 },
    { voice: knock, notes: 'x . . . x . x .', pan: -0.2 },
  ],
}

const mist: Song = {
  bpm: 92,
  steps: 2,
  tracks: [
    {
      voice: bass,
      notes: inTwoParts(
        'D3 . . A2 . . D3 . | Bb2 . . F2 . . Bb2 . | F2 . . C3 . . F2 . | C3 . . G2 . . A2 .',
        'G2 . . D3 . . G2 . | D3 . . A2 . . D3 . | Bb2 . . F2 . . Bb2 . | A2 . . E3 . . A2 .',
      ),
    },
    {
      voice: pad,
      notes: inTwoParts(
        'D4+A4 - - - - - - - | Bb3+F4 - - - - - - - | F3+C4 - - - - - - - | C4+G4 - - - - - - -',
        'G3+D4 - - - - - - - | F3+D4 - - - - - - - | Bb3+D4 - - - - - - - | A3+C#4 - - - - - - -',
      ),
    },
    {
      voice: bell,
      notes: inTwoParts(
        'A5 . F5 . D5 . . E5 | F5 . D5 . . . . . | C5 . F5 . A5 . G5 . | E5 . . . . . G5 . | A5 . D6 . C6 . A5 . | Bb5 . A5 . F5 . . . | G5 . F5 . E5 . C5 . | D5 . . . . . . .',
        'D6 - . Bb5 . G5 . . | A5 . F5 . D5 . . . | Bb5 . A5 . G5 . F5 . | E5 - . . A5 . . . | G5 . Bb5 . D6 . . . | F5 . A5 . D6 - . . | D6 . C6 . Bb5 . F5 . | E5 . C#5 . A4 . . .',
      ),
    },
    {
      voice: uke,
      notes: inTwoParts(
        '. . D4 . F4 . A4 . | . . D4 . F4 . Bb4 . | . . C4 . F4 . A4 . | . . E4 . G4 . C5 .',
        '. . Bb3 . D4 . G4 . | . . A3 . D4 . F4 . | . . Bb3 . D4 . F4 . | . . A3 . C#4 . E4 .',
      ),
      volume: 0.7,
      pan: -0.25,
    },
    { voice: knock, notes: 'x . . x . . x .', volume: 0.7 },
    { voice: shaker, notes: '. . x . . . x x', volume: 0.7, pan: 0.35 },
  ],
}

const dusk: Song = {
  bpm: 124,
  steps: 2,
  tracks: [
    {
      voice: bass,
      notes: inTwoParts(
        'A2 . A2 E3 . A2 G2 . | F2 . F2 C3 . F2 G2 . | D3 . D3 A2 . D3 C3 . | E3 . E3 B2 . E3 G2 .',
        'C3 . C3 G2 . C3 B2 . | G2 . G2 D3 . G2 A2 . | D3 . D3 A2 . D3 C3 . | E3 . E3 B2 . E3 G#2 .',
      ),
    },
    {
      voice: reed,
      notes: inTwoParts(
        'A3+C4 . . A3+C4 . . E4 . | A3+C4 . . A3+C4 . . F4 . | A3+D4 . . A3+D4 . . F4 . | G#3+B3 . . G#3+B3 . . E4 .',
        'G3+C4 . . G3+C4 . . E4 . | G3+B3 . . G3+B3 . . D4 . | A3+D4 . . A3+D4 . . F4 . | G#3+B3 . . G#3+B3 . . E4 .',
      ),
    },
    {
      voice: whistle,
      notes: inTwoParts(
        'E5 . A5 . G5 . E5 . | F5 - - . C5 . . . | D5 . F5 . A5 . F5 . | E5 - - - . . . . | C6 . B5 . A5 . E5 . | F5 . A5 . G5 - . . | F5 . E5 . D5 . B4 . | A4 - - - . . . .',
        'E5 - G5 . C6 - G5 . | D5 - G5 . B5 - . . | A5 . F5 . D5 . F5 . | G#5 - - . E5 . . . | C6 . C6 B5 G5 . E5 . | B5 . B5 A5 G5 . D5 . | F5 . A5 . D6 . C6 . | B5 - - . G#5 . . .',
      ),
      volume: 0.9,
    },
    {
      voice: bell,
      notes: inTwoParts(
        '. . . . . . . . | . . . . A5 . C6 . | . . . . . . . . | . . . . B5 . E6 .',
        '. . . . C6 . E6 . | . . . . . . . . | . . . . A5 . D6 . | . . . . . . . .',
      ),
      volume: 0.6,
      pan: 0.3,
    },
    { voice: shaker, notes: 'x . x x x . x x', volume: 0.8, pan: 0.3 },
    { voice: knock, notes: 'x . . x . . x .' },
  ],
}

const orchard: Song = {
  bpm: 108,
  steps: 2,
  tracks: [
    {
      voice: bass,
      notes: inTwoParts(
        'G2 . D3 . G2 . D3 . | C3 . G2 . C3 . E3 . | A2 . E3 . A2 . E3 . | D3 . A2 . D3 . F#3 .',
        'E2 . B2 . E2 . B2 . | C3 . G2 . C3 . E3 . | G2 . D3 . G2 . D3 . | D3 . A2 . D3 . F#3 .',
      ),
    },
    {
      voice: uke,
      notes: inTwoParts(
        '. B3+D4 . G4 . B3+D4 . G4 | . C4+E4 . G4 . C4+E4 . G4 | . C4+E4 . A4 . C4+E4 . A4 | . C4+F#4 . A4 . C4+F#4 . A4',
        '. B3+E4 . G4 . B3+E4 . G4 | . C4+E4 . G4 . C4+E4 . G4 | . B3+D4 . G4 . B3+D4 . G4 | . C4+F#4 . A4 . C4+F#4 . A4',
      ),
    },
    {
      voice: reed,
      notes: inTwoParts(
        'D5 . B4 D5 G5 - . . | E5 . G5 . E5 C5 . . | C5 . E5 A5 - G5 F#5 . | A5 - F#5 . D5 . . . | B5 - A5 G5 D5 . . . | C6 . B5 A5 G5 - . . | E5 F#5 G5 . A5 . C6 . | A5 . F#5 . D5 - - .',
        'B4 . E5 - G5 . F#5 . | E5 - C5 . G4 . C5 . | D5 . B4 D5 G5 - B5 . | A5 - - . F#5 . . . | G5 . E5 - B5 . A5 . | G5 . E5 . C5 - . . | B4 D5 G5 . B5 A5 G5 . | F#5 . A5 . D5 - - .',
      ),
      volume: 0.8,
    },
    {
      voice: bell,
      notes: inTwoParts(
        '. . . . . . D6 . | . . . . . . G5 . | . . . . . . E6 . | . . . . . . A5 .',
        '. . B5 . . . . . | . . . . C6 . . . | . . D6 . . . . . | . . . . F#5 . A5 .',
      ),
      volume: 0.5,
      pan: 0.3,
    },
    { voice: shaker, notes: 'x . x x x . x x', volume: 0.8, pan: 0.3 },
    { voice: knock, notes: 'x . . . x . . x', pan: -0.2 },
  ],
}

const frost: Song = {
  bpm: 100,
  steps: 2,
  tracks: [
    {
      voice: bass,
      notes: inTwoParts(
        'D3 . . . A2 . . . | G2 . . . D3 . . . | B2 . . . F#2 . . . | A2 . . . E3 . A2 .',
        'E2 . . . B2 . . . | B2 . . . F#2 . . . | G2 . . . D3 . . . | A2 . . . E3 . C#3 .',
      ),
    },
    {
      voice: bell,
      notes: inTwoParts(
        'D5 A5 F#5 A5 D6 A5 F#5 A5 | B4 G5 D5 G5 B5 G5 D5 G5 | B4 F#5 D5 F#5 B5 F#5 D5 F#5 | C#5 A5 E5 A5 C#6 A5 E5 A5',
        'E5 G5 B4 G5 E5 B5 G5 B4 | D5 F#5 B4 F#5 D5 B5 F#5 B4 | D5 G5 B4 G5 D5 B5 G5 B4 | C#5 E5 A4 E5 C#5 A5 E5 A4',
      ),
      volume: 0.6,
      pan: 0.2,
    },
    {
      voice: whistle,
      notes: inTwoParts(
        '. . . . A5 - F#5 . | G5 - - . B5 . . . | F#5 - . D5 . . E5 . | E5 - - - . . . . | . . . . D6 - A5 . | B5 - - . G5 . . . | F#5 . G5 . A5 . B5 . | A5 - - - . . . .',
        'B5 - - G5 E5 . . . | F#5 - - . D5 . . . | G5 . A5 . B5 - D6 . | C#6 - - . A5 . . . | E5 . G5 . B5 - A5 . | F#5 . D5 . B4 . . . | D5 . G5 . B5 . A5 . | A5 - - - E5 . . .',
      ),
    },
    {
      voice: pad,
      notes: inTwoParts(
        'D4+F#4 - - - - - - - | D4+G4 - - - - - - - | D4+F#4 - - - - - - - | C#4+E4 - - - - - - -',
        'B3+G4 - - - - - - - | B3+F#4 - - - - - - - | B3+D4 - - - - - - - | A3+E4 - - - - - - -',
      ),
    },
    { voice: shaker, notes: 'x . x x x . x x', volume: 0.9, pan: -0.3 },
    { voice: knock, notes: 'x . . . . . x .', volume: 0.7 },
  ],
}

const stars: Song = {
  bpm: 84,
  steps: 2,
  tracks: [
    {
      voice: bass,
      notes: inTwoParts(
        'F2 . . C3 . . F2 . | C3 . . G2 . . C3 . | D3 . . A2 . . D3 . | A2 . . E3 . . G2 .',
        'Bb2 . . F2 . . Bb2 . | F2 . . C3 . . F2 . | G2 . . D3 . . G2 . | C3 . . G2 . . E2 .',
      ),
    },
    {
      voice: pad,
      notes: inTwoParts(
        'A3+C4+E4 - - - - - - - | G3+C4+E4 - - - - - - - | A3+D4+F4 - - - - - - - | A3+C4+E4 - - - - - - -',
        'Bb3+D4+F4 - - - - - - - | A3+C4+F4 - - - - - - - | Bb3+D4+G4 - - - - - - - | G3+C4+E4 - - - - - - -',
      ),
    },
    {
      voice: bell,
      notes: inTwoParts(
        'A5 . . E5 . . C6 . | B5 . G5 . . . E5 . | F5 . A5 . D6 . C6 . | B5 - . . G5 . . . | E6 . . C6 . A5 . . | G5 . . . E5 . D5 . | F5 . E5 . D5 . A4 . | C5 - - - . . . .',
        'D6 - . . Bb5 . F5 . | C6 . A5 . F5 . . . | Bb5 . G5 . D5 . G5 . | E5 - . . G5 . . . | F5 . Bb5 . D6 . . . | C6 . . A5 . . F5 . | G5 . Bb5 . A5 . G5 . | E5 - . . C5 . . .',
      ),
    },
    {
      voice: uke,
      notes: inTwoParts(
        '. . C4 . E4 . A4 . | . . C4 . E4 . G4 . | . . D4 . F4 . A4 . | . . C4 . E4 . A4 .',
        '. . Bb3 . D4 . F4 . | . . A3 . C4 . F4 . | . . Bb3 . D4 . G4 . | . . C4 . E4 . G4 .',
      ),
      volume: 0.7,
      pan: -0.25,
    },
    { voice: knock, notes: 'x . . . . x . .', volume: 0.8 },
    { voice: shaker, notes: '. . x . . . x .', volume: 0.8, pan: 0.35 },
  ],
}

export const songs: Record<string, Song> = { morning, orchard, mist, frost, dusk, stars }
/** By world. */
export const SONG_OF = ['morning', 'orchard', 'mist', 'frost', 'dusk', 'stars'] as const
