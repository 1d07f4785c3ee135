/** The state of a run: saved, hashed and replayed. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Start } from '@playhouse/game-kit/rules'
import { DOWN } from './rules/cards.ts'
import { dayOfChance, dealOfDay } from './rules/days.ts'
import { findDeal } from './data/deals.ts'
import { createTwist, TWIST, twistCard, twistRows } from './rules/twists.ts'
import { PLACES, VARIANTS } from './rules/variants.ts'
import type { Kind, Move } from './rules/variants.ts'

export { PLACES, VARIANTS } from './rules/variants.ts'
export type { Kind, Move } from './rules/variants.ts'

export type Table = {
  kind: Kind
  /** How many different suits are in the pack: 1, 2 or 4. */
  suits: number
  /** Cards turned from the stock at once. */
  draw: number
  /** How often the waste may still be turned over; -1: as often as one likes. */
  turns: number
  /** Every place on the table, bottom card first; PLACES defines which pile is which. */
  piles: number[][]
}

export type State = {
  /** The mode of the run. */
  mode: string
  /** The deal's own number: the same cards for the same number. */
  deal: number
  table: Table
  /** Everything done so far; taking back plays all but the last again. */
  moves: Move[]
  /** How often moves were taken back. */
  undos: number
  /** How often a golden leaf led on; absent: never, as in games from before there were any. */
  leads?: number
  /** A golden leaf more was given for this deal; absent where none was. */
  isGifted?: true
  /** Ticks until the next card goes up by itself; -1 while the player plays. */
  finishIn: number
  /** Ticks until a won game is over: its cards leap first. -1 before. */
  endIn: number
  /** The player let it be. */
  hasGivenUp: boolean
  /** The day whose deal it is; '' for any other deal. */
  day: string
  /** Whether no other deal may be laid instead: today's is the same for all. */
  isFixed: boolean
}

export type Command =
  | { type: 'move'; move: Move }
  | { type: 'undo' }
  | { type: 'again' }
  | { type: 'finish' }
  | { type: 'giveUp' }
  /** Continues after giving up, with one more golden leaf. */
  | { type: 'gift' }
  /** So many moves back, and these played instead: the fox leads. */
  | { type: 'lead'; back: number; moves: Move[] }
  /** Replaces a deal without moves by another one. */
  | { type: 'deal'; deal: number; instead: number }
  /** A past day's deal, where past days are played. */
  | { type: 'day'; day: string }

export type Event =
  | { type: 'moved'; move: Move }
  | { type: 'drawn'; move: Move }
  | { type: 'turned'; count: number }
  | { type: 'home'; move: Move; count: number }
  | { type: 'undone' }
  | { type: 'led'; count: number }
  | { type: 'refused'; move: Move | null }
  | { type: 'dealtAgain' }
  | { type: 'dealt' }
  | { type: 'won' }
  | { type: 'gaveUp' }
  | { type: 'gifted' }

export type Game = { state: State; action: never; axis: never; command: Command; event: Event }

/** A pyramid's stock is gone through three times, as of old. */
const PYRAMID_TURNS = 2

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)

/** Which cards lie on a card, by place in the pyramid or the peaks. */
export const COVERS: Record<'pyramid' | 'tripeaks', number[][]> = {
  pyramid: range(0, 7).flatMap((row) =>
    range(0, row + 1).map((i) => {
      const below = ((row + 1) * (row + 2)) / 2 + i
      return row === 6 ? [] : [below, below + 1]
    }),
  ),
  tripeaks: [
    ...range(0, 3).map((peak) => [3 + peak * 2, 4 + peak * 2]),
    ...range(0, 6).map((i) => {
      const first = 9 + Math.floor(i / 2) * 3 + (i % 2)
      return [first, first + 1]
    }),
    ...range(0, 9).map((i) => [18 + i, 19 + i]),
    ...range(0, 10).map(() => []),
  ],
}

/** Deals a numbered game. */
export function dealTable(mode: string, deal: number): Table {
  const { kind, suits, draw } = VARIANTS[mode]!
  const twist = createTwist(mode, Math.floor(deal / TWIST))
  const deck = createRng(`evergreen ${deal % TWIST}`)
    .shuffle(range(0, kind === 'spider' ? 104 : 52))
    .map((card) => twistCard(twist, card))
  const { count, columns, stock, waste } = PLACES[kind]
  const piles: number[][] = range(0, count).map(() => [])
  const lay = (pile: number, isDown: boolean) => piles[pile]!.push(deck.pop()! + (isDown ? DOWN : 0))
  if (kind === 'klondike') columns.forEach((pile, i) => range(0, i + 1).forEach((j) => lay(pile, j < i)))
  else if (kind === 'spider') range(0, 54).forEach((i) => lay(columns[twist.columns[i % 10]!]!, i < 44))
  else if (kind === 'freecell') range(0, 52).forEach((i) => lay(columns[twist.columns[i % 8]!]!, false))
  else columns.forEach((_, i) => lay(columns[twist.columns[i]!]!, kind === 'tripeaks' && i < 18))
  if (kind === 'tripeaks') lay(waste, false)
  while (deck.length > 0) lay(stock, true)
  if (kind === 'spider') piles[stock] = twistRows(twist, piles[stock]!)
  return { kind, suits, draw, turns: kind === 'pyramid' ? PYRAMID_TURNS : -1, piles }
}

export function initialState(start: Start): State {
  const day = start.mode === 'past' ? dayOfChance(start.seed) : start.day
  const { mode, deal } =
    start.mode === 'past'
      ? dealOfDay(day)
      : day
        ? dealOfDay(day, start.seed)
        : { mode: start.mode, deal: findDeal(start.mode, start.seed) }
  const table = dealTable(mode, deal)
  const isFixed = start.day !== ''
  return { mode, deal, table, moves: [], undos: 0, finishIn: -1, endIn: -1, hasGivenUp: false, day, isFixed }
}
