/** The games: their deal and their piles. */
export type Kind = 'klondike' | 'spider' | 'freecell' | 'pyramid' | 'tripeaks'

/** From pile, to pile, how many cards. */
export type Move = [from: number, to: number, count: number]

/** A mode's game: its kind and its number of suits. */
export const VARIANTS: Record<string, { kind: Kind; suits: number; draw: number }> = {
  klondike: { kind: 'klondike', suits: 4, draw: 1 },
  klondike3: { kind: 'klondike', suits: 4, draw: 3 },
  spider1: { kind: 'spider', suits: 1, draw: 10 },
  spider2: { kind: 'spider', suits: 2, draw: 10 },
  spider4: { kind: 'spider', suits: 4, draw: 10 },
  freecell: { kind: 'freecell', suits: 4, draw: 0 },
  pyramid: { kind: 'pyramid', suits: 4, draw: 1 },
  tripeaks: { kind: 'tripeaks', suits: 4, draw: 1 },
}
type Places = {
  stock: number
  waste: number
  cells: number[]
  home: number[]
  columns: number[]
  count: number
}
const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)

/** Where each game has what; -1 where it has none. In pyramid and tri-peaks every card is a column of its own. */
export const PLACES: Record<Kind, Places> = {
  klondike: { stock: 0, waste: 1, cells: [], home: range(2, 4), columns: range(6, 7), count: 13 },
  spider: { stock: 0, waste: -1, cells: [], home: range(1, 8), columns: range(9, 10), count: 19 },
  freecell: { stock: -1, waste: -1, cells: range(0, 4), home: range(4, 4), columns: range(8, 8), count: 16 },
  pyramid: { stock: 0, waste: 1, cells: [], home: [2], columns: range(3, 28), count: 31 },
  tripeaks: { stock: 0, waste: 1, cells: [], home: [], columns: range(2, 28), count: 30 },
}
