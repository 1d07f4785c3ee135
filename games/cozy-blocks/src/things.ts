/** What comes to live in the room, and what it is given for. Worked out from what is kept, so that nothing once earned is lost. */
/** What the kit keeps of a player, as far as it earns things. */
export type Kept = {
  best: Record<string, number>
  stars: Record<string, Record<string, number>>
  days: readonly string[]
}
export type Deed = 'lines' | 'best' | 'solved' | 'days' | 'stars'
export type Deeds = Record<Deed, number>
export type ThingId = (typeof THINGS)[number]['id']
export type Thing = { id: ThingId; deed: Deed; need: number }

/** In the order in which they usually come: something in the first run, then each kind of play has its own. */
export const THINGS = [
  { id: 'plant', deed: 'lines', need: 6 },
  { id: 'mug', deed: 'best', need: 300 },
  { id: 'picture', deed: 'solved', need: 4 },
  { id: 'books', deed: 'lines', need: 40 },
  { id: 'clock', deed: 'days', need: 1 },
  { id: 'yarn', deed: 'solved', need: 12 },
  { id: 'lamp', deed: 'best', need: 1500 },
  { id: 'teapot', deed: 'lines', need: 150 },
  { id: 'musicBox', deed: 'days', need: 5 },
  { id: 'kitten', deed: 'solved', need: 30 },
  { id: 'fish', deed: 'best', need: 5000 },
  { id: 'rosette', deed: 'stars', need: 180 },
] as const satisfies readonly { id: string; deed: Deed; need: number }[]

/** What the game keeps of its own. */
export type Keepsakes = {
  /** Rows, columns and patches put to bed in all runs. */
  lines: number
  /** Things that were unwrapped already. */
  seen: string[]
}

export function initKeepsakes(): Keepsakes {
  return { lines: 0, seen: [] }
}

/** Points a line is worth at least, for those who played before lines were counted. */
const POINTS_A_LINE = 25
const MOST_GUESSED = 150

/** Brings up to date what was kept before there were things and stars: a solved puzzle has a star at the least. */
export function honourOldSave(record: Pick<Kept, 'best' | 'stars'>, keepsakes: Keepsakes): void {
  const { puzzle } = record.stars
  for (const level of Object.keys(puzzle ?? {})) puzzle![level] = Math.max(1, puzzle![level]!)
  if (keepsakes.lines > 0 || keepsakes.seen.length > 0) return
  keepsakes.lines = Math.min(MOST_GUESSED, Math.floor((record.best.endless ?? 0) / POINTS_A_LINE))
}

export function countDeeds(record: Kept, { lines }: Keepsakes): Deeds {
  const stars = Object.values(record.stars.puzzle ?? {})
  return {
    lines,
    best: record.best.endless ?? 0,
    solved: stars.length,
    days: record.days.length,
    stars: stars.reduce((sum, count) => sum + count, 0),
  }
}

export const isEarned = ({ deed, need }: Thing, deeds: Deeds) => deeds[deed] >= need

export function listEarned(deeds: Deeds): ThingId[] {
  return THINGS.filter((thing) => isEarned(thing, deeds)).map(({ id }) => id)
}

/** The ones that are nearest, nearest first. */
export function listNext(deeds: Deeds, most: number): Thing[] {
  return THINGS.filter((thing) => !isEarned(thing, deeds))
    .sort((a, b) => deeds[b.deed] / b.need - deeds[a.deed] / a.need)
    .slice(0, most)
}
