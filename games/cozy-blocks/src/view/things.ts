/** The things of the room and how they are earned. Derived from the save, so that an earned thing is never lost. */
import { isReached, listNearest, shareOf } from '@playhouse/game-kit/rules'
import type { Progress } from '@playhouse/game-kit/rules'
import type { Mode } from '../state.ts'

const ALL_DEEDS = ['lines', 'best', 'solved', 'days', 'stars', 'wishes', 'dreams'] as const
/** What the kit keeps of a player, as far as it earns things. */
export type PlayRecord = {
  best: Record<string, number>
  stars: Record<string, Record<string, number>>
  days: readonly string[]
}
export type Deed = (typeof ALL_DEEDS)[number]
export type Deeds = Record<Deed, number>
export type ThingId = (typeof THINGS)[number]['id']
type Way = { deed: Deed; need: number }
export type Thing = Way & { id: ThingId }
/** `or`: another deed it is given for as well. */
export type Offer = Thing & { or?: Way }

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
  { id: 'musicBox', deed: 'days', need: 5, or: { deed: 'dreams', need: 9 } },
  { id: 'kitten', deed: 'solved', need: 30 },
  { id: 'fish', deed: 'best', need: 5000 },
  { id: 'rosette', deed: 'stars', need: 180 },
  // For those who have lived here for a while. Only ever add at the end: it is the order of the shelves.
  { id: 'slippers', deed: 'wishes', need: 4 },
  { id: 'radio', deed: 'wishes', need: 25 },
  { id: 'horse', deed: 'lines', need: 500 },
  { id: 'globe', deed: 'days', need: 14 },
  { id: 'owl', deed: 'solved', need: 60 },
  { id: 'telescope', deed: 'best', need: 8000, or: { deed: 'dreams', need: 24 } },
  { id: 'cuckoo', deed: 'days', need: 30 },
  { id: 'tent', deed: 'wishes', need: 100 },
  { id: 'train', deed: 'lines', need: 1500 },
  { id: 'crown', deed: 'stars', need: 270 },
  { id: 'castle', deed: 'solved', need: 100 },
  { id: 'moon', deed: 'best', need: 15000, or: { deed: 'dreams', need: 45 } },
] as const satisfies readonly { id: string; deed: Deed; need: number; or?: Way }[]

/** The game's own save data. */
export type Keepsakes = {
  /** Rows, columns and patches put to bed in all runs. */
  lines: number
  /** Things that were unwrapped already. */
  seen: string[]
  /** Completed quests in all runs; absent in older saves. */
  wishes?: number
  /** Special cushions this player has met. */
  met?: number[]
  /** Things that were put away: they do not stand about while one plays. */
  away?: string[]
}

export function initKeepsakes(): Keepsakes {
  return { lines: 0, seen: [] }
}

/** Points a line is worth at least, for those who played before lines were counted. */
const POINTS_A_LINE = 25
const MAX_GUESSED_LINES = 150

/** Migrates saves from before things and stars existed: a solved puzzle has at least one star. */
export function honourOldSave(record: Pick<PlayRecord, 'best' | 'stars'>, keepsakes: Keepsakes): void {
  const { puzzle } = record.stars
  for (const level of Object.keys(puzzle ?? {})) puzzle![level] = Math.max(1, puzzle![level]!)
  if (keepsakes.lines > 0 || keepsakes.seen.length > 0) return
  keepsakes.lines = Math.min(MAX_GUESSED_LINES, Math.floor((record.best.endless ?? 0) / POINTS_A_LINE))
}

export function countDeeds(record: PlayRecord, { lines, wishes: questCount = 0 }: Keepsakes): Deeds {
  const stars = Object.values(record.stars.puzzle ?? {})
  return {
    lines,
    best: record.best.endless ?? 0,
    solved: stars.length,
    days: record.days.length,
    stars: stars.reduce((sum, count) => sum + count, 0),
    wishes: questCount,
    dreams: Object.values(record.stars.night ?? {}).reduce((sum, count) => sum + count, 0),
  }
}

const progressOf = ({ deed, need }: Way, deeds: Deeds): Progress => ({ have: deeds[deed], need })
const isEarned = ({ or, ...way }: Offer, deeds: Deeds) =>
  [way, ...(or ? [or] : [])].some((one) => isReached(progressOf(one, deeds)))

/** The way to a thing that is nearer, of those by some deeds; null where none of them leads to it. */
export function findWay(
  { id, or, ...way }: Offer,
  deeds: Deeds,
  among: readonly Deed[] = ALL_DEEDS,
): Thing | null {
  const ways = [way, ...(or ? [or] : [])].filter(({ deed }) => among.includes(deed))
  const [nearest] = ways.sort((a, b) => shareOf(progressOf(b, deeds)) - shareOf(progressOf(a, deeds)))
  return nearest ? { id, ...nearest } : null
}

export function listEarned(deeds: Deeds): ThingId[] {
  return THINGS.filter((thing) => isEarned(thing, deeds)).map(({ id }) => id)
}

/** What a kind of play brings nearer: a puzzle's card does not speak of points. */
export const DEEDS_OF: Record<Mode, readonly Deed[]> = {
  endless: ['lines', 'best', 'wishes'],
  daily: ['lines', 'days', 'wishes'],
  puzzle: ['solved', 'stars'],
  night: ['dreams', 'lines'],
}

/** The ones that are nearest, nearest first. */
export function listNext(deeds: Deeds, max: number, among: readonly Deed[] = ALL_DEEDS): Thing[] {
  const ways = THINGS.filter((thing) => !isEarned(thing, deeds)).flatMap(
    (thing) => findWay(thing, deeds, among) ?? [],
  )
  return listNearest(ways, (way) => progressOf(way, deeds), max)
}
