/** The frames of a walk and their paint order: every other one first, so that a slow worker has a whole walk early. */
import { isWheelchair } from '../art/figure/doll.ts'
import type { DollOptions } from '../art/figure/doll.ts'
import { arrivalOf, ARRIVALS, TURNS, turnOf } from './finale.ts'
import type { Look } from '../rules/look.ts'
import { STEPS, stepOf } from './walk-steps.ts'

export type Motion = 'step' | 'arrival' | 'turn'
const COUNTS: Record<Motion, number> = { step: STEPS, arrival: ARRIVALS, turn: TURNS }

/** One walk has 43 pictures, and is asked for them in every frame. */
const MAX_CACHED = 96
const cached = new Map<string, DollOptions>()
export function motionOf(look: Look, motion: Motion, nth: number): DollOptions {
  const isSeated = isWheelchair(look)
  const key = `${motion} ${motion === 'step' ? isSeated : look.pose} ${nth}`
  const known = cached.get(key)
  if (known) return known
  const made =
    motion === 'step'
      ? stepOf(nth, isSeated)
      : motion === 'arrival'
        ? arrivalOf(look.pose, nth)
        : turnOf(look.pose, nth)
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(key, made)
  return made
}
const every = (motion: Motion, isOdd: boolean): [Motion, number][] =>
  Array.from({ length: COUNTS[motion] }, (_, nth): [Motion, number] => [motion, nth]).filter(
    ([, nth]) => nth % 2 === Number(isOdd),
  )
const coarse = (motions: readonly Motion[]) => motions.flatMap((motion) => every(motion, false))
const fine = (motions: readonly Motion[]) => motions.flatMap((motion) => every(motion, true))
/** Those a walk cannot do without come first. */
export const WALK = [
  ...coarse(['step']),
  ...coarse(['arrival', 'turn']),
  ...fine(['step', 'arrival', 'turn']),
]
export const MUST_HAVES = coarse(['step', 'arrival', 'turn']).length
/** The steps alone, for a passing figure. */
export const PASSING = coarse(['step'])

/** The picture itself, and the one before that stands in for it. */
export const choicesOf = (look: Look, motion: Motion, nth: number): DollOptions[] =>
  nth % 2 === 0
    ? [motionOf(look, motion, nth)]
    : [motionOf(look, motion, nth), motionOf(look, motion, nth - 1)]
