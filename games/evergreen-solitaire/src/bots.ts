/** Bots. */
import type { Bot, BotName, InputDriver, Rng, BotInput } from '@playhouse/game-kit/rules'
import { findPath } from './rules/cursor.ts'
import type { Stop } from './rules/cursor.ts'
import { applyMove, canMove, findDraw, listMoves } from './rules/moves.ts'
import { isStuck, judgeMove } from './rules/hints.ts'
import { findLead } from './rules/leaves.ts'
import { solve } from './rules/solver.ts'
import { PLACES } from './state.ts'
import type { Game, Move, State, Table } from './state.ts'
import { findWay } from './rules/solutions.ts'

const EXPERT_WIDTHS = [8, 30]

function playMove(move: Move | null): BotInput<Game> {
  return move ? { commands: [{ type: 'move', move }] } : {}
}

function playAnything({ table }: State, rng: Rng): BotInput<Game> {
  const draw = findDraw(table)
  const moves = listMoves(table)
  if (moves.length > 0 && (!draw || rng.chance(0.6))) return playMove(rng.pick(moves))
  return playMove(draw)
}

/** Goes the way that was written down; off it, one the solver finds from there. */
function createExpert(): Bot<Game> {
  let plan: Move[] = []
  let expected = ''
  return {
    play({ table, moves, deal, mode }, rng) {
      const place = `${mode} ${deal} ${moves.length} ${JSON.stringify(table.piles)}`
      if (place !== expected) plan = (moves.length === 0 ? findWay(mode, deal) : null) ?? findPlan(table)
      const move = plan.shift()
      if (!move || !canMove(table, move)) return playAnything({ table } as State, rng)
      expected = `${mode} ${deal} ${moves.length + 1} ${JSON.stringify(applyMove(table, move).piles)}`
      return playMove(move)
    },
  }
}

function findPlan(table: Table): Move[] {
  for (const width of EXPERT_WIDTHS) {
    const way = solve(table, { width })
    if (way) return way
  }
  return []
}

/** A stuck bot gives up after a while. */
/** How often a novice does just anything, and how much it likes to be rid of a waste card. */
const SLIP = 0.12
const FROM_WASTE = 2
const PATIENCE = { random: 60, novice: 300 }
const MAX_UNDOS = 20
const giveUp: BotInput<Game> = { commands: [{ type: 'giveUp' }] }
const undo: BotInput<Game> = { commands: [{ type: 'undo' }] }

/** Sees what is on the table and no further: the move that looks best now, often just any. */
function playByEye({ table, moves }: State, rng: Rng): BotInput<Game> {
  const draw = findDraw(table)
  const { waste } = PLACES[table.kind]
  const [best] = listMoves(table)
    .map((move) => ({ move, worth: judgeMove(table, move) + (move[0] === waste ? FROM_WASTE : 0) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
  // Never move the last moved card back.
  const last = moves.at(-1)
  const isBack = best && last && best.move[0] === last[1] && best.move[1] === last[0]
  const move = best && !isBack ? best.move : (draw ?? best?.move)
  return move && !rng.chance(SLIP) ? playMove(move) : playAnything({ table } as State, rng)
}

/** Plays by eye, takes back what led nowhere, and asks for a golden leaf first where it has some. */
export function playAsNovice(state: State, rng: Rng, leaves = 0): BotInput<Game> {
  const { moves, undos, table, mode, deal, leads = 0 } = state
  if (!isStuck(table) && moves.length <= PATIENCE.novice) return playByEye(state, rng)
  const way = leads < leaves ? findWay(mode, deal) : null
  if (way) return { commands: [{ type: 'lead', ...findLead(state, way) }] }
  return undos < MAX_UNDOS && moves.length > 0 ? undo : giveUp
}

export const bots: Record<BotName, Bot<Game>> = {
  random: {
    play(state, rng, tick) {
      if (tick % 12 > 0) return {}
      return state.moves.length > PATIENCE.random || isStuck(state.table) ? giveUp : playAnything(state, rng)
    },
  },
  novice: {
    reactionMs: 350,
    play: (state, rng) => playAsNovice(state, rng),
  },
  expert: createExpert(),
}

type Probe = { stops: Stop[]; cursor: Stop }

/** The upper end of what is seen of a card. */
const grip = ({ x, y, w }: Stop) => ({ x: x + w / 2, y: y + 8 })

export const hands: InputDriver<Game> = {
  taps(command, { table }, probe) {
    const { stops, cursor } = probe as Probe
    if (command.type === 'undo') return ['undo']
    if (command.type === 'again') return ['again']
    if (command.type === 'finish') return ['finish']
    // The first press only asks.
    if (command.type === 'giveUp') return ['giveUp', 'giveUp']
    if (command.type !== 'move') throw new Error(`No keys for ${command.type}`)
    const [from, to, count] = command.move
    const draw = findDraw(table)
    if (draw && draw[0] === from && draw[1] === to) return ['draw']
    const first = findStop(stops, from, table.piles[from]!.length - count)
    const toFirst = findPath(stops, cursor, first.pile, first.index)
    const last = findStop(stops, to, Math.max(0, table.piles[to]!.length - 1))
    const toLast = findPath(stops, first, last.pile, last.index)
    if (!toFirst || !toLast) throw new Error(`No key path for ${command.move.join(' ')}`)
    return [...toFirst, 'accept', ...toLast, 'accept']
  },
  touches(command, { table }, probe) {
    const { stops } = probe as Probe
    if (command.type !== 'move') throw new Error(`No gesture for ${command.type}`)
    const [from, to, count] = command.move
    const draw = findDraw(table)
    if (draw && draw[0] === from && draw[1] === to) {
      const stock = findStop(stops, 0, Math.max(0, table.piles[0]!.length - 1))
      return [[grip(stock)]]
    }
    const first = grip(findStop(stops, from, table.piles[from]!.length - count))
    const last = grip(findStop(stops, to, Math.max(0, table.piles[to]!.length - 1)))
    return [[first, { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }, { ...last, y: last.y + 6 }]]
  },
}

function findStop(stops: Stop[], pile: number, index: number): Stop {
  const found = stops.find((stop) => stop.pile === pile && stop.index === index)
  if (!found) throw new Error(`No card to point at in pile ${pile}, place ${index}`)
  return found
}
