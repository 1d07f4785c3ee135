/** A lullaby that never quite repeats: four chords, a music box over them, a warm pad under. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Song } from '@playhouse/game-kit'

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

/** A note so many semitones above the C of an octave. */
const nameOf = (semitones: number, octave: number) =>
  `${NAMES[(semitones + 24) % 12]}${octave + Math.floor(semitones / 12)}`

function writeTune(): string {
  const steps: string[] = []
  for (let bar = 0; bar < BARS; bar++) {
    // A verse of eight bars comes back, so that there is a tune to remember; every third verse differs.
    const random = createRng(1000 + (bar % 8) + Math.floor(bar / 24) * 8).next
    const chord = CHORDS[bar % CHORDS.length]!
    const rhythm = RHYTHMS[Math.floor(random() * RHYTHMS.length)]!
    const notes = Array.from({ length: EIGHTHS }, () => '.')
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
const writeLong = (write: (chord: (typeof CHORDS)[number]) => string) =>
  CHORDS.map((chord) => [write(chord), ...Array.from({ length: EIGHTHS - 1 }, () => '-')].join(' ')).join(
    ' | ',
  )

const BAR_S = (60 / 69) * 4
/** Swells for a third of a bar, and is gone when the next has come. */
const drone = [1, 261.63, BAR_S * 0.3, 0, BAR_S * 0.7, 'triangle', 0, 0, 0, 0, 0, 0, 700] as const

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
        notes: writeTune(),
        volume: 0.23,
      },
      {
        voice: drone,
        notes: writeLong(({ pad }) => pad.map((note) => nameOf(note, 4)).join('+')),
        volume: 0.065,
      },
      { voice: drone, notes: writeLong(({ bass }) => nameOf(bass, 3)), volume: 0.15 },
    ],
  },
}
