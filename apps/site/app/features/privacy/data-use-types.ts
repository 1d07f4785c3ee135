/** Types of the entries of the privacy page. */
import type { Site } from '#app/domain/site.ts'

export interface PrivacyFacts {
  site: Site
  hasServiceWorker: boolean
  /** How long a daily backup of the server's data is stored; null without backups. */
  backupDays: number | null
  /** Whether operators can sign in to the console. */
  hasConsole: boolean
  /** The origin of uploaded games, if it is another one. */
  gamesOrigin: string | undefined
  /** Names of the providers whose games this site lists, from their own servers. */
  remoteProviders: readonly string[]
  /** Other hosts that uploaded games of this site may reach. */
  reachedHosts: readonly string[]
}

/** Where the data is stored or sent. */
export type DataPlace = 'browser' | 'server' | 'elsewhere'

export interface DataUseTexts {
  title: string
  /** Sentences. */
  text: string
  /** Ends the sentence "Stored …"; empty when nothing is stored. */
  retention: string
}

export interface DataUse extends DataUseTexts {
  id: string
  place: DataPlace
  /** Names as the browser's developer tools show them; … at the end matches any ending. */
  storedNames: readonly string[]
  /** The third party's privacy policy. */
  policyUrl: string
}

/** One data use: its texts may depend on the site, and `isOn` returns whether the site has it. */
export interface DataUseEntry {
  id: string
  isOn?: (facts: PrivacyFacts) => boolean
  words: DataUseTexts | ((facts: PrivacyFacts) => DataUseTexts)
  storedNames?: readonly string[]
  policyUrl?: string
}
