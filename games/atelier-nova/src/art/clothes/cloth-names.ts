/** Patterns a piece can have, in the order outfits name them by number. */
export const PATTERNS = [
  'plain',
  'stripes',
  'pins',
  'dots',
  'checks',
  'stars',
  'florals',
  'hearts',
  'moons',
] as const
export type PatternName = (typeof PATTERNS)[number]
