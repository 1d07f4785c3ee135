/** Sound out of arithmetic: a few numbers in, samples out. Runs anywhere, so that loudness can be measured without a browser. */
import { createRng } from '../rng.ts'

/**
 * One layer of a sound. Leave out from the end what you do not need.
 * `slide` and `jump` are in semitones; `noise` from 0 to 1 mixes hiss in; `cutoff` in Hz takes the bright part away (0: leaves it).
 */
export type Layer = readonly [
  volume: number,
  pitchHz: number,
  attackS?: number,
  holdS?: number,
  releaseS?: number,
  wave?: 'sine' | 'triangle' | 'saw' | 'square' | 'noise' | 'bell' | 'pluck',
  slide?: number,
  jump?: number,
  jumpAtS?: number,
  vibratoHz?: number,
  vibratoDepth?: number,
  noise?: number,
  cutoffHz?: number,
  delayS?: number,
]
export type Sound = Layer | readonly Layer[]

/** How long a sound lasts.
 * @example lengthOf([0.5, 440, 0, 0.1, 0.2]) // about 0.3
 */
export function lengthOf(sound: Sound): number {
  return Math.max(
    ...toLayers(sound).map(
      ([, , attack = 0.002, hold = 0, release = 0.1, , , , , , , , , delay = 0]) =>
        delay + attack + hold + release,
    ),
  )
}

/** The samples of a sound, from -1 to 1.
 * @example const samples = renderSound([0.5, 440, 0, 0.1, 0.2, 'triangle', 12], 44_100)
 */
export function renderSound(sound: Sound, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(sound) * sampleRate) + 1)
  for (const layer of toLayers(sound)) addLayer(samples, layer, sampleRate)
  return samples
}

export function toLayers(sound: Sound): readonly Layer[] {
  return typeof sound[0] === 'number' ? [sound as Layer] : (sound as readonly Layer[])
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
  const [
    volume,
    pitchHz,
    attack = 0.002,
    hold = 0,
    release = 0.1,
    wave = 'sine',
    slide = 0,
    jump = 0,
    jumpAt = 0,
  ] = layer
  const [
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    vibratoHz = 0,
    vibratoDepth = 0,
    noise = wave === 'noise' ? 1 : 0,
    cutoff = 0,
    delay = 0,
  ] = layer
  const random = createRng('hiss')
  const length = attack + hold + release
  const first = Math.round(delay * sampleRate)
  const count = Math.min(samples.length - first, Math.ceil(length * sampleRate))
  const shape = WAVES[wave]!
  const smooth = cutoff > 0 ? 1 - Math.exp((-TAU * cutoff) / sampleRate) : 1
  let phase = 0
  let level = 0
  for (let i = 0; i < count; i++) {
    const t = i / sampleRate
    const bend =
      slide * (t / length) +
      (jump !== 0 && t >= jumpAt ? jump : 0) +
      Math.sin(t * TAU * vibratoHz) * vibratoDepth
    phase += (pitchHz * 2 ** (bend / 12)) / sampleRate
    const raw = shape(phase) * (1 - noise) + (random.next() * 2 - 1) * noise
    level += (raw - level) * smooth
    samples[first + i]! += level * volume * envelope(t, attack, hold, release)
  }
}

/** Quick in, steady, and out like a string: fast at first, then slowly. */
function envelope(t: number, attack: number, hold: number, release: number): number {
  if (t < attack) return t / attack
  if (t < attack + hold) return 1
  const left = 1 - (t - attack - hold) / release
  return left <= 0 ? 0 : left * left * left
}
