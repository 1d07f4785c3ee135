/** A song for every kind of round: melodies by hand, what goes with them laid out from chords. */
import type { Song, Sound, Track } from '@playhouse/game-kit'

const MARIMBA: Sound = [
  [0.3, 440, 0.002, 0.02, 0.32, 'pluck'],
  [0.06, 1760, 0.001, 0, 0.06, 'sine'],
]
const STEEL: Sound = [
  [0.2, 440, 0.002, 0.03, 0.3, 'triangle'],
  [0.1, 880, 0.002, 0.02, 0.22, 'sine', 0, 0, 0, 6, 0.02],
  [0.04, 1320, 0.001, 0, 0.08, 'sine'],
]
const GLASS: Sound = [
  [0.2, 440, 0.01, 0.08, 0.9, 'bell'],
  [0.08, 440, 0.02, 0.1, 0.7, 'sine'],
]
const FLUTE: Sound = [
  [0.2, 440, 0.03, 0.06, 0.16, 'triangle', 0, 0, 0, 5, 0.01],
  [0.05, 880, 0.03, 0.04, 0.1, 'sine'],
]
const HARP: Sound = [0.26, 440, 0.002, 0.02, 0.6, 'pluck']
const BASS: Sound = [0.34, 110, 0.006, 0.06, 0.24, 'triangle']
const DEEP: Sound = [0.34, 110, 0.03, 0.2, 0.6, 'sine']
const SHAKER: Sound = [0.09, 800, 0.002, 0.005, 0.04, 'noise', 0, 0, 0, 0, 0, 1, 6000]
const SNARE: Sound = [0.16, 260, 0.001, 0.01, 0.09, 'noise', -5, 0, 0, 0, 0, 0.9, 3600]
const KICK: Sound = [0.4, 130, 0.001, 0.01, 0.13, 'sine', -20]
const CHIME: Sound = [
  [0.12, 880, 0.002, 0.02, 0.5, 'bell'],
  [0.04, 1760, 0.002, 0.02, 0.3, 'sine'],
]
const DROP: Sound = [0.16, 620, 0.002, 0, 0.07, 'sine', 12]

/** Bass, its fifth, and the tones above, lowest first. */
const CHORDS: Record<string, readonly string[]> = {
  Dm: ['D2', 'A2', 'D4', 'F4', 'A4'],
  C: ['C2', 'G2', 'C4', 'E4', 'G4'],
  Bb: ['Bb2', 'F2', 'Bb3', 'D4', 'F4'],
  A: ['A2', 'E2', 'A3', 'C#4', 'E4'],
  F: ['F2', 'C3', 'A3', 'C4', 'F4'],
  G: ['G2', 'D3', 'B3', 'D4', 'G4'],
  Gm: ['G2', 'D3', 'Bb3', 'D4', 'G4'],
  Am: ['A2', 'E2', 'A3', 'C4', 'E4'],
  Em: ['E2', 'B2', 'G3', 'B3', 'E4'],
  D: ['D2', 'A2', 'A3', 'D4', 'F#4'],
}
/** In a shape of one bar: bass, fifth, tones 1 to 3, c the whole chord. */
const PARTS = 'bf123'

/** One bar of a shape for every chord.
 * @example lay('Dm C', 'b . f .') // 'D2 . A2 . C2 . G2 .'
 */
export function lay(chords: string, shape: string): string {
  return chords
    .split(' ')
    .map((name) => {
      const notes = CHORDS[name]!
      return shape
        .split(' ')
        .map((token) => (token === 'c' ? '1+2+3' : token))
        .map((token) => token.replace(/[bf123]/g, (part) => notes[PARTS.indexOf(part)]!))
        .join(' ')
    })
    .join(' ')
}

/** Chords, bass and drums in one go. */
function back(
  chords: string,
  { comp, bass, drums }: { comp: readonly [Sound, string, number]; bass: string; drums: readonly Track[] },
): Track[] {
  return [
    { voice: comp[0], notes: lay(chords, comp[1]), volume: comp[2], pan: 0.3 },
    { voice: BASS, notes: lay(chords, bass), volume: 1.2 },
    ...drums,
  ]
}

const STROLL =
  'D5 . F5 . A5 . F5 D5 | C5 . E5 . G5 . . . | Bb4 . D5 . F5 . D5 Bb4 | A4 . C#5 . E5 . A5 . | D5 . F5 . A5 . C6 A5 | G5 . E5 . C5 . E5 G5 | F5 . D5 . Bb4 . D5 . | E5 . C#5 . A4 . . . |'
const STROLL_B =
  'A5 . . G5 F5 . G5 . | F5 . C5 . F5 . A5 . | G5 . . F5 E5 . D5 . | C#5 . E5 . A5 . . . | Bb5 . . A5 G5 . F5 . | A5 . F5 . C5 . F5 . | G5 . Bb5 . G5 . E5 . | A5 . . E5 C#5 . . . |'
