/** All sounds, synthesised from sines and noise: nothing to download. */
import type { Layer, Sound } from '@playhouse/game-kit'
import { lateVoices } from './machine-voices.ts'
import { BEGINNING } from './tunes.ts'

/** Pentatonic, so that any combo sounds right over the music. */
const SCALE = [0, 2, 4, 7, 9]
const C5 = 523.25

/** How much higher a step of the scale is than its first. */
export function rateOf(step: number): number {
  const octave = Math.floor(step / SCALE.length)
  const semitones = SCALE[((step % SCALE.length) + SCALE.length) % SCALE.length]! + octave * 12
  return 2 ** (semitones / 12)
}

/** A music box: a sine with quiet, quickly fading overtones. */
function chime(hz: number, volume: number, lengthS: number, delayS = 0): Layer[] {
  return (
    [
      [1, 1, 1],
      [3.01, 0.22, 0.35],
      [5.4, 0.07, 0.16],
    ] as const
  ).map(([times, share, fade]): Layer => [
    volume * share,
    hz * times,
    0.006,
    0,
    Math.max(0.05, lengthS * fade),
    'sine',
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    delayS,
  ])
}

function slide(
  from: number,
  to: number,
  lengthS: number,
  volume: number,
  wave: 'sine' | 'triangle',
  delayS = 0,
): Layer {
  return [volume, from, 0.008, 0, lengthS, wave, 12 * Math.log2(to / from), 0, 0, 0, 0, 0, 0, delayS]
}

/** Air out of a cushion. */
function puff(lengthS: number, cutoffHz: number, volume: number): Layer {
  return [volume, 100, 0.002, 0, lengthS, 'noise', 0, 0, 0, 0, 0, 1, cutoffHz]
}

const melody = (steps: number[], everyS: number, volume: number, lengthS: number, octave = 1) =>
  steps.flatMap((step, i) => chime(C5 * rateOf(step) * octave, volume, lengthS, i * everyS))

const pluck = (hz: number, volume: number, delayS: number): Layer => [
  volume,
  hz,
  0.003,
  0,
  0.5,
  'triangle',
  0,
  0,
  0,
  0,
  0,
  0.02,
  2600,
  delayS,
]

const horn = (hz: number, delayS: number): Layer => [
  0.09,
  hz,
  0.03,
  0.14,
  0.26,
  'saw',
  0,
  0,
  0,
  5,
  0.06,
  0,
  1500,
  delayS,
]

/** A small mouth: a round tone that bends by so many semitones, a little breath in it. */
function voice(hz: number, bend: number, lengthS: number, volume: number, delayS = 0): Layer[] {
  const shared = [0, 0, 7, 0.12] as const
  return [
    [volume, hz, 0.03, lengthS * 0.35, lengthS * 0.6, 'triangle', bend, ...shared, 0.03, 1900, delayS],
    [volume * 0.3, hz * 2, 0.03, lengthS * 0.3, lengthS * 0.45, 'sine', bend, ...shared, 0, 0, delayS],
  ]
}

/** So low that one hears each swing of it. */
function purr(hz: number, delayS: number): Layer {
  return [0.6, hz, 0.16, 0.45, 0.3, 'saw', 1.5, 0, 0, 0, 0, 0.2, 380, delayS]
}

function meow(hz: number, volume: number): Layer[] {
  return [
    [volume, hz, 0.05, 0.06, 0.06, 'saw', 6, 0, 0, 6, 0.2, 0.02, 1300],
    [volume * 1.1, hz * 1.42, 0.03, 0.12, 0.24, 'saw', -8, 0, 0, 6, 0.25, 0.02, 1100, 0.14],
  ]
}

/** Voices of cushions: high and low, glad and puzzled. */
const VOICES = {
  wake0: voice(620, 4, 0.16, 0.2),
  wake1: voice(520, 7, 0.2, 0.2),
  wake2: [...voice(700, -2, 0.1, 0.18), ...voice(820, 3, 0.12, 0.18, 0.11)],
  wake3: voice(440, 5, 0.24, 0.22),
}
export const VOICE_COUNT = Object.keys(VOICES).length

