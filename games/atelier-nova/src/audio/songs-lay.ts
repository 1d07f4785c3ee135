/** Turns chords into bass and chord notes: a one-bar pattern applied to every chord. */
import type { Sound } from '@playhouse/game-kit'

/** Bass, its fifth, and the tones above, lowest first. */
const CHORDS: Record<string, readonly [bass: string, fifth: string, ...tones: string[]]> = {
  A: ['A2', 'E3', 'A3', 'C#4', 'E4'],
  Am: ['A2', 'E3', 'A3', 'C4', 'E4'],
  B: ['B2', 'F#3', 'A3', 'B3', 'D#4'],
  Bb: ['Bb2', 'F3', 'Bb3', 'D4', 'F4'],
  Bm: ['B2', 'F#3', 'B3', 'D4', 'F#4'],
  C: ['C3', 'G2', 'G3', 'C4', 'E4'],
  C7: ['C3', 'G2', 'Bb3', 'C4', 'E4'],
  Cm: ['C3', 'G2', 'G3', 'C4', 'Eb4'],
  'C#m': ['C#3', 'G#2', 'G#3', 'C#4', 'E4'],
  D: ['D3', 'A2', 'A3', 'D4', 'F#4'],
  D7: ['D3', 'A2', 'A3', 'C4', 'F#4'],
  Dm: ['D3', 'A2', 'A3', 'D4', 'F4'],
  E: ['E2', 'B2', 'G#3', 'B3', 'E4'],
  Em: ['E2', 'B2', 'G3', 'B3', 'E4'],
  F: ['F2', 'C3', 'A3', 'C4', 'F4'],
  F7: ['F2', 'C3', 'A3', 'Eb4', 'F4'],
  'F#m': ['F#2', 'C#3', 'A3', 'C#4', 'F#4'],
  G: ['G2', 'D3', 'G3', 'B3', 'D4'],
  Gm: ['G2', 'D3', 'G3', 'Bb3', 'D4'],
}
/** In a shape: root, fifth, tones 1 to 3, X the whole chord. */
const PARTS = 'RF123'

/** One bar of a shape for every chord.
 * @example lay('Am G', 'R . F .') // 'A2 . E3 . G2 . D3 .'
 */
export function lay(chords: string, shape: string): string {
  const slots = shape.split(' ').map((slot) => (slot === 'X' ? '1+2+3' : slot))
  return chords
    .split(' ')
    .map((name) => {
      const notes = CHORDS[name]
      if (!notes) throw new Error(`Unknown chord: ${name}`)
      return slots.map((slot) => slot.replace(/[RF123]/g, (part) => notes[PARTS.indexOf(part)]!)).join(' ')
    })
    .join(' | ')
}

/** The band. */
export const BASS: Sound = [0.36, 87, 0.01, 0.1, 0.4, 'triangle']
export const DEEP: Sound = [0.34, 110, 0.05, 0.2, 0.8, 'sine']
export const HARP: Sound = [0.2, 440, 0.004, 0.06, 0.9, 'pluck']
export const BELL: Sound = [0.24, 880, 0.008, 0.1, 1, 'bell']
export const CELESTA: Sound = [
  [0.2, 880, 0.003, 0.04, 1.1, 'bell'],
  [0.07, 1760, 0.003, 0.02, 0.5, 'sine'],
]
export const CLARINET: Sound = [
  [0.2, 440, 0.04, 0.08, 0.22, 'triangle', 0, 0, 0, 5, 0.1],
  [0.06, 1320, 0.04, 0.05, 0.14, 'sine'],
]
export const VIBES: Sound = [
  [0.2, 440, 0.004, 0.1, 0.8, 'sine', 0, 0, 0, 6, 0.09],
  [0.08, 1760, 0.002, 0.02, 0.3, 'sine'],
]
export const MARIMBA: Sound = [
  [0.3, 440, 0.002, 0.02, 0.34, 'pluck'],
  [0.06, 1760, 0.001, 0, 0.06, 'sine'],
]
export const STRINGS: Sound = [
  [0.1, 440, 0.09, 0.12, 0.34, 'saw', 0, 0, 0, 5, 0.08, 0, 2100],
  [0.1, 440.9, 0.09, 0.12, 0.34, 'triangle'],
]
export const PAD: Sound = [
  [0.08, 440, 0.3, 0.5, 0.9, 'triangle'],
  [0.05, 441.2, 0.35, 0.5, 0.9, 'sine'],
]
export const WHISTLE: Sound = [
  [0.2, 880, 0.03, 0.06, 0.14, 'sine', 0, 0, 0, 5.5, 0.14],
  [0.03, 1760, 0.02, 0.02, 0.05, 'noise', 0, 0, 0, 0, 0, 0.8, 5200],
]
export const BUZZ: Sound = [0.26, 87, 0.004, 0.06, 0.14, 'saw', 0, 0, 0, 0, 0, 0, 620]
export const CLAV: Sound = [0.14, 440, 0.002, 0.02, 0.1, 'square', 0, 0, 0, 0, 0, 0, 1900]
export const KICK: Sound = [0.5, 62, 0.001, 0.05, 0.14, 'sine', -10]
export const CLAP: Sound = [0.24, 1800, 0.001, 0.02, 0.1, 'noise', 0, 0, 0, 0, 0, 1, 2800]
export const HAT: Sound = [0.1, 5000, 0.001, 0.01, 0.04, 'noise', 0, 0, 0, 0, 0, 1, 7000]
export const SHAKER: Sound = [0.09, 800, 0.002, 0.005, 0.05, 'noise', 0, 0, 0, 0, 0, 1, 6000]
export const BRUSH: Sound = [0.12, 3000, 0.02, 0.02, 0.1, 'noise', 0, 0, 0, 0, 0, 1, 4600]
export const RIM: Sound = [0.16, 980, 0.001, 0.004, 0.04, 'triangle', -4]
export const TOM: Sound = [0.34, 120, 0.002, 0.03, 0.2, 'sine', -7]
