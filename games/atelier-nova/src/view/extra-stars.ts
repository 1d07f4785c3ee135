/** Stars for prizes besides those of the theme shows: the theme of the day, of the week, and the first collections. Pure. */
import { isRecordOf } from '@playhouse/game-kit/rules'
import { countStars } from '../rules/goals.ts'
import type { State } from '../state.ts'

export type Extra = Record<string, number>
/** A day and a collection win one star, a week two. */
const WORTH: Record<string, number> = { daily: 1, collection: 1, weekly: 2 }
/** Days and weeks come by themselves; collections can be played all day, so only the first of them count. */
const MAX_COLLECTIONS = 6
export const MAX_EXTRA = 60

export const sumExtra = (extra: Extra = {}): number =>
  Math.min(
    MAX_EXTRA,
    Object.values(extra).reduce((sum, one) => sum + one, 0),
  )

/** What a verdict adds; `key` names the day, the week or the collection. Nothing for what was won before. */
export function addExtra(extra: Extra, state: State, key: string): Extra {
  const worth = WORTH[state.mode]
  const isLast = state.show === state.shows
  if (!worth || !isLast || !state.verdict || countStars(state, state.verdict.score) === 0) return extra
  const name = `${state.mode} ${key}`
  const collections = Object.keys(extra).filter((one) => one.startsWith('collection ')).length
  if (extra[name] || (state.mode === 'collection' && collections >= MAX_COLLECTIONS)) return extra
  return { ...extra, [name]: worth }
}

export const isExtra = (value: unknown): value is Extra => isRecordOf(value, (one) => one === 1 || one === 2)
