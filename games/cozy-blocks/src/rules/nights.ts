/** Dream nights: each has its own rule and a quest to complete before morning. */
import { hashText } from '@playhouse/game-kit/rules'
import { BURST, CAP } from './charms.ts'
import { CELLS, SHAPES, SIZE, colourOf } from './shapes.ts'
import { makeCushion } from './cushion-cell.ts'
import { WALL, layPiece } from '../state.ts'
import type { GameState } from '../state.ts'
import { giveFaces } from './sewn-groups.ts'
import type { Quest, QuestKind } from './quests.ts'

export const NIGHT_RULES = ['calm', 'fort', 'stars', 'basket', 'snow', 'caps', 'drift'] as const
export type NightRule = (typeof NIGHT_RULES)[number]
/** `hands`: until morning. `colour`: the cushions of a colour quest. */
export type Night = { rule: NightRule; kind: QuestKind; need: number; hands: number; colour?: number }

/** In order of difficulty; the targets are measured (see DESIGN.md). */
export const NIGHTS: readonly Night[] = [
  { rule: 'calm', kind: 'row', need: 2, hands: 12 },
  { rule: 'stars', kind: 'colour', colour: 5, need: 14, hands: 10 },
  { rule: 'basket', kind: 'row', need: 5, hands: 14 },
  { rule: 'calm', kind: 'combo', need: 3, hands: 12 },
  { rule: 'stars', kind: 'colour', colour: 5, need: 18, hands: 10 },
  { rule: 'caps', kind: 'col', need: 4, hands: 12 },
  { rule: 'drift', kind: 'row', need: 4, hands: 12 },
  { rule: 'basket', kind: 'col', need: 3, hands: 10 },
  { rule: 'snow', kind: 'row', need: 4, hands: 12 },
  { rule: 'fort', kind: 'combo', need: 7, hands: 16 },
  { rule: 'caps', kind: 'combo', need: 5, hands: 14 },
  { rule: 'drift', kind: 'col', need: 7, hands: 16 },
  { rule: 'basket', kind: 'row', need: 9, hands: 14 },
  { rule: 'snow', kind: 'colour', colour: 2, need: 16, hands: 14 },
  { rule: 'drift', kind: 'row', need: 8, hands: 13 },
  { rule: 'caps', kind: 'combo', need: 6, hands: 14 },
  { rule: 'fort', kind: 'col', need: 6, hands: 12 },
  { rule: 'drift', kind: 'combo', need: 8, hands: 18 },
  { rule: 'caps', kind: 'col', need: 8, hands: 12 },
  { rule: 'snow', kind: 'row', need: 8, hands: 12 },
]

export function getNight(number: number): Night {
  const night = NIGHTS[number]
  if (!night) throw new Error(`Unknown night: ${number}`)
  return night
}

/** Its pieces come from what it is, not from where it stands in the order. */
export function seedOfNight(number: number): number {
  const { rule, kind, need } = getNight(number)
  return hashText(`cozy-blocks night ${rule} ${kind} ${need}`)
}

/** This many unfinished nights may precede an open one, so that a hard night does not block progress. */
const OPEN_AHEAD = 2
/** By level, from 1: those that were dreamt have stars. */
export type NightStars = Readonly<Record<string, number>>

export function isNightOpen(level: number, stars: NightStars): boolean {
  if (stars[level] !== undefined) return true
  let undreamt = 0
  for (let before = 1; before < level; before++) if (stars[before] === undefined) undreamt++
  return undreamt <= OPEN_AHEAD
}

/** The next one that is open and was never dreamt, after a level and then from the first; null when all were. */
export function findNextNight(level: number, stars: NightStars): number | null {
  const levels = NIGHTS.map((_, i) => ((level + i) % NIGHTS.length) + 1)
  return levels.find((other) => stars[other] === undefined && isNightOpen(other, stars)) ?? null
}

/** The rule of the night that is on; null in every other run. */
export const ruleOf = ({ mode, puzzle }: Pick<GameState, 'mode' | 'puzzle'>): NightRule | null =>
  mode === 'night' ? getNight(puzzle).rule : null

export function getNightQuest(number: number): Quest {
  const { kind, need, hands, colour = 0 } = getNight(number)
  return { kind, need, have: 0, colour, until: hands + 1 }
}

/** The cushions on the board when the night starts. */
export function layNight(board: number[], rule: NightRule): void {
  const lay = (rows: number[], row: number, col: number) => {
    const shape = SHAPES.findIndex((one) => one.rows.join() === rows.join())
    layPiece(board, { shape, colour: colourOf(shape) }, row, col)
  }
  if (rule === 'fort') {
    lay([0b1111], 2, 2)
    lay([1, 1], 3, 2)
    lay([1, 1], 3, 5)
    lay([0b1111], 5, 2)
  } else if (rule === 'basket') for (const index of BASKET) board[index] = WALL
}

/** The four squares in the middle where the kitten sleeps. */
export const BASKET = [27, 28, 35, 36]

/** The charm every hand of such a night brings; null leaves it to the usual order. */
export function charmOfRule(rule: NightRule | null): number | null {
  return rule === 'stars' ? BURST : rule === 'caps' ? CAP : null
}

/** Shifts one column to the right with wrap-around: seams across the edge come apart. */
export function drift(board: number[]): void {
  const before = [...board]
  before.forEach((cell, index) => {
    const row = Math.floor(index / SIZE) * SIZE
    const isLast = index % SIZE === SIZE - 1
    const isBeforeLast = index % SIZE === SIZE - 2
    // The seam to what now lies at the other end.
    const cut = cell > 0 ? (isLast ? 8 : isBeforeLast ? 2 : 0) << 4 : 0
    board[row + ((index + 1) % SIZE)] = cell & ~cut
  })
  giveFaces(board)
}

/** A small one in a night cap falls where there is room; hands back where, or null. */
export function snow(board: number[], seed: number, hand: number): number | null {
  const free = Array.from({ length: CELLS }, (_, index) => index).filter((index) => board[index] === 0)
  if (free.length === 0) return null
  const index = free[hashText(`snow ${seed} ${hand}`) % free.length]!
  board[index] = makeCushion(4, 0, true, CAP)
  return index
}

/** Three stars for a quest completed early in the night. */
export function starsOfNight({ puzzle, handNumber }: Pick<GameState, 'puzzle' | 'handNumber'>): number {
  const share = handNumber / getNight(puzzle).hands
  return share <= 0.6 ? 3 : share <= 0.85 ? 2 : 1
}

/** Whether the quest of the night is completed. */
export const isNightDone = ({ mode, wish: quest }: GameState) =>
  mode === 'night' && !!quest && quest.have >= quest.need
