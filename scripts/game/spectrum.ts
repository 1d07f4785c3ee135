/**
 * Where the energy of a game's songs and sounds lies. Phone speakers play little below 120 Hz, and without anything above 2 kHz a song sounds
 * muffled. What is known is listed in `known-weaknesses.json`; the check fails on anything else, and where a figure gets worse.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSong, renderSong } from '../../packages/game-kit/src/audio/music.ts'
import type { Song } from '../../packages/game-kit/src/audio/music.ts'
import { renderSound } from '../../packages/game-kit/src/audio/synth.ts'
import type { Sound } from '../../packages/game-kit/src/audio/synth.ts'
import { findGameFolder } from './game-files.ts'

const SAMPLE_RATE = 22_050
const SIZE = 4096
const SONG_S = 20
const LOW_HZ = 120
const HIGH_HZ = 2000
const MIN_HIGH = 3
const MAX_LOW = 35
const MIN_SONG_S = 60
/** Points, seconds: figures are rounded, so a smaller change is none. */
const TOLERANCE = 0.5

export interface Figures {
  /** Percent of the energy below 120 Hz. */
  low: number
  /** Percent of the energy above 2 kHz. */
  high: number
  /** How long a song plays before it repeats; null for sounds. */
  seconds: number | null
}

/** By `song <name>`, and `sounds` for all sounds of the game together. */
export type Spectra = Record<string, Figures>

/** In place, radix 2: `re` and `im` have a power of two entries. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    ;[re[i], re[j]] = [re[j]!, re[i]!]
    ;[im[i], im[j]] = [im[j]!, im[i]!]
  }
  for (let length = 2; length <= size; length <<= 1) {
    const half = length / 2
    for (let k = 0; k < half; k++) {
      const [cos, sin] = [Math.cos((-2 * Math.PI * k) / length), Math.sin((-2 * Math.PI * k) / length)]
      for (let at = k; at < size; at += length) {
        const [r, i] = [
          re[at + half]! * cos - im[at + half]! * sin,
          re[at + half]! * sin + im[at + half]! * cos,
        ]
        re[at + half] = re[at]! - r
        im[at + half] = im[at]! - i
        re[at]! += r
        im[at]! += i
      }
    }
  }
}

interface Energy {
  low: number
  high: number
  all: number
}

/** The energy of windows that overlap by half, so that every sample counts alike. */
export function measureEnergy(samples: Float32Array, sampleRate = SAMPLE_RATE): Energy {
  const energy: Energy = { low: 0, high: 0, all: 0 }
  for (let from = -SIZE / 2; from < samples.length; from += SIZE / 2) {
    const re = Float64Array.from({ length: SIZE }, (_, i) => {
      const shape = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE)
      return (samples[from + i] ?? 0) * shape
    })
    const im = new Float64Array(SIZE)
    transform(re, im)
    for (let bin = 1; bin < SIZE / 2; bin++) {
      const power = re[bin]! ** 2 + im[bin]! ** 2
      const hz = (bin * sampleRate) / SIZE
      energy.all += power
      if (hz < LOW_HZ) energy.low += power
      if (hz > HIGH_HZ) energy.high += power
    }
  }
  return energy
}

const toPercent = (part: number, all: number) => Math.round((part / (all || 1)) * 1000) / 10

function toFigures(energies: readonly Energy[], seconds: number | null): Figures {
  const sum = (field: keyof Energy) => energies.reduce((total, energy) => total + energy[field], 0)
  return { low: toPercent(sum('low'), sum('all')), high: toPercent(sum('high'), sum('all')), seconds }
}

/** Tracks of different lengths meet again after the least common multiple of their steps. */
export function measureRepeat(song: Song): number {
  const { stepS, tracks } = readSong(song)
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b))
  const steps = tracks.reduce((all, { length }) => (all / divide(all, length || 1)) * (length || 1), 1)
  return Math.round(steps * stepS * 10) / 10
}

const AUDIO_FILES = ['audio/songs.ts', 'audio/music.ts', 'audio/sounds.ts', 'sounds.ts']

export async function measureSpectra(slug: string): Promise<Spectra> {
  const spectra: Spectra = {}
  for (const name of AUDIO_FILES) {
    const file = join(findGameFolder(slug), 'src', name)
    if (!existsSync(file)) continue
    const { songs = {}, sounds } = (await import(file)) as {
      songs?: Record<string, Song>
      sounds?: Record<string, Sound>
    }
    for (const [song, written] of Object.entries(songs))
      spectra[`song ${song}`] = toFigures(
        [measureEnergy(renderSong(written, SONG_S, SAMPLE_RATE))],
        measureRepeat(written),
      )
    if (sounds)
      spectra.sounds = toFigures(
        Object.values(sounds).map((sound) => measureEnergy(renderSound(sound, SAMPLE_RATE))),
        null,
      )
  }
  return spectra
}

export function isWeak({ low, high, seconds }: Figures): boolean {
  return low > MAX_LOW || high < MIN_HIGH || (seconds !== null && seconds < MIN_SONG_S)
}

function isWorse(now: Figures, listed: Figures): boolean {
  const isShorter =
    now.seconds !== null && now.seconds < Math.min(listed.seconds ?? 0, MIN_SONG_S) - TOLERANCE
  return (
    isShorter ||
    now.low > Math.max(listed.low, MAX_LOW) + TOLERANCE ||
    now.high < Math.min(listed.high, MIN_HIGH) - TOLERANCE
  )
}

const describe = (name: string, { low, high, seconds }: Figures) =>
  `${name} (${low} % below ${LOW_HZ} Hz, ${high} % above ${HIGH_HZ / 1000} kHz${seconds === null ? '' : `, ${seconds} s`})`

/** Sentences about what is not listed, what got worse, and what is listed without need; none when all is known. */
export function judgeSpectra(found: Spectra, known: Spectra = {}): string[] {
  return [
    ...Object.entries(found).flatMap(([name, figures]) => {
      const listed = known[name]
      if (!isWeak(figures))
        return listed ? [`${describe(name, figures)} is listed, but is no weakness any more`] : []
      if (!listed) return [`${describe(name, figures)} is weak and not listed`]
      return isWorse(figures, listed) ? [`${describe(name, figures)} is worse than listed`] : []
    }),
    ...Object.keys(known)
      .filter((name) => !(name in found))
      .map((name) => `${name} is listed, but there is none`),
  ]
}
