/** The bell with its basket, the helper, and the options of a run. Deterministic, without the DOM. */
import { GREETING_TICKS } from './deal.ts'
import { hasTwist } from './levels.ts'
import type { Event, Helper, State } from '../state.ts'
import { isFree, lookOut } from './twists.ts'

type Emit = (event: Event) => void

/** Flowers in the basket: so many at first, doubled by each pair that was known, up to so many. */
const FIRST_IN_BASKET = 2
const MAX_IN_BASKET = 16
/** How many homes the owl looks into. */
const MAX_OWL_PLACES = 6
/** As many more lanterns as a night can give. */
const MAX_KINDLED = 4
/** Lanterns that burn again for those who are woken. */
const WOKEN_LANTERNS = 2

export const countBasket = ({ basket = 0 }: State): number => basket

/** A known pair doubles the flowers in the basket. */
export function fillBasket(state: State, place: number, emit: Emit): void {
  if (!hasTwist(state, 'bell')) return
  const before = countBasket(state)
  state.basket = Math.min(MAX_IN_BASKET, Math.max(FIRST_IN_BASKET, before * 2))
  if (state.basket !== before) emit({ type: 'filled', place, flowers: state.basket })
}

/** A missed pair loses the flowers that the bell has not brought home. */
export function spill(state: State, emit: Emit): void {
  const flowers = countBasket(state)
  if (flowers === 0) return
  state.basket = 0
  emit({ type: 'spilled', flowers })
}

/** Collects the flowers of the basket and resets it. */
export function ring(state: State, emit: Emit): void {
  const flowers = countBasket(state)
  if (flowers === 0) return
  state.basket = 0
  state.score += flowers
  emit({ type: 'rung', flowers })
}

/** Friends of the garden come along where one plays alone, by eye, and not against others. */
export const canBeHelped = ({ mode, kind }: Pick<State, 'mode' | 'kind'>): boolean =>
  kind === 'look' && (mode === 'meadow' || mode === 'walk')

/** After the first look, or once the helper has been used, no other helper can join. */
export const hasBegun = ({ looks, hasHelped }: State): boolean => looks > 0 || hasHelped === true

/** Chooses a helper before the first look, or sends it home. */
export function call(state: State, helper: Helper | null, emit: Emit): void {
  if (hasBegun(state) || !canBeHelped(state) || (state.helper ?? null) === helper) return
  if (helper) state.helper = helper
  else delete state.helper
  emit({ type: 'called', helper })
}

/** The hedgehog rolls up over the first friend that is forgotten: nothing is lost. */
export function guard(state: State, emit: Emit): boolean {
  if (state.helper !== 'hedgehog' || state.hasHelped) return false
  state.hasHelped = true
  emit({ type: 'guarded', places: [...state.open] })
  return true
}

/** The owl flies over these, once a meadow, and they look up to her. */
export function sendOwl(state: State, asked: readonly number[], emit: Emit): void {
  const places = [...new Set(asked)]
    .filter((index) => state.places[index]?.status === 'hidden')
    .slice(0, MAX_OWL_PLACES)
  if (state.helper !== 'owl' || state.hasHelped || !isFree(state) || places.length === 0) return
  state.hasHelped = true
  lookOut(state, places)
  emit({ type: 'owled', places: [...places] })
}

/** The bee brings a flower more to each bouquet that was known. */
export const helpBouquet = ({ helper }: State, isSure: boolean): number =>
  helper === 'bee' && isSure ? 1 : 0

/** Those who need longer to look have it from the next look on. */
export function setPace(state: State, isSlow: boolean): void {
  if (isSlow) state.isSlow = true
  else delete state.isSlow
}

/** Once per run, and never in the daily, which is the same for all players. */
export const canWake = ({ mode, isAsleep, ending, hasWoken }: State): boolean =>
  mode !== 'daily' && isAsleep && ending === 0 && !hasWoken

/** The meadow continues: found pairs stay found, and all other animals wave once more. */
export function wake(state: State, emit: Emit): void {
  if (!canWake(state)) return
  state.hasWoken = true
  state.isAsleep = false
  emit({ type: 'woke' })
  while (state.lanterns < Math.min(WOKEN_LANTERNS, state.allLanterns))
    emit({ type: 'relit', lantern: state.lanterns++ })
  if (state.kind === 'look') state.greeting = GREETING_TICKS
}

/** Only before the first look, and only where lanterns are counted. */
export function kindle(state: State, count: number, emit: Emit): void {
  if (state.looks > 0 || state.allLanterns === 0 || state.kindled || !Number.isInteger(count) || count < 1)
    return
  state.kindled = Math.min(MAX_KINDLED, count)
  state.allLanterns += state.kindled
  state.lanterns = state.allLanterns
  // All other animals wave once more.
  if (state.kind === 'look') state.greeting = GREETING_TICKS
  emit({ type: 'kindled' })
}
