/** Where games stand in lists, and what stands close to them. */

/** Of as many neighbouring tiles as `WINDOW`, this many may share a drawing. */
export const WINDOW = 12
export const MAX_SHARED = 2
/** The first page of a list, and what moves onto it when the list changes a little. */
const FRONT = 72
const BEHIND_WEIGHT = 0.1

export interface GameList {
  /** Games by their numbers, in the list's order. */
  games: readonly number[]
  /** How many look at it, compared with other lists. */
  weight: number
}

export interface Places {
  lists: readonly GameList[]
  of(game: number): readonly { list: number; at: number }[]
  /** The front of a list is what most people see. */
  weightOf(list: number, at: number): number
}

const NOWHERE: readonly { list: number; at: number }[] = []

export function placeInLists(lists: readonly GameList[], gameCount: number): Places {
  const places: { list: number; at: number }[][] = Array.from({ length: gameCount })
  for (const [list, { games }] of lists.entries())
    for (const [at, game] of games.entries()) (places[game] ??= []).push({ list, at })
  return {
    lists,
    of: (game) => places[game] ?? NOWHERE,
    weightOf: (list, at) => lists[list]!.weight * (at < FRONT ? 1 : BEHIND_WEIGHT),
  }
}

/** Calls back for each game that is near in a list, with its distance and the list's weight there. */
export function eachNeighbour(
  places: Places,
  game: number,
  visit: (other: number, distance: number, weight: number) => void,
): void {
  for (const { list, at } of places.of(game)) {
    const { games } = places.lists[list]!
    const weight = places.weightOf(list, at)
    for (let place = Math.max(0, at - WINDOW + 1); place < Math.min(games.length, at + WINDOW); place++)
      if (place !== at) visit(games[place]!, Math.abs(place - at), weight)
  }
}
