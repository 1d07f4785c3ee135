/** Who is where in the ranking, and what a place is worth. */
import type { State } from './state.ts'

/** A place behind this one has no star. */
export const LAST_STAR_PLACE = 7

/** The first two have three stars, the first four two, the first seven one; of four teams the last has none. */
export function starsFor(place: number, isTeams = false): number {
  if (isTeams) return 4 - place
  return place <= 2 ? 3 : place <= 4 ? 2 : place <= LAST_STAR_PLACE ? 1 : 0
}

/** Painters or, in a round of teams, teams: most land first. */
export function listRanking({ painters, twist }: State): { id: number; land: number }[] {
  const sums = new Map<number, number>()
  painters.forEach(({ team, land }, i) => {
    const id = twist === 'teams' ? team : i
    sums.set(id, (sums.get(id) ?? 0) + land)
  })
  return [...sums].map(([id, land]) => ({ id, land })).toSorted((a, b) => b.land - a.land || a.id - b.id)
}

/** 1 is the best. */
export function placeOf(state: State, who: number): number {
  const id = state.twist === 'teams' ? state.painters[who]!.team : who
  return listRanking(state).findIndex((entry) => entry.id === id) + 1
}
