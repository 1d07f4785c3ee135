/** The sixty hand-made hills: vehicle, cargo, seconds for the third star, and the way. */
import { EARLY_LEVELS } from './levels-early.ts'
import { LATE_LEVELS } from './levels-late.ts'
import type { Level } from './level.ts'

export const LEVELS: readonly Level[] = [...EARLY_LEVELS, ...LATE_LEVELS]
export const LEVEL_COUNT = LEVELS.length
