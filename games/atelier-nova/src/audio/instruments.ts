/** The chords' range, and the instruments of the songs. */
import { createChords } from '@playhouse/game-kit'
import type { Sound } from '@playhouse/game-kit'

export const { lay } = createChords({ bass: 'E2', fifth: 'G2', tones: 'G3', own: { D7: 'A3 C4 F#4' } })

/** The band. */
export const BASS: Sound = {
  volume: 0.36,
  pitchHz: 87,
  attackS: 0.01,
  holdS: 0.1,
  releaseS: 0.4,
  wave: 'triangle',
}
export const DEEP: Sound = { volume: 0.34, pitchHz: 110, attackS: 0.05, holdS: 0.2, releaseS: 0.8 }
export const HARP: Sound = {
  volume: 0.2,
  pitchHz: 440,
  attackS: 0.004,
  holdS: 0.06,
  releaseS: 0.9,
  wave: 'pluck',
}
export const BELL: Sound = {
  volume: 0.24,
  pitchHz: 880,
  attackS: 0.008,
  holdS: 0.1,
  releaseS: 1,
  wave: 'bell',
}
export const CELESTA: Sound = [
  { volume: 0.2, pitchHz: 880, attackS: 0.003, holdS: 0.04, releaseS: 1.1, wave: 'bell' },
  { volume: 0.07, pitchHz: 1760, attackS: 0.003, holdS: 0.02, releaseS: 0.5 },
]
export const CLARINET: Sound = [
  {
    volume: 0.2,
    pitchHz: 440,
    attackS: 0.04,
    holdS: 0.08,
    releaseS: 0.22,
    wave: 'triangle',
    vibratoHz: 5,
    vibratoSemitones: 0.1,
  },
  { volume: 0.06, pitchHz: 1320, attackS: 0.04, holdS: 0.05, releaseS: 0.14 },
]
export const VIBES: Sound = [
  {
    volume: 0.2,
    pitchHz: 440,
    attackS: 0.004,
    holdS: 0.1,
    releaseS: 0.8,
    vibratoHz: 6,
    vibratoSemitones: 0.09,
  },
  { volume: 0.08, pitchHz: 1760, attackS: 0.002, holdS: 0.02, releaseS: 0.3 },
]
export const MARIMBA: Sound = [
  { volume: 0.3, pitchHz: 440, attackS: 0.002, holdS: 0.02, releaseS: 0.34, wave: 'pluck' },
  { volume: 0.06, pitchHz: 1760, attackS: 0.001, releaseS: 0.06 },
]
export const STRINGS: Sound = [
  {
    volume: 0.1,
    pitchHz: 440,
    attackS: 0.09,
    holdS: 0.12,
    releaseS: 0.34,
    wave: 'saw',
    vibratoHz: 5,
    vibratoSemitones: 0.08,
    cutoffHz: 2100,
  },
  { volume: 0.1, pitchHz: 440.9, attackS: 0.09, holdS: 0.12, releaseS: 0.34, wave: 'triangle' },
]
export const PAD: Sound = [
  { volume: 0.08, pitchHz: 440, attackS: 0.3, holdS: 0.5, releaseS: 0.9, wave: 'triangle' },
  { volume: 0.05, pitchHz: 441.2, attackS: 0.35, holdS: 0.5, releaseS: 0.9 },
]
export const WHISTLE: Sound = [
  {
    volume: 0.2,
    pitchHz: 880,
    attackS: 0.03,
    holdS: 0.06,
    releaseS: 0.14,
    vibratoHz: 5.5,
    vibratoSemitones: 0.14,
  },
  {
    volume: 0.03,
    pitchHz: 1760,
    attackS: 0.02,
    holdS: 0.02,
    releaseS: 0.05,
    wave: 'noise',
    noise: 0.8,
    cutoffHz: 5200,
  },
]
export const BUZZ: Sound = {
  volume: 0.26,
  pitchHz: 87,
  attackS: 0.004,
  holdS: 0.06,
  releaseS: 0.14,
  wave: 'saw',
  cutoffHz: 620,
}
export const CLAV: Sound = {
  volume: 0.14,
  pitchHz: 440,
  attackS: 0.002,
  holdS: 0.02,
  releaseS: 0.1,
  wave: 'square',
  cutoffHz: 1900,
}
export const KICK: Sound = {
  volume: 0.5,
  pitchHz: 62,
  attackS: 0.001,
  holdS: 0.05,
  releaseS: 0.14,
  slideSemitones: -10,
}
export const CLAP: Sound = {
  volume: 0.24,
  pitchHz: 1800,
  attackS: 0.001,
  holdS: 0.02,
  releaseS: 0.1,
  wave: 'noise',
  cutoffHz: 2800,
}
export const HAT: Sound = {
  volume: 0.1,
  pitchHz: 5000,
  attackS: 0.001,
  holdS: 0.01,
  releaseS: 0.04,
  wave: 'noise',
  cutoffHz: 7000,
}
export const SHAKER: Sound = {
  volume: 0.09,
  pitchHz: 800,
  attackS: 0.002,
  holdS: 0.005,
  releaseS: 0.05,
  wave: 'noise',
  cutoffHz: 6000,
}
export const BRUSH: Sound = {
  volume: 0.12,
  pitchHz: 3000,
  attackS: 0.02,
  holdS: 0.02,
  releaseS: 0.1,
  wave: 'noise',
  cutoffHz: 4600,
}
export const RIM: Sound = {
  volume: 0.16,
  pitchHz: 980,
  attackS: 0.001,
  holdS: 0.004,
  releaseS: 0.04,
  wave: 'triangle',
  slideSemitones: -4,
}
export const TOM: Sound = {
  volume: 0.34,
  pitchHz: 120,
  attackS: 0.002,
  holdS: 0.03,
  releaseS: 0.2,
  slideSemitones: -7,
}
