/** What wins grow: a tree in the glade each, and at set numbers a friend, a season for the table or a back for the cards. */
import { VARIANTS } from './state.ts'

export const BACKS = ['moon', 'leaf', 'berry', 'snow', 'fox', 'gold', 'dawn'] as const
export const SEASONS = ['summer', 'autumn', 'winter', 'spring'] as const
export const FRIENDS = ['hedgehog', 'owl', 'hare', 'deer', 'bear'] as const
export type Back = (typeof BACKS)[number]
export type SeasonName = (typeof SEASONS)[number]
export type Friend = (typeof FRIENDS)[number]
export type Wish = 'easy' | 'any' | 'hard'

export type Prize = { wins: number } & (
  | { kind: 'back'; id: Back }
  | { kind: 'season'; id: SeasonName }
  | { kind: 'friend'; id: Friend }
)
export const PRIZES: readonly Prize[] = [
  { wins: 1, kind: 'back', id: 'leaf' },
  { wins: 2, kind: 'friend', id: 'hedgehog' },
  { wins: 3, kind: 'season', id: 'autumn' },
  { wins: 5, kind: 'friend', id: 'owl' },
  { wins: 6, kind: 'back', id: 'berry' },
  { wins: 8, kind: 'season', id: 'winter' },
  { wins: 10, kind: 'friend', id: 'hare' },
  { wins: 12, kind: 'back', id: 'snow' },
  { wins: 15, kind: 'season', id: 'spring' },
  { wins: 18, kind: 'friend', id: 'deer' },
  { wins: 21, kind: 'back', id: 'fox' },
  { wins: 25, kind: 'friend', id: 'bear' },
  { wins: 30, kind: 'back', id: 'gold' },
]
/** Days won until the back with the rising sun. */
export const DAWN_DAYS = 7

/** What grows for a win, by the game that was won. */
const PLANTS: Record<string, string> = {
  klondike: 'k',
  klondike3: 'k',
  spider1: 's',
  spider2: 's',
  spider4: 's',
  freecell: 'f',
  pyramid: 'p',
  tripeaks: 't',
  daily: 'd',
  past: 'd',
}
export const plantOf = (mode: string): string => PLANTS[mode] ?? 'k'
/** A save stays small: who wins more has the forest full. */
const MOST_PLANTS = 2000

export type Forest = {
  /** One letter a win, oldest first. */
  grove: string
  /** Days whose deal was won, oldest first. */
  leaves: string[]
  back: Back
  season: SeasonName
  /** Which deals are wished for. */
  wish: Wish
}
export const freshForest = (): Forest => ({
  grove: '',
  leaves: [],
  back: 'moon',
  season: 'summer',
  wish: 'any',
})

/** Scores of a day above this are wins. */
const MOST_UNWON = 400

/** Gives a save from before there was a forest what its wins have grown, and one that was tampered with what it lacks. */
export function completeForest(
  data: Partial<Forest> & { tallies: Record<string, { won: number }> },
  bests: Record<string, number>,
): void {
  const fresh = freshForest()
  if (typeof data.grove !== 'string')
    data.grove = [...Object.keys(VARIANTS), 'daily']
      .map((mode) => plantOf(mode).repeat(Math.min(MOST_PLANTS, data.tallies[mode]?.won ?? 0)))
      .join('')
      .slice(0, MOST_PLANTS)
  if (!Array.isArray(data.leaves))
    data.leaves = Object.entries(bests)
      .filter(([key, score]) => key.startsWith('daily/') && score > MOST_UNWON)
      .map(([key]) => key.slice(6))
      .sort()
  if (!BACKS.includes(data.back!)) data.back = fresh.back
  if (!SEASONS.includes(data.season!)) data.season = fresh.season
  if (!['easy', 'any', 'hard'].includes(data.wish!)) data.wish = fresh.wish
}

/** Whether a save is one of ours, with or without a forest. */
export function isSoundSave(data: unknown): boolean {
  const { tallies, clocks } = (data ?? {}) as Record<string, unknown>
  return [tallies, clocks].every((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
}

/** A win: what it plants, and what it brings at once. */
export function growWin(forest: Forest, mode: string, day: string): Prize | 'dawn' | null {
  if (forest.grove.length < MOST_PLANTS) forest.grove += plantOf(mode)
  const hadDawn = forest.leaves.length >= DAWN_DAYS
  if (day && !forest.leaves.includes(day)) forest.leaves = [...forest.leaves, day].sort()
  if (!hadDawn && forest.leaves.length >= DAWN_DAYS) return 'dawn'
  return PRIZES.find(({ wins }) => wins === forest.grove.length) ?? null
}

export const nextPrize = ({ grove }: Forest): Prize | null =>
  PRIZES.find(({ wins }) => wins > grove.length) ?? null

/** How many wins something still needs; 0: it is there. */
export function winsMissing({ grove }: Forest, id: Back | SeasonName | Friend): number {
  const prize = PRIZES.find((one) => one.id === id)
  return Math.max(0, (prize?.wins ?? 0) - grove.length)
}
export const hasBack = (forest: Forest, id: Back): boolean =>
  id === 'dawn' ? forest.leaves.length >= DAWN_DAYS : winsMissing(forest, id) === 0
export const hasSeason = (forest: Forest, id: SeasonName): boolean => winsMissing(forest, id) === 0
export const listFriends = (forest: Forest): Friend[] =>
  FRIENDS.filter((friend) => winsMissing(forest, friend) === 0)
