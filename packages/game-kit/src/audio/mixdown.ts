/** Measures the loudness of a game: its music and the sounds played so far, through the same mixer, at the default volumes. */
import type { GameOptions } from '../kit.ts'
import { createMixer } from './mixer.ts'
import type { PlayOptions } from './mixer.ts'
import type { GameTypes } from '../game-types.ts'

const RATE = 48_000
const BLOCK_S = 0.4
const HOP_S = 0.1
const TICKS = 60

export type Loudness = { lufs: number; peakDb: number; sounds: number; seconds: number }

export async function mixdown(
  options: GameOptions<GameTypes, unknown>,
  entries: readonly { type: string; tick: number; [field: string]: unknown }[],
  seconds: number,
): Promise<Loudness> {
  const context = new OfflineAudioContext(2, RATE * seconds, RATE)
  const mixer = createMixer(context, options.sounds ?? {}, options.songs ?? {})
  mixer.setLevels({ music: 0.6, effects: 0.8, muted: false }, 0)
  if (options.music)
    for (let at = 0, step = 0; at < seconds; step++) at += mixer.playStep(options.music, step, at)
  const played = entries.filter((entry) => entry.type === 'sound' && entry.tick < seconds * TICKS)
  for (const { id, tick, options: how } of played) {
    const play = (how ?? {}) as PlayOptions
    mixer.play(String(id), tick / TICKS + (play.delay ?? 0), play)
  }
  const buffer = await context.startRendering()
  const channels = [buffer.getChannelData(0), buffer.getChannelData(1)]
  const peak = Math.max(
    ...channels.map((samples) => samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0)),
  )
  return {
    lufs: measureLoudness(channels),
    peakDb: 20 * Math.log10(peak || 1e-9),
    sounds: played.length,
    seconds,
  }
}

/** Integrated loudness after ITU-R BS.1770: frequency-weighted, without silent parts. */
export function measureLoudness(channels: readonly Float32Array[]): number {
  const weighted = channels.map((samples) => filter(filter(samples, SHELF), HIGH_PASS))
  const block = Math.round(BLOCK_S * RATE)
  const hop = Math.round(HOP_S * RATE)
  const powers: number[] = []
  for (let from = 0; from + block <= weighted[0]!.length; from += hop) {
    let power = 0
    for (const samples of weighted) {
      let sum = 0
      for (let i = from; i < from + block; i++) sum += samples[i]! ** 2
      power += sum / block
    }
    powers.push(power)
  }
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)
  const loud = (power: number) => -0.691 + 10 * Math.log10(power || 1e-12)
  const heard = powers.filter((power) => loud(power) > -70)
  const gate = loud(mean(heard)) - 10
  return loud(mean(heard.filter((power) => loud(power) > gate)))
}

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]
/** The recommendation's two filters at 48 kHz. */
const SHELF: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
]
const HIGH_PASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621]

function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    out[i] = y
  }
  return out
}