const STROLL_CHORDS = 'Dm C Bb A Dm C Bb A Gm F Gm A Bb F Gm A'
const WALK = { comp: [MARIMBA, '. . c . . . 2+3 .', 0.62], bass: 'b . . b . . f .' } as const

const FOG_CHORDS = 'Dm Dm Gm A Dm F Bb A F C Gm Dm Bb F Gm A'
const DAILY_CHORDS = 'F C Bb C F Bb C F Dm Am Bb F Gm F C C'
const QUIET_CHORDS = 'C F Am G F C G C Am Em F C Dm Am G G'
const ISLAND_CHORDS = 'C Em F F C C Dm C F C Dm G F C G C'
const POOL_CHORDS = 'Am F C G Am F C G F G Am C'

/** The same song with bells and a jingle over it: for who wears the crown. */
function crown(song: Song, chords: string): Song {
  return {
    ...song,
    tracks: [
      ...song.tracks,
      { voice: CHIME, volume: 0.9, pan: 0.25, notes: lay(chords, '3 . 2 . 3 . 1 .') },
      { voice: SHAKER, volume: 0.9, pan: -0.3, notes: '. x . x . x x x' },
    ],
  }
}

const plain: Record<string, Song> = {
  rush: {
    bpm: 104,
    tracks: [
      { voice: MARIMBA, volume: 1.2, pan: -0.15, notes: `${STROLL} ${STROLL_B}` },
      ...back(STROLL_CHORDS, {
        ...WALK,
        drums: [
          { voice: SHAKER, volume: 1.4, notes: 'x . x x x . x .' },
          { voice: DROP, volume: 1.1, notes: '. . . . x . . . . . . . x . . x' },
        ],
      }),
    ],
  },
  islands: {
    bpm: 96,
    tracks: [
      {
        voice: STEEL,
        volume: 1.25,
        pan: -0.15,
        notes:
          'E5 . . G5 . . C6 . | B5 . G5 . E5 . . . | F5 . . A5 . . C6 . | A5 . F5 . D5 . . . | E5 . . G5 . . E5 D5 | C5 . E5 . G5 . . . | A5 . . G5 . F5 . D5 | C5 . . . C5 . . . | A5 . C6 . A5 . F5 . | G5 . . E5 . . C5 . | F5 . A5 . F5 . D5 . | G5 . . . B4 . D5 . | A5 . C6 . A5 . F5 . | E5 . . G5 . . C6 . | D5 . F5 . A5 . G5 . | C5 . . G4 C5 . . . |',
      },
      ...back(ISLAND_CHORDS, {
        comp: [HARP, '. . c . . c . c', 0.5],
        bass: 'b . . f . . b .',
        drums: [
          { voice: SHAKER, volume: 1.5, notes: '. x x . x x . x' },
          { voice: KICK, volume: 0.7, notes: 'x . . . . . x .' },
        ],
      }),
    ],
  },
  fog: {
    bpm: 76,
    tracks: [
      {
        voice: GLASS,
        volume: 1.1,
        pan: -0.2,
        notes:
          'A5 . . . . . E5 . | . . F5 . . . . . | G5 . . . D5 . . . | . . . . C#5 . . . | D5 . . . . . A4 . | . . C5 . . . . . | Bb4 . . . D5 . . . | A4 . . . . . . . | C6 . . . A5 . . . | . . G5 . . . E5 . | D5 . . . . . Bb4 . | . . A4 . . . . . | D5 . . . F5 . . . | . . C5 . . . A4 . | Bb4 . . . G4 . . . | A4 . . . C#5 . E5 . |',
      },
      { voice: HARP, volume: 0.7, pan: 0.3, notes: lay(FOG_CHORDS, '1 . 2 . 3 . 2 .') },
      { voice: DEEP, volume: 1.5, notes: lay(FOG_CHORDS, 'b - - - - . f .') },
      { voice: DROP, volume: 0.9, notes: '. . . . . . x . . . . . . . . x' },
      { voice: SHAKER, volume: 0.7, notes: 'x . . . x . . .' },
    ],
  },
  teams: {
    bpm: 112,
    tracks: [
      {
        voice: FLUTE,
        volume: 1.4,
        pan: -0.15,
        notes:
          'G5 . G5 A5 B5 . G5 . | A5 . F#5 . D5 . . . | E5 . E5 F#5 G5 . E5 . | D5 . . . B4 . D5 . | G5 . G5 A5 B5 . D6 . | C6 . A5 . F#5 . . . | G5 . B5 . A5 . F#5 . | G5 . . . G5 . . . | E5 . G5 . C6 . B5 . | A5 . F#5 . D5 . . . | B5 . G5 . E5 . G5 . | F#5 . . . D5 . . . | E5 . G5 . C6 . B5 . | A5 . D6 . A5 . F#5 . | G5 . B5 . A5 . F#5 . | G5 . D5 . G5 . . . |',
      },
      ...back('G D Em G G D D G C D Em D C D D G', {
        comp: [MARIMBA, '. . c . . . c .', 0.7],
        bass: 'b . . . f . . .',
        drums: [
          { voice: SNARE, volume: 0.9, notes: 'x . x x x . x . x . x x x x x x' },
          { voice: KICK, volume: 0.8, notes: 'x . . . x . . .' },
        ],
      }),
    ],
  },
  pools: {
    bpm: 122,
    tracks: [
      {
        voice: MARIMBA,
        volume: 1.15,
        pan: -0.15,
        notes:
          'A4 C5 E5 A5 . E5 . C5 | F5 . C5 . A4 C5 F5 . | G4 C5 E5 G5 . E5 . C5 | D5 . B4 . G4 B4 D5 . | A4 C5 E5 A5 . B5 . C6 | A5 . F5 . C5 . F5 . | E5 G5 . E5 . C5 . E5 | D5 . . B4 G4 . . . | C6 . A5 . F5 . A5 . | B5 . G5 . D5 . G5 . | A5 . E5 . C5 . E5 . | G5 . E5 . C5 . . . |',
      },
      ...back(POOL_CHORDS, {
        comp: [HARP, '1 2 3 2 1 2 3 2', 0.42],
        bass: 'b . b f . b f .',
        drums: [
          { voice: SHAKER, volume: 1.3, notes: 'x x x x' },
          { voice: KICK, volume: 0.8, notes: 'x . . x . . x .' },
          { voice: DROP, volume: 1, notes: '. . . x . . . . . . . . . x . x' },
        ],
      }),
    ],
  },
  daily: {
    bpm: 108,
    tracks: [
      {
        voice: MARIMBA,
        volume: 1.15,
        pan: -0.15,
        notes:
          'F5 . A5 . C6 . A5 F5 | E5 . G5 . C6 . . . | D5 . F5 . Bb5 . F5 D5 | C5 . E5 . G5 . C6 . | A5 . . F5 C5 . F5 . | D5 . . F5 Bb5 . . . | A5 . G5 . F5 . E5 . | F5 . . C5 F5 . . . | D5 . F5 . A5 . F5 . | E5 . C5 . A4 . C5 . | D5 . F5 . Bb5 . A5 . | F5 . . . C5 . . . | G5 . Bb5 . D6 . Bb5 . | A5 . F5 . C5 . F5 . | E5 . G5 . C6 . G5 . | E5 . . . C5 . . . |',
      },
      {
        voice: FLUTE,
        volume: 0.8,
        pan: 0.2,
        notes: `${'. '.repeat(64)}${lay('Dm Am Bb F Gm F C C', '3 - - . 2 - . .')}`,
      },
      ...back(DAILY_CHORDS, {
        comp: [MARIMBA, '. . c . . c . .', 0.6],
        bass: 'b . . f . . b .',
        drums: [
          { voice: SHAKER, volume: 1.4, notes: 'x . x x . x x .' },
          { voice: KICK, volume: 0.6, notes: 'x . . . . . . .' },
        ],
      }),
    ],
  },
  relax: {
    bpm: 70,
    tracks: [
      {
        voice: GLASS,
        volume: 1,
        pan: -0.15,
        notes:
          'E5 . . . G5 . . . | A5 . . . . . G5 . | E5 . . . C5 . . . | D5 . . . . . . . | F5 . . . A5 . . . | G5 . . . E5 . . . | D5 . . . F5 . E5 . | C5 . . . . . . . | A5 . . . C6 . . . | B5 . . . . . G5 . | A5 . . . F5 . . . | E5 . . . . . . . | F5 . . . D5 . . . | E5 . . . C5 . A4 . | B4 . . . D5 . . . | G5 . . . . . . . |',
      },
      { voice: HARP, volume: 0.8, pan: 0.25, notes: lay(QUIET_CHORDS, '1 2 3 2 1 2 3 2') },
      { voice: DEEP, volume: 1.3, notes: lay(QUIET_CHORDS, 'b - - - f - - .') },
    ],
  },
  /** The last twenty seconds, whatever the sheet. */
  hurry: {
    bpm: 138,
    tracks: [
      { voice: MARIMBA, volume: 1.15, pan: -0.15, notes: `${STROLL} ${STROLL_B}` },
      ...back(STROLL_CHORDS, {
        comp: [MARIMBA, '. c . c . c . c', 0.5],
        bass: 'b b f b b b f b',
        drums: [
          { voice: SNARE, volume: 0.7, notes: '. . x . . . x x' },
          { voice: KICK, volume: 0.9, notes: 'x . . . x . . .' },
          { voice: SHAKER, volume: 1.4, notes: 'x x x x' },
        ],
      }),
    ],
  },
}

export const songs: Record<string, Song> = {
  ...plain,
  rushCrown: crown(plain['rush']!, STROLL_CHORDS),
  islandsCrown: crown(plain['islands']!, ISLAND_CHORDS),
  poolsCrown: crown(plain['pools']!, POOL_CHORDS),
  fogCrown: crown(plain['fog']!, FOG_CHORDS),
  dailyCrown: crown(plain['daily']!, DAILY_CHORDS),
  hurryCrown: crown(plain['hurry']!, STROLL_CHORDS),
}
