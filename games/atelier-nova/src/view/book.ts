/** The game's save data: the look-book and the goals. */
import { isListOf, isRecord } from '@playhouse/game-kit/rules'
import { areDeeds } from './deeds.ts'
import { isExtra } from './extra-stars.ts'
import { isKnownList } from './revealed-scores.ts'
import { parseLook } from '../rules/outfit.ts'
import type { SaveRules } from '@playhouse/game-kit'
import { areTries } from './failed-tries.ts'
import type { Data } from './save-data.ts'

export const MAX_LOOKS = 24

export const saves: SaveRules<Data> = {
  version: 1,
  init: () => ({ looks: [] }),
  isValid: (data: unknown): data is Data =>
    isRecord(data) &&
    isListOf(data.looks, (look) => parseLook(look) !== null, MAX_LOOKS) &&
    (data.deeds === undefined || areDeeds(data.deeds)) &&
    (data.known === undefined || isKnownList(data.known)) &&
    (data.extra === undefined || isExtra(data.extra)) &&
    (data.tries === undefined || areTries(data.tries)),
}
