/** The effects of a clear: it empties squares, opens gifts, counts points and advances the quest. */
import { sweep } from './charms.ts'
import { maxUndo } from './room-bonus.ts'
import { countLines, coverOf, findFullLines, toGrid } from './grid.ts'
import type { Lines } from './grid.ts'
import type { GameEvent } from './events.ts'
import { SIZE } from './shapes.ts'
import type { GameState } from '../state.ts'
import { giveFaces } from './sewn-groups.ts'
import { countQuestProgress, getQuestPoints } from './quests.ts'

const COMBO_LASTS = 3
const EMPTY_BOARD_POINTS = 100
/** A gift where no take-back is missing, a cap taken off, a cushion blown away. */
const GIFT_POINTS = 50
const CAP_POINTS = 10
const BLOWN_POINTS = 3
/** Where the board's numbers keep what a cushion is sewn to, and its charm. */
const LINK_SHIFT = 4
const CHARM_BITS = 3 << 9
/** Points of a single line; more at once are worth more than their sum. */
const LINE_POINTS = 10
/** Clears in a row from which points are multiplied by one more: each step is further than the one before. */
const STEPS = [2, 5, 9, 14]
/** A shorter combo ends without a word. */
const WORTH_MISSING = 3
/** Every tenth clear of a combo is a sweet dream, and worth something of its own. */
export const DREAM = 10
const DREAM_POINTS = 100

/** Cells a set of lines covers, as board indexes. */
export function listCovered(lines: Lines): number[] {
  return coverOf(lines).flatMap((bits, row) =>
    Array.from({ length: SIZE }, (_, col) => ((bits >> col) & 1 ? row * SIZE + col : -1)).filter(
      (i) => i >= 0,
    ),
  )
}

export function clear(state: GameState): GameEvent[] {
  const lines = findFullLines(toGrid(state.board))
  const count = countLines(lines)
  if (count === 0) {
    const { combo } = state
    if (state.comboLeft === 0 || --state.comboLeft > 0) return []
    state.combo = 0
    return combo >= WORTH_MISSING ? [{ type: 'lost', combo }] : []
  }
  state.combo++
  state.comboLeft = COMBO_LASTS
  state.bestCombo = Math.max(state.bestCombo, state.combo)
  state.cleared += count
  const { gone, woken, gifts, bursts, blown } = sweep(state.board, listCovered(lines))
  const cells = gone.map((index) => ({ index, cell: state.board[index]! }))
  for (const index of gone) state.board[index] = 0
  for (const index of woken) state.board[index]! &= ~CHARM_BITS
  for (const index of gone) unpick(state.board, index)
  giveFaces(state.board)
  const isBoardEmpty = state.board.every((cell) => cell === 0)
  // A patch is twice as many cushions as a row, and counts as two.
  const worth = count + lines.zones.length
  const takeBacks = Math.min(gifts.length, maxUndo(state) - state.undoLeft)
  state.undoLeft += takeBacks
  const found = (gifts.length - takeBacks) * GIFT_POINTS + woken.length * CAP_POINTS
  const times = timesOf(state.combo)
  const points =
    state.goal === 'score'
      ? (LINE_POINTS * worth * (worth + 1) + blown * BLOWN_POINTS) * times +
        bonusOf(state.combo, isBoardEmpty) +
        found
      : 0
  state.score += points
  const { combo } = state
  const event = {
    type: 'cleared',
    lines,
    cells,
    combo,
    points,
    isBoardEmpty,
    woken,
    gifts,
    bursts,
    takeBacks,
  } as const
  return [event, ...grant(state, event)]
}

/** A completed quest earns points; the next one comes with the next hand. */
function grant(state: GameState, event: Extract<GameEvent, { type: 'cleared' }>): GameEvent[] {
  if (!state.wish) return []
  const quest = { ...state.wish, have: countQuestProgress(state.wish, event) }
  state.wish = quest
  // The quest is the goal of a night: the rules end the run.
  if (quest.have < quest.need || state.mode === 'night') return []
  const points = getQuestPoints(state.granted ?? 0)
  state.score += points
  state.granted = (state.granted ?? 0) + 1
  state.wish = null
  return [{ type: 'granted', quest, points }]
}

const bonusOf = (combo: number, isBoardEmpty: boolean) =>
  (isBoardEmpty ? EMPTY_BOARD_POINTS : 0) + (combo % DREAM === 0 ? DREAM_POINTS : 0)

/** What a combo multiplies by. */
export const timesOf = (combo: number) => 1 + STEPS.filter((step) => combo >= step).length

/** How far it is from this multiplier to the next, 0 to 1; 1 at the last. */
export function shareOfStep(combo: number): number {
  const to = STEPS.find((step) => combo < step)
  const from = STEPS.findLast((step) => combo >= step) ?? 0
  return to === undefined ? 1 : (combo - from) / (to - from)
}

/** Cuts the seams of the neighbours of a cushion that is gone, so that they look whole again. */
function unpick(board: number[], index: number): void {
  const row = Math.floor(index / SIZE)
  const col = index % SIZE
  const cut = (r: number, c: number, bit: number) => {
    if (r < 0 || c < 0 || r >= SIZE || c >= SIZE) return
    const cell = board[r * SIZE + c]!
    if (cell > 0) board[r * SIZE + c] = cell & ~(bit << LINK_SHIFT)
  }
  cut(row - 1, col, 4)
  cut(row, col + 1, 8)
  cut(row + 1, col, 1)
  cut(row, col - 1, 2)
}
