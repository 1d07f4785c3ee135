import { createRng, seedRng } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { BEGINNER_BELOW, KIND_HANDS, KIND_HANDS_BEGINNER, canPlaceAll, drawPieces, makeFair } from './bag.ts'
import { playRandomly } from '../bots.ts'
import { countLines, fitsAnywhere, listSpots, play, toGrid } from './grid.ts'
import { startEndless, step } from '../rules.ts'
import { CELLS, SHAPES, SIZE, getShape } from './shapes.ts'
import type { Piece } from '../state.ts'

const findShape = (w: number, h: number) =>
  SHAPES.findIndex((s) => s.w === w && s.h === h && s.cells.length === w * h)
const DOT = findShape(1, 1)
const BAR = findShape(2, 1)
const SQUARE = findShape(2, 2)
const BIG = findShape(3, 3)

test('early in a run a crowded board gets a piece that clears something, and nothing bulky beside it', () => {
  const grid = [0b01111111, 0b00111111, 0b00011111, 0b00001111, 0b00000011, 0, 0, 0]
  const draw = (seed: number, handNumber: number) => drawPieces({ rng: seedRng(seed), handNumber }, grid)
  const sizeOf = ({ shape }: Piece) => getShape(shape).cells.length
  for (let seed = 0; seed < 60; seed++) {
    const [helper, ...others] = draw(seed, KIND_HANDS)
    const { shape } = helper!
    const clears = listSpots(grid, shape).some(
      ({ row, col }) => countLines(play(grid, shape, row, col).lines) > 0,
    )
    expect(clears).toBe(true)
    expect(Math.max(...others.map(sizeOf))).toBeLessThanOrEqual(4)
  }
  const late = Array.from({ length: 60 }, (_, seed) => draw(seed, KIND_HANDS + 1)).flat()
  expect(Math.max(...late.map(sizeOf))).toBeGreaterThan(4)
})

test('a low score extends the easy phase', () => {
  const grid = [0b01111111, 0b00111111, 0b00011111, 0b00001111, 0b00000011, 0, 0, 0]
  const largest = (score: number, handNumber: number) =>
    Math.max(
      ...Array.from({ length: 60 }, (_, seed) =>
        drawPieces({ rng: seedRng(seed), handNumber, score }, grid).slice(1),
      )
        .flat()
        .map(({ shape }) => getShape(shape).cells.length),
    )
  expect(largest(BEGINNER_BELOW - 1, KIND_HANDS_BEGINNER)).toBeLessThanOrEqual(4)
  expect(largest(BEGINNER_BELOW, KIND_HANDS_BEGINNER)).toBeGreaterThan(4)
  expect(largest(0, KIND_HANDS_BEGINNER + 1)).toBeGreaterThan(4)
})

test('a full board early in a run is given a way out, though another piece was shown', () => {
  const grid = [0b01111110, 0b01111110, 0b01111110, 0b01111110, 0b01111110, 0, 0, 0]
  const hand = [SQUARE, SQUARE, SQUARE].map((shape): Piece => ({ shape, colour: 1 }))
  const swapped = makeFair({ rng: seedRng(3), handNumber: 5 }, grid, hand)
  expect(swapped.length).toBeGreaterThan(0)
  const clears = hand.some(({ shape }) =>
    listSpots(grid, shape).some(({ row, col }) => countLines(play(grid, shape, row, col).lines) > 0),
  )
  expect(clears).toBe(true)
})

test('no hand is dealt in which nothing fits while some shape would', () => {
  const random = createRng(1).next
  for (let i = 0; i < 1000; i++) {
    const density = random()
    const board = Array.from({ length: CELLS }, () => (random() < density ? 1 : 0))
    const grid = toGrid(board)
    const chance = { rng: seedRng(i), handNumber: i % 100 }
    const hand = [BIG, BIG, BIG].map((shape): Piece => ({ shape, colour: 1 }))
    makeFair(chance, grid, hand)
    const somethingFits = board.includes(0)
    expect(hand.some((piece) => fitsAnywhere(grid, piece.shape))).toBe(somethingFits)
  }
})

test('in the first hands of a run all three pieces can be placed', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = createRng(seed).next
    const state = startEndless(seed)
    for (let i = 0; i < 80 && !state.outcome; i++) {
      const events = step(state, { type: 'place', ...playRandomly(state, random)! })
      if (events.some((event) => event.type === 'dealt')) {
        expect(
          canPlaceAll(
            toGrid(state.board),
            state.hand.map((piece) => piece!.shape),
          ),
        ).toBe(true)
      }
    }
  }
})

test('a fair hand is left alone', () => {
  const hand = [SQUARE, BAR, DOT].map((shape): Piece => ({ shape, colour: 1 }))
  const chance = { rng: seedRng(5), handNumber: 1 }
  expect(
    makeFair(
      chance,
      Array.from({ length: SIZE }, () => 0),
      hand,
    ),
  ).toEqual([])
  expect(chance.rng).toEqual(seedRng(5))
})
