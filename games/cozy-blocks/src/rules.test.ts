import { expect, test } from 'vitest'
import { listMoves, playLikeExpert, playLikeNovice, playOut, playRandomly, makeNoviceSolver } from './bots.ts'
import { shareOfStep, timesOf } from './rules/clearing.ts'
import { canUndo } from './rules/history.ts'
import { PUZZLE_LINES } from './data/puzzle-data.ts'
import { PUZZLE_COUNT, findHint, findPictureName, getPuzzle } from './rules/puzzles.ts'
import {
  countStars,
  findClearingSpot,
  previewLines,
  rules,
  startDaily,
  startEndless,
  startPuzzle,
  step,
} from './rules.ts'
import { CELLS, SHAPES } from './rules/shapes.ts'
import { makeCushion } from './rules/cushion-cell.ts'
import { DAILY_HANDS, initialState } from './state.ts'
import type { GameState, Piece } from './state.ts'

const findShape = (w: number, h: number) =>
  SHAPES.findIndex((s) => s.w === w && s.h === h && s.cells.length === w * h)
const DOT = findShape(1, 1)
const BAR = findShape(2, 1)
const SQUARE = findShape(2, 2)

/** A run on a drawn board: `#` is a cushion; the hand is given by shapes. */
function draw(picture: string[], ...hand: number[]): GameState {
  const board = picture.flatMap((line) =>
    [...line].map((mark) => (mark === '#' ? makeCushion(1, 0, false) : 0)),
  )
  while (board.length < CELLS) board.push(0)
  const pieces = hand.map((shape): Piece => ({ shape, colour: 1 }))
  return {
    ...initialState(),
    board,
    hand: pieces,
    next: [DOT, DOT, DOT].map((shape) => ({ shape, colour: 1 })),
    handNumber: 1,
  }
}

test.each([
  ['a row', ['#######.'], DOT, 0, 7, { score: 1 + 20, filled: 0 }],
  [
    'a column',
    ['#', '#', '#', '#', '#', '#', '#', '.'].map((m) => m + '.......'),
    DOT,
    7,
    0,
    { score: 21, filled: 0 },
  ],
  ['a patch', ['####....', '####....', '####....', '###.....'], DOT, 3, 3, { score: 1 + 60, filled: 0 }],
  [
    'a row and a column at once',
    ['.#######', '#', '#', '#', '#', '#', '#', '#'].map((m) => m.padEnd(8, '.')),
    DOT,
    0,
    0,
    { score: 1 + 60, filled: 0 },
  ],
  ['two rows', ['######..', '######..'], SQUARE, 0, 6, { score: 4 + 60, filled: 0 }],
  ['nothing', ['######..'], DOT, 0, 7, { score: 1, filled: 7 }],
])('placing clears %s and counts it', (_name, picture, shape, row, col, { score, filled }) => {
  const emptyBoardPoints = filled === 0 ? 100 : 0
  const state = draw(picture, shape, DOT, DOT)
  const lines = previewLines(state, 0, row, col)
  const events = step(state, { type: 'place', slot: 0, row, col })
  expect(state.score).toBe(score + emptyBoardPoints)
  expect(state.board.filter(Boolean)).toHaveLength(filled)
  const cleared = events.find((event) => event.type === 'cleared')
  expect(cleared?.lines ?? { rows: [], cols: [], zones: [] }).toEqual(lines)
})

test.each([
  ['outside the board', BAR, 0, 7],
  ['on another cushion', DOT, 0, 0],
  ['above the board', DOT, -1, 0],
  ['between squares', DOT, 0.5, 2],
])('a piece cannot be placed %s', (_name, shape, row, col) => {
  const state = draw(['#.......'], shape)
  const before = structuredClone(state)
  expect(step(state, { type: 'place', slot: 0, row, col })).toEqual([{ type: 'refused' }])
  expect(step(state, { type: 'place', slot: 9, row: 4, col: 4 })).toEqual([{ type: 'refused' }])
  expect(state).toEqual(before)
})

test('the second clear in a row counts double, and three placements without one end the combo', () => {
  const state = draw(['#######.', '#######.', '#######.', '#'], DOT, DOT, DOT, DOT)
  for (const [row, points] of [21, 21 + 41, 21 + 41 + 41].entries()) {
    step(state, { type: 'place', slot: row, row, col: 7 })
    expect([state.combo, state.score]).toEqual([row + 1, points])
  }
  state.hand = [DOT, DOT, DOT, DOT].map((shape) => ({ shape, colour: 1 }))
  for (const [slot, combo] of [
    [0, 3],
    [1, 3],
    [2, 0],
  ] as const) {
    const events = step(state, { type: 'place', slot, row: 5, col: slot * 2 })
    expect(state.combo).toBe(combo)
    expect(events.some((event) => event.type === 'lost')).toBe(combo === 0)
  }
  expect(state.bestCombo).toBe(3)
})

