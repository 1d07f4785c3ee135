/** Bots that show that the game is fair and rewards skill. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Bot, BotName, InputDriver } from '@playhouse/game-kit/rules'
import { findShielded } from './rules/charms.ts'
import { listCovered } from './rules/clearing.ts'
import { countFilled, countLines, listSpots, play, toGrid, withShape } from './rules/grid.ts'
import type { Grid, Lines } from './rules/grid.ts'
import { findHint } from './rules/puzzles.ts'
import { step } from './rules.ts'
import type { Cozy } from './rules.ts'
import { SIZE, getShape } from './rules/shapes.ts'
import type { GameState } from './state.ts'
import { countQuestProgress } from './rules/quests.ts'

export type Move = { slot: number; row: number; col: number }
export type Player = (state: GameState, random: () => number) => Move | null

/** Puts anything anywhere. */
export const playRandomly: Player = (state, random) => pick(listMoves(state), random)

/** Looks one piece ahead, and now and then does not look at all. */
export const playLikeNovice: Player = (state, random) => {
  if (random() < 0.15) return playRandomly(state, random)
  return best(listMoves(state), (move) => worthOf(state, move) + random() * 4)
}

type Plan = { grid: Grid; shielded: Grid; first: Move | null; left: number[]; worth: number; value: number }
/** Number of plans that continue at each step. */
const WIDTH = 24

/** Plans all the pieces of a hand, keeping the few best beginnings. */
export const playLikeExpert: Player = (state, random) => {
  const left: number[] = []
  for (let slot = 0; slot < state.hand.length; slot++) if (state.hand[slot]) left.push(slot)
  let plans: Plan[] = [
    { grid: toGrid(state.board), shielded: findShielded(state.board), first: null, left, worth: 0, value: 0 },
  ]
  for (let depth = 0; depth < left.length; depth++) {
    const longer: Plan[] = []
    for (const plan of plans) for (const slot of plan.left) addPlans(longer, plan, slot, state)
    if (longer.length === 0) break
    // A night has a fixed start, so randomness makes the runs differ.
    if (state.mode === 'night') for (const plan of longer) plan.value += random()
    plans = longer.sort(byValue).slice(0, WIDTH)
  }
  return plans[0]?.first ?? null
}

const byValue = (a: Plan, b: Plan) => b.value - a.value

/** All ways to go on with one piece. Plain loops: this is where a bot spends its time. */
function addPlans(longer: Plan[], plan: Plan, slot: number, state: GameState): void {
  const { shape } = state.hand[slot]!
  const left: number[] = []
  for (const other of plan.left) if (other !== slot) left.push(other)
  for (const { row, col } of listSpots(plan.grid, shape)) {
    const { grid, lines, shielded } = play(plan.grid, shape, row, col, plan.shielded)
    const worth = plan.worth + countLines(lines) * 12 + getQuestWorth(state, lines, grid)
    const first = plan.first ?? { slot, row, col }
    longer.push({ grid, shielded, first, left, worth, value: worth - roughness(grid) })
  }
}

/** Sees the right place so often; else trusts its eyes. */
const SEES = 0.5

const solve: Player = (state) => findHint(state)
/** Its success rate measures how hard a puzzle is. */
export const makeNoviceSolver =
  (hintOf: (state: GameState) => Move | null): Player =>
  (state, random) =>
    (random() < SEES ? hintOf(state) : null) ?? solveByEye(state, random)

/** Knows no solution: puts pieces where they look snug, or where most is cleared. */
const solveByEye: Player = (state, random) =>
  best(listMoves(state), (move) =>
    state.goal === 'fill' ? snugness(state, move) + random() * 5 : worthOf(state, move) + random() * 14,
  )

/** Makes players of runs and of puzzles one of the kit's bots. */
const asBot = (player: Player, solver: Player, more: Partial<Bot<Cozy>> = {}): Bot<Cozy> => ({
  ...more,
  play(state, rng) {
    const move = (state.mode === 'puzzle' ? solver : player)(state, rng.next)
    return move ? { commands: [{ type: 'place', ...move }] } : {}
  },
})

export const bots: Record<BotName, Bot<Cozy>> = {
  random: asBot(playRandomly, playRandomly),
  novice: asBot(playLikeNovice, makeNoviceSolver(findHint), { reactionMs: 350, moveMs: 900 }),
  expert: asBot(playLikeExpert, solve, { moveMs: 250 }),
}

/** The result of the view's `probe()`: the cursor and positions. */
export type Probe = {
  chosen: number | null
  aim: { row: number; col: number } | null
  board: { x: number; y: number }
  cell: number
  slots: { x: number; y: number; w: number; h: number }[]
}

