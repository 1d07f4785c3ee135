import { expect, test } from 'vitest'
import { findMeant, findNear } from './aiming.ts'
import { countLines, fits, toGrid } from '../rules/grid.ts'
import { findNudges } from './neighbour-nudges.ts'
import { listInTheWay } from './refusal.ts'
import { findClearingSpot, previewLines, startEndless, step } from '../rules.ts'
import { SHAPES } from '../rules/shapes.ts'
import { makeCushion } from '../rules/cushion-cell.ts'
import type { GameState } from '../state.ts'

const BAR = SHAPES.findIndex(({ w, h }) => w === 3 && h === 1)
const clearsAt = (game: GameState, slot: number, spot: { row: number; col: number } | null) =>
  spot !== null && countLines(previewLines(game, slot, spot.row, spot.col)) > 0

test.each([
  [0, 1.4],
  [1.6, 0],
  [-1.5, -0.6],
])('the first piece released %f rows and %f columns off the gap slips into it', (down, right) => {
  for (let seed = 1; seed <= 12; seed++) {
    const game = startEndless(seed)
    const gap = findClearingSpot(game, 0)!
    expect(findNear(game, 0, gap.row + down, gap.col + right)).toEqual(gap)
  }
})

test('later a piece that lies on a free spot stays there, however near a full row is', () => {
  const game = startEndless(3)
  game.handNumber = 5
  const gap = findClearingSpot(game, 0)!
  expect(findNear(game, 0, gap.row - 1, gap.col)).toEqual({ row: gap.row - 1, col: gap.col })
  expect(findNear(game, 0, gap.row - 0.6, gap.col)).toEqual(gap)
})

test.each([0, 1, 2])('a tap in any square of the gap puts the bar into the gap: square %i', (square) => {
  for (let seed = 1; seed <= 12; seed++) {
    const game = startEndless(seed)
    const gap = findClearingSpot(game, 0)!
    const tapped = { row: gap.row, col: gap.col + square }
    const centred = { row: gap.row, col: tapped.col - 1 }
    const doesFit = fits(toGrid(game.board), BAR, centred.row, centred.col)
    const meant = findMeant(game, 0, { ...centred, fits: doesFit }, tapped) ?? centred
    expect(meant).toEqual(gap)
    expect(clearsAt(game, 0, meant)).toBe(true)
  }
})

test('the obstacles of a piece are reported, and none beside the board', () => {
  const { board } = startEndless(1)
  const row = board.findIndex((cell) => cell > 0) >> 3
  const bar = { shape: BAR, colour: 5 }
  expect(listInTheWay(board, bar, row, 0)).toContain(row * 8)
  expect(listInTheWay(board, bar, -3, 0)).toBe(null)
  expect(listInTheWay(board, bar, 0, 0)).toEqual([])
})

test('neighbours of a placed piece are pushed away from it, whole pieces at a time', () => {
  const board = Array.from({ length: 64 }, () => 0)
  board[8] = makeCushion(1, 2, true)
  board[9] = makeCushion(1, 8, false)
  board[40] = makeCushion(2, 0, true)
  const dot = { shape: SHAPES.findIndex(({ cells }) => cells.length === 1), colour: 1 }
  board[10] = makeCushion(1, 0, true)
  expect([...findNudges(board, dot, 1, 2)]).toEqual([
    [8, { x: -1, y: 0 }],
    [9, { x: -1, y: 0 }],
  ])
})

test('after an undo of the first clear the gap is open again', () => {
  const game = startEndless(9)
  const gap = findClearingSpot(game, 1)!
  step(game, { type: 'place', slot: 1, ...gap })
  step(game, { type: 'undo' })
  expect(findClearingSpot(game, 1)).toEqual(gap)
})
