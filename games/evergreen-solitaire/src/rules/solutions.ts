/** Solutions as text: one letter per move, its index among all legal moves; a dot draws. */
import { applyMove, findDraw, listMoves } from './moves.ts'
import { dealTable } from '../state.ts'
import type { Move } from '../state.ts'
import { createTwist, TWIST, twistMove } from './twists.ts'
import ways from '../data/solutions.json' with { type: 'json' }

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-/:;<=>?@[]^_{|}~'

export function writeWay(mode: string, deal: number, moves: readonly Move[]): string {
  let table = dealTable(mode, deal)
  return moves
    .map((move) => {
      const isSame = (other: Move | null) => other?.join() === move.join()
      const letter = isSame(findDraw(table)) ? '.' : LETTERS[listMoves(table).findIndex(isSame)]
      if (!letter) throw new Error(`${mode} ${deal}: no letter for the move ${move.join(' ')}`)
      table = applyMove(table, move)
      return letter
    })
    .join('')
}

function readWay(mode: string, deal: number, way: string): Move[] {
  let table = dealTable(mode, deal)
  return [...way].map((letter) => {
    const move = letter === '.' ? findDraw(table) : listMoves(table)[LETTERS.indexOf(letter)]
    if (!move) throw new Error(`${mode} ${deal}: unknown letter ${letter}`)
    table = applyMove(table, move)
    return move
  })
}

/** The way that was found for a deal, also for a twist of it; null for a deal that is not in the pack. */
export function findWay(mode: string, deal: number): Move[] | null {
  const number = Math.floor(deal / TWIST)
  const base = deal % TWIST
  const way = (ways as Record<string, Record<string, string>>)[mode]?.[base]
  if (way === undefined) return null
  const moves = readWay(mode, base, way)
  if (number === 0) return moves
  const twist = createTwist(mode, number)
  return moves.map((move) => twistMove(mode, twist, move))
}
