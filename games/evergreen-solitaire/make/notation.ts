/** Ways to win, written down: one letter a move, its place among all that could be done; a dot draws. */
import { applyMove, findDraw, listMoves } from '../src/moves.ts'
import { dealTable } from '../src/state.ts'
import type { Move } from '../src/state.ts'

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

export function readWay(mode: string, deal: number, way: string): Move[] {
  let table = dealTable(mode, deal)
  return [...way].map((letter) => {
    const move = letter === '.' ? findDraw(table) : listMoves(table)[LETTERS.indexOf(letter)]
    if (!move) throw new Error(`${mode} ${deal}: nothing is meant by the letter ${letter}`)
    table = applyMove(table, move)
    return move
  })
}
