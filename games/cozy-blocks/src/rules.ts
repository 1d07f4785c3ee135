/** The rules. `step` changes the state it is given and touches nothing else; it returns events. */
import type { GameEvent, Input } from './rules/events.ts'
import { hashText, seedRng } from '@playhouse/game-kit/rules'
import type { RuleSet } from '@playhouse/game-kit/rules'
import { HAND_SIZE, drawPieces, makeFair } from './rules/bag.ts'
import { charm, findShielded } from './rules/charms.ts'
import { clear } from './rules/clearing.ts'
import { canComfort, comfort } from './rules/room-bonus.ts'
import { countLines, findFullLines, fits, fitsAnywhere, listSpots, toGrid, withShape } from './rules/grid.ts'
import type { Lines, Spot } from './rules/grid.ts'
import {
  NIGHTS,
  charmOfRule,
  drift,
  getNight,
  isNightDone,
  layNight,
  ruleOf,
  seedOfNight,
  snow,
  starsOfNight,
  getNightQuest,
} from './rules/nights.ts'
import { remember, undo } from './rules/history.ts'
import { layOpening } from './rules/opening.ts'
import { PUZZLE_COUNT, getPuzzle } from './rules/puzzles.ts'
import { refill } from './rules/refill.ts'
import { isValidState } from './rules/validate-state.ts'
import { getShape } from './rules/shapes.ts'
import { DAILY_HANDS, initialState, layPiece } from './state.ts'
import type { GameState, Piece, Turn } from './state.ts'
import { FIRST_QUEST_HAND, createQuest } from './rules/quests.ts'

export type Cozy = { state: GameState; action: never; axis: never; command: Input; event: GameEvent }

const NO_QUEST = { wish: null, granted: 0, dreamt: 0 }

export function startEndless(seed: number): GameState {
  const state = { ...initialState(), ...NO_QUEST, seed, rng: seedRng(seed) }
  const first = layOpening(state.board, seed)
  deal(state).hand = first
  return state
}

/** The same pieces for all players on one day (YYYY-MM-DD). */
export function startDaily(day: string): GameState {
  const seed = hashText(`cozy-blocks ${day}`)
  return deal({
    ...initialState(),
    ...NO_QUEST,
    mode: 'daily',
    day,
    seed,
    rng: seedRng(seed),
    lastHand: DAILY_HANDS,
  })
}

/** The same for all players, at any time. */
export function startNight(number: number): GameState {
  const { rule, hands } = getNight(number)
  const seed = seedOfNight(number)
  const state: GameState = {
    ...initialState(),
    ...NO_QUEST,
    mode: 'night',
    puzzle: number,
    seed,
    rng: seedRng(seed),
    lastHand: hands,
    wish: getNightQuest(number),
  }
  layNight(state.board, rule)
  return deal(state)
}

export function startPuzzle(number: number): GameState {
  const { goal, board, pieces } = getPuzzle(number)
  return {
    ...initialState(),
    mode: 'puzzle',
    puzzle: number,
    goal,
    board: [...board],
    hand: pieces.map((p) => ({ ...p })),
  }
}

export function step(state: GameState, input: Input): GameEvent[] {
  if (input.type === 'undo') return undo(state)
  if (input.type === 'hint') return countHint(state)
  if (input.type === 'comfort') return takeComfort(state, input.count)
  if (input.type === 'refill') return refill(state)
  const piece = state.hand[input.slot]
  if (!piece || state.outcome || !canPlace(state, input.slot, input.row, input.col))
    return [{ type: 'refused' }]
  remember(state)
  return place(state, input.slot, piece, input.row, input.col)
}

export function canPlace(state: Turn, slot: number, row: number, col: number): boolean {
  const piece = state.hand[slot]
  return piece ? fits(toGrid(state.board), piece.shape, row, col) : false
}

/** Which slots hold a piece that fits somewhere. */
export function listPlayable(state: Turn): boolean[] {
  const grid = toGrid(state.board)
  return state.hand.map((piece) => piece !== null && fitsAnywhere(grid, piece.shape))
}

/** What a placement would clear; empty when it does not fit or the puzzle does not clear. */
export function previewLines(state: GameState, slot: number, row: number, col: number): Lines {
  const piece = state.hand[slot]
  if (!piece || state.goal === 'fill' || !canPlace(state, slot, row, col))
    return { rows: [], cols: [], zones: [] }
  return findFullLines(withShape(toGrid(state.board), piece.shape, row, col))
}

/** Where a piece of the hand would clear something; null where it nowhere does. */
export function findClearingSpot(state: GameState, slot: number): Spot | null {
  const piece = state.hand[slot]
  if (!piece) return null
  const clears = ({ row, col }: Spot) => countLines(previewLines(state, slot, row, col)) > 0
  return listSpots(toGrid(state.board), piece.shape).find(clears) ?? null
}

function place(state: GameState, slot: number, piece: Piece, row: number, col: number): GameEvent[] {
  layPiece(state.board, piece, row, col)
  state.hand[slot] = null
  const points = state.goal === 'score' ? getShape(piece.shape).cells.length : 0
  state.score += points
  const events: GameEvent[] = [{ type: 'placed', slot, row, col, piece, points }]
  if (state.goal !== 'fill') events.push(...clear(state))
  if (state.goal === 'score' && state.hand.every((held) => !held) && !isLastHand(state)) {
    events.push(...passTime(state), ...dealAgain(state))
  }
  return [...events, ...judge(state)]
}

