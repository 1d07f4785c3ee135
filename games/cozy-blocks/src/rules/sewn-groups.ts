/** Groups of squares that are sewn together and move as one. */
import { SIZE } from './shapes.ts'
import { FACE, readCushion } from './cushion-cell.ts'

/** The middle of a piece's lower edge in board squares, and its square nearest to the lamp. */
export type SewnGroup = { x: number; y: number; first: number }

/** By square: the piece it belongs to. */
export function findSewnGroups(board: readonly number[]): Map<number, SewnGroup> {
  const wholes = new Map<number, SewnGroup>()
  board.forEach((cell, index) => {
    if (cell <= 0 || wholes.has(index)) return
    const squares = listSewn(board, index)
    const cols = squares.map((square) => square % SIZE)
    const rows = squares.map((square) => Math.floor(square / SIZE))
    const whole = {
      x: (Math.min(...cols) + Math.max(...cols) + 1) / 2,
      y: Math.max(...rows) + 1,
      first: index,
    }
    for (const square of squares) wholes.set(square, whole)
  })
  return wholes
}

/** A part cut off from its piece becomes its own group: the square nearest to its middle gets a face. */
export function giveFaces(board: number[]): void {
  const seen = new Set<number>()
  for (let start = 0; start < board.length; start++) {
    if (board[start]! <= 0 || seen.has(start)) continue
    const squares = listSewn(board, start)
    for (const square of squares) seen.add(square)
    if (squares.some((square) => readCushion(board[square]!).hasFace)) continue
    board[findMiddle(squares)]! |= FACE
  }
}

function findMiddle(squares: readonly number[]): number {
  const mean = (of: (square: number) => number) =>
    squares.reduce((sum, square) => sum + of(square), 0) / squares.length
  const row = mean((square) => Math.floor(square / SIZE))
  const col = mean((square) => square % SIZE)
  const away = (square: number) => Math.hypot(Math.floor(square / SIZE) - row, (square % SIZE) - col)
  return squares.reduce((best, square) => (away(square) < away(best) ? square : best))
}

function listSewn(board: readonly number[], start: number): number[] {
  const found = new Set([start])
  for (const index of found) {
    const { links } = readCushion(board[index]!)
    const beside = [index - SIZE, index + 1, index + SIZE, index - 1]
    beside.forEach((other, side) => {
      if (links & (1 << side) && (board[other] ?? 0) > 0) found.add(other)
    })
  }
  return [...found]
}
