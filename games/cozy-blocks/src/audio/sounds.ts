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
  ).map(([times, share, fade]): Layer => ({
    volume: volume * share,
    pitchHz: hz * times,
    attackS: 0.006,
    releaseS: Math.max(0.05, lengthS * fade),
    delayS,
  }))
}
type Slide = {
  from: number
  to: number
  lengthS: number
  volume: number
  wave: 'sine' | 'triangle'
  delayS?: number
}

function slide({ from, to, lengthS, volume, wave, delayS = 0 }: Slide): Layer {
  return {
    volume,
    pitchHz: from,
    attackS: 0.008,
    releaseS: lengthS,
    wave,
    slideSemitones: 12 * Math.log2(to / from),
    noise: 0,
    delayS,
  }
}

/** Air out of a cushion. */
function puff(lengthS: number, cutoffHz: number, volume: number): Layer {
  return { volume, pitchHz: 100, attackS: 0.002, releaseS: lengthS, wave: 'noise', cutoffHz }
}

const melody = (steps: number[], everyS: number, volume: number, lengthS: number, octave = 1) =>
  steps.flatMap((step, i) => chime(C5 * rateOf(step) * octave, volume, lengthS, i * everyS))

const pluck = (hz: number, volume: number, delayS: number): Layer => ({
  volume,
  pitchHz: hz,
  attackS: 0.003,
  releaseS: 0.5,
  wave: 'triangle',
  noise: 0.02,
  cutoffHz: 2600,
  delayS,
})

const horn = (hz: number, delayS: number): Layer => ({
  volume: 0.09,
  pitchHz: hz,
  attackS: 0.03,
  holdS: 0.14,
  releaseS: 0.26,
  wave: 'saw',
  vibratoHz: 5,
  vibratoSemitones: 0.06,
  cutoffHz: 1500,
  delayS,
})

/** A small mouth: a round tone that bends by so many semitones, a little breath in it. */
function voice(hz: number, bend: number, lengthS: number, volume: number, delayS = 0): Layer[] {
  const shared = { slideSemitones: bend, vibratoHz: 7, vibratoSemitones: 0.12, attackS: 0.03, delayS }
  return [
    {
      ...shared,
      volume,
      pitchHz: hz,
      holdS: lengthS * 0.35,
      releaseS: lengthS * 0.6,
      wave: 'triangle',
      noise: 0.03,
      cutoffHz: 1900,
    },
    { ...shared, volume: volume * 0.3, pitchHz: hz * 2, holdS: lengthS * 0.3, releaseS: lengthS * 0.45 },
  ]
}

/** So low that one hears each swing of it. */
function purr(hz: number, delayS: number): Layer {
  return {
    volume: 0.6,
    pitchHz: hz,
    attackS: 0.16,
    holdS: 0.45,
    releaseS: 0.3,
    wave: 'saw',
    slideSemitones: 1.5,
    noise: 0.2,
    cutoffHz: 380,
    delayS,
  }
}

