import { expect, test } from 'vitest'
import { fits, toGrid } from '../rules/grid.ts'
import { findBeside, findGapBox } from './lesson.ts'
import { findClearingSpot, startEndless } from '../rules.ts'
import { SIZE, getShape } from '../rules/shapes.ts'

test.each([0, 1, 2])('the sign stands over the gap alone, whichever piece fills it: piece %i', (slot) => {
  for (let seed = 1; seed <= 12; seed++) {
    const game = startEndless(seed)
    const { row, col, w, h } = findGapBox(game, { slot, ...findClearingSpot(game, slot)! })
    expect([w, h]).toEqual([3, 1])
    for (let at = 0; at < SIZE; at++)
      expect(game.board[row * SIZE + at]! > 0, `square ${at}`).toBe(at < col || at >= col + w)
  }
})

test('a piece that cannot fill the gap is aimed beside it, not into it', () => {
  const game = startEndless(5)
  const gap = findGapBox(game, { slot: 0, ...findClearingSpot(game, 0)! })
  for (const slot of [1, 2]) {
    const spot = findBeside(game, slot, gap)!
    const { shape } = game.hand[slot]!
    expect(fits(toGrid(game.board), shape, spot.row, spot.col)).toBe(true)
    for (const cell of getShape(shape).cells)
      if (spot.row + cell.row === gap.row)
        expect(spot.col + cell.col < gap.col || spot.col + cell.col >= gap.col + gap.w).toBe(true)
  }
})