export const sounds: Record<string, Sound> = {
  pick: slide(330, 520, 0.09, 0.22, 'triangle'),
  place: [slide(190, 80, 0.14, 0.36, 'sine'), puff(0.12, 1400, 0.25), ...chime(392, 0.09, 0.25)],
  toss: puff(0.16, 2600, 0.16),
  /** A square passed while carrying. */
  tick: slide(620, 560, 0.03, 0.06, 'sine'),
  /** The carried piece would clear something here. */
  ready: chime(C5 * rateOf(4), 0.1, 0.4),
  boom: slide(120, 45, 0.22, 0.14, 'sine'),
  refuse: [slide(210, 165, 0.11, 0.28, 'triangle'), slide(180, 140, 0.14, 0.26, 'triangle', 0.11)],
  /** The second voice of a combo, the brushes and the bass under it; and a low swell where there is little room. */
  answer: [
    [0.1, 392, 0.02, 0.04, 0.5, 'triangle', 0, 0, 0, 5, 0.12, 0.04, 2200],
    [0.03, 784, 0.01, 0, 0.3, 'sine'],
  ],
  brush: [0.06, 100, 0.012, 0, 0.09, 'noise', 0, 0, 0, 0, 0, 1, 5200],
  thumb: [0.12, 196, 0.004, 0, 0.4, 'pluck', 0, 0, 0, 0, 0, 0, 900],
  low: [
    [0.12, 110, 0.7, 0.5, 1.3, 'triangle', -1, 0, 0, 3, 0.1, 0.02, 500],
    [0.08, 130.8, 0.8, 0.4, 1.3, 'triangle', -1, 0, 0, 0, 0, 0, 600],
  ],
  /** A combo ended: a small sigh. */
  lost: [...melody([4, 2, 0], 0.13, 0.16, 0.6, 0.5), puff(0.4, 700, 0.16)],
  deal: melody([0, 2, 4], 0.07, 0.1, 0.3),
  undo: slide(520, 260, 0.18, 0.2, 'triangle'),
  click: slide(480, 620, 0.05, 0.16, 'sine'),
  solved: melody([0, 2, 4, 5, 7, 10], 0.11, 0.32, 1.4),
  stuck: melody([5, 4, 2, 1, 0], 0.24, 0.3, 1.3, 0.5),
  chime: chime(C5, 0.22, 0.9),
  /** Two lines at once ring like a plucked harp, three and more like a small brass band. */
  harp: [0, 0.05, 0.1, 0.15].map((at, i): Layer => pluck([262, 330, 392, 523][i]!, 0.2, at)),
  brass: [0, 0, 0, 0.16, 0.16, 0.16].map((at, i): Layer => horn([262, 330, 392, 349, 440, 523][i]!, at)),
  /** Something new in the room. */
  gift: melody([0, 4, 7, 9, 12], 0.09, 0.24, 1.1),
  puff: puff(0.5, 900, 0.18),
  ...VOICES,
  giggle: [0, 0.1, 0.2, 0.29].flatMap((at, i) => voice(640 + (i % 2) * 90, -3, 0.09, 0.16, at)),
  purr: [purr(26, 0), purr(22, 0.85)],
  meow: meow(400, 0.26),
  /** The kitten's. */
  mew: meow(640, 0.2),
  yawn: [
    [0.24, 260, 0.25, 0.2, 0.2, 'triangle', 5, 0, 0, 4, 0.15, 0.1, 1200],
    [0.26, 340, 0.15, 0.2, 0.7, 'triangle', -11, 0, 0, 4, 0.2, 0.16, 1000, 0.5],
  ],
  /** A cap comes off: a curious sound. */
  capOff: [puff(0.2, 1200, 0.2), ...voice(360, 9, 0.3, 0.22, 0.08)],
  /** A gift opens: paper, then what was inside. */
  unwrap: [puff(0.14, 4200, 0.22), ...melody([2, 4, 7, 9], 0.07, 0.2, 0.8)],
  burst: [
    puff(0.7, 1500, 0.5),
    slide(420, 90, 0.3, 0.3, 'triangle'),
    ...melody([9, 7, 5], 0.05, 0.1, 0.4, 2),
  ],
  /** The cat dreams of something. */
  quest: melody([0, 3, 5], 0.16, 0.1, 0.9, 2),
  granted: melody([5, 7, 9, 10, 12, 14], 0.08, 0.22, 1.3),
  /** Things in the room, when touched. */
  tap: [slide(300, 240, 0.07, 0.3, 'triangle'), ...chime(784, 0.08, 0.3)],
  rustle: [puff(0.18, 3600, 0.24), puff(0.4, 2400, 0.12)],
  ticking: [0, 0.3, 0.6, 0.9].map((at, i): Layer => [
    0.3,
    i % 2 ? 1250 : 1600,
    0.001,
    0,
    0.05,
    'triangle',
    -6,
    0,
    0,
    0,
    0,
    0.2,
    5000,
    at,
  ]),
  whistle: [[0.16, 900, 0.25, 0.4, 0.3, 'sine', 6, 0, 0, 9, 0.3, 0.12, 4200]],
  bubbles: [0, 0.12, 0.2, 0.34].map((at, i): Layer => [
    0.3,
    300 + i * 90,
    0.01,
    0,
    0.09,
    'sine',
    12,
    0,
    0,
    0,
    0,
    0,
    0,
    at,
  ]),
  glow: melody([7, 9, 12], 0.12, 0.12, 1.2, 2),
  ...lateVoices,
  hoot: [...voice(300, -2, 0.3, 0.26), ...voice(300, -3, 0.42, 0.26, 0.42)],
  musicBox: BEGINNING.flatMap((semitones, i) => chime(C5 * 2 ** (semitones / 12) * 2, 0.2, 1.2, i * 0.26)),
}
