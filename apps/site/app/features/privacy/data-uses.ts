/**
 * All data that this software stores or sends about a visit. The privacy page is rendered from it and so matches the site's settings.
 * Add an entry when the software stores or sends something new; a test finds stored names without an entry.
 */
import type { DataUse, DataUseEntry, DataPlace, PrivacyFacts } from './data-use-types.ts'
import { BROWSER_DATA } from './browser-data.ts'
import { listElsewhere } from './third-party-data.ts'
import { SERVER_DATA } from './server-data.ts'

/** The data uses of this site, in the order of the page. */
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