/** What a night does between two hands. */
function passTime(state: GameState): GameEvent[] {
  const rule = ruleOf(state)
  if (rule === 'snow') {
    const index = snow(state.board, state.seed, state.handNumber)
    const fell: GameEvent[] = index === null ? [] : [{ type: 'snowed', index, cell: state.board[index]! }]
    return [...fell, ...clearIfFull(state)]
  }
  if (rule !== 'drift') return []
  drift(state.board)
  return [{ type: 'drifted' }, ...clearIfFull(state)]
}

/** No piece was placed: without a full line this does not shorten a combo. */
function clearIfFull(state: GameState): GameEvent[] {
  return countLines(findFullLines(toGrid(state.board))) > 0 ? clear(state) : []
}

function isLastHand(state: GameState): boolean {
  return state.lastHand > 0 && state.handNumber >= state.lastHand
}

function judge(state: GameState): GameEvent[] {
  const isEmptyHand = state.hand.every((piece) => !piece)
  if (state.mode === 'night' && isNightDone(state)) state.outcome = 'done'
  else if (state.goal === 'score') {
    if (isEmptyHand && state.mode === 'night') state.outcome = 'stuck'
    else if (isEmptyHand) state.outcome = 'done'
    else if (!listPlayable(state).includes(true)) state.outcome = 'stuck'
  } else if (state.board.every((cell) => (state.goal === 'fill' ? cell !== 0 : cell === 0))) {
    state.outcome = 'solved'
  } else if (!listPlayable(state).includes(true)) state.outcome = 'stuck'
  return state.outcome ? [{ type: 'ended', outcome: state.outcome }] : []
}

/** Pieces are left that fit nowhere: a night may also end with its last hand. */
export const hasNoMoves = ({ outcome, hand }: Pick<GameState, 'outcome' | 'hand'>): boolean =>
  outcome === 'stuck' && hand.some((piece) => piece !== null)

function deal(state: GameState): GameState {
  state.handNumber = 1
  const grid = toGrid(state.board)
  state.hand = drawPieces(state, grid)
  state.next = drawPieces(state, grid)
  makeFair(state, grid, state.hand as Piece[])
  return state
}

function dealAgain(state: GameState): GameEvent[] {
  state.handNumber++
  const hand = state.next.slice(0, HAND_SIZE)
  const grid = toGrid(state.board)
  const swapped = makeFair(state, grid, hand, findShielded(state.board))
  state.hand = hand
  const kind = charmOfRule(ruleOf(state))
  const later = isLastHand(state) ? [] : drawPieces(state, grid)
  state.next = charm(later, state.seed, state.handNumber + 1, kind)
  return [{ type: 'dealt', swapped }, ...giveNextQuest(state)]
}

function giveNextQuest(state: GameState): GameEvent[] {
  const { wish: old, seed, handNumber, dreamt = 0 } = state
  if (state.mode === 'night' || handNumber < FIRST_QUEST_HAND || (old && handNumber < old.until)) return []
  const quest = createQuest(seed, dreamt, handNumber)
  state.wish = quest
  state.dreamt = dreamt + 1
  return [{ type: 'questGiven', quest }]
}

function countHint(state: GameState): GameEvent[] {
  if (state.mode !== 'puzzle' || state.outcome) return [{ type: 'refused' }]
  state.hints = (state.hints ?? 0) + 1
  return [{ type: 'hinted' }]
}

function takeComfort(state: GameState, count: number): GameEvent[] {
  if (!canComfort(state)) return [{ type: 'refused' }]
  comfort(state, count)
  return [{ type: 'comforted', count: state.comfort! }]
}

/** Three for a puzzle solved alone and at the first go. */
export function countStars({ hints = 0, takeBacks = 0 }: GameState): number {
  return 3 - (hints > 0 ? 1 : 0) - (takeBacks > 0 ? 1 : 0)
}

/** What the kit runs: nothing moves by itself, every placement is a command. */
export const rules: RuleSet<Cozy> = {
  slug: 'cozy-blocks',
  modes: {
    endless: {},
    daily: { every: 'day' },
    puzzle: { levels: PUZZLE_COUNT, open: true },
    // Which of them may be played is the menu's to say (`isNightOpen`).
    night: { levels: NIGHTS.length, open: true },
  },
  actions: [],
  rewards: ['cleared'],
  init({ mode, level, seed, day }) {
    if (mode === 'puzzle') return startPuzzle(level - 1)
    if (mode === 'night') return startNight(level - 1)
    return mode === 'daily' ? startDaily(day || String(seed)) : startEndless(seed | 0)
  },
  step(state, input, emit) {
    for (const command of input.commands) for (const event of step(state, command)) emit(event)
  },
  getOutcome(state) {
    const { outcome, goal, score, mode } = state
    if (!outcome) return null
    const lost = { won: false, ...(hasNoMoves(state) && { hasNoMoves: true }) }
    if (mode === 'night') return outcome === 'done' ? { won: true, stars: starsOfNight(state) } : lost
    if (goal === 'score') return outcome === 'stuck' ? { ...lost, score } : { won: true, score }
    return outcome === 'solved' ? { won: true, stars: countStars(state) } : lost
  },
  isIdle: () => true,
  isValid: isValidState,
}