export const hands: InputDriver<Cozy> = {
  taps(command, _, probe) {
    const { chosen, aim } = probe as Probe
    if (command.type !== 'place') return [command.type]
    if (chosen !== command.slot || !aim) return ['next', 'again']
    if (aim.col !== command.col) return [aim.col < command.col ? 'right' : 'left', 'again']
    if (aim.row !== command.row) return [aim.row < command.row ? 'down' : 'up', 'again']
    return ['place']
  },
  /** Tap the piece, tap the square. */
  touches(command, state, probe) {
    const { chosen, board, cell, slots } = probe as Probe
    const piece = command.type === 'place' ? state.hand[command.slot] : null
    if (command.type !== 'place' || !piece) return []
    const { w, h } = getShape(piece.shape)
    const slot = slots[command.slot]!
    const lift = { x: slot.x + slot.w / 2, y: slot.y + slot.h / 2 }
    const drop = {
      x: board.x + (command.col + Math.floor((w - 1) / 2) + 0.5) * cell,
      y: board.y + (command.row + Math.floor((h - 1) / 2) + 0.5) * cell,
    }
    return chosen === command.slot ? [[drop]] : [[lift], [drop]]
  },
}

/** Plays on until the run is over or the placements are used up. */
export function playOut(state: GameState, bot: Player, seed: number, maxPlacements = 400): GameState {
  const random = createRng(seed).next
  for (let i = 0; i < maxPlacements && !state.outcome; i++) {
    const move = bot(state, random)
    if (!move) break
    step(state, { type: 'place', ...move })
  }
  return state
}

export function listMoves(state: GameState): Move[] {
  const grid = toGrid(state.board)
  return state.hand.flatMap((piece, slot) =>
    piece ? listSpots(grid, piece.shape).map((spot) => ({ slot, ...spot })) : [],
  )
}

function worthOf(state: GameState, { slot, row, col }: Move): number {
  const { grid, lines } = play(
    toGrid(state.board),
    state.hand[slot]!.shape,
    row,
    col,
    findShielded(state.board),
  )
  return countLines(lines) * 12 - roughness(grid) + getQuestWorth(state, lines, grid)
}

/** In a night the bot plays for the quest: towards it, and for a patch that fills. */
function getQuestWorth({ mode, wish: quest, combo, board }: GameState, lines: Lines, grid: Grid): number {
  if (mode !== 'night' || !quest) return 0
  const cells = listCovered(lines)
    .map((index) => ({ cell: board[index]! }))
    .filter(({ cell }) => cell > 0)
  const isClear = countLines(lines) > 0
  const have = isClear ? countQuestProgress(quest, { lines, cells, combo: combo + 1, gifts: [] }) : quest.have
  const nearly = quest.kind === 'patch' ? Math.max(...[0, 1, 2, 3].map((zone) => countZone(grid, zone))) : 0
  return (have - quest.have) * (quest.kind === 'colour' ? 3 : 14) + nearly ** 2 * 0.08
}

function countZone(grid: Grid, zone: number): number {
  const [top, left] = [zone < 2 ? 0 : 4, zone % 2 ? 4 : 0]
  return countFilled(grid.slice(top, top + 4).map((bits) => (bits >> left) & 15))
}

/** Sides that lie against something, for each square of the piece; no square should be left alone. */
function snugness(state: GameState, { slot, row, col }: Move): number {
  const { shape } = state.hand[slot]!
  const grid = withShape(toGrid(state.board), shape, row, col)
  const isTaken = (r: number, c: number) =>
    r < 0 || c < 0 || r >= SIZE || c >= SIZE || ((grid[r]! >> c) & 1) === 1
  const sides = (r: number, c: number) =>
    [isTaken(r - 1, c), isTaken(r + 1, c), isTaken(r, c - 1), isTaken(r, c + 1)].filter(Boolean).length
  const { cells } = getShape(shape)
  const snug = cells.reduce((sum, cell) => sum + sides(row + cell.row, col + cell.col), 0) / cells.length
  let lonely = 0
  for (let r = 0; r < SIZE; r++)
    for (let c = 0; c < SIZE; c++) if (!isTaken(r, c) && sides(r, c) === 4) lonely++
  return snug * 4 - lonely * 8 + cells.length * 0.5
}

/** Filled squares and the edges between filled and free: a ragged board is hard to add to. */
function roughness(grid: Grid): number {
  let edges = 0
  for (let row = 0; row < SIZE; row++) {
    const bits = grid[row]!
    edges += countFilled([(bits ^ (bits << 1)) & 0xfe])
    if (row > 0) edges += countFilled([bits ^ grid[row - 1]!])
  }
  return edges * 0.7 + countFilled(grid) * 0.6
}

function pick<Item>(items: Item[], random: () => number): Item | null {
  return items[Math.floor(random() * items.length)] ?? null
}

function best<Item>(items: Item[], value: (item: Item) => number): Item | null {
  let top: Item | null = null
  let max = -Infinity
  for (const item of items) {
    const worth = value(item)
    if (worth > max) [top, max] = [item, worth]
  }
  return top
}
