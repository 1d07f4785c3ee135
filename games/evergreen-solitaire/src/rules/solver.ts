/** The solver: a beam search over the most promising tables. It knows the face-down cards. */
import { isRed, isUp, rankOf, suitOf } from './cards.ts'
import { applyMove, findDraw, isWon, listMoves, listTargets } from './moves.ts'
import { PLACES } from '../state.ts'
import type { Move, Table } from '../state.ts'

type Node = { table: Table; score: number; moves: Move[]; before: Node | null }

/** The moves to the end, or null when the beam ran dry. */
export function solve(
  table: Table,
  { width, depth = 400 }: { width: number; depth?: number },
): Move[] | null {
  const seen = new Set([keyOf(table)])
  let beam: Node[] = [{ table, score: 0, moves: [], before: null }]
  for (let i = 0; i < depth && beam.length > 0; i++) {
    const next: Node[] = []
    for (const node of beam) {
      for (const { moves, table: after } of listSteps(node.table)) {
        const key = keyOf(after)
        if (seen.has(key)) continue
        seen.add(key)
        const child = { table: after, score: rate(after), moves, before: node }
        if (isWon(after)) return traceBack(child)
        next.push(child)
      }
    }
    next.sort((a, b) => b.score - a.score)
    beam = next.slice(0, width)
  }
  return null
}

function traceBack(node: Node): Move[] {
  const steps: Move[][] = []
  for (let at: Node | null = node; at; at = at.before) steps.push(at.moves)
  return steps.reverse().flat()
}

/** One step: a move, or drawing until a card of the waste can be played. */
function listSteps(table: Table): { moves: Move[]; table: Table }[] {
  const { waste } = PLACES[table.kind]
  const steps = listMoves(table).map((move) => ({ moves: [move], table: applyMove(table, move) }))
  if (waste < 0 || table.kind === 'tripeaks') {
    const draw = findDraw(table)
    if (draw) steps.push({ moves: [draw], table: applyMove(table, draw) })
    return steps
  }
  let at = table
  const path: Move[] = []
  const limit = table.piles[0]!.length + table.piles[1]!.length + 2
  for (let i = 0; i < limit; i++) {
    const draw = findDraw(at)
    if (!draw) break
    path.push(draw)
    at = applyMove(at, draw)
    for (const to of listTargets(at, waste, 1)) {
      const move: Move = [waste, to, 1]
      steps.push({ moves: [...path, move], table: applyMove(at, move) })
    }
  }
  return steps
}

function keyOf({ kind, turns, piles }: Table): string {
  const texts = piles.map((pile) => String.fromCharCode(...pile))
  if (kind === 'pyramid' || kind === 'tripeaks') return `${turns}${texts.join('|')}`
  const { columns } = PLACES[kind]
  return `${texts.slice(0, columns[0]).join('|')}/${texts.slice(columns[0]).sort().join('|')}`
}

/** How promising a table is. */
export function rate(table: Table): number {
  const { kind, piles } = table
  if (kind === 'klondike') return rateKlondike(table)
  if (kind === 'freecell') return rateFreecell(table)
  if (kind === 'spider') return rateSpider(table)
  const left = PLACES[kind].columns.filter((pile) => piles[pile]!.length > 0).length
  return kind === 'tripeaks'
    ? piles[0]!.length * 3 - left * 10
    : table.turns * 8 + piles[0]!.length * 0.3 - left * 10
}

function rateKlondike({ piles }: Table): number {
  const { home, columns } = PLACES.klondike
  const heights = home.map((pile) => piles[pile]!.length)
  let score = heights.reduce((sum, height) => sum + height, 0) * 5
  score -= (Math.max(...heights) - Math.min(...heights)) * 2
  for (const column of columns) {
    const cards = piles[column]!
    const down = cards.filter((card) => !isUp(card)).length
    score -= down * 9 + down * down
    if (cards.length === 0) score += 3
    // A card needed soon counts as far away when it is buried deep.
    for (let i = 0; i < cards.length; i++) {
      const gap = rankOf(cards[i]!) - heights[suitOf(cards[i]!, 4)]!
      if (gap < 3 && i < down) score -= (cards.length - i) * 0.4 * (3 - gap)
    }
  }
  return score
}

function rateFreecell({ piles }: Table): number {
  const { home, columns, cells } = PLACES.freecell
  const heights = home.map((pile) => piles[pile]!.length)
  let score = heights.reduce((sum, height) => sum + height, 0) * 9
  score -= (Math.max(...heights) - Math.min(...heights)) * 1.5
  score -= cells.filter((pile) => piles[pile]!.length > 0).length * 5
  for (const column of columns) {
    const cards = piles[column]!
    if (cards.length === 0) score += 8
    let runs = 0
    for (let i = cards.length - 1; i >= 0; i--) {
      const card = cards[i]!
      const gap = rankOf(card) - heights[suitOf(card, 4)]!
      if (gap < 2) score -= (cards.length - 1 - i) * (2.4 - gap)
      const under = cards[i - 1]
      if (under === undefined) continue
      const isRun = rankOf(under) === rankOf(card) + 1 && isRed(under) !== isRed(card)
      if (isRun) score += 1.2
      else {
        runs++
        if (rankOf(under) < rankOf(card)) score -= 2.2
      }
    }
    score -= runs * 1.6
  }
  return score
}

function rateSpider({ piles, suits }: Table): number {
  const { home, columns, stock } = PLACES.spider
  let score = home.filter((pile) => piles[pile]!.length > 0).length * 130
  score += (5 - piles[stock]!.length / 10) * 26
  for (const column of columns) {
    const cards = piles[column]!
    if (cards.length === 0) score += 18
    let run = 1
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!
      if (!isUp(card)) {
        score -= 11
        continue
      }
      const under = cards[i - 1]
      const isNext = under !== undefined && isUp(under) && rankOf(under) === rankOf(card) + 1
      run = isNext && suitOf(under, suits) === suitOf(card, suits) ? run + 1 : 1
      if (run > 1) score += 5 + run
      else if (isNext) score += 2
      else if (under !== undefined) score -= 3 + (rankOf(card) > rankOf(under) ? 1.5 : 0)
      else score += rankOf(card) === 12 ? 4 : 0
    }
  }
  return score
}
