/**
 * Everything this software keeps or passes on about a visit, as data: the privacy page is made from it, so that it is true for the site's own
 * switches. Whoever makes the software keep or send something new adds it here; a test looks for what is stored and not named.
 */
import type { DataUse, DataUseEntry, DataPlace, PrivacyFacts } from './data-use-types.ts'
import { BROWSER_DATA } from './browser-data.ts'
import { listElsewhere } from './third-party-data.ts'
import { SERVER_DATA } from './server-data.ts'

/** What this site does, in the order of the page. */
export function listDataUses(facts: PrivacyFacts): DataUse[] {
  const read = (place: DataPlace, entries: readonly DataUseEntry[]): DataUse[] =>
    entries
      .filter(({ isOn }) => isOn?.(facts) ?? true)
      .map(({ id, words, storedNames = [], policyUrl = '' }) => ({
        ...{ id, place, storedNames, policyUrl },
        ...(typeof words === 'function' ? words(facts) : words),
      }))
  return [
    ...read('browser', BROWSER_DATA),
    ...read('server', SERVER_DATA),
    ...read('elsewhere', listElsewhere(facts)),
  ]
}
