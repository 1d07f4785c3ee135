/** Sounds of the later things: wood, brass, steam and static, all different. */
import type { Layer } from '@playhouse/game-kit'

type Wave = 'sine' | 'triangle' | 'saw' | 'noise'
type Note = {
  hz: number
  at: number
  s: number
  volume: number
  wave?: Wave
  bend?: number
  cutoff?: number
  rise?: number
  noise?: number
}

const note = ({
  hz,
  at,
  s,
  volume,
  wave = 'triangle',
  bend = 0,
  cutoff = 0,
  rise = 0.005,
  noise = 0,
}: Note): Layer => ({
  volume,
  pitchHz: hz,
  attackS: rise,
  holdS: s * 0.4,
  releaseS: s * 0.6,
  wave,
  slideSemitones: bend,
  noise,
  cutoffHz: cutoff,
  delayS: at,
})
const air = (at: number, s: number, volume: number, cutoff: number): Layer =>
  note({ hz: 100, at, s, volume, wave: 'noise', cutoff, rise: s * 0.3, noise: 1 })

export const lateVoices: Record<string, Layer[]> = {
  /** Static, then a dance band through a small loudspeaker. */
  radio: [
    air(0, 0.35, 0.2, 5200),
    ...[392, 494, 587, 494, 659, 587].map((hz, i) =>
      note({ hz, at: 0.3 + i * 0.17, s: 0.16, volume: 0.1, wave: 'saw', cutoff: 1300 }),
    ),
    air(1.3, 0.25, 0.1, 5200),
  ],
  /** A door, twice the falling third, a door. */
  cuckoo: [
    note({ hz: 900, at: 0, s: 0.05, volume: 0.2, noise: 0.4, cutoff: 3000 }),
    ...[0.15, 0.75].flatMap((at) => [
      note({ hz: 784, at, s: 0.2, volume: 0.24, wave: 'sine', rise: 0.02, noise: 0.05 }),
      note({ hz: 622, at: at + 0.24, s: 0.26, volume: 0.24, wave: 'sine', rise: 0.02, noise: 0.05 }),
    ]),
    note({ hz: 700, at: 1.4, s: 0.05, volume: 0.2, noise: 0.4, cutoff: 3000 }),
  ],
  /** Six puffs of steam that quicken, and a whistle of two notes. */
  train: [
    ...[0, 0.26, 0.48, 0.67, 0.83, 0.97].map((at) => air(at, 0.12, 0.3, 1700)),
    ...[587, 740].map((hz) =>
      note({ hz, at: 1.15, s: 0.6, volume: 0.1, wave: 'saw', cutoff: 2400, rise: 0.04, noise: 0.1 }),
    ),
  ],
  /** Flakes, high and without order. */
  snow: [2637, 2093, 3136, 2349, 2794, 1976, 3520].map((hz, i) =>
    note({ hz, at: i * 0.11 + (i % 3) * 0.04, s: 0.22, volume: 0.07, wave: 'sine' }),
  ),
  /** Three tubes slide out and lock. */
  pullOut: [0, 0.22, 0.44].flatMap((at, i) => [
    note({ hz: 180 + i * 70, at, s: 0.16, volume: 0.14, wave: 'saw', bend: 7, cutoff: 900 }),
    note({ hz: 1500 + i * 300, at: at + 0.17, s: 0.04, volume: 0.2 }),
  ]),
  /** Hooves on a wooden floor. */
  clops: [0, 0.14, 0.36, 0.5, 0.72, 0.86].map((at, i) =>
    note({ hz: i % 2 ? 520 : 410, at, s: 0.06, volume: 0.34, bend: -9, noise: 0.15, cutoff: 2600 }),
  ),
  /** Canvas in the wind. */
  flap: [0, 0.13, 0.24, 0.42].map((at, i) => air(at, 0.1 + i * 0.05, 0.26, 700 + i * 160)),
  /** Trumpets for a queen. */
  fanfare: [
    [392, 0, 0.12],
    [392, 0.15, 0.08],
    [392, 0.26, 0.08],
    [523, 0.38, 0.2],
    [659, 0.62, 0.2],
    [784, 0.86, 0.6],
  ].map(([hz, at, s]) =>
    note({ hz: hz!, at: at!, s: s!, volume: 0.15, wave: 'saw', cutoff: 2000, rise: 0.015 }),
  ),
  /** A heavy gate goes up, chain and all. */
  gate: [
    ...[0, 0.12, 0.24, 0.36, 0.48].map((at, i) =>
      note({ hz: 240 + i * 26, at, s: 0.06, volume: 0.22, wave: 'saw', noise: 0.3, cutoff: 1400 }),
    ),
    note({ hz: 70, at: 0.62, s: 0.4, volume: 0.4, wave: 'sine', bend: -5 }),
  ],
  /** A slow, wide chord out of the deep. */
  moonlight: [98, 147, 220, 330, 494].map((hz, i) =>
    note({ hz, at: i * 0.22, s: 1.9 - i * 0.2, volume: 0.15 - i * 0.012, wave: 'sine', rise: 0.4 }),
  ),
}
