/** Finds which animals form a family, and which of them are still hidden. */
import type { State } from '../state.ts'

/** Those of its kind who still hide. */
export function listMates({ places }: State, index: number): number[] {
  const { animal } = places[index]!
  return places.flatMap((place, i) =>
    i !== index && place.animal === animal && place.status === 'hidden' ? [i] : [],
  )
}

export const findMate = (state: State, index: number): number => listMates(state, index)[0] ?? -1

export function listHidden({ places }: State): number[] {
  return places.flatMap(({ status }, i) => (status === 'hidden' ? [i] : []))
}

/** How many belong together: two, or a family of three. */
export const countFamily = ({ places }: Pick<State, 'places'>, index: number): number =>
  places.filter(({ animal }) => animal === places[index]!.animal).length

/** All kinds of this meadow: found, hidden, and on their way. */
export const countKinds = ({
  places,
  choir,
  coming = [],
}: Pick<State, 'places' | 'choir' | 'coming'>): number =>
  new Set(places.flatMap(({ animal, status }) => (status === 'joined' ? [] : [animal]))).size +
  choir.length +
  coming.length

export const isCompleteFamily = (state: State, open: readonly number[]) =>
  open.length > 1 &&
  open.length === countFamily(state, open[0]!) &&
  open.every((index) => state.places[index]!.animal === state.places[open[0]!]!.animal)

/** Whether all who belong together are open. */
export const isComplete = (state: State): boolean => isCompleteFamily(state, state.open)
