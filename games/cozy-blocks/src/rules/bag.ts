/** Deals the pieces: random, but never unfair. */
import { createRng } from '@playhouse/game-kit/rules'
import { countFilled, countLines, fits, fitsAnywhere, listSpots, play } from './grid.ts'
import type { Grid } from './grid.ts'
import { KINDS, SHAPES, SHAPES_OF_KIND, SIZE, colourOf, getShape } from './shapes.ts'
import type { Piece, Turn } from '../state.ts'

export const HAND_SIZE = 3
/** Up to this hand all three pieces are sure to fit in some order; later only that something fits. */
const GENTLE_HANDS = 36
/** Hands after which the shapes are as awkward as they get. */
const HARDEST_HAND = 60
/** Up to this hand a crowded board gets nothing bulky, and something that clears where there is such a piece. */
export const KIND_HANDS = 16
/** A low score extends the easy phase. */
export const KIND_HANDS_BEGINNER = 24
export const BEGINNER_BELOW = 1500
/** Filled squares from which a board is crowded. */
const CROWDED = 22
/** From here a hand that clears nothing gets a piece that does, though another was shown. */
const FULL = 30
/** Placements looked at before a hand counts as one that cannot be finished. */
const LOOK_AHEAD = 60_000

type Chance = Pick<Turn, 'rng' | 'handNumber'> & {
  /** Points of the run so far. */
  score?: number
  /** Hands of a run that has an end: kind to the last of them. */
  lastHand?: number
}

/** Draws three pieces for later. */
export function drawPieces(chance: Chance, grid: Grid): Piece[] {
  if (!needsKindness(chance, grid)) return Array.from({ length: HAND_SIZE }, () => drawPiece(chance))
  const helper = drawHelper(chance, grid) ?? drawPiece(chance, isSlim)
  return [helper, ...Array.from({ length: HAND_SIZE - 1 }, () => drawPiece(chance, isSlim))]
}

/** Whether any piece that is dealt fits somewhere. */
export const canFit = (grid: Grid): boolean =>
  SHAPES.some((_, shape) => KINDS[getShape(shape).kind]!.late > 0 && fitsAnywhere(grid, shape))

/** Three pieces that fit, the first of them where it clears something, if one does. */
export function drawSaving(chance: Chance, grid: Grid): Piece[] {
  const drawOne = () => drawFitting(chance, grid) ?? drawPiece(chance)
  return [drawHelper(chance, grid) ?? drawOne(), ...Array.from({ length: HAND_SIZE - 1 }, drawOne)]
}

/** A piece that clears something at once; null where none would. */
function drawHelper(chance: Chance, grid: Grid): Piece | null {
  const helpful = new Set(SHAPES.flatMap((_, shape) => (clearsSomewhere(grid, shape) ? [shape] : [])))
  return drawIfAny(chance, helpful)
}

/** Whether a beginner would be crushed by chance alone. */
function needsKindness(
  { handNumber, lastHand = 0, score = Infinity }: Chance,
  grid: Grid,
  from = CROWDED,
): boolean {
  const kind = score < BEGINNER_BELOW ? KIND_HANDS_BEGINNER : KIND_HANDS
  return handNumber <= Math.max(kind, lastHand) && countFilled(grid) >= from
}

const isSlim = (shape: number) => {
  const { w, h, cells } = getShape(shape)
  return cells.length <= 4 && w + h <= 5
}

function clearsSomewhere(grid: Grid, shape: number): boolean {
  return listSpots(grid, shape).some(({ row, col }) => countLines(play(grid, shape, row, col).lines) > 0)
}

/**
 * Makes a hand fit the board: the pieces were shown a hand ago, so they stay unless they would be unfair; then the fewest are
 * swapped. Returns the slots that were. While any shape fits the board, the hand has a piece that fits.
 */
export function makeFair(chance: Chance, grid: Grid, hand: Piece[], shielded?: Grid): number[] {
  const wantsAll = chance.handNumber <= GENTLE_HANDS
  const isFair = () =>
    wantsAll ? canPlaceAll(grid, shapesOf(hand), shielded) : shapesOf(hand).some((s) => fitsAnywhere(grid, s))
  // Largest first: it is the likeliest to be in the way.
  const slots = hand.map((_, slot) => slot).sort((a, b) => sizeOf(hand[b]!) - sizeOf(hand[a]!))
  const swapped = new Set<number>()
  const swap = (slot: number, piece: Piece) => {
    const { charm } = hand[slot]!
    hand[slot] = charm ? { ...piece, charm } : piece
    swapped.add(slot)
  }
  if (needsKindness(chance, grid, FULL) && !hand.some(({ shape }) => clearsSomewhere(grid, shape))) {
    const helper = drawHelper(chance, grid)
    if (helper) swap(slots[0]!, helper)
  }
  for (let round = 0; round < 4 * slots.length && !isFair(); round++) {
    const slot = slots[round % slots.length]!
    swap(slot, drawFitting(chance, grid) ?? hand[slot]!)
  }
  return [...swapped]
}

/** Whether all shapes can be placed one after the other in some order. `shielded`: squares that the next clear leaves filled. */
export function canPlaceAll(
  grid: Grid,
  shapes: readonly number[],
  shielded?: Grid,
  budget = { left: LOOK_AHEAD },
): boolean {
  if (shapes.length === 0) return true
  if (shapes.length === 1) return fitsAnywhere(grid, shapes[0]!)
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i]!
    if (shapes.indexOf(shape) < i) continue
    const rest = shapes.toSpliced(i, 1)
    const { w, h } = getShape(shape)
    for (let row = 0; row + h <= SIZE; row++) {
      for (let col = 0; col + w <= SIZE; col++) {
        if (!fits(grid, shape, row, col)) continue
        if (budget.left-- <= 0) return false
        const next = play(grid, shape, row, col, shielded)
        if (canPlaceAll(next.grid, rest, next.shielded, budget)) return true
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
  return drawIfAny(chance, new Set(SHAPES.flatMap((_, shape) => (fitsAnywhere(grid, shape) ? [shape] : []))))
}

/** One of these shapes; those that only puzzles have count as none. */
function drawIfAny(chance: Chance, shapes: ReadonlySet<number>): Piece | null {
  const isDealt = (shape: number) => shapes.has(shape) && KINDS[getShape(shape).kind]!.late > 0
  return SHAPES.some((_, shape) => isDealt(shape)) ? drawPiece(chance, isDealt) : null
}

function roll(chance: Chance): number {
  return createRng(chance.rng).next()
}

const shapesOf = (hand: Piece[]) => hand.map((piece) => piece.shape)
const sizeOf = (piece: Piece) => getShape(piece.shape).cells.length
