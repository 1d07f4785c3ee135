/**
 * A quicker solver for spider's hard webs: the same beam as in src/solver.ts, but every column knows its own worth and fingerprint, so that
 * a move costs two columns instead of a whole table. Only make/deals.ts uses it; what it finds is checked against the rules.
 */
import { createRng } from '@playhouse/game-kit/rules'
import { DOWN, idOf, isUp, suitOf } from '../src/rules/cards.ts'
import { PLACES } from '../src/state.ts'
import type { Move, Table } from '../src/state.ts'

/** Suit times thirteen plus rank; `DOWN` marks a face-down card. */
type Column = {
  cards: number[]
  /** How many lie face down. */
  downs: number
  /** How many at the end hold together. */
  run: number
  worth: number
  low: number
  high: number
}
type Web = {
  columns: Column[]
  /** Cards left to deal. */
  stock: number
  home: number
  score: number
  before: Web | null
  move: Move
}
export type WebOptions = {
  width: number
  /** Changes what the solver values a little. */ seed: number
  depth?: number
}

/** The weights of the evaluation, before a seed varies them. */
const VALUES = {
  empty: 30,
  down: 14,
  deep: 1.6,
  run: 5,
  long: 1.3,
  next: 2.5,
  gap: 4,
  rise: 2,
  king: 6,
  home: 150,
  dealt: 26,
}
type Values = typeof VALUES

const SLOTS = 1 << 23
const MAX_CARDS = 104

export function solveWeb(table: Table, { width, seed, depth = 270 }: WebOptions): Move[] | null {
  const rng = createRng(`web ${seed}`)
  const values = { ...VALUES }
  if (seed > 0)
    for (const name of Object.keys(values) as (keyof Values)[]) values[name] *= rng.range(0.6, 1.6)
  const noise = seed > 0 ? 4 : 0
  const seen = createSeen()
  const stock = table.piles[PLACES.spider.stock]!.map((card) => plain(card, table.suits))
  const make = createMaker(values)
  const columns = PLACES.spider.columns.map((pile) =>
    make(table.piles[pile]!.map((card) => plain(card, table.suits))),
  )
  let beam: Web[] = [{ columns, stock: stock.length, home: 0, score: 0, before: null, move: [0, 0, 0] }]
  for (let i = 0; i < depth && beam.length > 0; i++) {
    const next: Web[] = []
    for (const web of beam) {
      for (const child of listWebs(web, stock, make)) {
        if (child.home === 8) return traceBack(child)
        if (!seen(child)) continue
        child.score = rate(child, values) + (noise && rng.next() * noise)
        next.push(child)
      }
    }
    beam = next.length > width ? next.sort((a, b) => b.score - a.score).slice(0, width) : next
  }
  return null
}

const plain = (card: number, suits: number) =>
  suitOf(card, suits) * 13 + (idOf(card) % 13) + (isUp(card) ? 0 : DOWN)

function rate({ columns, stock, home }: Web, { home: whole, dealt }: Values): number {
  let score = home * whole + (5 - stock / 10) * dealt
  for (const { worth } of columns) score += worth
  return score
}

function createMaker(values: Values) {
  const rng = createRng('fingerprints')
  const low = Array.from({ length: MAX_CARDS * 64 * 3 }, () => rng.int(2 ** 31))
  const high = Array.from({ length: MAX_CARDS * 64 * 3 }, () => rng.int(2 ** 31))
  return (cards: number[]): Column => {
    const column: Column = { cards, downs: 0, run: cards.length > 0 ? 1 : 0, worth: 0, low: 0, high: 0 }
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!
      if (card >= DOWN) column.downs++
      const at = i * 192 + card
      column.low ^= low[at]!
      column.high ^= high[at]!
    }
    for (
      let i = cards.length - 1;
      i > column.downs && cards[i - 1] === cards[i]! + 1 && cards[i]! % 13 !== 12;
      i--
    )
      column.run++
    column.worth = valueOf(column, values)
    return column
  }
}

