/**
 * Everything this software keeps or passes on about a visit, as data: the privacy page is made from it, so that it is true for the site's own
 * switches. Whoever makes the software keep or send something new adds it here; a test looks for what is stored and not named.
 */
import type { Practice, PracticeEntry, PracticePlace, PrivacyFacts } from './practice-entry.ts'
import { BROWSER_PRACTICES } from './browser-practices.ts'
import { listElsewhere } from './elsewhere-practices.ts'
import { SERVER_PRACTICES } from './server-practices.ts'

/** What this site does, in the order of the page. */
export function listPractices(facts: PrivacyFacts): Practice[] {
  const read = (place: PracticePlace, entries: readonly PracticeEntry[]): Practice[] =>
    entries
      .filter(({ isOn }) => isOn?.(facts) ?? true)
      .map(({ id, words, storedNames = [], policyUrl = '' }) => ({
        ...{ id, place, storedNames, policyUrl },
        ...(typeof words === 'function' ? words(facts) : words),
      }))
  return [
    ...read('browser', BROWSER_PRACTICES),
    ...read('server', SERVER_PRACTICES),
    ...read('elsewhere', listElsewhere(facts)),
  ]
}
