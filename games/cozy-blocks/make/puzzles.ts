/**
 * Makes `src/puzzle-data.ts`: fifty pictures cut into pieces and fifty boards to leave empty, each found together with its
 * solution. Same seed, same file. Run with `node games/cozy-blocks/make/puzzles.ts`.
 */
import { writeFileSync } from 'node:fs'
import { createRng } from '@playhouse/game-kit/rules'
import {
  coverOf,
  countFilled,
  countLines,
  findFullLines,
  fits,
  listSpots,
  withShape,
} from '../src/rules/grid.ts'
import type { Grid, Lines } from '../src/rules/grid.ts'
import { SHAPES, SIZE, getShape } from '../src/rules/shapes.ts'
import { makeCushion } from '../src/rules/cushion-cell.ts'
import { WALL, layPiece } from '../src/state.ts'
import { measureEase } from './measure.ts'
import { PICTURES, readPicture } from './pictures.ts'

type Step = { shape: number; row: number; col: number }
type Draft = {
  goal: 'f' | 'c'
  grid: Grid
  steps: Step[]
  name?: string
  /** Pieces of the picture that lie there from the start. */
  given?: Step[]
}
type Rated = { draft: Draft; ease: number }

const FULL_ROW = 255
/** Pieces a picture may be cut into; those the hand has no room for lie there from the start. */
const MAX_CUT = 12
const MAX_PIECES = 8
const CUTS = 2
const CHAPTER = 10
const PUZZLES = 100
/** The very first ones have two pieces, whatever else. */
const LEARNING = 4
/** The first puzzles use well-known pictures. */
const FIRST = ['heart', 'mug', 'fish', 'house', 'cat', 'duck', 'tree', 'boat', 'mushroom', 'teapot']
/** Tries to choose by, and to put the chosen ones in order by. */
const ROUGH_TRIES = 24
const FINE_TRIES = 160
const CLEARS = 260

/** The share of novices who should get to the end: every chapter begins with some easy ones and ends with a hard one. */
function easeAt(number: number): number {
  const chapter = Math.floor(number / CHAPTER)
  const first = 0.99 - 0.06 * chapter
  const last = 0.41 - 0.03 * chapter
  return first - (first - last) * ((number % CHAPTER) / (CHAPTER - 1)) ** (chapter ? 1.4 : 2.2)
}
/** Pieces to place. */
const piecesAt = (number: number) => 2 + 5 * (number / (PUZZLES - 1))

/** Every picture, cut in some ways, with more and with fewer of its pieces there from the start. */
function makeFills(): Draft[] {
  return Object.entries(PICTURES).flatMap(([name, picture]) => {
    const bits = readPicture(picture)
    const grid = Array.from({ length: SIZE }, (_, row) =>
      bits.slice(row * SIZE, row * SIZE + SIZE).reduce((sum, on, col) => sum | (on ? 1 << col : 0), 0),
    )
    return Array.from({ length: CUTS }, (_, cut) => {
      const { next } = createRng(`${name} ${cut}`)
      const steps = cutPicture(grid, next)
      if (!steps) throw new Error(`No way to cut ${name} into pieces`)
      const mixed = steps.map((step) => ({ step, at: next() })).sort((a, b) => a.at - b.at)
      const order = mixed.map(({ step }) => step)
      return Array.from({ length: Math.min(MAX_PIECES, order.length) - 1 }, (_, i): Draft => {
        const spare = order.length - 2 - i
        return { goal: 'f', grid, name, given: order.slice(0, spare), steps: order.slice(spare) }
      })
    }).flat()
  })
}

/** Cuts the picture into at most MAX_CUT shapes, the fewest of many random tries. */
function cutPicture(picture: Grid, random: () => number): Step[] | null {
  let best: Step[] | null = null
  for (let i = 0; i < 160; i++) {
    const steps = cutOnce(
      picture.map((bits) => ~bits & FULL_ROW),
      random,
      [],
    )
    if (steps && (!best || steps.length < best.length)) best = steps
    if (best && best.length <= 5) break
  }
  return best
}

