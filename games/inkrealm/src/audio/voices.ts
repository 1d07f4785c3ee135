/** The instruments of the songs. */
import type { Sound } from '@playhouse/game-kit'

export const MARIMBA: Sound = [
  [0.3, 440, 0.002, 0.02, 0.32, 'pluck'],
  [0.06, 1760, 0.001, 0, 0.06, 'sine'],
]
export const STEEL: Sound = [
  [0.2, 440, 0.002, 0.03, 0.3, 'triangle'],
  [0.1, 880, 0.002, 0.02, 0.22, 'sine', 0, 0, 0, 6, 0.02],
  [0.04, 1320, 0.001, 0, 0.08, 'sine'],
]
export const GLASS: Sound = [
  [0.2, 440, 0.01, 0.08, 0.9, 'bell'],
  [0.08, 440, 0.02, 0.1, 0.7, 'sine'],
]
export const FLUTE: Sound = [
  [0.2, 440, 0.03, 0.06, 0.16, 'triangle', 0, 0, 0, 5, 0.01],
  [0.05, 880, 0.03, 0.04, 0.1, 'sine'],
]
export const HARP: Sound = [0.26, 440, 0.002, 0.02, 0.6, 'pluck']
export const BASS: Sound = [0.34, 110, 0.006, 0.06, 0.24, 'triangle']
export const DEEP: Sound = [0.34, 110, 0.03, 0.2, 0.6, 'sine']
export const SHAKER: Sound = [0.09, 800, 0.002, 0.005, 0.04, 'noise', 0, 0, 0, 0, 0, 1, 6000]
/** Its skin below the wires. */
export const SNARE: Sound = [
  [0.14, 260, 0.001, 0.01, 0.11, 'noise', -5, 0, 0, 0, 0, 0.9, 3600],
  [0.12, 190, 0.001, 0.01, 0.08, 'sine', -7],
]
/** The beater's click, then the drum. */
export const KICK: Sound = [
  [0.42, 130, 0.001, 0.02, 0.17, 'sine', -20],
  [0.07, 900, 0.001, 0, 0.02, 'noise', 0, 0, 0, 0, 0, 0.9, 2200],
]
/** Tines over a wooden box. */
export const KALIMBA: Sound = [
  [0.24, 440, 0.001, 0.01, 0.42, 'sine'],
  [0.1, 880, 0.001, 0, 0.16, 'pluck'],
  [0.05, 2376, 0.001, 0, 0.05, 'sine'],
]
/** A little organ of reeds: two that beat against one another. */
export const REED: Sound = [
  [0.13, 440, 0.02, 0.1, 0.1, 'square', 0, 0, 0, 0, 0, 0, 1900],
  [0.07, 442, 0.03, 0.1, 0.12, 'saw', 0, 0, 0, 0, 0, 0, 1500],
]
export const BRASS: Sound = [
  [0.17, 440, 0.035, 0.08, 0.12, 'saw', 0, 0, 0, 5, 0.01, 0, 1700],
  [0.1, 220, 0.03, 0.07, 0.1, 'triangle'],
]
/** A bow on a string: it swells and trembles. */
export const BOW: Sound = [
  [0.16, 440, 0.14, 0.3, 0.4, 'saw', 0, 0, 0, 5.5, 0.012, 0, 1300],
  [0.08, 440, 0.1, 0.3, 0.4, 'sine', 0, 0, 0, 5.5, 0.012],
]
export const CHIME: Sound = [
  [0.12, 880, 0.002, 0.02, 0.5, 'bell'],
  [0.04, 1760, 0.002, 0.02, 0.3, 'sine'],
]
export const DROP: Sound = [0.16, 620, 0.002, 0, 0.07, 'sine', 12]
