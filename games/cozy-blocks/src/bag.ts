/** Deals the pieces: by chance, but never unfairly. */
import { createRng } from '@playhouse/game-kit/rules'
import { fits, fitsAnywhere, play } from './grid.ts'
import type { Grid } from './grid.ts'
import { KINDS, SHAPES, SHAPES_OF_KIND, SIZE, colourOf, getShape } from './shapes.ts'
import type { Piece, Turn } from './state.ts'

export const HAND_SIZE = 3
/** Up to this hand all three pieces are sure to fit in some order; later only that something fits. */
export const GENTLE_HANDS = 36
/** Hands after which the shapes are as awkward as they get. */
const HARDEST_HAND = 60
/** Placements looked at before a hand counts as one that cannot be finished. */
const LOOK_AHEAD = 60_000

type Chance = Pick<Turn, 'rng' | 'handNumber'>

/** Draws three pieces for later. */
export function drawPieces(chance: Chance): Piece[] {
  return Array.from({ length: HAND_SIZE }, () => drawPiece(chance))
}

/**
 * Makes a hand fit the board: the pieces were shown a hand ago, so they stay unless they would be unfair; then the fewest are
 * swapped. Returns the slots that were. While any shape fits the board, the hand has a piece that fits.
 */
export function makeFair(chance: Chance, grid: Grid, hand: Piece[]): number[] {
  const wantsAll = chance.handNumber <= GENTLE_HANDS
  const isFair = () =>
    wantsAll ? canPlaceAll(grid, shapesOf(hand)) : shapesOf(hand).some((s) => fitsAnywhere(grid, s))
  if (isFair()) return []
  // Largest first: it is the likeliest to be in the way.
  const slots = hand.map((_, slot) => slot).sort((a, b) => sizeOf(hand[b]!) - sizeOf(hand[a]!))
  const swapped = new Set<number>()
  for (let round = 0; round < 4 * slots.length && !isFair(); round++) {
    const slot = slots[round % slots.length]!
    hand[slot] = drawFitting(chance, grid) ?? hand[slot]!
    swapped.add(slot)
  }
  return [...swapped]
}

/** Whether the shapes can all be put down, one after the other, in some order. */
export function canPlaceAll(grid: Grid, shapes: readonly number[], budget = { left: LOOK_AHEAD }): boolean {
  if (shapes.length === 0) return true
  if (shapes.length === 1) return fitsAnywhere(grid, shapes[0]!)
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i]!
    if (shapes.indexOf(shape) < i) continue
    const rest = shapes.filter((_, j) => j !== i)
    const { w, h } = getShape(shape)
    for (let row = 0; row + h <= SIZE; row++) {
      for (let col = 0; col + w <= SIZE; col++) {
        if (!fits(grid, shape, row, col)) continue
        if (budget.left-- <= 0) return false
        if (canPlaceAll(play(grid, shape, row, col).grid, rest, budget)) return true
      }
    }
  }
  return false
}

function drawPiece(chance: Chance, allows: (shape: number) => boolean = () => true): Piece {
  const age = Math.min(1, chance.handNumber / HARDEST_HAND)
  const weights = KINDS.map((kind, i) =>
    SHAPES_OF_KIND[i]!.some(allows) ? kind.early + (kind.late - kind.early) * age : 0,
  )
  let rest = roll(chance) * weights.reduce((sum, weight) => sum + weight, 0)
  const kind = weights.findIndex((weight) => (rest -= weight) < 0)
  const shapes = SHAPES_OF_KIND[Math.max(0, kind)]!.filter(allows)
  const shape = shapes[Math.floor(roll(chance) * shapes.length)] ?? 0
  return { shape, colour: colourOf(shape) }
}

function drawFitting(chance: Chance, grid: Grid): Piece | null {
  const fitting = new Set(SHAPES.flatMap((_, shape) => (fitsAnywhere(grid, shape) ? [shape] : [])))
  return fitting.size > 0 ? drawPiece(chance, (shape) => fitting.has(shape)) : null
}

function roll(chance: Chance): number {
  return createRng(chance.rng).next()
}

const shapesOf = (hand: Piece[]) => hand.map((piece) => piece.shape)
const sizeOf = (piece: Piece) => getShape(piece.shape).cells.length
