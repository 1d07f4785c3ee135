/** Wins plant a tree each in the glade; prizes.ts adds a friend, a season, a cloth, a back or a glade object. */
import { isListOf, isRecord, isRecordOf, listNearest } from '@playhouse/game-kit/rules'
import { BACKS, CLOTHS, FRIENDS, PRIZES, SEASONS } from './prizes.ts'
import type { Back, Cloth, Friend, Prize, PrizeId, SeasonName } from './prizes.ts'
import { VARIANTS } from '../state.ts'

export type Difficulty = 'easy' | 'any' | 'hard'

/** What grows for a win, by the game that was won; capitals are larger and rarer, for the hard tables. */
const PLANTS: Record<string, string> = {
  klondike: 'k',
  klondike3: 'K',
  spider1: 's',
  spider2: 'S',
  spider4: 'O',
  freecell: 'f',
  pyramid: 'p',
  tripeaks: 't',
  daily: 'd',
  past: 'd',
}
export const plantOf = (mode: string): string => PLANTS[mode] ?? 'k'
export const FULL_BASKET = 100
/** Keeps a save small: the forest is full at this number of wins. */
const MAX_PLANTS = 2000

export type Forest = {
  /** One letter a win, oldest first. */
  grove: string
  /** Days whose deal was won, oldest first. */
  leaves: string[]
  /** Goals reached within games that were won, and what full baskets made. */
  acorns: number
  /** What games that were not won have come to, in percent; a hundred of them are an acorn. */
  basket: number
  back: Back
  season: SeasonName
  cloth: Cloth
  /** The chosen difficulty of deals. */
  wish: Difficulty
  /** The deals played last, by mode, oldest first. */
  lately: Record<string, number[]>
  /** No clock beside the table; absent: there is one. */
  hidesClock?: boolean
}
/** The input of the prize rules: the forest, and the wins and the longest streak of each game. */
export type Standing = Forest & { tallies: Record<string, { won: number; longest: number; led?: number }> }

export const freshForest = (): Forest => ({
  grove: '',
  leaves: [],
  acorns: 0,
  basket: 0,
  back: 'moon',
  season: 'summer',
  cloth: 'felt',
  wish: 'any',
  lately: {},
})

/** Scores of a day above this are wins. */
const MAX_UNWON_SCORE = 400

/** Gives a save from before there was a forest what its wins have grown, and one that was tampered with what it lacks. */
export function completeForest(
  data: Partial<Forest> & { tallies: Record<string, { won: number }> },
  bests: Record<string, number>,
): void {
  const fresh = freshForest()
  if (typeof data.grove !== 'string')
    data.grove = [...Object.keys(VARIANTS), 'daily']
      .map((mode) => plantOf(mode).repeat(Math.min(MAX_PLANTS, data.tallies[mode]?.won ?? 0)))
      .join('')
      .slice(0, MAX_PLANTS)
  if (!Array.isArray(data.leaves))
    data.leaves = Object.entries(bests)
      .filter(([key, score]) => key.startsWith('daily/') && score > MAX_UNWON_SCORE)
      .map(([key]) => key.slice(6))
      .sort()
  if (!Number.isInteger(data.acorns) || data.acorns! < 0) data.acorns = 0
  const { basket } = data
  if (!Number.isInteger(basket) || basket! < 0 || basket! >= FULL_BASKET) data.basket = 0
  if (data.hidesClock !== true) delete data.hidesClock
  if (!BACKS.includes(data.back!)) data.back = fresh.back
  if (!SEASONS.includes(data.season!)) data.season = fresh.season
  if (!CLOTHS.includes(data.cloth!)) data.cloth = fresh.cloth
  if (!['easy', 'any', 'hard'].includes(data.wish!)) data.wish = fresh.wish
  const { lately } = data
  if (!isRecordOf(lately, (list) => isListOf(list, Number.isInteger))) data.lately = {}
}

/** Whether a save is one of ours, with or without a forest. */
export function isValidSave(data: unknown): boolean {
  const { tallies, clocks } = (data ?? {}) as Record<string, unknown>
  return isRecord(tallies) && isRecord(clocks)
}

/** A win: what it plants, and the day whose leaf turns gold. */
export function growWin(forest: Forest, mode: string, day: string): void {
  if (forest.grove.length < MAX_PLANTS) forest.grove += plantOf(mode)
  if (day && !forest.leaves.includes(day)) forest.leaves = [...forest.leaves, day].sort()
}

/** Adds the progress of a lost game to the basket; returns whether that made an acorn. */
export function gather(forest: Forest, percent: number): boolean {
  const full = forest.basket + Math.max(0, Math.min(100, Math.round(percent)))
  forest.basket = full % FULL_BASKET
  forest.acorns += Math.floor(full / FULL_BASKET)
  return full >= FULL_BASKET
}

/** The progress towards a prize's condition. */
export function countFor({ grove, leaves, acorns, tallies }: Standing, { need }: Prize): number {
  if (need.by === 'wins') return grove.length
  if (need.by === 'days') return leaves.length
  if (!('mode' in need)) return acorns
  const tally = tallies[need.mode]
  return (need.by === 'game' ? tally?.won : tally?.longest) ?? 0
}
export const missingFor = (standing: Standing, prize: Prize): number =>
  Math.max(0, prize.need.count - countFor(standing, prize))

export const listWon = (standing: Standing): Prize[] =>
  PRIZES.filter((prize) => missingFor(standing, prize) === 0)

/** Prizes that are not won yet, nearest first; those for wins alone come in order. */
export function listNext(standing: Standing): Prize[] {
  return listNearest(PRIZES, (prize) => ({ have: countFor(standing, prize), need: prize.need.count }))
}
/** The next prize for wins in any game; null when all are won. */
export const nextPrize = (standing: Standing): Prize | null =>
  PRIZES.find((prize) => prize.need.by === 'wins' && missingFor(standing, prize) > 0) ?? null

export const prizeOf = (id: PrizeId): Prize | undefined => PRIZES.find((prize) => prize.id === id)
/** Whether it is won; items that are no prize are available from the start. */
export function has(standing: Standing, id: PrizeId): boolean {
  const prize = prizeOf(id)
  return !prize || missingFor(standing, prize) === 0
}
export const listFriends = (standing: Standing): Friend[] => FRIENDS.filter((friend) => has(standing, friend))
