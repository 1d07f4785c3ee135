/** The hundred shape puzzles, read from one line each. */
import { play, toGrid, withShape } from './grid.ts'
import { PICTURE_NAMES, PUZZLE_LINES } from '../data/puzzle-data.ts'
import { CELLS, SIZE, colourOf, getShape } from './shapes.ts'
import { makeCushion } from './cushion-cell.ts'
import { WALL, layPiece } from '../state.ts'
import type { GameState, Piece } from '../state.ts'

export type Placement = { slot: number; row: number; col: number }
export type Puzzle = {
  goal: 'fill' | 'clear'
  board: number[]
  pieces: Piece[]
  /** One way to do it, in order. */
  solution: Placement[]
}

export const PUZZLE_COUNT = PUZZLE_LINES.length

/** Pictures and boards to empty take turns, ten by ten. */
const CHAPTER = 10
const NAMES = PICTURE_NAMES.split(' ')

/**
 * A line is `goal|16 hex digits of the board|pieces|solution|pieces that lie there from the start`: two base-36 digits a piece, slot and
 * spot as two for a step, piece and spot as four.
 */
export function getPuzzle(number: number): Puzzle {
  const line = PUZZLE_LINES[number]
  if (!line) throw new Error(`Unknown puzzle: ${number}`)
  const [goalMark, mask, pieces, steps, given = ''] = line.split('|') as [
    string,
    string,
    string,
    string,
    string?,
  ]
  const goal = goalMark === 'f' ? 'fill' : 'clear'
  const bits = readMask(mask)
  const board = goal === 'fill' ? bits.map((on) => (on ? 0 : WALL)) : sewBoard(bits, number)
  for (const [shape, spot] of Array.from({ length: given.length / 4 }, (_, i) =>
    readPairs(given.slice(i * 4, i * 4 + 4)),
  ))
    layPiece(board, { shape: shape!, colour: colourOf(shape!) }, Math.floor(spot! / SIZE), spot! % SIZE)
  return {
    goal,
    board,
    pieces: readPairs(pieces).map((shape) => ({ shape, colour: colourOf(shape) })),
    solution: readPairs(steps).map((code) => ({
      slot: Math.floor(code / CELLS),
      row: Math.floor((code % CELLS) / SIZE),
      col: code % SIZE,
    })),
  }
}

/** The largest width and height among a puzzle's pieces. */
export function measurePieces(number: number): { w: number; h: number } {
  const shapes = getPuzzle(number).pieces.map(({ shape }) => getShape(shape))
  return { w: Math.max(...shapes.map(({ w }) => w)), h: Math.max(...shapes.map(({ h }) => h)) }
}

/** What a picture shows; null for boards to empty. */
export function findPictureName(number: number): string | null {
  const chapter = Math.floor(number / CHAPTER)
  return chapter % 2 === 0 ? (NAMES[(chapter / 2) * CHAPTER + (number % CHAPTER)] ?? null) : null
}

/** The squares of the puzzle that are cloth: the picture, or what lies on the board. */
export function listCloth(number: number): boolean[] {
  return readMask(PUZZLE_LINES[number]!.split('|')[1]!)
}

/** Where to put what next: null when what is placed does not agree with the solution we know. */
export function findHint(state: GameState): Placement | null {
  if (state.mode !== 'puzzle' || state.outcome === 'solved') return null
  return hintFor(getPuzzle(state.puzzle), state)
}

/** The same for a puzzle that is not in the book (yet). */
export function hintFor(puzzle: Puzzle, state: GameState): Placement | null {
  const { goal, solution } = puzzle
  const placed = solution.filter(({ slot }) => !state.hand[slot])
  // In clearing puzzles the order matters: the placed pieces must be the start of the solution.
  const isBeginning =
    goal === 'fill' || solution.slice(0, placed.length).every(({ slot }) => !state.hand[slot])
  if (!isBeginning || !agrees(state, puzzle, placed)) return null
  return solution.find(({ slot }) => state.hand[slot]) ?? null
}

function agrees(state: GameState, { goal, board, pieces }: Puzzle, placed: Placement[]): boolean {
  let grid = toGrid(board)
  for (const { slot, row, col } of placed) {
    const { shape } = pieces[slot]!
    grid = goal === 'fill' ? withShape(grid, shape, row, col) : play(grid, shape, row, col).grid
  }
  return toGrid(state.board).every((bits, row) => bits === grid[row])
}

/** Dresses a board's filled squares as cushions, two by two where they touch. */
function sewBoard(bits: boolean[], number: number): number[] {
  const board = bits.map(() => 0)
  bits.forEach((on, index) => {
    if (!on || board[index]) return
    const colour = 1 + ((number * 3 + Math.floor(index / SIZE) + (index % SIZE) * 2) % 7)
    const right = index % SIZE < SIZE - 1 && bits[index + 1] && !board[index + 1]
    board[index] = makeCushion(colour, right ? 2 : 0, true)
    if (right) board[index + 1] = makeCushion(colour, 8, false)
  })
  return board
}

function readMask(mask: string): boolean[] {
  return [...mask].flatMap((digit) => {
    const bits = parseInt(digit, 16)
    return [8, 4, 2, 1].map((bit) => (bits & bit) !== 0)
  })
}

function readPairs(text: string): number[] {
  return (text.match(/../g) ?? []).map((pair) => parseInt(pair, 36))
}
