/** The cat's quests: one small goal after the other within a run, from the seed alone. */
import { hashText } from '@playhouse/game-kit/rules'
import type { Lines } from './grid.ts'
import { countLines } from './grid.ts'
import { readCushion } from './cushion-cell.ts'

export const QUEST_KINDS = ['row', 'col', 'patch', 'together', 'colour', 'combo', 'gift'] as const
export type QuestKind = (typeof QUEST_KINDS)[number]
export type Quest = {
  kind: QuestKind
  need: number
  have: number
  /** For `colour`: which one; else 0. */
  colour: number
  /** The hand with which the cat dreams of something else. */
  until: number
}
export type Clear = { lines: Lines; cells: { cell: number }[]; combo: number; gifts: readonly number[] }

/** The hand with which the first one comes: before, there is enough to learn. */
export const FIRST_QUEST_HAND = 2
/** Each says something about the game that one may not have found. */
const LESSONS: readonly [QuestKind, number][] = [
  ['row', 1],
  ['patch', 1],
  ['together', 2],
]
/** The first and the last target of each kind, and after how many quests it grows by one. */
const NEEDS: Record<QuestKind, { from: number; to: number; every: number }> = {
  row: { from: 2, to: 5, every: 4 },
  col: { from: 2, to: 5, every: 4 },
  patch: { from: 1, to: 3, every: 6 },
  together: { from: 2, to: 3, every: 8 },
  colour: { from: 8, to: 14, every: 3 },
  combo: { from: 3, to: 8, every: 3 },
  gift: { from: 1, to: 2, every: 10 },
}
const COLOURS = 7

/** Hands until a quest is replaced, so that the player is never stuck with one. */
const PATIENCE = 9

/** Creates quest number `number` of a run, given with a hand. */
export function createQuest(seed: number, number: number, hand: number): Quest {
  const until = hand + PATIENCE
  const lesson = LESSONS[number]
  if (lesson) return { kind: lesson[0], need: lesson[1], have: 0, colour: 0, until }
  const chance = hashText(`wish ${seed} ${number}`)
  // Never the same kind twice in a row.
  const last = number > LESSONS.length ? createQuest(seed, number - 1, hand).kind : LESSONS.at(-1)![0]
  const kinds = QUEST_KINDS.filter((kind) => kind !== last)
  const kind = kinds[chance % kinds.length]!
  const { from, to, every } = NEEDS[kind]
  const colour = kind === 'colour' ? 1 + ((chance >>> 8) % COLOURS) : 0
  const need = Math.min(to, from + Math.floor(number / every))
  return { kind, need, have: 0, colour, until }
}

export function getQuestPoints(number: number): number {
  return Math.min(200, 60 + number * 20)
}

/** How far it is after a clear. */
export function countQuestProgress(quest: Quest, { lines, cells, combo, gifts }: Clear): number {
  const more: Record<QuestKind, () => number> = {
    row: () => quest.have + lines.rows.length,
    col: () => quest.have + lines.cols.length,
    patch: () => quest.have + lines.zones.length,
    together: () => Math.max(quest.have, countLines(lines)),
    colour: () => quest.have + cells.filter(({ cell }) => readCushion(cell).colour === quest.colour).length,
    combo: () => combo,
    gift: () => quest.have + gifts.length,
  }
  return Math.min(quest.need, more[quest.kind]())
}
