/** A song for every mode: written melodies, with accompaniment laid out from chords. */
import type { Song } from '@playhouse/game-kit'
import { back, beat, growing, lay, REST, withMiddle } from './arrange.ts'
import {
  BASS,
  BOW,
  BRASS,
  DEEP,
  DROP,
  FLUTE,
  GLASS,
  HARP,
  KALIMBA,
  KICK,
  MARIMBA,
  REED,
  SHAKER,
  SNARE,
  STEEL,
} from './instruments.ts'

const STROLL =
  'D5 . F5 . A5 . F5 D5 | C5 . E5 . G5 . . . | Bb4 . D5 . F5 . D5 Bb4 | A4 . C#5 . E5 . A5 . | D5 . F5 . A5 . C6 A5 | G5 . E5 . C5 . E5 G5 | F5 . D5 . Bb4 . D5 . | E5 . C#5 . A4 . . . |'
const STROLL_B =
  'A5 . . G5 F5 . G5 . | F5 . C5 . F5 . A5 . | G5 . . F5 E5 . D5 . | C#5 . E5 . A5 . . . | Bb5 . . A5 G5 . F5 . | A5 . F5 . C5 . F5 . | G5 . Bb5 . G5 . E5 . | A5 . . E5 C#5 . . . |'
const A_CHORDS = 'Dm C Bb A Dm C Bb A'
const B_CHORDS = 'Gm F Gm A Bb F Gm A'

const FOG_CHORDS = 'Dm Dm Gm A Dm F Bb A F C Gm Dm Bb F Gm A'
const DAILY_CHORDS = 'F C Bb C F Bb C F Dm Am Bb F Gm F C C'
const QUIET_CHORDS = 'C F Am G F C G C Am Em F C Dm Am G G'
const ISLAND_CHORDS = 'C Em F F C C Dm C F C Dm G F C G C'
const POOL_CHORDS = 'Am F C G Am F C G F G Am C F G Am C'
const TEAM_CHORDS = 'G D Em G G D D G C D Em D C D D G'

/** The stroll's other parts: a bridge that the flute leads, an answer of the steel drum, a break of glass. */
const BRIDGE =
  'C5 - - . A4 . C5 . | G5 - - - E5 . C5 . | F5 - . E5 F5 . A5 . | D5 - - - - . . . | A5 - - . F5 . A5 . | C6 - - - G5 . E5 . | Bb5 - A5 - G5 . D5 . | E5 - - - C#5 - - . |'
const BRIDGE_CHORDS = 'F C Dm Bb F C Gm A'
const ANSWER =
  'A5 . F5 . D5 . F5 A5 | G5 . . E5 G5 . . . | F5 . D5 . Bb4 . D5 F5 | E5 . . C#5 E5 . . . | D5 F5 A5 . C6 . A5 . | G5 . E5 G5 C6 . . . | Bb5 . A5 . F5 . D5 . | C#5 . E5 . A4 . . . |'
const BREAK =
  'F5 . . . D5 . . . | G5 . . . E5 . . . | A5 . . . . . F5 . | D5 . . . . . . . | F5 . . . Bb5 . . . | G5 . . . C6 . . . | A5 . . . E5 . . . | C#5 . E5 . A5 . C#6 . |'
const BREAK_CHORDS = 'Bb C Dm Dm Bb C A A'
/** Stroll, its second part, bridge, answer, break, second part again: parts with a beat are marked. */
const RUSH_PLAN = 'xx.x.x'
const RUSH_CHORDS = [A_CHORDS, B_CHORDS, BRIDGE_CHORDS, A_CHORDS, BREAK_CHORDS, B_CHORDS]

/** The chords of the whole song in one shape where there is a beat, in another where there is none. */
const layParts = (withBeat: string, without: string) =>
  RUSH_CHORDS.map((chords, i) => {
    const shape = RUSH_PLAN[i] === 'x' ? withBeat : without
    return shape ? lay(chords, shape) : REST
  }).join(' ')

