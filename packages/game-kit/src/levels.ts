/** Computes which levels of a mode are open, won and next. */
import type { ModeRules } from './game-types.ts'

export type LevelChoice = {
  level: number
  isOpen: boolean
  stars: number | null
  /** Maximum number of stars. */ most: number
}
type Stars = Readonly<Record<number, number>>

export function listLevels(
  { levels = 0, open = false, stars: hasStars = true }: ModeRules,
  stars: Stars,
): LevelChoice[] {
  return Array.from({ length: levels }, (_, i) => {
    const level = i + 1
    return {
      level,
      isOpen: open || level === 1 || stars[level] !== undefined || stars[level - 1] !== undefined,
      stars: stars[level] ?? null,
      most: hasStars ? 3 : 1,
    }
  })
}

/** The level after the last one won; the last level where all are won. */
export function findNextLevel({ levels = 0 }: ModeRules, stars: Stars): number {
  return Math.min(levels, Math.max(0, ...Object.keys(stars).map(Number)) + 1)
}
