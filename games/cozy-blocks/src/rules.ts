/** The rules. `step` changes the state it is given and touches nothing else; what happened comes back as events. */
import { hashText, seedRng } from '@playhouse/game-kit/rules'
import type { RuleSet } from '@playhouse/game-kit/rules'
import { HAND_SIZE, drawPieces, makeFair } from './bag.ts'
import { countLines, coverOf, findFullLines, fits, fitsAnywhere, toGrid, withShape } from './grid.ts'
import type { Lines } from './grid.ts'
import { PUZZLE_COUNT, getPuzzle } from './puzzles.ts'
import { isSoundState } from './sound-state.ts'
import { SIZE, getShape } from './shapes.ts'
import { DAILY_HANDS, initialState, layPiece, makeCushion, readCushion } from './state.ts'
import type { GameState, Outcome, Piece, Turn } from './state.ts'

export type Input =
  | { type: 'place'; slot: number; row: number; col: number }
  | { type: 'undo' }
  /** A hint was shown. */
  | { type: 'hint' }

export type GameEvent =
  | { type: 'placed'; slot: number; row: number; col: number; piece: Piece; points: number }
  | {
      type: 'cleared'
      lines: Lines
      cells: { index: number; cell: number }[]
      combo: number
      points: number
      tidy: boolean
    }
  | { type: 'dealt'; swapped: number[] }
  | { type: 'undone' }
  | { type: 'hinted' }
  | { type: 'refused' }
  | { type: 'ended'; outcome: Outcome }

export type Cozy = { state: GameState; action: never; axis: never; command: Input; event: GameEvent }

const COMBO_LASTS = 3
const TIDY_POINTS = 100

export function startEndless(seed: number): GameState {
  return deal({ ...initialState(), seed, rng: seedRng(seed) })
}

/** The same pieces for everybody on one day (YYYY-MM-DD). */
export function startDaily(day: string): GameState {
  const seed = hashText(`cozy-blocks ${day}`)
  return deal({ ...initialState(), mode: 'daily', day, seed, rng: seedRng(seed), lastHand: DAILY_HANDS })
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

export function canUndo(state: GameState): boolean {
  return state.past.length > 0 && state.undoLeft > 0 && state.outcome !== 'solved' && state.outcome !== 'done'
}

/** Cells a set of lines covers, as board indexes. */
export function listCovered(lines: Lines): number[] {
  return coverOf(lines).flatMap((bits, row) =>
    Array.from({ length: SIZE }, (_, col) => ((bits >> col) & 1 ? row * SIZE + col : -1)).filter(
      (i) => i >= 0,
    ),
  )
}

function place(state: GameState, slot: number, piece: Piece, row: number, col: number): GameEvent[] {
  layPiece(state.board, piece, row, col)
  state.hand[slot] = null
  const points = state.goal === 'score' ? getShape(piece.shape).cells.length : 0
  state.score += points
  const events: GameEvent[] = [{ type: 'placed', slot, row, col, piece, points }]
  if (state.goal !== 'fill') events.push(...clear(state))
  if (state.goal === 'score' && state.hand.every((held) => !held) && !isLastHand(state)) {
    events.push(...dealAgain(state))
  }
  return [...events, ...judge(state)]
}

function clear(state: GameState): GameEvent[] {
  const lines = findFullLines(toGrid(state.board))
  const count = countLines(lines)
  if (count === 0) {
    if (state.comboLeft > 0 && --state.comboLeft === 0) state.combo = 0
    return []
  }
  state.combo++
  state.comboLeft = COMBO_LASTS
  state.bestCombo = Math.max(state.bestCombo, state.combo)
  state.cleared += count
  const cells = listCovered(lines).map((index) => ({ index, cell: state.board[index]! }))
  for (const { index } of cells) state.board[index] = 0
  for (const { index } of cells) unpick(state.board, index)
  const tidy = state.board.every((cell) => cell === 0)
  // A patch is twice as many cushions as a row, and counts as two.
  const worth = count + lines.zones.length
  const points = state.goal === 'score' ? 5 * worth * (worth + 1) * state.combo + (tidy ? TIDY_POINTS : 0) : 0
  state.score += points
  return [{ type: 'cleared', lines, cells, combo: state.combo, points, tidy }]
}

/** Cuts the seams of the neighbours of a cushion that is gone, so that they look whole again. */
function unpick(board: number[], index: number): void {
  const row = Math.floor(index / SIZE)
  const col = index % SIZE
  const cut = (r: number, c: number, bit: number) => {
    if (r < 0 || c < 0 || r >= SIZE || c >= SIZE) return
    const cell = board[r * SIZE + c]!
    if (cell <= 0) return
    const { colour, links, hasFace } = readCushion(cell)
    board[r * SIZE + c] = makeCushion(colour, links & ~bit, hasFace)
  }
  cut(row - 1, col, 4)
  cut(row, col + 1, 8)
  cut(row + 1, col, 1)
  cut(row, col - 1, 2)
}

function isLastHand(state: GameState): boolean {
  return state.lastHand > 0 && state.handNumber >= state.lastHand
}

function judge(state: GameState): GameEvent[] {
  const isEmptyHand = state.hand.every((piece) => !piece)
  if (state.goal === 'score') {
    if (isEmptyHand) state.outcome = 'done'
    else if (!listPlayable(state).includes(true)) state.outcome = 'stuck'
  } else if (state.board.every((cell) => (state.goal === 'fill' ? cell !== 0 : cell === 0))) {
    state.outcome = 'solved'
  } else if (!listPlayable(state).includes(true)) state.outcome = 'stuck'
  return state.outcome ? [{ type: 'ended', outcome: state.outcome }] : []
}

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
  const swapped = makeFair(state, grid, hand)
  state.hand = hand
  state.next = isLastHand(state) ? [] : drawPieces(state, grid)
  return [{ type: 'dealt', swapped }]
}

