/** All sounds: a call for every animal, the choir's voices, the small effects and the song. */
import type { Layer, Sound } from '@playhouse/game-kit'
import { pairSounds } from './jingles.ts'

/** The same layer again after a while, at another pitch. */
const later = ([volume, hz, ...rest]: Layer, delay: number, rate = 1, loudness = 1): Layer => {
  const full: unknown[] = [volume * loudness, hz * rate, ...rest]
  const defaults = [0, 0, 0.002, 0, 0.1, 'sine', 0, 0, 0, 0, 0, rest[3] === 'noise' ? 1 : 0, 0]
  for (let i = full.length; i < 13; i++) full.push(defaults[i]!)
  full[13] = delay
  return full as unknown as Layer
}

const thump: Layer = [0.65, 130, 0.003, 0.03, 0.12, 'sine', -10]
const squeak: Layer = [0.3, 1500, 0.01, 0.04, 0.1, 'triangle', 5]
const croak: Layer = [0.55, 150, 0.02, 0.16, 0.08, 'saw', 4, 0, 0, 34, 3.5, 0.06, 1500]
const cheep: Layer = [0.42, 2300, 0.008, 0.03, 0.09, 'triangle', -7]
const oink: Layer = [0.6, 190, 0.015, 0.07, 0.08, 'saw', 9, 0, 0, 42, 2, 0.34, 1500]
const yip: Layer = [0.5, 520, 0.01, 0.05, 0.12, 'saw', 8, -6, 0.08, 0, 0, 0.06, 2200]
const quack: Layer = [0.62, 300, 0.012, 0.1, 0.09, 'saw', -5, 0, 0, 50, 1.2, 0.08, 1500]
const tap: Layer = [0.4, 1318, 0.002, 0.01, 0.3, 'bell']
const hoo: Layer = [0.55, 392, 0.05, 0.13, 0.18, 'sine', -2, 0, 0, 6, 0.25]
const snuffle: Layer = [0.6, 300, 0.03, 0.05, 0.08, 'noise', 0, 0, 0, 0, 0, 1, 2300]
const peep: Layer = [0.32, 2700, 0.006, 0.02, 0.07, 'sine', 8]
const scrabble: Layer = [0.7, 200, 0.01, 0.03, 0.05, 'noise', 0, 0, 0, 0, 0, 1, 900]
const chatter: Layer = [0.3, 980, 0.004, 0.02, 0.04, 'square', -8, 0, 0, 0, 0, 0.1, 3200]
const bubble: Layer = [0.34, 400, 0.005, 0.03, 0.06, 'sine', 13]
const grunt: Layer = [0.7, 104, 0.015, 0.07, 0.06, 'saw', 5, 0, 0, 27, 1.8, 0.34, 950]
const bleat: Layer = [0.34, 760, 0.02, 0.13, 0.12, 'saw', -3, 0, 0, 13, 1.5, 0.04, 2900]
const knock: Layer = [0.7, 294, 0.002, 0.01, 0.13, 'pluck', -1]

