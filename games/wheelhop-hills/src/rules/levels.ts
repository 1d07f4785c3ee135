/** The sixty hand-made hills: vehicle, cargo, seconds for the third star, and the way. */
import { EARLY_LEVELS } from '../data/levels-1-to-30.ts'
import { LATE_LEVELS } from '../data/levels-31-to-60.ts'
import type { Level } from './level.ts'

export const LEVELS: readonly Level[] = [...EARLY_LEVELS, ...LATE_LEVELS]
export const LEVEL_COUNT = LEVELS.length
