/** The expected quality of a game before there are votes, computed from its record and not from its provider. */
import type { Game } from '#app/domain/game.ts'
import { hasTrueDate } from './ranking.ts'
import { STEP_ITEMS, type Steps } from './work-in-turns.ts'

const YEAR_MS = 365 * 24 * 3_600_000
/** Halves what a game gets for being recent. */
const HALF_LIFE_YEARS = 3
/** A game of unknown age, or without a rating, gets the middle value. */
const UNKNOWN_RECENCY = 0.4
const UNKNOWN_RATING = 0.65

/** Of a description or instructions that say enough. */
const FULL_DESCRIPTION = 320
const FULL_INSTRUCTIONS = 150
const FULL_TAGS = 4

/** Properties of the record, as shares of 1. */
const WEIGHTS = {
  description: 0.24,
  instructions: 0.16,
  covers: 0.16,
  media: 0.08,
  tags: 0.08,
  phone: 0.12,
  maker: 0.04,
  sources: 0.12,
} as const

type ScoredGame = Pick<
  Game,
  | 'description'
  | 'instructions'
  | 'controls'
  | 'covers'
  | 'media'
  | 'preview'
  | 'tags'
  | 'devices'
  | 'maker'
  | 'source'
> & { providerRating?: number | null }

/** 0 to 1: how complete the record is, weighed with its provider's own rating. The same on every day, so that an import can compare it. */
export function judgeRecord(game: ScoredGame): number {
  const parts: Record<keyof typeof WEIGHTS, number> = {
    description: Math.min(1, game.description.length / FULL_DESCRIPTION),
    instructions: Math.max(
      Math.min(1, game.instructions.length / FULL_INSTRUCTIONS),
      Object.keys(game.controls).length > 0 ? 0.8 : 0,
    ),
    covers: (game.covers.wide === null ? 0 : 0.5) + (game.covers.square === null ? 0 : 0.5),
    media: game.media.length > 0 || game.preview !== null ? 1 : 0,
    tags: Math.min(1, game.tags.length / FULL_TAGS),
    phone: game.devices.includes('phone') ? 1 : 0,
    maker: game.maker === '' ? 0 : 1,
    // Another provider offers it, too.
    sources: game.source.fallbacks.length > 0 ? 1 : 0,
  }
  const ownScore = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
    (sum, name) => sum + WEIGHTS[name] * parts[name],
    0,
  )
  return Math.round((0.5 * ownScore + 0.5 * (game.providerRating ?? UNKNOWN_RATING)) * 1000) / 1000
}

/** Of a quality, what comes from its place among the games of its provider: one feed writes a line about a game and another a page. */
const RANK_WEIGHT = 0.65
/** A rank among fewer games than this is not meaningful. */
const FEW_GAMES = 40

/** Rates games by their places among the others of their providers. A game of this repository keeps its maker's value. */
export interface QualityScale {
  rate(game: Game): number
}

export function* createQualityScale(games: readonly Game[], nowMs: number): Steps<QualityScale> {
  const byProvider = new Map<string, number[]>()
  for (const [place, game] of games.entries()) {
    const judged = byProvider.get(game.provider)
    if (judged) judged.push(judgeToday(game, nowMs))
    else byProvider.set(game.provider, [judgeToday(game, nowMs)])
    if (place % STEP_ITEMS === 0) yield
  }
  const scales = new Map<string, Float64Array>()
  for (const [provider, judged] of byProvider) {
    scales.set(provider, Float64Array.from(judged).sort())
    yield
  }
  return {
    rate(game) {
      if (game.source.kind === 'own') return game.quality
      const judged = judgeToday(game, nowMs)
      const sorted = scales.get(game.provider) ?? Float64Array.of(judged)
      const trust = sorted.length / (sorted.length + FEW_GAMES)
      const placed = 0.5 + (rankTies(sorted, judged) - 0.5) * trust
      return Math.round((RANK_WEIGHT * placed + (1 - RANK_WEIGHT) * judged) * 1000) / 1000
    },
  }
}

function judgeToday(game: Game, nowMs: number): number {
  const years = (nowMs - game.publishedAt) / YEAR_MS
  const recency = hasTrueDate(game) ? 0.5 ** (Math.max(0, years) / HALF_LIFE_YEARS) : UNKNOWN_RECENCY
  return 0.85 * judgeRecord(game) + 0.15 * recency
}

/** A value's rank from 0 to 1; equal values share theirs, so that their order does not matter. */
function rankTies(sorted: Float64Array, value: number): number {
  const countBelow = (isBelow: (other: number) => boolean) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBelow(sorted[middle]!)) low = middle + 1
      else high = middle
    }
    return low
  }
  return (countBelow((other) => other < value) + countBelow((other) => other <= value)) / 2 / sorted.length
}
