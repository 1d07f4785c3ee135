/**
 * Other deals that are won by the same moves: suits and ranks change their names where the rules do not mind, columns of equal height and
 * mirrored rows change places. Solving is slow and twisting what was solved is exact. Twist 0 changes nothing.
 */
import { createRng } from '@playhouse/game-kit/rules'
import type { Rng } from '@playhouse/game-kit/rules'
import { PLACES, VARIANTS } from './variants.ts'
import type { Kind, Move } from './variants.ts'

/** A deal's number is that of the shuffle, plus this many for each twist of it. */
export const TWIST = 100_000

export type Twist = {
  /** Where what was dealt to a column lies now. */
  columns: number[]
  suits: number[]
  ranks: number[]
}

const range = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i)
const same = (kind: Kind): Twist => ({
  columns: range(PLACES[kind].columns.length),
  suits: range(4),
  ranks: range(13),
})

/** The eight ways to rename suits so that cards of one colour stay of one colour. */
function renameSuits(number: number): number[] {
  const dark = number & 2 ? [2, 0] : [0, 2]
  const red = number & 4 ? [3, 1] : [1, 3]
  const [even, odd] = number & 1 ? [red, dark] : [dark, red]
  return [even[0]!, odd[0]!, even[1]!, odd[1]!]
}

/** Pairs that make thirteen change places among each other and within; the king is alone. */
function renamePairs(rng: Rng): number[] {
  const ranks = range(13)
  rng.shuffle(range(6)).forEach((to, from) => {
    const [low, high] = rng.chance(0.5) ? [to, 11 - to] : [11 - to, to]
    ranks[from] = low
    ranks[11 - from] = high
  })
  return ranks
}

/** Rows of so many cards, each from right to left. */
function mirror(rows: readonly number[]): number[] {
  let first = 0
  return rows.flatMap((count) => {
    const row = range(count, first).reverse()
    first += count
    return row
  })
}

const PEAK_ROWS = [3, 6, 9, 10]
const PYRAMID_ROWS = [1, 2, 3, 4, 5, 6, 7]

export function createTwist(mode: string, number: number): Twist {
  const { kind, suits } = VARIANTS[mode]!
  const twist = same(kind)
  if (number === 0) return twist
  const rng = createRng(`twist ${number}`)
  if (kind === 'spider') {
    const swapped = rng.chance(0.5) ? [1, 0, 3, 2] : [0, 1, 2, 3]
    twist.suits = suits === 4 ? rng.shuffle(range(4)) : swapped
    twist.columns = [...rng.shuffle(range(4)), ...rng.shuffle(range(6, 4))]
  } else if (kind === 'pyramid') {
    twist.ranks = renamePairs(rng)
    if (number % 2) twist.columns = mirror(PYRAMID_ROWS)
  } else if (kind === 'tripeaks') {
    // King and ace are neighbours: the ranks are a ring, and a ring can be turned.
    twist.ranks = range(13).map((rank) => (rank + number * 5) % 13)
    if (number % 2) twist.columns = mirror(PEAK_ROWS)
  } else {
    twist.suits = renameSuits(number)
    if (kind === 'freecell') twist.columns = [...rng.shuffle(range(4)), ...rng.shuffle(range(4, 4))]
  }
  return twist
}

export function twistCard({ suits, ranks }: Twist, card: number): number {
  const place = Math.floor(card / 13)
  return (Math.floor(place / 4) * 4 + suits[place % 4]!) * 13 + ranks[card % 13]!
}

/** What a spider's stock brings goes to the columns' new places; the last card of ten goes to the first column. */
export function twistRows({ columns }: Twist, stock: readonly number[]): number[] {
  const twisted = stock.slice()
  stock.forEach((card, i) => {
    const fromEnd = 9 - (i % 10)
    twisted[i - (i % 10) + 9 - columns[fromEnd]!] = card
  })
  return twisted
}

/** The same move in the twisted deal. */
export function twistMove(mode: string, { columns, suits }: Twist, [from, to, count]: Move): Move {
  const { kind } = VARIANTS[mode]!
  const places = PLACES[kind]
  // A web's stock is dealt to all columns: always the same move.
  if (kind === 'spider' && from === places.stock) return [from, to, count]
  const turn = (pile: number) => {
    const column = places.columns.indexOf(pile)
    if (column >= 0) return places.columns[columns[column]!]!
    const home = kind === 'klondike' || kind === 'freecell' ? places.home.indexOf(pile) : -1
    return home < 0 ? pile : places.home[suits[home]!]!
  }
  return [turn(from), turn(to), count]
}
