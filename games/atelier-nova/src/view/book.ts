/** The game's save data: the look-book and the goals. */
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
    typeof data === 'object' &&
    data !== null &&
    Array.isArray((data as Data).looks) &&
    (data as Data).looks.length <= MAX_LOOKS &&
    (data as Data).looks.every((look) => parseLook(look) !== null) &&
    ((data as Data).deeds === undefined || areDeeds((data as Data).deeds)) &&
    ((data as Data).known === undefined || isKnownList((data as Data).known)) &&
    ((data as Data).extra === undefined || isExtra((data as Data).extra)) &&
    ((data as Data).tries === undefined || areTries((data as Data).tries)),
}