function meow(hz: number, volume: number): Layer[] {
  return [
    {
      volume,
      pitchHz: hz,
      attackS: 0.05,
      holdS: 0.06,
      releaseS: 0.06,
      wave: 'saw',
      slideSemitones: 6,
      vibratoHz: 6,
      vibratoSemitones: 0.2,
      noise: 0.02,
      cutoffHz: 1300,
    },
    {
      volume: volume * 1.1,
      pitchHz: hz * 1.42,
      attackS: 0.03,
      holdS: 0.12,
      releaseS: 0.24,
      wave: 'saw',
      slideSemitones: -8,
      vibratoHz: 6,
      vibratoSemitones: 0.25,
      noise: 0.02,
      cutoffHz: 1100,
      delayS: 0.14,
    },
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
  pick: slide({ from: 330, to: 520, lengthS: 0.09, volume: 0.22, wave: 'triangle' }),
  place: [
    slide({ from: 190, to: 80, lengthS: 0.14, volume: 0.36, wave: 'sine' }),
    puff(0.12, 1400, 0.25),
    ...chime(392, 0.09, 0.25),
  ],
  toss: puff(0.16, 2600, 0.16),
  /** A square passed while carrying. */
  tick: slide({ from: 620, to: 560, lengthS: 0.03, volume: 0.06, wave: 'sine' }),
  /** The carried piece would clear something here. */
  ready: chime(C5 * rateOf(4), 0.1, 0.4),
  boom: slide({ from: 120, to: 45, lengthS: 0.22, volume: 0.14, wave: 'sine' }),
  refuse: [
    slide({ from: 210, to: 165, lengthS: 0.11, volume: 0.28, wave: 'triangle' }),
    slide({ from: 180, to: 140, lengthS: 0.14, volume: 0.26, wave: 'triangle', delayS: 0.11 }),
  ],
  /** The second voice of a combo, the brushes and the bass under it; and a low swell where there is little room. */
  answer: [
    {
      volume: 0.1,
      pitchHz: 392,
      attackS: 0.02,
      holdS: 0.04,
      releaseS: 0.5,
      wave: 'triangle',
      vibratoHz: 5,
      vibratoSemitones: 0.12,
      noise: 0.04,
      cutoffHz: 2200,
    },
    { volume: 0.03, pitchHz: 784, attackS: 0.01, releaseS: 0.3 },
  ],
  brush: { volume: 0.06, pitchHz: 100, attackS: 0.012, releaseS: 0.09, wave: 'noise', cutoffHz: 5200 },
  thumb: { volume: 0.12, pitchHz: 196, attackS: 0.004, releaseS: 0.4, wave: 'pluck', cutoffHz: 900 },
  low: [
    {
      volume: 0.12,
      pitchHz: 110,
      attackS: 0.7,
      holdS: 0.5,
      releaseS: 1.3,
      wave: 'triangle',
      slideSemitones: -1,
      vibratoHz: 3,
      vibratoSemitones: 0.1,
      noise: 0.02,
      cutoffHz: 500,
    },
    {
      volume: 0.08,
      pitchHz: 130.8,
      attackS: 0.8,
      holdS: 0.4,
      releaseS: 1.3,
      wave: 'triangle',
      slideSemitones: -1,
      cutoffHz: 600,
    },
  ],
  /** A combo ended: a small sigh. */
  lost: [...melody([4, 2, 0], 0.13, 0.16, 0.6, 0.5), puff(0.4, 700, 0.16)],
  deal: melody([0, 2, 4], 0.07, 0.1, 0.3),
  undo: slide({ from: 520, to: 260, lengthS: 0.18, volume: 0.2, wave: 'triangle' }),
  click: slide({ from: 480, to: 620, lengthS: 0.05, volume: 0.16, wave: 'sine' }),
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
    {
      volume: 0.24,
      pitchHz: 260,
      attackS: 0.25,
      holdS: 0.2,
      releaseS: 0.2,
      wave: 'triangle',
      slideSemitones: 5,
      vibratoHz: 4,
      vibratoSemitones: 0.15,
      noise: 0.1,
      cutoffHz: 1200,
    },
    {
      volume: 0.26,
      pitchHz: 340,
      attackS: 0.15,
      holdS: 0.2,
      releaseS: 0.7,
      wave: 'triangle',
      slideSemitones: -11,
      vibratoHz: 4,
      vibratoSemitones: 0.2,
      noise: 0.16,
      cutoffHz: 1000,
      delayS: 0.5,
    },
  ],
  /** A cap comes off: a curious sound. */
  capOff: [puff(0.2, 1200, 0.2), ...voice(360, 9, 0.3, 0.22, 0.08)],
  /** A gift opens: paper, then what was inside. */
  unwrap: [puff(0.14, 4200, 0.22), ...melody([2, 4, 7, 9], 0.07, 0.2, 0.8)],
  burst: [
    puff(0.7, 1500, 0.5),
    slide({ from: 420, to: 90, lengthS: 0.3, volume: 0.3, wave: 'triangle' }),
    ...melody([9, 7, 5], 0.05, 0.1, 0.4, 2),
  ],
  /** The cat dreams of something. */
  quest: melody([0, 3, 5], 0.16, 0.1, 0.9, 2),
  granted: melody([5, 7, 9, 10, 12, 14], 0.08, 0.22, 1.3),
  /** Things in the room, when touched. */
  tap: [
    slide({ from: 300, to: 240, lengthS: 0.07, volume: 0.3, wave: 'triangle' }),
    ...chime(784, 0.08, 0.3),
  ],
  rustle: [puff(0.18, 3600, 0.24), puff(0.4, 2400, 0.12)],
  ticking: [0, 0.3, 0.6, 0.9].map((at, i): Layer => ({
    volume: 0.3,
    pitchHz: i % 2 ? 1250 : 1600,
    attackS: 0.001,
    releaseS: 0.05,
    wave: 'triangle',
    slideSemitones: -6,
    noise: 0.2,
    cutoffHz: 5000,
    delayS: at,
  })),
  whistle: [
    {
      volume: 0.16,
      pitchHz: 900,
      attackS: 0.25,
      holdS: 0.4,
      releaseS: 0.3,
      slideSemitones: 6,
      vibratoHz: 9,
      vibratoSemitones: 0.3,
      noise: 0.12,
      cutoffHz: 4200,
    },
  ],
  bubbles: [0, 0.12, 0.2, 0.34].map((at, i): Layer => ({
    volume: 0.3,
    pitchHz: 300 + i * 90,
    attackS: 0.01,
    releaseS: 0.09,
    slideSemitones: 12,
    delayS: at,
  })),
  glow: melody([7, 9, 12], 0.12, 0.12, 1.2, 2),
  ...lateVoices,
  hoot: [...voice(300, -2, 0.3, 0.26), ...voice(300, -3, 0.42, 0.26, 0.42)],
  musicBox: BEGINNING.flatMap((semitones, i) => chime(C5 * 2 ** (semitones / 12) * 2, 0.2, 1.2, i * 0.26)),
}