const CALLS: Record<string, Sound> = {
  rabbit: [thump, later(thump, 0.16), later(squeak, 0.36)],
  frog: [croak, later(croak, 0.34, 1.18)],
  chick: [cheep, later(cheep, 0.18), later(cheep, 0.36, 1.12)],
  piglet: [oink, later(oink, 0.22, 1.2)],
  bee: [[0.42, 230, 0.1, 0.5, 0.25, 'saw', 3, 0, 0, 9, 0.9, 0.03, 1900]],
  fox: [yip, later(yip, 0.26, 1.15)],
  duck: [quack, later(quack, 0.24), later(quack, 0.48, 0.94)],
  ladybird: [tap, later(tap, 0.1, 1.335), later(tap, 0.2, 1.498), later(tap, 0.3, 2)],
  owl: [hoo, later(hoo, 0.46, 1.02), later(hoo, 0.66, 0.94)],
  hedgehog: [snuffle, later(snuffle, 0.16), later(snuffle, 0.3), later(squeak, 0.48, 0.7)],
  mouse: [peep, later(peep, 0.12), later(peep, 0.24, 1.15), later(peep, 0.34)],
  mole: [
    scrabble,
    later(scrabble, 0.1),
    later(scrabble, 0.2),
    [0.5, 165, 0.03, 0.12, 0.2, 'triangle', 4, 0, 0, 0, 0, 0, 0, 0.34],
  ],
  // It slides along, and bubbles.
  snail: [
    [0.44, 165, 0.12, 0.26, 0.16, 'sine', 15, 0, 0, 5, 1.1],
    later(bubble, 0.5),
    later(bubble, 0.64, 1.26),
    later(bubble, 0.76, 1.6),
  ],
  // Three grunts and a growl.
  badger: [
    grunt,
    later(grunt, 0.18, 1.14),
    later(grunt, 0.34, 0.92),
    [0.6, 92, 0.04, 0.3, 0.16, 'saw', -3, 0, 0, 31, 2.4, 0.26, 700, 0.52],
  ],
  squirrel: [0, 0.08, 0.16, 0.24, 0.36, 0.44].map((delay, i) => later(chatter, delay, 1 + (i % 3) * 0.08)),
  // Two high bleats, and small hooves.
  fawn: [bleat, later(bleat, 0.3, 0.92), later(thump, 0.58, 2.1), later(thump, 0.68, 2.4)],
  bear: [
    [0.6, 92, 0.08, 0.4, 0.3, 'saw', -3, 0, 0, 15, 0.8, 0.12, 560],
    [0.28, 184, 0.08, 0.3, 0.3, 'triangle', -3],
  ],
  lamb: [[0.55, 430, 0.03, 0.4, 0.15, 'saw', -2, 0, 0, 10, 1.3, 0.05, 1700]],
  raccoon: [[0.45, 560, 0.03, 0.4, 0.15, 'triangle', 2, 0, 0, 21, 3.4, 0.05, 2600]],
  turtle: [
    knock,
    later(knock, 0.2, 0.75),
    [0.5, 147, 0.06, 0.25, 0.25, 'triangle', 3, 0, 0, 0, 0, 0, 0, 0.4],
  ],
}

/** Sung at 523 Hz; the choir plays them faster or slower. */
const SINGING: Record<string, Sound> = {
  'sing-bell': [[0.5, 523.25, 0.004, 0.05, 0.9, 'bell']],
  'sing-hum': [
    [0.5, 261.63, 0.04, 0.22, 0.5, 'triangle', 0, 0, 0, 5.5, 0.14],
    [0.16, 523.25, 0.05, 0.2, 0.4],
  ],
  'sing-reed': [[0.34, 523.25, 0.03, 0.2, 0.4, 'saw', 0, 0, 0, 5.5, 0.16, 0, 1500]],
  'sing-whistle': [
    [0.42, 523.25, 0.03, 0.2, 0.5, 'sine', 0, 0, 0, 5, 0.18],
    [0.12, 1046.5, 0.02, 0.1, 0.3],
  ],
}

