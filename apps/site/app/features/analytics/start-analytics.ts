/** Begins to count when the page has come to rest: to the site's own server at once, unless somebody's age has to be asked first. */
import { getConsent, getDecision, onConsent, startConsent } from '#app/features/consent/consent.ts'
import type { Site } from '#app/domain/site.ts'
import { startFirstParty } from './first-party.ts'
import { eventGates } from './track.ts'

export interface AnalyticsOptions {
  audience: Site['audience']
  /** Whether the site has a third party on, so that there is somebody to ask about. */
  asksConsent: boolean
}

let isStarted = false

export function startAnalytics({ audience, asksConsent }: AnalyticsOptions): void {
  if (isStarted) return
  isStarted = true
  // With somebody to ask about, the parts that ask begin.
  if (!asksConsent) {
    startConsent({ audience, providers: [], hasPrivacySignal: false })
    eventGates.analytics.close()
    eventGates.ads.close()
  }
  if (asksConsent && audience === 'mixed') openWhenAgeIsKnown()
  else eventGates.own.open(startFirstParty())
  void import('./vitals.ts').then(
    ({ startVitals }) => startVitals(),
    () => {}, // nobody misses a measurement
  )
}

/** On a mixed site nothing at all is sent before; once the age is known, the counts of the site itself concern nobody. */
function openWhenAgeIsKnown(): void {
  let isOpen = false
  const look = () => {
    if (isOpen || !(getConsent().isDecided || getDecision().question === 'choice')) return
    isOpen = true
    eventGates.own.open(startFirstParty())
  }
  onConsent(look)
  look()
}