test('a combo has no limit, but multiplies by five at most', () => {
  const state = draw(['#######.'], DOT)
  Object.assign(state, { combo: 30, comboLeft: 1 })
  step(state, { type: 'place', slot: 0, row: 0, col: 7 })
  expect([state.combo, state.score]).toEqual([31, 1 + 20 * 5 + 100])
  const dreaming = draw(['#######.', '#'], DOT)
  Object.assign(dreaming, { combo: 19, comboLeft: 1 })
  step(dreaming, { type: 'place', slot: 0, row: 0, col: 7 })
  expect([dreaming.combo, dreaming.score]).toEqual([20, 1 + 20 * 5 + 100])
})

test('a hint and an undo cost a star each, once', () => {
  const solve = (...before: Parameters<typeof step>[1][]) => {
    const state = startPuzzle(20)
    for (const input of before) step(state, input)
    while (!state.outcome) step(state, { type: 'place', ...findHint(state)! })
    return [countStars(state), rules.getOutcome(state)]
  }
  const first = { type: 'place', ...getPuzzle(20).solution[0]! } as const
  expect(solve()).toEqual([3, { won: true, stars: 3 }])
  expect(solve({ type: 'hint' }, { type: 'hint' })[0]).toBe(2)
  expect(solve({ type: 'hint' }, first, { type: 'undo' })).toEqual([1, { won: true, stars: 1 }])
})

test('puzzles begin with two pieces and end with five or more', () => {
  const counts = Array.from({ length: PUZZLE_COUNT }, (_, i) => getPuzzle(i).pieces.length)
  expect(counts.slice(0, 4)).toEqual([2, 2, 2, 2])
  expect(Math.min(...counts.slice(90))).toBeGreaterThanOrEqual(5)
  expect(Math.max(...counts)).toBeLessThanOrEqual(8)
})

test('no two puzzles are alike, and the first ones are well-known pictures', () => {
  expect(new Set(PUZZLE_LINES.map((line) => line.split('|')[1])).size).toBe(PUZZLE_COUNT)
  const names = Array.from({ length: 6 }, (_, i) => findPictureName(i))
  expect(names).toEqual(['heart', 'cat', 'teapot', 'house', 'mug', 'fish'])
})

test('the novice gets through nearly all puzzles at first, through half of the tenth, and through fewer later', () => {
  const novice = makeNoviceSolver(findHint)
  const easeOf = (numbers: number[]) => {
    const wins = numbers.flatMap((number) =>
      Array.from(
        { length: 20 },
        (_, i) => playOut(startPuzzle(number), novice, i * 7919 + number).outcome === 'solved',
      ),
    )
    return wins.filter(Boolean).length / wins.length
  }
  expect(easeOf([0, 1, 2, 3])).toBeGreaterThan(0.9)
  expect(easeOf([9])).toBeGreaterThan(0.3)
  expect(easeOf([9])).toBeLessThan(0.6)
  const [early, middle] = [0, 40].map((first) => easeOf(Array.from({ length: 10 }, (_, i) => first + i)))
  expect(middle!).toBeLessThan(early! - 0.15)
  const last = easeOf([90, 92, 94, 96, 98, 99])
  expect(last).toBeLessThan(middle!)
  expect(last).toBeGreaterThan(0.15)
  expect(last).toBeLessThan(0.4)
})

test('the rest of a cleared piece is sewn up where its neighbour was', () => {
  const state = draw(['######..'], SQUARE, DOT, DOT)
  step(state, { type: 'place', slot: 0, row: 0, col: 6 })
  expect(state.board[8 + 6]).toBe(makeCushion(1, 2, true))
  expect(state.board[8 + 7]).toBe(makeCushion(1, 8, false))
})

test('a run ends when no piece fits, and undo brings it back', () => {
  const checkered = Array.from({ length: 8 }, (_, row) => (row % 2 ? '.#.#.#.#' : '#.#.#.#.'))
  const state = draw(checkered, DOT, BAR, SQUARE)
  expect(step(state, { type: 'place', slot: 0, row: 0, col: 1 }).at(-1)).toEqual({
    type: 'ended',
    outcome: 'stuck',
  })
  expect(step(state, { type: 'place', slot: 1, row: 4, col: 4 })).toEqual([{ type: 'refused' }])
  expect(rules.getOutcome(state)).toMatchObject({ won: false, hasNoMoves: true })
  expect(canUndo(state)).toBe(true)
  expect(step(state, { type: 'undo' })).toEqual([{ type: 'undone' }])
  expect([state.outcome, state.score, state.undoLeft]).toEqual([null, 0, 2])
})