export const sounds: Record<string, Sound> = {
  ...Object.fromEntries(Object.entries(CALLS).map(([id, sound]) => [`call-${id}`, sound])),
  ...SINGING,
  rise: [
    [0.34, 260, 0.005, 0.03, 0.14, 'sine', 12],
    [0.3, 900, 0.002, 0.01, 0.12, 'noise', 0, 0, 0, 0, 0, 1, 1700],
  ],
  hide: [
    [0.3, 420, 0.005, 0.03, 0.16, 'sine', -13],
    [0.24, 900, 0.02, 0.02, 0.1, 'noise', 0, 0, 0, 0, 0, 1, 1200],
  ],
  // Two voices say “hm-mm” with their mouths shut.
  oops: [
    [0.62, 247, 0.05, 0.12, 0.12, 'triangle', -1, 0, 0, 5, 0.2, 0, 620],
    [0.6, 196, 0.05, 0.2, 0.24, 'triangle', -2, 0, 0, 5, 0.2, 0, 560, 0.26],
    [0.16, 392, 0.05, 0.16, 0.2, 'sine', -2, 0, 0, 0, 0, 0, 0, 0.26],
  ],
  ...pairSounds,
  matched: [
    [0.3, 659.25, 0.003, 0.02, 0.4, 'bell'],
    [0.3, 987.77, 0.003, 0.02, 0.5, 'bell', 0, 0, 0, 0, 0, 0, 0, 0.09],
  ],
  bell: [
    [0.42, 880, 0.003, 0.05, 1.3, 'bell'],
    [0.2, 1320, 0.003, 0.04, 1.1, 'bell', 0, 0, 0, 0, 0, 0, 0, 0.02],
    [0.34, 880, 0.003, 0.05, 1.2, 'bell', 0, 0, 0, 0, 0, 0, 0, 0.3],
  ],
  spill: [12, 9, 5, 2].map((step, i) => [
    0.3,
    330 * 2 ** (step / 12),
    0.004,
    0.02,
    0.16,
    'pluck',
    -2,
    0,
    0,
    0,
    0,
    0,
    0,
    i * 0.07,
  ]),
  firefly: [
    [0.26, 1174.66, 0.004, 0.02, 0.35, 'bell'],
    [0.14, 1760, 0.004, 0.02, 0.4, 'sine', 3, 0, 0, 0, 0, 0, 0, 0.07],
  ],
  hop: [[0.34, 300, 0.005, 0.05, 0.16, 'sine', 14]],
  land: [[0.5, 170, 0.003, 0.02, 0.12, 'sine', -9]],
  bloom: [0, 7, 12].map((step, i) => [
    0.2,
    784 * 2 ** (step / 12),
    0.005,
    0.01,
    0.35,
    'bell',
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    i * 0.08,
  ]),
  rustle: [
    [0.34, 900, 0.02, 0.03, 0.07, 'noise', 0, 0, 0, 0, 0, 1, 3400],
    [0.3, 900, 0.02, 0.03, 0.09, 'noise', 0, 0, 0, 0, 0, 1, 2800, 0.12],
  ],
  flutter: [0, 1, 2, 3, 4].map((i) => [
    0.22,
    1046 * 1.19 ** i,
    0.004,
    0.01,
    0.25,
    'bell',
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    i * 0.07,
  ]),
  breeze: [
    [0.4, 500, 0.25, 0.15, 0.4, 'noise', 0, 0, 0, 0, 0, 1, 1300],
    [0.16, 392, 0.1, 0.2, 0.3, 'sine', 7],
  ],
  dim: [
    [0.3, 700, 0.01, 0.04, 0.3, 'noise', 0, 0, 0, 0, 0, 1, 1500],
    [0.24, 440, 0.01, 0.04, 0.3, 'sine', -9],
  ],
  sleep: [12, 9, 7, 4, 0].map((step, i) => [
    0.3,
    392 * 2 ** (step / 12),
    0.01,
    0.05,
    0.7,
    'bell',
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    i * 0.16,
  ]),
  turn: [[0.3, 392, 0.01, 0.05, 0.2, 'triangle', 0, 7, 0.1]],
  step: [[0.2, 620, 0.003, 0.01, 0.06, 'triangle']],
  no: [[0.3, 200, 0.005, 0.05, 0.1, 'triangle', -3]],
  click: [[0.24, 520, 0.003, 0.02, 0.07, 'sine', 5]],
  sticker: [
    [0.34, 700, 0.003, 0.03, 0.1, 'pluck', 7],
    [0.3, 1568, 0.003, 0.02, 0.6, 'bell', 0, 0, 0, 0, 0, 0, 0, 0.1],
  ],
  done: [0, 4, 7, 12, 16, 12, 19].map((step, i) => [
    0.3,
    523.25 * 2 ** (step / 12),
    0.003,
    0.04,
    0.8,
    'bell',
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    i * 0.1,
  ]),
}
