/** The songs: soft jazz for the fitting room, the same key with a beat for the catwalk. */
import type { Song } from '@playhouse/game-kit'

/** Root and fifth for the bass, and what the hand plays above. */
const CHORDS = {
  F: ['F2', 'C3', 'A3+C4+E4'],
  Dm: ['D2', 'A2', 'F3+A3+C4'],
  Gm: ['G2', 'D3', 'Bb3+D4+F4'],
  C: ['C2', 'G2', 'Bb3+C4+E4'],
  Am: ['A2', 'E3', 'G3+C4+E4'],
  A: ['A2', 'E3', 'G3+C#4+E4'],
  Bb: ['Bb2', 'F3', 'A3+D4+F4'],
  G: ['G2', 'D3', 'F3+B3+D4'],
} as const
type Chord = keyof typeof CHORDS
type Figure = { bass: string; hand: string }
/** Half a bar each: R is the root, F the fifth, X the chord. */
const SWAYING: Figure = { bass: 'R - . R F - . .', hand: '. . X - . . X .' }
const LONG: Figure = { bass: 'R - - - F - R -', hand: 'X - - - . X - .' }
const BREATH: Figure = { bass: 'R - - - . . F -', hand: '. . X - - - . .' }

/** A part of a song: half bars, each a chord and what the bell sings over it. */
type Part = { figure: Figure; bars: readonly (readonly [Chord, string])[] }
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
const halfBars = (parts: readonly Part[]) =>
  parts.flatMap(({ figure, bars }) => bars.map(([chord, tune]) => ({ figure, chord: CHORDS[chord], tune })))
const bassOf = (parts: readonly Part[]): string =>
  halfBars(parts)
    .map(({ figure, chord: [root, fifth] }) => figure.bass.replaceAll('F', fifth).replaceAll('R', root))
    .join(' | ')
const handOf = (parts: readonly Part[]): string =>
  halfBars(parts)
    .map(({ figure, chord }) => figure.hand.replaceAll('X', chord[2]))
    .join(' | ')
const tuneOf = (parts: readonly Part[]): string =>
  halfBars(parts)
    .map(({ tune }) => tune)
    .join(' | ')

export const songs: Record<string, Song> = {
  // Twenty bars, 57 seconds: it is heard for minutes on end.
  fitting: {
    bpm: 84,
    steps: 4,
    tracks: [
      { voice: [0.372, 87, 0.01, 0.12, 0.5, 'triangle'], volume: 0.94, notes: bassOf(FITTING) },
      {
        voice: [0.213, 440, 0.01, 0.14, 0.9, 'pluck'],
        volume: 0.94,
        pan: -0.2,
        notes: handOf(FITTING),
      },
      {
        voice: [0.239, 880, 0.01, 0.1, 1, 'bell'],
        volume: 0.82,
        pan: 0.2,
        notes: tuneOf(FITTING),
      },
      {
        voice: [0.093, 4000, 0.002, 0.01, 0.05, 'noise', 0, 0, 0, 0, 0, 1, 6400],
        volume: 0.82,
        notes: '. . x . . . x x',
      },
    ],
  },
  catwalk: {
    bpm: 112,
    steps: 4,
    tracks: [
      {
        voice: [0.532, 62, 0.001, 0.05, 0.14, 'sine', -10],
        volume: 0.8,
        notes: 'x . . . x . . . x . . . x . . .',
      },
      {
        voice: [0.239, 1800, 0.001, 0.02, 0.1, 'noise', 0, 0, 0, 0, 0, 1, 2800],
        volume: 0.8,
        notes: '. . . . x . . . . . . . x . . x',
      },
      {
        voice: [0.106, 5000, 0.001, 0.01, 0.04, 'noise', 0, 0, 0, 0, 0, 1, 7000],
        volume: 0.8,
        notes: '. . x . . . x . . . x . . . x x',
      },
      {
        voice: [0.346, 87, 0.005, 0.08, 0.2, 'triangle'],
        volume: 0.9,
        notes: 'F2 . F2 . . F2 . C3 | D2 . D2 . . D2 . A2 | G2 . G2 . . G2 . D3 | C2 . C2 . . C2 E2 G2',
      },
      {
        voice: [0.186, 440, 0.004, 0.06, 0.34, 'pluck'],
        volume: 0.9,
        pan: -0.2,
        notes:
          '. . A3+C4+E4 . . A3+C4+E4 . . | . . F3+A3+C4 . . F3+A3+C4 . . | . . Bb3+D4+F4 . . Bb3+D4+F4 . . | . . Bb3+C4+E4 . . G3+C4+E4 . .',
      },
      {
        voice: [0.213, 880, 0.006, 0.08, 0.6, 'bell'],
        volume: 0.8,
        pan: 0.2,
        notes: 'C5 . E5 . G5 - E5 . | F5 . E5 . C5 - . . | D5 . F5 . A5 - F5 . | G5 . E5 . C5 - D5 E5',
      },
    ],
  },
}
