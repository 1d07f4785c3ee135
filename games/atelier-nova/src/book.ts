/** What the game keeps of its own: the look-book and the book of goals. */
import { areDeeds } from './deeds.ts'
import type { Deeds } from './deeds.ts'
import { isExtra } from './extra-stars.ts'
import { isKnownList } from './known.ts'
import { parseLook } from './outfit.ts'
import type { SaveRules } from '@playhouse/game-kit'
import type { Look } from './look.ts'
import { areTries } from './tries.ts'
import type { TryCounts } from './tries.ts'

export type Data = {
  /** Kept outfits, the latest first. */
  looks: Look[]
  /** What was done towards the goals; absent in saves from before there were any. */
  deeds?: Deeds
  /** Pieces that judges have seen: their strength is printed in the wardrobe. */
  known?: number[]
  /** Stars from other ways to play than the theme shows, by what they were won for. */
  extra?: Record<string, number>
  /** Tries without a star, by show; absent before the first. */
  tries?: TryCounts
}
export const MOST_LOOKS = 24

export const saves: SaveRules<Data> = {
  version: 1,
  init: () => ({ looks: [] }),
  isSound: (data: unknown): data is Data =>
    typeof data === 'object' &&
    data !== null &&
    Array.isArray((data as Data).looks) &&
    (data as Data).looks.length <= MOST_LOOKS &&
    (data as Data).looks.every((look) => parseLook(look) !== null) &&
    ((data as Data).deeds === undefined || areDeeds((data as Data).deeds)) &&
    ((data as Data).known === undefined || isKnownList((data as Data).known)) &&
    ((data as Data).extra === undefined || isExtra((data as Data).extra)) &&
    ((data as Data).tries === undefined || areTries((data as Data).tries)),
}
