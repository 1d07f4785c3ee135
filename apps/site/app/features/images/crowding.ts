/** How crowded a place is: what it costs a drawing to stand in a game's places, from one walk over the game's neighbours. */
import { type Places, WINDOW } from './list-places.ts'

/** Between a window too full and one that is nearly so. */
export const CROWDING_COST = { fullWindow: 1000, adjacent: 90, glance: 75, near: 40, sameScreen: 1.5 }
/** A drawing that comes again so near is seen in one glance. */
const GLANCE = 4
/** So many places before and after are on the same screen: a drawing should not come twice there where another one suits. */
const SCREEN = 40

export interface Board {
  places: Places
  /** By game: the drawing it has, or -1. */
  drawings: Int32Array
}

export interface Crowding {
  /** Looks at the neighbours of a game; `costOf` holds for this game until the next call. `hasScreen`: also at what is farther on the same screen. */
  measure(game: number, hasScreen?: boolean): void
  costOf(drawing: number): number
}

/** No place of this drawing is near. A third one (see `MAX_SHARED`) fills a window, so the nearest two on each side decide. */
const NONE = -1

export function createCrowding({ places, drawings }: Board, drawingCount: number): Crowding {
  const costs = new Float64Array(drawingCount)
  const measured: number[] = []
  const isSeen = new Uint8Array(drawingCount)
  const seen: number[] = []
  /** By drawing: the nearest places before and after, and the next nearest ones. */
  const before = new Int32Array(drawingCount)
  const beforeThat = new Int32Array(drawingCount)
  const after = new Int32Array(drawingCount)
  const afterThat = new Int32Array(drawingCount)

  function meet(drawing: number, distance: number, weight: number): void {
    if (isSeen[drawing] === 0) {
      isSeen[drawing] = 1
      seen.push(drawing)
      before[drawing] = beforeThat[drawing] = after[drawing] = afterThat[drawing] = NONE
    }
    if (distance === 1) costs[drawing]! += weight * CROWDING_COST.adjacent
    else costs[drawing]! += weight * (distance < GLANCE ? CROWDING_COST.glance : CROWDING_COST.near)
  }

  function countFullWindows(drawing: number, at: number): number {
    const isBetween =
      before[drawing] !== NONE && after[drawing] !== NONE && after[drawing]! - before[drawing]! < WINDOW
    return (
      Number(beforeThat[drawing] !== NONE && at - beforeThat[drawing]! < WINDOW) +
      Number(isBetween) +
      Number(afterThat[drawing] !== NONE && afterThat[drawing]! - at < WINDOW)
    )
  }

  function measureScreen(games: readonly number[], at: number, weight: number): void {
    const end = Math.min(games.length, at + SCREEN)
    for (let place = Math.max(0, at - SCREEN + 1); place < end; place++) {
      const drawing = place === at ? -1 : drawings[games[place]!]!
      if (drawing < 0) continue
      costs[drawing]! += weight * CROWDING_COST.sameScreen
      measured.push(drawing)
    }
  }

  function measurePlace(games: readonly number[], at: number, weight: number): void {
    for (let place = at - 1; place >= Math.max(0, at - WINDOW + 1); place--) {
      const drawing = drawings[games[place]!]!
      if (drawing < 0) continue
      meet(drawing, at - place, weight)
      if (before[drawing] === NONE) before[drawing] = place
      else if (beforeThat[drawing] === NONE) beforeThat[drawing] = place
    }
    for (let place = at + 1; place < Math.min(games.length, at + WINDOW); place++) {
      const drawing = drawings[games[place]!]!
      if (drawing < 0) continue
      meet(drawing, place - at, weight)
      if (after[drawing] === NONE) after[drawing] = place
      else if (afterThat[drawing] === NONE) afterThat[drawing] = place
    }
    for (const drawing of seen) {
      costs[drawing]! += weight * CROWDING_COST.fullWindow * countFullWindows(drawing, at)
      isSeen[drawing] = 0
      measured.push(drawing)
    }
    seen.length = 0
  }

  return {
    measure(game, hasScreen = false) {
      for (const drawing of measured) costs[drawing] = 0
      measured.length = 0
      for (const { list, at } of places.of(game)) {
        const { games } = places.lists[list]!
        const weight = places.weightOf(list, at)
        measurePlace(games, at, weight)
        if (hasScreen) measureScreen(games, at, weight)
      }
    },
    costOf: (drawing) => costs[drawing]!,
  }
}
