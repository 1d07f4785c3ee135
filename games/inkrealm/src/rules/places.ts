/** The ranking of painters, and the stars of a place. */
import { rungIn } from './rungs.ts'
import type { StarPlaces } from './rungs.ts'
import type { State } from '../state.ts'

/** The daily is lively for all players, so its star goals are as easy as those of a round against easy rivals. */
const DAILY_PLACES: StarPlaces = [2, 4, 6]

/** The last places that are worth three stars, two, and one. */
export const starPlacesIn = (state: State): StarPlaces => (state.isDaily ? DAILY_PLACES : rungIn(state).stars)

/** In a round of teams the player has to hold so much of the team's land, in hundredths, for a star. */
export const TEAM_PART = 30

export function starsFor(place: number, places: StarPlaces): number {
  return places.filter((last) => place <= last).length
}

/** What the round is worth so far. Of four teams the last has no star, and who is carried by friends has none either. */
export function starsOf(state: State): number {
  const place = placeOf(state, 0)
  if (state.twist !== 'teams') return starsFor(place, starPlacesIn(state))
  return teamPartOf(state) >= TEAM_PART ? 4 - place : 0
}

/** How much of the team's land the player holds, in hundredths. */
export function teamPartOf({ painters }: State): number {
  const me = painters[0]!
  const team = painters.filter(({ team: other }) => other === me.team)
  const whole = team.reduce((sum, { land }) => sum + land, 0)
  return Math.floor((me.land * 100) / Math.max(1, whole))
}

/** Painters, or teams in a team round: most land first; a tie shares the place. */
export function listRanking({ painters, twist }: State): { id: number; land: number; place: number }[] {
  const sums = new Map<number, number>()
  painters.forEach(({ team, land }, i) => {
    const id = twist === 'teams' ? team : i
    sums.set(id, (sums.get(id) ?? 0) + land)
  })
  const sorted = [...sums].map(([id, land]) => ({ id, land, place: 1 }))
  sorted.sort((a, b) => b.land - a.land || a.id - b.id)
  sorted.forEach((entry, i) => {
    const before = sorted[i - 1]
    entry.place = before?.land === entry.land ? before.place : i + 1
  })
  return sorted
}

/** 1 is the best. */
export function placeOf(state: State, who: number): number {
  const id = state.twist === 'teams' ? state.painters[who]!.team : who
  return listRanking(state).find((entry) => entry.id === id)!.place
}
