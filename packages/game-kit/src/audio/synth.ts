/** Sound out of arithmetic: a few numbers in, samples out. Runs anywhere, so that loudness can be measured without a browser. */
import { createRng } from '../rng.ts'

/** One layer of a sound: a wave with a course of loudness and pitch. Times are in seconds, pitches in hertz or semitones. */
export type Layer = {
  /** From 0 to 1. */
  readonly volume: number
  readonly pitchHz: number
  /** 0.002 by default. */
  readonly attackS?: number
  /** How long it stays at its volume; 0 by default. */
  readonly holdS?: number
  /** 0.1 by default. */
  readonly releaseS?: number
  /** `sine` by default. */
  readonly wave?: 'sine' | 'triangle' | 'saw' | 'square' | 'noise' | 'bell' | 'pluck'
  /** How far the pitch has moved at the end. */
  readonly slideSemitones?: number
  /** Added to the pitch from `jumpAtS` on. */
  readonly jumpSemitones?: number
  readonly jumpAtS?: number
  readonly vibratoHz?: number
  readonly vibratoSemitones?: number
  /** The share of noise, from 0 to 1; 1 by default for the wave `noise`, else 0. */
  readonly noise?: number
  /** What is above is quieter; without it nothing is filtered. */
  readonly cutoffHz?: number
  /** When it begins; 0 by default. */
  readonly delayS?: number
}
/** Several layers sound together. */
export type Sound = Layer | readonly Layer[]

/** How long a sound lasts, in seconds.
 * @example lengthOf({ volume: 0.5, pitchHz: 440, holdS: 0.1, releaseS: 0.2 }) // about 0.3
 */
export function lengthOf(sound: Sound): number {
  return Math.max(
    ...toLayers(sound).map(
      ({ attackS = 0.002, holdS = 0, releaseS = 0.1, delayS = 0 }) => delayS + attackS + holdS + releaseS,
    ),
  )
}

/** The samples of a sound, from -1 to 1.
 * @example const samples = renderSound({ volume: 0.5, pitchHz: 440, wave: 'triangle', slideSemitones: 12 }, 44_100)
 */
export function renderSound(sound: Sound, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(sound) * sampleRate) + 1)
  for (const layer of toLayers(sound)) addLayer(samples, layer, sampleRate)
  return samples
}

export function toLayers(sound: Sound): readonly Layer[] {
  return 'volume' in sound ? [sound] : sound
}

const TAU = Math.PI * 2
const WAVES: Record<string, (phase: number) => number> = {
  sine: (p) => Math.sin(p * TAU),
  triangle: (p) => 1 - 4 * Math.abs(((p + 0.25) % 1) - 0.5),
  saw: (p) => 1 - 2 * (p % 1),
  // Soft clipping: hard clipping sounds harsh in small speakers.
  square: (p) => Math.max(-1, Math.min(1, Math.sin(p * TAU) * 4)),
  noise: () => 0,
  bell: (p) => Math.sin(p * TAU) * 0.72 + Math.sin(p * TAU * 3.01) * 0.2 + Math.sin(p * TAU * 5.4) * 0.08,
  pluck: (p) => Math.sin(p * TAU) * 0.65 + Math.sin(p * TAU * 2) * 0.25 + Math.sin(p * TAU * 3) * 0.1,
}

function addLayer(samples: Float32Array, layer: Layer, sampleRate: number): void {
  const { volume, pitchHz, attackS = 0.002, holdS = 0, releaseS = 0.1, wave = 'sine' } = layer
  const { slideSemitones = 0, jumpSemitones = 0, jumpAtS = 0, vibratoHz = 0, vibratoSemitones = 0 } = layer
  const { noise = wave === 'noise' ? 1 : 0, cutoffHz = 0, delayS = 0 } = layer
  const random = createRng('hiss')
  const length = attackS + holdS + releaseS
  const first = Math.round(delayS * sampleRate)
  const count = Math.min(samples.length - first, Math.ceil(length * sampleRate))
  const shape = WAVES[wave]!
  const smooth = cutoffHz > 0 ? 1 - Math.exp((-TAU * cutoffHz) / sampleRate) : 1
  let phase = 0
  let level = 0
  for (let i = 0; i < count; i++) {
    const t = i / sampleRate
    const bend =
      slideSemitones * (t / length) +
      (jumpSemitones !== 0 && t >= jumpAtS ? jumpSemitones : 0) +
      Math.sin(t * TAU * vibratoHz) * vibratoSemitones
    phase += (pitchHz * 2 ** (bend / 12)) / sampleRate
    const raw = shape(phase) * (1 - noise) + (random.next() * 2 - 1) * noise
    level += (raw - level) * smooth
    samples[first + i]! += level * volume * envelope(t, attackS, holdS, releaseS)
  }
}

/** Quick in, steady, and out like a string: fast at first, then slowly. */
function envelope(t: number, attack: number, hold: number, release: number): number {
  if (t < attack) return t / attack
  if (t < attack + hold) return 1
  const left = 1 - (t - attack - hold) / release
  return left <= 0 ? 0 : left * left * left
}
