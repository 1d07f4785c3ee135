/** How a thing is written down that is stored or passed on about a visit. */
import type { Site } from '#app/domain/site.ts'

export interface PrivacyFacts {
  site: Site
  hasServiceWorker: boolean
  /** Where uploaded games come from, if anywhere else than here. */
  gamesOrigin: string | undefined
  /** Names of the providers whose games this site lists, from their own servers. */
  remoteProviders: readonly string[]
}

/** Where what is kept lies, or goes. */
export type DataPlace = 'browser' | 'server' | 'elsewhere'

export interface DataUseTexts {
  title: string
  /** Sentences. */
  text: string
  /** How long, as the end of the sentence "Kept …"; empty where nothing is kept. */
  retention: string
}

export interface DataUse extends DataUseTexts {
  id: string
  place: DataPlace
  /** Exactly as a browser's own tools show them; one that ends in … begins with what stands before it. */
  storedNames: readonly string[]
  /** Its own rules, of somebody else's. */
  policyUrl: string
}

/** How a practice is written down: its words may depend on the site, and `isOn` tells whether the site has it at all. */
export interface DataUseEntry {
  id: string
  isOn?: (facts: PrivacyFacts) => boolean
  words: DataUseTexts | ((facts: PrivacyFacts) => DataUseTexts)
  storedNames?: readonly string[]
  policyUrl?: string
}
