/**
 * Everything this software keeps or passes on about a visit, as data: the privacy page is made from it, so that it is true for the site's own
 * switches. Whoever makes the software keep or send something new adds it here; a test looks for what is stored and not named.
 */
import type { Site } from '#app/domain/site.ts'
import { BROWSER_PRACTICES } from './browser-practices.ts'
import { listElsewhere } from './elsewhere-practices.ts'
import { SERVER_PRACTICES } from './server-practices.ts'

export interface PrivacyFacts {
  site: Site
  hasServiceWorker: boolean
  /** Where uploaded games come from, if anywhere else than here. */
  gamesOrigin: string | undefined
  /** Names of the providers whose games this site lists, from their own servers. */
  remoteProviders: readonly string[]
}

/** Where what is kept lies, or goes. */
export type PracticePlace = 'browser' | 'server' | 'elsewhere'

export interface PracticeWords {
  title: string
  /** Sentences. */
  text: string
  /** How long, as the end of the sentence "Kept …"; empty where nothing is kept. */
  kept: string
}

export interface Practice extends PracticeWords {
  id: string
  place: PracticePlace
  /** Exactly as a browser's own tools show them; one that ends in … begins with what stands before it. */
  storedNames: readonly string[]
  /** Its own rules, of somebody else's. */
  policyUrl: string
}

/** How a practice is written down: its words may depend on the site, and `isOn` tells whether the site has it at all. */
export interface PracticeEntry {
  id: string
  isOn?: (facts: PrivacyFacts) => boolean
  words: PracticeWords | ((facts: PrivacyFacts) => PracticeWords)
  storedNames?: readonly string[]
  policyUrl?: string
}

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
