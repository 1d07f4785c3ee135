/**
 * Makes `src/puzzle-data.ts`: fifty pictures cut into pieces and fifty boards to leave empty, each found together with its
 * solution. Same seed, same file. Run with `node games/cozy-blocks/make/puzzles.ts`.
 */
import { writeFileSync } from 'node:fs'
import { createRng } from '@playhouse/game-kit/rules'
import { coverOf, countFilled, countLines, findFullLines, fits, listSpots, withShape } from '../src/grid.ts'
import type { Grid, Lines } from '../src/grid.ts'
import { SHAPES, SIZE, getShape } from '../src/shapes.ts'
import { WALL, layPiece, makeCushion } from '../src/state.ts'
import { measureEase } from './measure.ts'
import { PICTURES, readPicture } from './pictures.ts'

type Step = { shape: number; row: number; col: number }
type Draft = {
  goal: 'f' | 'c'
  grid: Grid
  steps: Step[]
  weight: number
  name?: string
  /** Pieces of the picture that lie there from the start. */
  given?: Step[]
}

const MAX_PIECES = 8
const FULL_ROW = 255
/** Pieces to place, first and last of each chapter of ten: this, not the picture, makes a puzzle hard. */
const PIECES = [
  [2, 5],
  [3, 4],
  [4, 5],
  [4, 5],
  [5, 6],
  [5, 6],
  [6, 7],
  [6, 6],
  [7, 8],
  [6, 7],
] as const
const CHAPTER = 10

function countPieces(number: number): number {
  const [first, last] = PIECES[Math.floor(number / CHAPTER)]!
  return Math.min(last, first + Math.floor(((number % CHAPTER) / CHAPTER) * (last - first + 1)))
}

function makeFills(): Draft[] {
  const drafts: Draft[] = []
  const names = Object.keys(PICTURES)
  for (let i = 0; drafts.length < 50; i++) {
    const bits = readPicture(PICTURES[names[i % names.length]!]!)
    // The second time round a picture looks the other way.
    const isMirrored = i >= names.length
    const grid = Array.from({ length: SIZE }, (_, row) =>
      bits
        .slice(row * SIZE, row * SIZE + SIZE)
        .reduce((sum, on, col) => sum | (on ? 1 << (isMirrored ? 7 - col : col) : 0), 0),
    )
    const steps = cutPicture(grid, createRng(`${names[i % names.length]} ${i}`).next)
    if (steps)
      drafts.push({
        goal: 'f',
        grid,
        steps,
        weight: steps.length * 10 + countFilled(grid) / 10,
        name: names[i % names.length]!,
      })
    else console.log(`no cut for ${names[i % names.length]}`)
  }
  return drafts.sort((a, b) => a.weight - b.weight)
}

/** Cuts the picture into at most MAX_PIECES shapes, the fewest of many random tries. */
function cutPicture(picture: Grid, random: () => number): Step[] | null {
  let best: Step[] | null = null
  for (let i = 0; i < 400; i++) {
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
  if (steps.length >= MAX_PIECES) return null
  const col = [...Array(SIZE).keys()].find((c) => !((taken[row]! >> c) & 1))!
  const options = SHAPES.flatMap((shape, index) => {
    const left = col - shape.cells[0]!.col
    return shape.cells.length > 1 && fits(taken, index, row, left) ? [{ shape: index, row, col: left }] : []
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
  const drafts: Draft[] = []
  const seen = new Set<string>()
  for (let i = 0; drafts.length < 50; i++) {
    const random = createRng(`clear ${i}`).next
    const length = countPieces(
      Math.floor(drafts.length / CHAPTER) * 2 * CHAPTER + CHAPTER + (drafts.length % CHAPTER),
    )
    const draft = unplay(length, random)
    const key = draft?.grid.join()
    if (!draft || seen.has(key!) || countFilled(draft.grid) < 8 + length * 2) continue
    seen.add(key!)
    drafts.push(draft)
  }
  return drafts
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
  return { goal: 'c', grid, steps, weight: length * 100 + countFilled(grid) }
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

/** Lays the first pieces of a picture that has more than its number asks for. */
function giveSome(draft: Draft, number: number): Draft {
  const spare = draft.goal === 'f' ? Math.max(0, draft.steps.length - countPieces(number)) : 0
  return { ...draft, given: draft.steps.slice(0, spare), steps: draft.steps.slice(spare) }
}

/**
 * The number of pieces goes by the puzzle's number; among those with as many of a kind the easier one comes first. The two chapters one
 * learns with keep their own pictures.
 */
function orderByEase(drafts: Draft[]): Draft[] {
  const groupOf = ({ goal, steps }: Draft, number: number) =>
    [goal, steps.length, Math.min(2, Math.floor(number / CHAPTER))].join()
  const groups = Map.groupBy(
    drafts.map((draft, number) => ({ draft, group: groupOf(draft, number), ease: easeOf(draft) })),
    ({ group }) => group,
  )
  for (const group of groups.values()) group.sort((a, b) => b.ease - a.ease)
  return drafts.map((draft, number) => groups.get(groupOf(draft, number))!.shift()!.draft)
}

function easeOf({ goal, grid, steps, given = [] }: Draft): number {
  const board = grid.flatMap((bits) =>
    Array.from({ length: SIZE }, (_, col) => {
      const isCloth = ((bits >> col) & 1) === 1
      return goal === 'f' ? (isCloth ? 0 : WALL) : isCloth ? makeCushion(1, 0, true) : 0
    }),
  )
  for (const { shape, row, col } of given) layPiece(board, { shape, colour: 1 }, row, col)
  const pieces = steps.map(({ shape }) => ({ shape, colour: 1 }))
  return measureEase({ goal: goal === 'f' ? 'fill' : 'clear', board, pieces })
}

const fills = makeFills()
const clears = makeClears()
// Chapters of ten take turns, so that something else comes before one tires.
const drafts = [0, 1, 2, 3, 4]
  .flatMap((i) => [...fills.slice(i * 10, i * 10 + 10), ...clears.slice(i * 10, i * 10 + 10)])
  .map(giveSome)
const ordered = orderByEase(drafts)
const lines = ordered.map((draft, i) => `  '${toLine(draft, i)}',`).join('\n')
writeFileSync(
  new URL('../src/puzzle-data.ts', import.meta.url),
  `/** Written by make/puzzles.ts: do not edit. */\nexport const PUZZLE_LINES = [\n${lines}\n]\n\n/** What the pictures show, in order. */\nexport const PICTURE_NAMES = '${ordered.flatMap(({ name }) => name ?? []).join(' ')}'\n`,
)
console.log(`${drafts.length} puzzles; pieces: ${drafts.map((draft) => draft.steps.length).join(' ')}`)
