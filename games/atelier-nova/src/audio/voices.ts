/** The judges' voices: without words, each with its own instrument, pitch and pace. */
import type { Layer, Sound } from '@playhouse/game-kit'
import type { Judge } from '../rules/judging.ts'
import type { Feeling } from '../view/verdict-card.ts'

/** Semitones above the voice's own pitch, when, and how long, in seconds. */
type Syllable = readonly [semitones: number, at: number, long: number]
const pitch = (hz: number, semitones: number) => hz * 2 ** (semitones / 12)
const speak = (
  make: (hz: number, at: number, long: number) => Layer[],
  hz: number,
  tune: readonly Syllable[],
) => tune.flatMap(([semitones, at, long]) => make(pitch(hz, semitones), at, long)) as Sound

/** Tansy counts: quick, dry, high. */
const tansy = (hz: number, at: number, long: number): Layer[] => [
  {
    volume: 0.26,
    pitchHz: hz,
    attackS: 0.004,
    holdS: long * 0.4,
    releaseS: 0.06,
    wave: 'triangle',
    slideSemitones: 2,
    delayS: at,
  },
  {
    volume: 0.07,
    pitchHz: hz * 3,
    attackS: 0.002,
    holdS: 0.004,
    releaseS: 0.03,
    wave: 'square',
    cutoffHz: 2600,
    delayS: at,
  },
]
/** Otto rolls every colour on his tongue: low and round. */
const otto = (hz: number, at: number, long: number): Layer[] => [
  {
    volume: 0.24,
    pitchHz: hz,
    attackS: 0.03,
    holdS: long * 0.7,
    releaseS: 0.12,
    wave: 'saw',
    slideSemitones: -1,
    vibratoHz: 6,
    vibratoSemitones: 0.25,
    cutoffHz: 760,
    delayS: at,
  },
  {
    volume: 0.22,
    pitchHz: hz,
    attackS: 0.03,
    holdS: long * 0.7,
    releaseS: 0.14,
    wave: 'triangle',
    slideSemitones: -1,
    vibratoHz: 6,
    vibratoSemitones: 0.25,
    delayS: at,
  },
]
/** Nova was a comet once, or says so: glass, and its echo. */
const nova = (hz: number, at: number, long: number): Layer[] => [
  { volume: 0.2, pitchHz: hz, attackS: 0.01, holdS: long * 0.5, releaseS: 0.5, wave: 'bell', delayS: at },
  {
    volume: 0.08,
    pitchHz: hz * 1.004,
    attackS: 0.03,
    holdS: long * 0.5,
    releaseS: 0.5,
    slideSemitones: 1,
    delayS: at + 0.02,
  },
  { volume: 0.06, pitchHz: hz * 2, attackS: 0.01, holdS: 0.02, releaseS: 0.4, delayS: at + 0.19 },
]

const TUNES: Record<Judge, Record<Feeling, readonly Syllable[]>> = {
  tansy: {
    delighted: [
      [0, 0, 0.05],
      [0, 0.09, 0.05],
      [4, 0.18, 0.05],
      [7, 0.27, 0.05],
      [12, 0.36, 0.12],
    ],
    pleased: [
      [0, 0, 0.05],
      [3, 0.1, 0.05],
      [0, 0.2, 0.05],
      [5, 0.3, 0.1],
    ],
    puzzled: [
      [3, 0, 0.06],
      [2, 0.14, 0.06],
      [-1, 0.3, 0.12],
    ],
  },
  otto: {
    delighted: [
      [0, 0, 0.16],
      [4, 0.2, 0.1],
      [7, 0.34, 0.12],
      [12, 0.5, 0.3],
    ],
    pleased: [
      [0, 0, 0.18],
      [5, 0.24, 0.14],
      [4, 0.44, 0.24],
    ],
    puzzled: [
      [0, 0, 0.22],
      [-3, 0.3, 0.18],
      [1, 0.54, 0.26],
    ],
  },
  nova: {
    delighted: [
      [0, 0, 0.1],
      [7, 0.12, 0.1],
      [5, 0.26, 0.08],
      [12, 0.38, 0.1],
      [16, 0.5, 0.3],
    ],
    pleased: [
      [7, 0, 0.12],
      [4, 0.18, 0.12],
      [9, 0.36, 0.24],
    ],
    puzzled: [
      [5, 0, 0.16],
      [6, 0.24, 0.2],
      [0, 0.5, 0.3],
    ],
  },
}
const FEELINGS: readonly Feeling[] = ['delighted', 'pleased', 'puzzled']
export const voiceOf = (who: Judge, feeling: Feeling): string => `${who} ${feeling}`
const voicesOf = (who: Judge, make: typeof tansy, hz: number) =>
  FEELINGS.map((feeling) => [voiceOf(who, feeling), speak(make, hz, TUNES[who][feeling])] as const)

export const voices: Record<string, Sound> = Object.fromEntries([
  ...voicesOf('tansy', tansy, 622),
  ...voicesOf('otto', otto, 156),
  ...voicesOf('nova', nova, 523),
])