function valueOf({ cards, downs }: Column, values: Values): number {
  if (cards.length === 0) return values.empty
  let worth = -downs * values.down - downs * downs * values.deep * 0.5
  if (downs === 0 && cards[0]! % 13 === 12) worth += values.king
  let run = 1
  for (let i = downs + 1; i < cards.length; i++) {
    const card = cards[i]!
    const under = cards[i - 1]!
    const isNext = under % 13 === (card % 13) + 1
    if (under === card + 1 && isNext) {
      run++
      worth += values.run + run * values.long
      continue
    }
    run = 1
    if (isNext) worth += values.next
    else worth -= values.gap + (card % 13 > under % 13 ? values.rise : 0)
  }
  return worth
}

/** Tells whether a web is new, and remembers it. Columns may change places. */
function createSeen() {
  const slots = new Float64Array(SLOTS)
  return ({ columns, stock }: Web): boolean => {
    let low = stock * 7_919
    let high = stock * 104_729
    for (const column of columns) {
      low = (low + Math.imul(column.low, 0x9e3779b1)) | 0
      high = (high + Math.imul(column.high, 0x85ebca6b)) | 0
    }
    const key = (low >>> 0) * 1_048_576 + (high >>> 12) + 1
    for (let at = (low ^ (high >>> 3)) & (SLOTS - 1), i = 0; i < 64; i++, at = (at + 1) & (SLOTS - 1)) {
      if (slots[at] === key) return false
      if (slots[at] === 0) {
        slots[at] = key
        return true
      }
    }
    // Where it is crowded, better to look twice than to miss.
    return true
  }
}

function listWebs(web: Web, stock: number[], make: (cards: number[]) => Column): Web[] {
  const { columns } = web
  const webs: Web[] = []
  const firstEmpty = columns.findIndex(({ cards }) => cards.length === 0)
  for (let from = 0; from < 10; from++) {
    const { cards, run } = columns[from]!
    for (let count = 1; count <= run; count++) {
      const rank = cards[cards.length - count]! % 13
      for (let to = 0; to < 10; to++) {
        if (to === from) continue
        const target = columns[to]!.cards
        if (
          target.length === 0 ? to !== firstEmpty || count === cards.length : target.at(-1)! % 13 !== rank + 1
        )
          continue
        webs.push(move(web, from, to, count, make))
      }
    }
  }
  if (web.stock > 0) webs.push(deal(web, stock, make))
  return webs
}

function move(web: Web, from: number, to: number, count: number, make: (cards: number[]) => Column): Web {
  const columns = web.columns.slice()
  const source = columns[from]!.cards
  const first = PLACES.spider.columns[0]!
  const next = { ...web, columns, before: web, move: [first + from, first + to, count] as Move }
  columns[to] = make([...columns[to]!.cards, ...source.slice(source.length - count)])
  columns[from] = make(turnUp(source.slice(0, source.length - count)))
  sendHome(next, to, make)
  return next
}

function deal(web: Web, stock: number[], make: (cards: number[]) => Column): Web {
  const first = PLACES.spider.columns[0]!
  const columns = web.columns.map(({ cards }, i) => make([...cards, stock[web.stock - 1 - i]! % DOWN]))
  const next = { ...web, columns, stock: web.stock - 10, before: web, move: [0, first, 10] as Move }
  columns.forEach((_, i) => sendHome(next, i, make))
  return next
}

function turnUp(cards: number[]): number[] {
  if (cards.length > 0) cards.push(cards.pop()! % DOWN)
  return cards
}

function sendHome(web: Web, at: number, make: (cards: number[]) => Column): void {
  const { cards, run } = web.columns[at]!
  if (run < 13) return
  web.columns[at] = make(turnUp(cards.slice(0, -13)))
  web.home++
}

function traceBack(web: Web): Move[] {
  const moves: Move[] = []
  for (let at: Web | null = web; at?.before; at = at.before) moves.push(at.move)
  return moves.reverse()
}
