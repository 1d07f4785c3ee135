/** The statistics: games played, won, streaks, times; and the forest. Stored on this device only. */
import type { Kit } from '@playhouse/game-kit'
import { completeForest, freshForest, gather, growWin, isValidSave, listWon } from '../rules/forest.ts'
import type { Forest } from '../rules/forest.ts'
import { judgeGoals } from '../view/goals.ts'
import type { GoalState } from '../view/goals.ts'
import { isWon } from '../rules/moves.ts'
import type { Prize } from '../rules/prizes.ts'
import { measureProgress } from '../rules/progress.ts'
import type { Game } from '../state.ts'

export type Tally = {
  played: number
  won: number
  streak: number
  longest: number
  bestMs: number
  /** Fewest moves of a win; absent in saves from before they were counted. */
  fewest?: number
  /** Wins with a golden leaf; absent in older saves and when there are none. */
  led?: number
}
export const freshTally = (): Tally => ({ played: 0, won: 0, streak: 0, longest: 0, bestMs: 0 })

/** `hints`: how often one was asked for after the free one; absent: never. `hadGift`: the free one was taken. `share`: how far the game has come, in percent; `gathered`: how much of it the basket has. */
export type Clock = {
  deal: number
  ms: number
  isCounted: boolean
  hints?: number
  hadGift?: boolean
  share?: number
  gathered?: number
}

export type Data = {
  tallies: Record<string, Tally>
  /** Playing time of the game that is on, by mode, and its deal. */
  clocks: Record<string, Clock>
} & Forest
/** Version 1 also covers saves without a forest: `completeForest` adds it, so that saved runs of that version stay valid. */
export const saves = {
  version: 1,
  init: (): Data => ({ tallies: {}, clocks: {}, ...freshForest() }),
  isValid: isValidSave,
}

/** What a win was worth: shown on the card. */
export type Gain = {
  moves: number
  ms: number
  streak: number
  fewest: number
  bestMs: number
  longest: number
  /** Records broken; a first win breaks none. */
  isFewest: boolean
  isFastest: boolean
  isLongest: boolean
  prizes: Prize[]
  /** How the goals of the game stand now that it is won. */
  goals: GoalState[]
}

/** What a game that was not won put into the basket, and whether that filled it. */
export type Loss = { percent: number; isAcorn: boolean }

export type HintPrice = 'gift' | 'acorn' | 'none'

/** Longer without a picture is time away, not time thinking. */
const LONGEST_STEP_MS = 2000

/** Adds a win to a tally and returns its rewards. */
export function countWin(tally: Tally, moves: number, ms: number): Omit<Gain, 'prizes' | 'goals'> {
  const before = { ...tally }
  const time = Math.max(1000, Math.round(ms))
  tally.won++
  tally.streak++
  tally.longest = Math.max(tally.longest, tally.streak)
  tally.bestMs = tally.bestMs === 0 ? time : Math.min(tally.bestMs, time)
  tally.fewest = Math.min(tally.fewest ?? moves, moves)
  return {
    moves,
    ms: time,
    streak: tally.streak,
    fewest: tally.fewest,
    bestMs: tally.bestMs,
    longest: tally.longest,
    isFewest: before.fewest !== undefined && moves < before.fewest,
    isFastest: before.bestMs > 0 && time < before.bestMs,
    isLongest: before.longest > 0 && tally.streak > before.longest,
  }
}

type StatsState = {
  loss: Loss
}

export function createStats(kit: Kit<Game, Data>) {
  completeForest(kit.data, kit.record.best)
  const clock = () => (kit.data.clocks[kit.start.mode] ??= { deal: kit.state.deal, ms: 0, isCounted: false })
  const tally = () => (kit.data.tallies[kit.start.mode] ??= freshTally())
  let lastAt = 0
  let gain: Gain | null = null
  const current: StatsState = { loss: { percent: 0, isAcorn: false } }
  const { priceOfHint, fillBasket, lose, countHint } = createBasket(clock, kit, current)
  let judged: { key: string; standings: GoalState[] } = { key: '', standings: [] }
  return {
    clock,
    tally,
    /** What the last win was worth. */
    get gain() {
      return gain
    },
    get loss() {
      return current.loss
    },
    /** Another deal is on the table: an abandoned game ends the streak. */
    begin() {
      const { deal, isCounted } = clock()
      const { moves } = kit.state
      if (deal === kit.state.deal && moves.length > 0) return
      if (isCounted) {
        tally().streak = 0
        fillBasket()
      }
      kit.data.clocks[kit.start.mode] = { deal: kit.state.deal, ms: 0, isCounted: false }
      kit.save()
    },
    advance(now: number, isAway: boolean) {
      const step = now - lastAt
      lastAt = now
      if (isAway || kit.phase !== 'playing' || kit.state.moves.length === 0 || step < 0) return
      // The cheer after the last card is not playing time.
      if (isWon(kit.state.table)) return
      clock().ms += Math.min(LONGEST_STEP_MS, step)
    },
    countMove() {
      const now = clock()
      if (!now.isCounted) {
        now.isCounted = true
        tally().played++
      }
      now.share = Math.round(measureProgress(kit.state.table) * 100)
      kit.save()
    },
    lose,
    priceOfHint,
    countHint,
    /** How the goals of the game stand. */
    goals(): GoalState[] {
      const { mode, deal, moves, undos, table, leads = 0 } = kit.state
      const hints = clock().hints ?? 0
      const key = [mode, deal, moves.length, undos, hints, leads, clock().isCounted].join(' ')
      if (key !== judged.key) judged = { key, standings: judgeGoals(kit.state, hints, isWon(table)) }
      return judged.standings
    },
    win() {
      const now = clock()
      const had = listWon(kit.data)
      const goals = judgeGoals(kit.state, now.hints ?? 0, true)
      const worth = countWin(tally(), kit.state.moves.length, now.ms)
      if (kit.state.leads) tally().led = (tally().led ?? 0) + 1
      now.isCounted = false
      const day = kit.state.day || kit.start.day
      growWin(kit.data, kit.start.mode, day)
      kit.data.acorns += goals.filter((goal) => goal === 'done').length
      gain = { ...worth, goals, prizes: listWon(kit.data).filter((prize) => !had.includes(prize)) }
      kit.save()
    },
  }
}

/** The basket, and what empties it. */
function createBasket(clock: () => Clock, kit: Kit<Game, Data>, current: StatsState) {
  /** One a deal is free, the second takes the acorn, and more of them nothing. */
  const priceOfHint = (): HintPrice => {
    const { hints = 0, hadGift = false } = clock()
    if (hints > 0) return 'none'
    // A player who used a leaf has no acorn left to lose.
    if (!hadGift) return 'gift'
    return kit.state.leads ? 'none' : 'acorn'
  }
  /** The same game given up twice brings only what it has come to since. */
  const fillBasket = (): Loss => {
    const now = clock()
    const percent = Math.max(0, (now.share ?? 0) - (now.gathered ?? 0))
    now.gathered = (now.gathered ?? 0) + percent
    return { percent, isAcorn: gather(kit.data, percent) }
  }
  /** The game was given up; what it brought, for the card. */
  const lose = (): Loss => {
    clock().share = Math.round(measureProgress(kit.state.table) * 100)
    current.loss = fillBasket()
    kit.save()
    return current.loss
  }
  const countHint = () => {
    if (priceOfHint() === 'gift') clock().hadGift = true
    else clock().hints = (clock().hints ?? 0) + 1
    kit.save()
  }
  return { priceOfHint, fillBasket, lose, countHint }
}
