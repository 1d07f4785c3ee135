/** Players without hands. */
import type { Bot, BotName, Hands, Rng, Wish } from '@playhouse/game-kit/rules'
import { findPath } from './cursor.ts'
import type { Stop } from './cursor.ts'
import { findDraw, listMoves } from './moves.ts'
import { findHint } from './hints.ts'
import { solve } from './solver.ts'
import type { Game, Move, State, Table } from './state.ts'

const EXPERT_WIDTHS = [8, 30]

function playMove(move: Move | null): Wish<Game> {
  return move ? { commands: [{ type: 'move', move }] } : {}
}

function playAnything({ table }: State, rng: Rng): Wish<Game> {
  const draw = findDraw(table)
  const moves = listMoves(table)
  if (moves.length > 0 && (!draw || rng.chance(0.6))) return playMove(rng.pick(moves))
  return playMove(draw)
}

/** The plan fits as long as the table is the one it was made for. */
function createExpert(): Bot<Game> {
  let plan: Move[] = []
  let expected = ''
  let source = ''
  const read = (table: Table) => JSON.stringify(table.piles)
  return {
    play({ table, moves, deal, mode }, rng) {
      const now = `${mode} ${deal} ${moves.length} ${read(table)}`
      if (now === source && expected === '') return playMove(findHint(table) ?? findDraw(table))
      if (!expected.startsWith(`${mode} ${deal} `) || expected !== `${mode} ${deal} ${moves.length}`) {
        source = now
        plan = []
        for (const width of EXPERT_WIDTHS) {
          const way = plan.length === 0 ? solve(table, { width }) : null
          if (way) plan = way
        }
      }
      const move = plan.shift()
      expected = move ? `${mode} ${deal} ${moves.length + 1}` : ''
      return move ? playMove(move) : playAnything({ table } as State, rng)
    },
  }
}

export const bots: Record<BotName, Bot<Game>> = {
  random: { play: (state, rng, tick) => (tick % 12 === 0 ? playAnything(state, rng) : {}) },
  novice: {
    reactionMs: 350,
    play: (state, rng) => (rng.chance(0.15) ? playAnything(state, rng) : playMove(findHint(state.table))),
  },
  expert: createExpert(),
}

type Probe = { stops: Stop[]; cursor: Stop }

/** The upper end of what is seen of a card. */
const grip = ({ x, y, w }: Stop) => ({ x: x + w / 2, y: y + 8 })

export const hands: Hands<Game> = {
  taps(command, { table }, probe) {
    const { stops, cursor } = probe as Probe
    if (command.type === 'undo') return ['undo']
    if (command.type === 'again') return ['again']
    if (command.type === 'finish') return ['finish']
    const [from, to, count] = command.move
    const draw = findDraw(table)
    if (draw && draw[0] === from && draw[1] === to) return ['draw']
    const first = findStop(stops, from, table.piles[from]!.length - count)
    const toFirst = findPath(stops, cursor, first.pile, first.index)
    const last = findStop(stops, to, Math.max(0, table.piles[to]!.length - 1))
    const toLast = findPath(stops, first, last.pile, last.index)
    if (!toFirst || !toLast) throw new Error(`No way by keys for ${command.move.join(' ')}`)
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
