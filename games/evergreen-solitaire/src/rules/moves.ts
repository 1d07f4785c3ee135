/** Legal moves and their effects: the rules of the five games. Tables are immutable. */
import { DOWN, idOf, isRed, isUp, rankOf, suitOf } from './cards.ts'
import { COVERS, PLACES } from '../state.ts'
import type { Move, Table } from '../state.ts'

const top = (pile: readonly number[]): number | undefined => pile.at(-1)

/** A card of a pyramid or of peaks with nothing on it any more. */
export function isFree({ kind, piles }: Table, pile: number): boolean {
  if (kind !== 'pyramid' && kind !== 'tripeaks') return true
  const first = PLACES[kind].columns[0]!
  if (pile < first) return true
  return COVERS[kind][pile - first]!.every((other) => piles[first + other]!.length === 0)
}

/** Whether the upper `count` cards of a pile hold together and may be lifted. */
export function canLift(table: Table, pile: number, count: number): boolean {
  const { kind, piles, suits } = table
  const cards = piles[pile]!
  const { stock, home, columns } = PLACES[kind]
  if (count < 1 || count > cards.length || pile === stock) return false
  if (kind === 'spider' && home.includes(pile)) return false
  if (kind === 'pyramid' && home.includes(pile)) return false
  if (kind === 'tripeaks' && !columns.includes(pile)) return false
  if (!isUp(cards[cards.length - count]!) || !isFree(table, pile)) return false
  if (count === 1) return true
  if (!columns.includes(pile)) return false
  for (let i = cards.length - count; i < cards.length - 1; i++) {
    const lower = cards[i]!
    const upper = cards[i + 1]!
    if (rankOf(lower) !== rankOf(upper) + 1) return false
    if (kind === 'spider' ? suitOf(lower, suits) !== suitOf(upper, suits) : isRed(lower) === isRed(upper))
      return false
  }
  return true
}

/** How many cards may travel together through the free cells. */
function roomFor({ piles }: Table, to: number): number {
  const { cells, columns } = PLACES.freecell
  const free = cells.filter((pile) => piles[pile]!.length === 0).length
  const empty = columns.filter((pile) => pile !== to && piles[pile]!.length === 0).length
  return (free + 1) * 2 ** empty
}

export function canMove(table: Table, [from, to, count]: Move): boolean {
  const { kind, piles } = table
  const { stock, waste, home, cells, columns, count: places } = PLACES[kind]
  if (!(from >= 0 && to >= 0 && from < places && to < places && from !== to && count > 0)) return false
  if (from === stock) return canDraw(table, to, count)
  if (to === stock) {
    const isOver = from === waste && piles[stock]!.length === 0 && kind !== 'tripeaks'
    return isOver && table.turns !== 0 && count === piles[waste]!.length
  }
  if (!canLift(table, from, count)) return false
  if (kind === 'pyramid') return count === 1 && canPair(table, from, to)
  const card = piles[from]![piles[from]!.length - count]!
  const target = top(piles[to]!)
  if (kind === 'tripeaks') return to === waste && isNeighbour(card, target!)
  if (home.includes(to)) return kind !== 'spider' && count === 1 && fitsHome(card, home.indexOf(to), target)
  if (cells.includes(to)) return count === 1 && target === undefined
  if (!columns.includes(to)) return false
  if (kind === 'freecell' && count > roomFor(table, to)) return false
  if (target === undefined) return kind !== 'klondike' || rankOf(card) === 12
  return (
    isUp(target) &&
    rankOf(target) === rankOf(card) + 1 &&
    (kind === 'spider' || isRed(target) !== isRed(card))
  )
}

function canDraw({ kind, piles, draw }: Table, to: number, count: number): boolean {
  const { stock, waste, columns } = PLACES[kind]
  const isTarget = kind === 'spider' ? to === columns[0] : to === waste
  return isTarget && piles[stock]!.length > 0 && count === Math.min(draw, piles[stock]!.length)
}

function canPair(table: Table, from: number, to: number): boolean {
  const { piles } = table
  const card = top(piles[from]!)!
  if (PLACES.pyramid.home.includes(to)) return rankOf(card) === 12
  const other = top(piles[to]!)
  return other !== undefined && isUp(other) && isFree(table, to) && rankOf(card) + rankOf(other) === 11
}

function isNeighbour(card: number, other: number): boolean {
  const gap = Math.abs(rankOf(card) - rankOf(other))
  return gap === 1 || gap === 12
}

function fitsHome(card: number, suit: number, target: number | undefined): boolean {
  return suitOf(card, 4) === suit && rankOf(card) === (target === undefined ? 0 : rankOf(target) + 1)
}