const plain = {
  rush: {
    bpm: 104,
    tracks: [
      {
        voice: MARIMBA,
        volume: 1.2,
        pan: -0.15,
        notes: [STROLL, STROLL_B, REST, REST, REST, STROLL_B].join(' '),
      },
      {
        voice: FLUTE,
        volume: 1.25,
        pan: -0.1,
        notes: [REST, REST, BRIDGE, REST, REST, lay(B_CHORDS, '. . 3 - - . 2 .')].join(' '),
      },
      { voice: STEEL, volume: 1.2, pan: -0.1, notes: [REST, REST, REST, ANSWER, REST, REST].join(' ') },
      { voice: GLASS, volume: 1.15, pan: -0.2, notes: [REST, REST, REST, REST, BREAK, REST].join(' ') },
      {
        voice: HARP,
        volume: 0.7,
        pan: 0.3,
        notes: layParts('', '1 . 2 . 3 . 2 .'),
      },
      {
        voice: MARIMBA,
        volume: 0.62,
        pan: 0.3,
        notes: layParts('. . c . . . 2+3 .', ''),
      },
      {
        voice: BASS,
        volume: 1.2,
        notes: layParts('b . . b . . f .', 'b - - - . . f .'),
      },
      { voice: SHAKER, volume: 1.4, notes: beat('x . x x x . x .', RUSH_PLAN) },
      { voice: DROP, volume: 1.1, notes: '. . . . x . . . . . . . x . . x' },
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
        voice: BOW,
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
        voice: BRASS,
        volume: 1.4,
        pan: -0.15,
        notes:
          'G5 . G5 A5 B5 . G5 . | A5 . F#5 . D5 . . . | E5 . E5 F#5 G5 . E5 . | D5 . . . B4 . D5 . | G5 . G5 A5 B5 . D6 . | C6 . A5 . F#5 . . . | G5 . B5 . A5 . F#5 . | G5 . . . G5 . . . | E5 . G5 . C6 . B5 . | A5 . F#5 . D5 . . . | B5 . G5 . E5 . G5 . | F#5 . . . D5 . . . | E5 . G5 . C6 . B5 . | A5 . D6 . A5 . F#5 . | G5 . B5 . A5 . F#5 . | G5 . D5 . G5 . . . |',
      },
      ...back(TEAM_CHORDS, {
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
        voice: KALIMBA,
        volume: 1.15,
        pan: -0.15,
        notes:
          'A4 C5 E5 A5 . E5 . C5 | F5 . C5 . A4 C5 F5 . | G4 C5 E5 G5 . E5 . C5 | D5 . B4 . G4 B4 D5 . | A4 C5 E5 A5 . B5 . C6 | A5 . F5 . C5 . F5 . | E5 G5 . E5 . C5 . E5 | D5 . . B4 G4 . . . | C6 . A5 . F5 . A5 . | B5 . G5 . D5 . G5 . | A5 . E5 . C5 . E5 . | G5 . E5 . C5 . . . | F5 . A5 . C6 . A5 . | B5 . D6 . B5 . G5 . | C6 . B5 . A5 . E5 . | G5 . E5 . C5 . . . |',
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
        voice: REED,
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
      ...back(`${A_CHORDS} ${B_CHORDS}`, {
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
} satisfies Record<string, Song>

const { rush, islands, fog, teams, pools, daily, relax, hurry } = plain
const ISLAND_MIDDLE = 'F G Em Am F G C C'
const POOL_MIDDLE = 'F G Am Am F G C C'
const DAILY_MIDDLE = 'Bb C F Dm Bb C F F'
const TEAM_MIDDLE = 'Em C G D Em C D D'
/** Two parts with a beat, and the middle without. */
const PLAN = 'xx.'

const islandsMiddle = withMiddle(islands, ISLAND_MIDDLE, {
  voice: FLUTE,
  volume: 1.2,
  notes:
    'A5 - - . C6 . A5 . | B5 - - . D6 . B5 . | G5 - . B5 G5 . E5 . | A5 - - - C6 . . . | F5 - . A5 C6 . A5 . | D5 - . G5 B5 . G5 . | E5 - - - G5 - - . | C6 - - - - . . . |',
})
const poolsMiddle = withMiddle(pools, POOL_MIDDLE, {
  voice: GLASS,
  volume: 1.1,
  notes:
    'A5 . . . F5 . . . | B5 . . . G5 . . . | C6 . . . A5 . . . | E5 . . . . . . . | F5 . . . A5 . . . | G5 . . . B5 . . . | E5 . . G5 . . C6 . | G5 . . . E5 . . . |',
})
const dailyMiddle = withMiddle(daily, DAILY_MIDDLE, {
  voice: STEEL,
  volume: 1.15,
  notes:
    'D5 . F5 . Bb5 . . . | E5 . G5 . C6 . . . | A5 . . C6 . . A5 . | F5 . A5 . D5 . . . | Bb5 . . F5 . . D5 . | C6 . . G5 . . E5 . | F5 . A5 . C6 . A5 . | F5 . . . . . . . |',
})
const teamsMiddle = withMiddle(teams, TEAM_MIDDLE, {
  voice: STEEL,
  volume: 1.15,
  notes:
    'B5 . G5 . E5 . G5 . | C6 . . G5 . . E5 . | D5 . G5 . B5 . . . | A5 . . F#5 . . D5 . | E5 . G5 . B5 . E5 . | G5 . E5 . C5 . . . | F#5 . A5 . D6 . . . | A5 . F#5 . D5 . . . |',
})
const hurryMiddle = withMiddle(hurry, A_CHORDS, { voice: STEEL, volume: 1.2, notes: ANSWER })

export const songs: Record<string, Song> = {
  rush: growing(rush, RUSH_CHORDS.join(' '), RUSH_PLAN),
  islands: growing(islandsMiddle, `${ISLAND_CHORDS} ${ISLAND_MIDDLE}`, PLAN),
  pools: growing(poolsMiddle, `${POOL_CHORDS} ${POOL_MIDDLE}`, PLAN),
  daily: growing(dailyMiddle, `${DAILY_CHORDS} ${DAILY_MIDDLE}`, PLAN),
  teams: growing(teamsMiddle, `${TEAM_CHORDS} ${TEAM_MIDDLE}`, PLAN),
  fog: growing(fog, FOG_CHORDS, 'xx'),
  hurry: growing(hurryMiddle, `${A_CHORDS} ${B_CHORDS} ${A_CHORDS}`, 'xxx'),
  // No realm grows on the quiet sheet.
  relax,
}
