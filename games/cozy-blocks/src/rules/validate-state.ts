/** Validates a saved run: an older version or another program may have written it. */
import { isIntegerIn, isListOf, isRecord } from '@playhouse/game-kit/rules'
import { CHARMS } from './charms.ts'
import { NIGHTS } from './nights.ts'
import { PUZZLE_COUNT, getPuzzle } from './puzzles.ts'
import { CELLS, SHAPES } from './shapes.ts'
import { initialState } from '../state.ts'
import type { GameState, Mode, Piece } from '../state.ts'
import { QUEST_KINDS } from './quests.ts'
import type { QuestKind } from './quests.ts'

const MODES: Mode[] = ['endless', 'daily', 'puzzle', 'night']

/** A run comes back whole or not at all. */
export function isValidState(data: unknown): data is GameState {
  if (!isRecord(data)) return false
  const fresh = initialState()
  const state = data as GameState
  return (
    Object.keys(fresh).every((key) => {
      const field = key as keyof GameState
      return field === 'outcome' || field === 'past' || typeof state[field] === typeof fresh[field]
    }) &&
    MODES.includes(state.mode) &&
    ['score', 'fill', 'clear'].includes(state.goal) &&
    (state.mode !== 'puzzle' || isIntegerIn(state.puzzle, 0, PUZZLE_COUNT - 1)) &&
    (state.mode !== 'night' || isNightOfToday(state)) &&
    (state.refilled === undefined || state.refilled === true) &&
    (state.outcome === null || ['stuck', 'done', 'solved'].includes(state.outcome)) &&
    isTurn(state) &&
    isListOf(state.past, isTurn) &&
    (state.mode !== 'puzzle' || isPuzzleOfToday(state))
  )
}

function isTurn(turn: unknown): boolean {
  if (!isRecord(turn)) return false
  const { board, hand, next, rng, wish: quest } = turn
  return (
    isListOf(rng, Number.isInteger) &&
    (rng as unknown[]).length === 4 &&
    isListOf(board, Number.isInteger) &&
    (board as unknown[]).length === CELLS &&
    isListOf(hand, (piece) => piece === null || isPiece(piece)) &&
    isListOf(next, isPiece) &&
    (quest === undefined || quest === null || isQuest(quest))
  )
}

function isQuest(value: unknown): boolean {
  return (
    isRecord(value) &&
    QUEST_KINDS.includes(value.kind as QuestKind) &&
    [value.need, value.have, value.colour, value.until].every(Number.isInteger)
  )
}

function isPiece(value: unknown): value is Piece {
  return (
    isRecord(value) &&
    Number.isInteger(value.colour) &&
    SHAPES[value.shape as number] !== undefined &&
    (value.charm === undefined || CHARMS.includes(value.charm as number))
  )
}

/** The order of nights changed between versions: a night started with another rule cannot be resumed. */
function isNightOfToday({ puzzle, wish: quest, lastHand }: GameState): boolean {
  const night = NIGHTS[puzzle]
  if (!night || !quest || !isQuest(quest)) return false
  return quest.kind === night.kind && quest.need === night.need && lastHand === night.hands
}

/** Some puzzles changed between versions: one started with the old pieces cannot be finished. */
function isPuzzleOfToday({ puzzle, hand }: GameState): boolean {
  const { pieces } = getPuzzle(puzzle)
  return (
    hand.length === pieces.length &&
    hand.every((piece, slot) => piece === null || piece.shape === pieces[slot]!.shape)
  )
}
