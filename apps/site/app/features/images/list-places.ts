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

export function placeInLists(lists: readonly GameList[], gameCount: number): Places {
  const places: { list: number; at: number }[][] = Array.from({ length: gameCount })
  for (const [list, { games }] of lists.entries())
    for (const [at, game] of games.entries()) (places[game] ??= []).push({ list, at })
  return {
    lists,
    of: (game) => places[game] ?? [],
    weightOf: (list, at) => lists[list]!.weight * (at < FRONT ? 1 : BEHIND_WEIGHT),
  }
}

export interface Closeness {
  /** Windows around the place that would hold more than two. */
  fullWindows: number
  adjacent: number
  /** Alike within half a window. */
  near: number
}

/** What is alike around a place of a list; the place itself counts as alike. */
export function countClose(
  list: readonly number[],
  at: number,
  isAlike: (game: number) => boolean,
): Closeness {
  const from = Math.max(0, at - WINDOW + 1)
  const to = Math.min(list.length - 1, at + WINDOW - 1)
  const close: Closeness = { fullWindows: 0, adjacent: 0, near: 0 }
  const alike: number[] = []
  for (let place = from; place <= to; place++) {
    if (place === at) alike.push(place)
    else if (isAlike(list[place]!)) {
      alike.push(place)
      const distance = Math.abs(place - at)
      if (distance === 1) close.adjacent++
      else if (distance <= WINDOW / 2) close.near++
    }
  }
  if (alike.length <= MAX_SHARED) return close
  for (let i = 0; i + MAX_SHARED < alike.length; i++) {
    const [first, last] = [alike[i]!, alike[i + MAX_SHARED]!]
    if (last - first < WINDOW && first <= at && last >= at) close.fullWindows++
  }
  return close
}
