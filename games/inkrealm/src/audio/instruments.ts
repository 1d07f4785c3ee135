/** The instruments of the songs. */
import type { Sound } from '@playhouse/game-kit'

export const MARIMBA: Sound = [
  { volume: 0.3, pitchHz: 440, attackS: 0.002, holdS: 0.02, releaseS: 0.32, wave: 'pluck' },
  { volume: 0.06, pitchHz: 1760, attackS: 0.001, releaseS: 0.06 },
]
export const STEEL: Sound = [
  { volume: 0.2, pitchHz: 440, attackS: 0.002, holdS: 0.03, releaseS: 0.3, wave: 'triangle' },
  {
    volume: 0.1,
    pitchHz: 880,
    attackS: 0.002,
    holdS: 0.02,
    releaseS: 0.22,
    vibratoHz: 6,
    vibratoSemitones: 0.02,
  },
  { volume: 0.04, pitchHz: 1320, attackS: 0.001, releaseS: 0.08 },
]
export const GLASS: Sound = [
  { volume: 0.2, pitchHz: 440, attackS: 0.01, holdS: 0.08, releaseS: 0.9, wave: 'bell' },
  { volume: 0.08, pitchHz: 440, attackS: 0.02, holdS: 0.1, releaseS: 0.7 },
]
export const FLUTE: Sound = [
  {
    volume: 0.2,
    pitchHz: 440,
    attackS: 0.03,
    holdS: 0.06,
    releaseS: 0.16,
    wave: 'triangle',
    vibratoHz: 5,
    vibratoSemitones: 0.01,
  },
  { volume: 0.05, pitchHz: 880, attackS: 0.03, holdS: 0.04, releaseS: 0.1 },
]
export const HARP: Sound = {
  volume: 0.26,
  pitchHz: 440,
  attackS: 0.002,
  holdS: 0.02,
  releaseS: 0.6,
  wave: 'pluck',
}
export const BASS: Sound = {
  volume: 0.34,
  pitchHz: 110,
  attackS: 0.006,
  holdS: 0.06,
  releaseS: 0.24,
  wave: 'triangle',
}
export const DEEP: Sound = { volume: 0.34, pitchHz: 110, attackS: 0.03, holdS: 0.2, releaseS: 0.6 }
export const SHAKER: Sound = {
  volume: 0.09,
  pitchHz: 800,
  attackS: 0.002,
  holdS: 0.005,
  releaseS: 0.04,
  wave: 'noise',
  cutoffHz: 6000,
}
/** Its skin below the wires. */
export const SNARE: Sound = [
  {
    volume: 0.14,
    pitchHz: 260,
    attackS: 0.001,
    holdS: 0.01,
    releaseS: 0.11,
    wave: 'noise',
    slideSemitones: -5,
    noise: 0.9,
    cutoffHz: 3600,
  },
  { volume: 0.12, pitchHz: 190, attackS: 0.001, holdS: 0.01, releaseS: 0.08, slideSemitones: -7 },
]
/** The beater's click, then the drum. */
export const KICK: Sound = [
  { volume: 0.42, pitchHz: 130, attackS: 0.001, holdS: 0.02, releaseS: 0.17, slideSemitones: -20 },
  { volume: 0.07, pitchHz: 900, attackS: 0.001, releaseS: 0.02, wave: 'noise', noise: 0.9, cutoffHz: 2200 },
]
/** Tines over a wooden box. */
export const KALIMBA: Sound = [
  { volume: 0.24, pitchHz: 440, attackS: 0.001, holdS: 0.01, releaseS: 0.42 },
  { volume: 0.1, pitchHz: 880, attackS: 0.001, releaseS: 0.16, wave: 'pluck' },
  { volume: 0.05, pitchHz: 2376, attackS: 0.001, releaseS: 0.05 },
]
/** A little organ of reeds: two that beat against one another. */
export const REED: Sound = [
  { volume: 0.13, pitchHz: 440, attackS: 0.02, holdS: 0.1, releaseS: 0.1, wave: 'square', cutoffHz: 1900 },
  { volume: 0.07, pitchHz: 442, attackS: 0.03, holdS: 0.1, releaseS: 0.12, wave: 'saw', cutoffHz: 1500 },
]
export const BRASS: Sound = [
  {
    volume: 0.17,
    pitchHz: 440,
    attackS: 0.035,
    holdS: 0.08,
    releaseS: 0.12,
    wave: 'saw',
    vibratoHz: 5,
    vibratoSemitones: 0.01,
    cutoffHz: 1700,
  },
  { volume: 0.1, pitchHz: 220, attackS: 0.03, holdS: 0.07, releaseS: 0.1, wave: 'triangle' },
]
/** A bow on a string: it swells and trembles. */
export const BOW: Sound = [
  {
    volume: 0.16,
    pitchHz: 440,
    attackS: 0.14,
    holdS: 0.3,
    releaseS: 0.4,
    wave: 'saw',
    vibratoHz: 5.5,
    vibratoSemitones: 0.012,
    cutoffHz: 1300,
  },
  {
    volume: 0.08,
    pitchHz: 440,
    attackS: 0.1,
    holdS: 0.3,
    releaseS: 0.4,
    vibratoHz: 5.5,
    vibratoSemitones: 0.012,
  },
]
export const CHIME: Sound = [
  { volume: 0.12, pitchHz: 880, attackS: 0.002, holdS: 0.02, releaseS: 0.5, wave: 'bell' },
  { volume: 0.04, pitchHz: 1760, attackS: 0.002, holdS: 0.02, releaseS: 0.3 },
]
export const DROP: Sound = { volume: 0.16, pitchHz: 620, attackS: 0.002, releaseS: 0.07, slideSemitones: 12 }
