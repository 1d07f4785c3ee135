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
export const SNARE: Sound = [0.16, 260, 0.001, 0.01, 0.09, 'noise', -5, 0, 0, 0, 0, 0.9, 3600]
export const KICK: Sound = [0.4, 130, 0.001, 0.01, 0.13, 'sine', -20]
export const CHIME: Sound = [
  [0.12, 880, 0.002, 0.02, 0.5, 'bell'],
  [0.04, 1760, 0.002, 0.02, 0.3, 'sine'],
]
export const DROP: Sound = [0.16, 620, 0.002, 0, 0.07, 'sine', 12]