test('a run has three take-backs and then no more', () => {
  const state = startEndless(7)
  const first = structuredClone(state)
  for (let i = 0; i < 3; i++) {
    step(state, { type: 'place', ...listMoves(state)[0]! })
    step(state, { type: 'undo' })
  }
  expect({ ...state, undoLeft: 3 }).toEqual(first)
  step(state, { type: 'place', ...listMoves(state)[0]! })
  expect(step(state, { type: 'undo' })).toEqual([{ type: 'refused' }])
})

test('the hand that was shown in advance is the one that comes', () => {
  const state = startEndless(11)
  const shown = structuredClone(state.next)
  for (let i = 0; i < 3; i++) step(state, { type: 'place', ...listMoves(state)[0]! })
  expect(state.hand).toEqual(shown)
  expect(state.next).toHaveLength(3)
})

test('the same seed and the same placements give the same run', () => {
  const runs = [1, 2].map(() => playOut(startEndless(99), playRandomly, 5))
  expect(runs[0]).toEqual(runs[1])
  expect(startDaily('2026-11-21').hand).toEqual(startDaily('2026-11-21').hand)
  expect(startDaily('2026-11-21').rng).not.toEqual(startDaily('2026-11-22').rng)
})

test('the daily board is complete after its last hand', () => {
  const state = startDaily('2026-11-21')
  playOut(state, playLikeExpert, 1)
  expect(state.outcome).toBe('done')
  expect(state.handNumber).toBe(DAILY_HANDS)
  expect(state.next).toEqual([])
})

test('there are a hundred puzzles, all different', () => {
  expect(PUZZLE_COUNT).toBe(100)
  expect(new Set(Array.from({ length: 100 }, (_, i) => JSON.stringify(getPuzzle(i)))).size).toBe(100)
})

test.each(Array.from({ length: 100 }, (_, i) => i))(
  'puzzle %i is solved by its solution, and by its hints',
  (number) => {
    const state = startPuzzle(number)
    expect(state.hand.length).toBeLessThanOrEqual(8)
    for (const move of getPuzzle(number).solution) {
      expect(state.outcome).toBe(null)
      expect(findHint(state)).not.toBe(null)
      step(state, { type: 'place', ...move })
    }
    expect(state.outcome).toBe('solved')
    const hinted = startPuzzle(number)
    while (!hinted.outcome) step(hinted, { type: 'place', ...findHint(hinted)! })
    expect(hinted.outcome).toBe('solved')
  },
)

test('after a wrong placement a puzzle has no hint until it is taken back', () => {
  const state = startPuzzle(10)
  const { solution } = getPuzzle(10)
  const wrong = listMoves(state).find(
    (move) => !solution.some((s) => s.slot === move.slot && s.row === move.row && s.col === move.col),
  )!
  step(state, { type: 'place', ...wrong })
  expect(findHint(state)).toBe(null)
  step(state, { type: 'undo' })
  expect(findHint(state)).toEqual(solution[0])
})

test('skill pays: a novice scores twice what chance does, an expert twice the novice', () => {
  const median = (bot: typeof playRandomly, runs: number) => {
    const scores = Array.from(
      { length: runs },
      (_, i) => playOut(startEndless(i * 7919 + 3), bot, i, 250).score,
    )
    return scores.sort((a, b) => a - b)[Math.floor(runs / 2)]!
  }
  const [chance, novice, expert] = [
    median(playRandomly, 21),
    median(playLikeNovice, 11),
    median(playLikeExpert, 3),
  ]
  console.info(`medians: random ${chance}, novice ${novice}, expert ${expert}`)
  expect(novice).toBeGreaterThanOrEqual(chance * 2)
  expect(expert).toBeGreaterThanOrEqual(novice * 2)
})

test.each([0, 1, 2])('an endless run begins with a row that piece %i completes', (slot) => {
  for (let seed = 1; seed <= 40; seed++) {
    const state = startEndless(seed)
    const spot = findClearingSpot(state, slot)!
    const events = step(state, { type: 'place', slot, ...spot })
    expect(events.some((event) => event.type === 'cleared')).toBe(true)
  }
})

test('a combo has five depths, each further off than the one before', () => {
  expect([1, 2, 4, 5, 8, 9, 13, 14, 99].map(timesOf)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5])
  expect([0, 2, 5, 7, 20].map(shareOfStep)).toEqual([0, 0, 0, 0.5, 1])
})