function cutOnce(taken: Grid, random: () => number, steps: Step[]): Step[] | null {
  const row = taken.findIndex((bits) => bits !== FULL_ROW)
  if (row < 0) return steps
  if (steps.length >= MAX_CUT) return null
  const col = [...Array(SIZE).keys()].find((c) => !((taken[row]! >> c) & 1))!
  const options = SHAPES.flatMap((shape, index) => {
    const left = col - shape.cells[0]!.col
    return fits(taken, index, row, left) ? [{ shape: index, row, col: left }] : []
  })
  // Larger pieces first, loosely: few pieces make a puzzle one can hold in mind.
  const value = new Map(options.map((step) => [step, getShape(step.shape).cells.length + random() * 3.5]))
  options.sort((a, b) => value.get(b)! - value.get(a)!)
  for (const step of options.slice(0, 2)) {
    const found = cutOnce(withShape(taken, step.shape, step.row, step.col), random, [...steps, step])
    if (found) return found
  }
  return null
}

/** Builds boards backwards: from the empty one, take a clear back, then take the piece away that made it. */
function makeClears(): Draft[] {
  const drafts = new Map<string, Draft>()
  for (let i = 0; drafts.size < CLEARS; i++) {
    const length = 2 + (i % 6)
    const draft = unplay(length, createRng(`clear ${i}`).next)
    if (draft && countFilled(draft.grid) >= 8 + length * 2) drafts.set(draft.grid.join(), draft)
  }
  return [...drafts.values()]
}

function unplay(length: number, random: () => number): Draft | null {
  let grid: Grid = Array.from({ length: SIZE }, () => 0)
  const steps: Step[] = []
  for (let tries = 0; steps.length < length && tries < 200; tries++) {
    const before = takeBack(grid, random, steps.length > 0 && random() < 0.3)
    if (!before) continue
    grid = before.grid
    steps.unshift(before.step)
  }
  if (steps.length < length) return null
  return { goal: 'c', grid, steps }
}

function takeBack(after: Grid, random: () => number, isQuiet: boolean): { grid: Grid; step: Step } | null {
  const lines = isQuiet ? { rows: [], cols: [], zones: [] } : pickLines(after, random)
  if (!lines) return null
  const cover = coverOf(lines)
  const filled = after.map((bits, row) => bits | cover[row]!)
  // A full line that is not meant to be cleared would be.
  if (countLines(findFullLines(filled)) !== countLines(lines)) return null
  const shape = Math.floor(random() * SHAPES.length)
  if (getShape(shape).cells.length < 3) return null
  const empty = filled.map((bits) => ~bits & FULL_ROW)
  const spots = listSpots(empty, shape).filter(({ row, col }) => {
    const before = takeShape(filled, shape, row, col)
    return countLines(findFullLines(before)) === 0
  })
  const spot = spots[Math.floor(random() * spots.length)]
  return spot ? { grid: takeShape(filled, shape, spot.row, spot.col), step: { shape, ...spot } } : null
}

function takeShape(grid: Grid, shape: number, row: number, col: number): Grid {
  const next = grid.slice()
  getShape(shape).rows.forEach((bits, i) => (next[row + i]! &= ~(bits << col)))
  return next
}

/** Lines that are empty now, as they would be just after a clear. */
function pickLines(after: Grid, random: () => number): Lines | null {
  const lines: Lines = { rows: [], cols: [], zones: [] }
  const start = Math.floor(random() * 7)
  const count = 1 + Math.floor(random() * 2.4)
  const kind = random()
  for (let i = 0; i < count; i++) {
    if (kind < 0.42) lines.rows.push(start + i)
    else if (kind < 0.84) lines.cols.push(start + i)
    else if (i === 0) lines.zones.push(Math.floor(random() * 4))
  }
  if (Math.max(...lines.rows, ...lines.cols, 0) >= SIZE) return null
  return coverOf(lines).every((bits, row) => (bits & after[row]!) === 0) ? lines : null
}

/** Shuffles the pieces, so that the tray does not give the order away. */
function toLine(draft: Draft, number: number): string {
  const random = createRng(`order ${number}`).next
  const { given = [] } = draft
  const order = draft.steps
    .map((_, i) => ({ i, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ i }) => i)
  const mask = draft.grid.map((bits) => [...Array(SIZE).keys()].map((col) => (bits >> col) & 1).join(''))
  const hex = mask.map((row) => parseInt(row, 2).toString(16).padStart(2, '0')).join('')
  const pair = (value: number) => value.toString(36).padStart(2, '0')
  const pieces = order.map((i) => pair(draft.steps[i]!.shape)).join('')
  const steps = draft.steps
    .map((step, i) => pair(order.indexOf(i) * 64 + step.row * SIZE + step.col))
    .join('')
  const laid = given.map(({ shape, row, col }) => pair(shape) + pair(row * SIZE + col)).join('')
  return [`${draft.goal}`, hex, pieces, steps, ...(laid ? [laid] : [])].join('|')
}

