/** A lullaby and a waltz that never quite repeat: a few chords, a tune over them, a warm pad under. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Song } from '@playhouse/game-kit'
import type { GameState } from './state.ts'

/** Semitones from C: the bass, the pad's three notes, and what the melody may pick. */
const CHORDS = [
  { bass: 0, pad: [4, 7, 11], tune: [0, 4, 7, 9, 12] },
  { bass: -3, pad: [0, 4, 7], tune: [0, 4, 7, 9, 12] },
  { bass: 5, pad: [0, 4, 9], tune: [0, 5, 7, 9, 12] },
  { bass: -5, pad: [2, 5, 9], tune: [2, 5, 7, 9, 14] },
]
/** Which eighths of a bar sound; one of these a bar. */
const RHYTHMS = [
  [0, 3, 4, 6],
  [0, 2, 4, 7],
  [0, 4, 5],
  [1, 4, 6],
  [0, 3, 6],
]
const EIGHTHS = 8
/** Two verses of three rounds: more than three minutes before it is the same again. */
const BARS = 48
const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

type Chord = { bass: number; pad: number[]; tune: number[] }
/** `seed` makes another tune of the same kind. */
type Plan = { chords: Chord[]; rhythms: number[][]; eighths: number; seed: number }

const LULLABY: Plan = { chords: CHORDS, rhythms: RHYTHMS, eighths: EIGHTHS, seed: 1000 }
/** A slow waltz in minor for puzzles and the later night: six eighths a bar, eight chords before it comes round. */
const SNOWFALL: Plan = {
  chords: [
    { bass: -3, pad: [0, 4, 9], tune: [0, 4, 9, 12, 14] },
    { bass: -7, pad: [0, 5, 9], tune: [0, 5, 9, 12, 14] },
    { bass: 0, pad: [4, 7, 12], tune: [4, 7, 12, 14, 16] },
    { bass: -5, pad: [2, 7, 11], tune: [2, 7, 11, 12, 14] },
    { bass: -3, pad: [0, 4, 9], tune: [4, 9, 12, 14, 16] },
    { bass: 2, pad: [2, 5, 9], tune: [2, 5, 9, 12, 14] },
    { bass: -8, pad: [4, 8, 11], tune: [4, 8, 11, 12, 14] },
    { bass: -3, pad: [0, 4, 9], tune: [0, 4, 9, 12, 9] },
  ],
  rhythms: [
    [0, 2, 4],
    [0, 3, 4, 5],
    [0, 4],
    [0, 2, 3, 4],
    [2, 4, 5],
  ],
  eighths: 6,
  seed: 4100,
}

/** A note so many semitones above the C of an octave. */
const nameOf = (semitones: number, octave: number) =>
  `${NAMES[(semitones + 24) % 12]}${octave + Math.floor(semitones / 12)}`

function writeTune({ chords, rhythms, eighths, seed }: Plan): string {
  const steps: string[] = []
  for (let bar = 0; bar < BARS; bar++) {
    // A verse of eight bars comes back, so that there is a tune to remember; every third verse differs.
    const random = createRng(seed + (bar % 8) + Math.floor(bar / 24) * 8).next
    const chord = chords[bar % chords.length]!
    const rhythm = rhythms[Math.floor(random() * rhythms.length)]!
    const notes = Array.from({ length: eighths }, () => '.')
    let last = 2
    for (const eighth of rhythm) {
      last = Math.max(0, Math.min(4, last + Math.floor(random() * 3) - 1))
      notes[eighth] = nameOf(chord.tune[last]!, 5)
    }
    steps.push(...notes)
  }
  return steps.join(' ')
}

/** One long note a bar, every bar another chord. */
const writeLong = ({ chords, eighths }: Plan, write: (chord: Chord) => string) =>
  chords
    .map((chord) => [write(chord), ...Array.from({ length: eighths - 1 }, () => '-')].join(' '))
    .join(' | ')

/** The second and third beat of a waltz, plucked softly. */
const writePlucks = ({ chords }: Plan) =>
  chords
    .map(({ pad }) => `. . ${nameOf(pad[0]!, 4)} . ${nameOf(pad[1]!, 4)}+${nameOf(pad[2]!, 4)} .`)
    .join(' | ')

/** Swells for a third of a bar, and is gone when the next has come. */
const droneOf = (barS: number) =>
  [1, 261.63, barS * 0.3, 0, barS * 0.7, 'triangle', 0, 0, 0, 0, 0, 0, 700] as const

const padOf = (plan: Plan) => writeLong(plan, ({ pad }) => pad.map((note) => nameOf(note, 4)).join('+'))
const bassOf = (plan: Plan) => writeLong(plan, ({ bass }) => nameOf(bass, 3))
const slow = droneOf((60 / 69) * 4)
const waltz = droneOf((60 / 84) * 3)

export const songs: Record<string, Song> = {
  lullaby: {
    bpm: 69,
    steps: 2,
    tracks: [
      {
        voice: [
          [1, 523.25, 0.006, 0, 1.5, 'sine'],
          [0.22, 1574.98, 0.006, 0, 0.52, 'sine'],
          [0.07, 2825.55, 0.006, 0, 0.24, 'sine'],
        ],
        notes: writeTune(LULLABY),
        volume: 0.23,
      },
      { voice: slow, notes: padOf(LULLABY), volume: 0.065 },
      { voice: slow, notes: bassOf(LULLABY), volume: 0.15 },
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
        notes: writeTune(SNOWFALL),
        volume: 0.2,
      },
      { voice: [1, 261.63, 0.008, 0, 0.6, 'sine'], notes: writePlucks(SNOWFALL), volume: 0.07 },
      { voice: waltz, notes: padOf(SNOWFALL), volume: 0.05 },
      { voice: waltz, notes: bassOf(SNOWFALL), volume: 0.15 },
    ],
  },
}

/** Hands until the other song comes. */
const HANDS_A_SONG = 20

/** Puzzles have their own; a long run hears both in turn. */
export function songOf({ mode, handNumber }: Pick<GameState, 'mode' | 'handNumber'>): string {
  if (mode === 'puzzle') return 'snowfall'
  return Math.floor(Math.max(0, handNumber - 1) / HANDS_A_SONG) % 2 === 0 ? 'lullaby' : 'snowfall'
}
