import { expect, test } from 'vitest'
import { SHAPES, SIZE } from './shapes.ts'
import { makeCushion, readCushion } from './cushion-cell.ts'
import { initialState, layPiece } from '../state.ts'
import { step } from '../rules.ts'
import { giveFaces } from './sewn-groups.ts'

const listFaces = (board: readonly number[]) =>
  board.flatMap((cell, index) => (cell > 0 && readCushion(cell).hasFace ? [index] : []))

test('each piece without a face gets one, at its middle; an existing face stays', () => {
  const board = Array.from({ length: SIZE * SIZE }, () => 0)
  // Three in a row without a face, one alone, and two with one.
  board[8] = makeCushion(1, 2, false)
  board[9] = makeCushion(1, 10, false)
  board[10] = makeCushion(1, 8, false)
  board[30] = makeCushion(2, 0, false)
  board[40] = makeCushion(3, 2, false)
  board[41] = makeCushion(3, 8, true)
  board[63] = -1
  giveFaces(board)
  expect(listFaces(board)).toEqual([9, 30, 41])
  expect(board[63]).toBe(-1)
})

test('what a clear leaves of a piece has a face, and only one', () => {
  const state = { ...initialState(), board: Array.from({ length: SIZE * SIZE }, () => 0) }
  const square = SHAPES.findIndex(({ rows }) => rows.join() === '7,7,7')
  layPiece(state.board, { shape: square, colour: 2 }, 0, 0)
  for (let col = 3; col < 7; col++) state.board[SIZE + col] = makeCushion(1, 0, true)
  state.hand = [{ shape: SHAPES.findIndex(({ cells }) => cells.length === 1), colour: 1 }, null, null]
  state.next = []
  state.lastHand = 1
  state.handNumber = 1
  step(state, { type: 'place', slot: 0, row: 1, col: 7 })
  // The row went through the middle: its upper and its lower side are left.
  expect(state.board.filter((cell) => cell > 0)).toHaveLength(6)
  expect(listFaces(state.board)).toEqual([1, 17])
})
