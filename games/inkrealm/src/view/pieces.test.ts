import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPieces, PIECE, PIECES } from './pieces.ts'
import { SIZE } from '../state.ts'

let drawn = 0

/** As much of a canvas as a piece needs. */
class Canvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    return { translate() {}, resetTransform() {}, clearRect() {}, drawImage: () => void drawn++ }
  }
}
beforeAll(() => void vi.stubGlobal('OffscreenCanvas', Canvas))
afterAll(() => void vi.unstubAllGlobals())

const PLACES = Array.from(
  { length: PIECES * PIECES },
  (_, i) => [i % PIECES, Math.floor(i / PIECES)] as const,
)

test('a window that shows the whole sheet has a canvas of its own for every piece', () => {
  const pieces = createPieces()
  const made = PLACES.map(([px, py]) => pieces.make(px, py, 20, 1))
  expect(new Set(made.map(({ canvas }) => canvas)).size).toBe(PLACES.length)
  expect(PLACES.every(([px, py], i) => pieces.find(px, py) === made[i])).toBe(true)
})

test('the canvas of the longest unused piece is reused', () => {
  const pieces = createPieces()
  const early = PLACES.slice(0, 160).map(([px, py]) => pieces.make(px, py, 20, 1))
  const late = PLACES.slice(160).map(([px, py]) => pieces.make(px, py, 20, 50))
  const given = late.filter(({ canvas }) => early.some((piece) => piece.canvas === canvas))
  expect(given.length).toBeGreaterThan(0)
  expect(PLACES.filter(([px, py]) => pieces.find(px, py)).length).toBeLessThanOrEqual(160)
})

test('a new round uses the canvases of the last one, and another size has new ones', () => {
  const pieces = createPieces()
  const first = pieces.make(3, 3, 20, 1)
  pieces.clear()
  pieces.clear()
  expect(pieces.find(3, 3)).toBeUndefined()
  const again = pieces.make(4, 4, 20, 2)
  expect(again.canvas).toBe(first.canvas)
  expect(again).toMatchObject({ isNew: true, isComplete: false })
  pieces.clear()
  expect(pieces.make(4, 4, 24, 3).canvas.width).toBe(24 * PIECE)
})

test('a changed cell makes the tiles around it stale, but for the corners its blur does not reach', () => {
  const pieces = createPieces()
  for (const [px, py] of PLACES) pieces.make(px, py, 20, 1).stale.clear()
  pieces.markStale([30 * SIZE + 40])
  const stale = PLACES.flatMap(([px, py]) => [...pieces.find(px, py)!.stale])
  const wanted = Array.from({ length: 36 }, (_, i) => [38 + (i % 6), 28 + Math.floor(i / 6)] as const)
    .filter((_, i) => ![0, 5, 30, 35].includes(i))
    .map(([x, y]) => y * (SIZE + 1) + x)
  expect(stale.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b))
})

test('at the edge of the sheet no tile beyond it is stale', () => {
  const pieces = createPieces()
  for (const [px, py] of PLACES) pieces.make(px, py, 20, 1).stale.clear()
  pieces.markStale([0, SIZE * SIZE - 1])
  const stale = PLACES.flatMap(([px, py]) => [...pieces.find(px, py)!.stale])
  expect(stale).toContain(0)
  expect(stale).toContain((SIZE + 1) ** 2 - 1)
  expect(Math.max(...stale)).toBeLessThan((SIZE + 1) ** 2)
  // 4 × 4 at each corner, one less where the blur does not reach.
  expect(stale.length).toBe(30)
})

test('a reduced piece is scaled once for each size and each change', () => {
  const pieces = createPieces()
  const piece = pieces.make(3, 3, 20, 1)
  drawn = 0
  const canvas = pieces.reduce(piece, 133)
  expect(pieces.reduce(piece, 133)).toBe(canvas)
  expect(drawn).toBe(1)
  pieces.reduce(piece, 126)
  piece.reduced!.side = 0
  pieces.reduce(piece, 126)
  expect(drawn).toBe(3)
})
