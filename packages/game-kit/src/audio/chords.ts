/** Accompaniment: names of chords become notes in a game's own range, and a bar's figure is laid on every chord. */
import { pitchClassOf } from './music.ts'

/** The lowest note that each part may have; the part lies within the octave above it. */
export type Voicing = {
  bass: string
  /** The fifth that alternates with the bass. */
  fifth: string
  /** The three notes above, lowest first. */
  tones: string
  /** The lowest tone is the root; otherwise it is whichever is nearest to the limit. */
  fromRoot?: boolean
  /** Chords whose tones the rule would place elsewhere: `{ Dm: 'D4 F4 A4' }`. */
  own?: Readonly<Record<string, string>>
}

export type Chords = {
  /** Bass, its fifth, and the tones, lowest first. */
  notesOf(chord: string): readonly string[]
  /** A bar of a figure for every chord: `b` is the bass, `f` its fifth, `1 2 3` the tones, `c` all of them.
   * @example chords.lay('Am G', 'b . c -') // 'A2 . A3+C4+E4 - | G2 . G3+B3+D4 -'
   */
  lay(chords: string, figure: string): string
}

const NOTES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
/** Semitones above the root; a seventh chord leaves out its fifth, which the bass has. */
const QUALITIES: Readonly<Record<string, readonly number[]>> = { '': [0, 4, 7], m: [0, 3, 7], 7: [0, 4, 10] }
const PARTS = 'bf123'

/** Notes on a grid of semitones, so that they can be compared. */
const semitoneOf = (note: string) => pitchClassOf(note.slice(0, -1)) + Number(note.at(-1)) * 12
const nameOf = (semitone: number) => `${NOTES[semitone % 12]!}${Math.floor(semitone / 12)}`
/** The lowest note of that name at or above a limit. */
const raise = (pitchClass: number, limit: number) => limit + ((((pitchClass - limit) % 12) + 12) % 12)

/** Chords in one range. Notes are written with sharps.
 * @example const { lay } = createChords({ bass: 'E2', fifth: 'G2', tones: 'G3' })
 */
export function createChords({ bass, fifth, tones, fromRoot, own }: Voicing): Chords {
  const known = new Map<string, readonly string[]>()
  const place = (chord: string): readonly string[] => {
    const [, root = '', quality = ''] = /^([A-G][#b]?)(.*)$/.exec(chord) ?? []
    const steps = QUALITIES[quality]
    if (!root || !steps) throw new Error(`"${chord}" is not a chord; use C, Am, F#m, Bb or D7`)
    const first = pitchClassOf(root)
    const low = fromRoot ? raise(first, semitoneOf(tones)) : semitoneOf(tones)
    const above =
      own?.[chord]?.split(' ') ??
      steps
        .map((step) => raise(first + step, low))
        .sort((a, b) => a - b)
        .map(nameOf)
    return [nameOf(raise(first, semitoneOf(bass))), nameOf(raise(first + 7, semitoneOf(fifth))), ...above]
  }
  const notesOf = (chord: string) => {
    const notes = known.get(chord) ?? place(chord)
    known.set(chord, notes)
    return notes
  }
  return {
    notesOf,
    lay(chords, figure) {
      const slots = figure.replaceAll('c', '1+2+3')
      return chords
        .trim()
        .split(/\s+/)
        .map(notesOf)
        .map((notes) => slots.replace(/[bf123]/g, (part) => notes[PARTS.indexOf(part)]!))
        .join(' | ')
    },
  }
}

/** A part of a figure that sounds for as many steps.
 * @example lay('Am', hold('c', 4)) // 'A3+C4+E4 - - -'
 */
export const hold = (part: string, steps: number): string => part + ' -'.repeat(steps - 1)