function easeOf({ goal, grid, steps, given = [] }: Draft, tries: number): number {
  const board = grid.flatMap((bits) =>
    Array.from({ length: SIZE }, (_, col) => {
      const isCloth = ((bits >> col) & 1) === 1
      return goal === 'f' ? (isCloth ? 0 : WALL) : isCloth ? makeCushion(1, 0, true) : 0
    }),
  )
  for (const { shape, row, col } of given) layPiece(board, { shape, colour: 1 }, row, col)
  const pieces = steps.map(({ shape }) => ({ shape, colour: 1 }))
  const solution = steps.map(({ row, col }, slot) => ({ slot, row, col }))
  return measureEase({ goal: goal === 'f' ? 'fill' : 'clear', board, pieces, solution }, tries)
}

/**
 * For each number what comes nearest to its share of novices and its pieces; a picture comes once. What has the least choice comes
 * first: the last ones, and of the first chapter, which has pictures of its own, the first.
 */
function choose(pool: Rated[], numbers: number[]): Map<number, Draft> {
  const chosen = new Map<number, Draft>()
  const rest = new Set(pool)
  const isFirstChapter = (number: number) => number < CHAPTER
  const inTurn = [
    ...numbers.filter(isFirstChapter),
    ...numbers.filter((number) => !isFirstChapter(number)).toReversed(),
  ]
  for (const number of inTurn) {
    const misfit = ({ draft, ease }: Rated) =>
      Math.abs(ease - easeAt(number)) * 100 +
      Math.abs(draft.steps.length - piecesAt(number)) * (number < LEARNING ? 40 : 3)
    const options = [...rest].filter(
      ({ draft: { name } }) => !name || FIRST.includes(name) === isFirstChapter(number),
    )
    const best = options.reduce((a, b) => (misfit(b) < misfit(a) ? b : a))
    chosen.set(number, best.draft)
    for (const other of rest)
      if (other === best || (best.draft.name && other.draft.name === best.draft.name)) rest.delete(other)
  }
  return chosen
}

const rate = (draft: Draft): Rated => ({ draft, ease: easeOf(draft, ROUGH_TRIES) })
const fills = makeFills().map(rate)
const clears = makeClears().map(rate)
console.log(`${fills.length} fill puzzles, ${clears.length} clear puzzles`)
// Chapters of ten take turns, so that something else comes before one tires.
const numbers = Array.from({ length: PUZZLES }, (_, number) => number)
const isFill = (number: number) => Math.floor(number / CHAPTER) % 2 === 0
const chosen = new Map([
  ...choose(fills, numbers.filter(isFill)),
  ...choose(
    clears,
    numbers.filter((number) => !isFill(number)),
  ),
])
const rated = numbers.map((number) => ({
  draft: chosen.get(number)!,
  ease: easeOf(chosen.get(number)!, FINE_TRIES),
}))
const ordered = Array.from({ length: PUZZLES / CHAPTER }, (_, chapter) =>
  rated.slice(chapter * CHAPTER, (chapter + 1) * CHAPTER).sort((a, b) => b.ease - a.ease),
).flat()
const drafts = ordered.map(({ draft }) => draft)
const lines = drafts.map((draft, i) => `  '${toLine(draft, i)}',`).join('\n')
writeFileSync(
  new URL('../src/data/puzzle-data.ts', import.meta.url),
  `/** Written by make/puzzles.ts: do not edit. */\nexport const PUZZLE_LINES = [\n${lines}\n]\n\n/** What the pictures show, in order. */\nexport const PICTURE_NAMES =\n  '${drafts.flatMap(({ name }) => name ?? []).join(' ')}'\n`,
)
for (let chapter = 0; chapter < PUZZLES / CHAPTER; chapter++) {
  const some = ordered.slice(chapter * CHAPTER, (chapter + 1) * CHAPTER)
  console.log(some.map(({ draft, ease }) => `${Math.round(ease * 100)}%/${draft.steps.length}`).join(' '))
}