function remember(state: GameState): void {
  const { board, hand, next, handNumber, rng, score, combo, comboLeft, cleared, bestCombo, outcome } = state
  const turn: Turn = {
    board: [...board],
    hand: [...hand],
    next: [...next],
    handNumber,
    rng: [...rng],
    score,
    combo,
    comboLeft,
    cleared,
    bestCombo,
    outcome,
  }
  state.past.push(turn)
  // A run can only take back as many as it has left; a puzzle all of its few.
  const most = state.mode === 'puzzle' ? state.past.length : Math.max(1, state.undoLeft)
  state.past.splice(0, state.past.length - most)
}

function undo(state: GameState): GameEvent[] {
  if (!canUndo(state)) return [{ type: 'refused' }]
  Object.assign(state, state.past.pop())
  if (state.mode === 'puzzle') state.takeBacks = (state.takeBacks ?? 0) + 1
  else state.undoLeft--
  return [{ type: 'undone' }]
}

function countHint(state: GameState): GameEvent[] {
  if (state.mode !== 'puzzle' || state.outcome) return [{ type: 'refused' }]
  state.hints = (state.hints ?? 0) + 1
  return [{ type: 'hinted' }]
}

/** Three for a puzzle solved alone and at the first go. */
export function countStars({ hints = 0, takeBacks = 0 }: GameState): number {
  return 3 - (hints > 0 ? 1 : 0) - (takeBacks > 0 ? 1 : 0)
}

/** What the kit runs: nothing moves by itself, every placement is a command. */
export const rules: RuleSet<Cozy> = {
  slug: 'cozy-blocks',
  modes: { endless: {}, daily: { daily: true }, puzzle: { levels: PUZZLE_COUNT, open: true } },
  actions: [],
  rewards: ['placed', 'cleared'],
  init({ mode, level, seed, day }) {
    if (mode === 'puzzle') return startPuzzle(level - 1)
    return mode === 'daily' ? startDaily(day || String(seed)) : startEndless(seed | 0)
  },
  step(state, input, emit) {
    for (const command of input.commands) for (const event of step(state, command)) emit(event)
  },
  getOutcome(state) {
    const { outcome, goal, score } = state
    if (!outcome) return null
    if (goal === 'score') return { won: outcome !== 'stuck', score }
    return outcome === 'solved' ? { won: true, stars: countStars(state) } : { won: false }
  },
  isIdle: () => true,
  isSound: isSoundState,
}