/** The table after a move that `canMove` allows. */
export function applyMove(table: Table, [from, to, count]: Move): Table {
  const { kind } = table
  const { stock, waste, home, columns } = PLACES[kind]
  const piles = table.piles.slice()
  const source = piles[from]!
  const taken = source.slice(source.length - count)
  piles[from] = source.slice(0, source.length - count)
  if (from === stock && kind === 'spider') {
    taken.reverse().forEach((card, i) => (piles[columns[i]!] = [...piles[columns[i]!]!, idOf(card)]))
  } else if (from === stock) piles[to] = [...piles[to]!, ...taken.reverse().map(idOf)]
  else if (to === stock) piles[to] = taken.reverse().map((card) => idOf(card) + DOWN)
  else if (kind === 'pyramid' && to !== waste && to !== home[0]) {
    piles[home[0]!] = [...piles[home[0]!]!, ...taken, top(piles[to]!)!]
    piles[to] = piles[to]!.slice(0, -1)
  } else if (kind === 'pyramid' && to === waste) {
    piles[home[0]!] = [...piles[home[0]!]!, ...taken, top(piles[waste]!)!]
    piles[waste] = piles[waste]!.slice(0, -1)
  } else piles[to] = [...piles[to]!, ...taken]
  const turns = to === stock && table.turns > 0 ? table.turns - 1 : table.turns
  const next = { ...table, turns, piles }
  if (kind === 'spider') sendRunsHome(next)
  turnUp(next, from)
  return next
}

/** Thirteen of a suit, king to ace, leave a spider's web. */
function sendRunsHome(table: Table): void {
  const { piles } = table
  const { home, columns } = PLACES.spider
  for (const pile of columns) {
    if (piles[pile]!.length < 13 || rankOf(top(piles[pile]!)!) !== 0 || !canLift(table, pile, 13)) continue
    const place = home.find((other) => piles[other]!.length === 0)!
    piles[place] = piles[pile]!.slice(-13)
    piles[pile] = piles[pile]!.slice(0, -13)
    turnUp(table, pile)
  }
}

/** Turns up cards that are now uncovered. */
function turnUp(table: Table, from: number): void {
  const { kind, piles } = table
  const { columns } = PLACES[kind]
  const checked = kind === 'tripeaks' ? columns : columns.includes(from) ? [from] : []
  for (const pile of checked) {
    const card = top(piles[pile]!)
    if (card !== undefined && !isUp(card) && isFree(table, pile))
      piles[pile] = [...piles[pile]!.slice(0, -1), idOf(card)]
  }
}

/** The move a tap on the stock means, or null. */
export function findDraw(table: Table): Move | null {
  const { kind, piles, draw, turns } = table
  const { stock, waste, columns } = PLACES[kind]
  if (stock < 0) return null
  const left = piles[stock]!.length
  if (left > 0) return [stock, kind === 'spider' ? columns[0]! : waste, Math.min(draw, left)]
  if (kind === 'spider' || kind === 'tripeaks' || turns === 0 || piles[waste]!.length === 0) return null
  return [waste, stock, piles[waste]!.length]
}

/** Every move but drawing, and but taking back from home. */
export function listMoves(table: Table): Move[] {
  const { kind, piles } = table
  const { home, waste, cells, columns } = PLACES[kind]
  const moves: Move[] = []
  const sources = [...columns, ...cells, ...(waste >= 0 && kind !== 'tripeaks' ? [waste] : [])]
  for (const from of sources) {
    for (let count = 1; canLift(table, from, count); count++) {
      const isEntirePile = count === piles[from]!.length
      let wasEmpty = false
      for (const to of listTargets(table, from, count)) {
        const isEmpty = piles[to]!.length === 0 && !home.includes(to)
        // One empty place is as good as another, and a whole column gains nothing there.
        if (isEmpty && columns.includes(to) && isEntirePile && columns.includes(from)) continue
        if (isEmpty && columns.includes(to)) {
          if (wasEmpty) continue
          wasEmpty = true
        }
        moves.push([from, to, count])
      }
    }
  }
  return moves
}

/** Where the upper `count` cards of a pile may go. */
export function listTargets(table: Table, from: number, count: number): number[] {
  const { kind, piles } = table
  const { home, waste, cells, columns } = PLACES[kind]
  const openCell = cells.find((pile) => piles[pile]!.length === 0)
  const places =
    kind === 'tripeaks' ? [waste] : [...home, ...columns, ...(openCell === undefined ? [] : [openCell])]
  if (kind === 'pyramid') places.push(waste)
  return places.filter((to) => canMove(table, [from, to, count]))
}

export function isWon({ kind, piles }: Table): boolean {
  const { home, columns } = PLACES[kind]
  if (kind === 'pyramid' || kind === 'tripeaks') return columns.every((pile) => piles[pile]!.length === 0)
  return home.reduce((sum, pile) => sum + piles[pile]!.length, 0) === (kind === 'spider' ? 104 : 52)
}
