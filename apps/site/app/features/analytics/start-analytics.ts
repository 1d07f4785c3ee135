/** Starts counting when the page is idle: to the site's own server at once, unless the visitor's age has to be asked first. */
import { getConsent, getDecision, onConsent, startConsent } from '#app/features/consent/consent.ts'
import type { Site } from '#app/domain/site.ts'
import { startFirstParty } from './first-party.ts'
import { eventGates } from './track.ts'

export interface AnalyticsOptions {
  audience: Site['audience']
  /** Whether the site uses a third party that needs consent. */
  asksConsent: boolean
}

let isStarted = false

export function startAnalytics({ audience, asksConsent }: AnalyticsOptions): void {
  if (isStarted) return
  isStarted = true
  // With a third party, load the consent dialogs.
  if (!asksConsent) {
    startConsent({ audience, providers: [], hasPrivacySignal: false })
    eventGates.analytics.close()
    eventGates.ads.close()
  }
  if (asksConsent && audience === 'mixed') openAfterAgeAnswer()
  else eventGates.own.open(startFirstParty())
  void import('./vitals.ts').then(
    ({ startVitals }) => startVitals(),
    () => {}, // a missing measurement does no harm
  )
}

/** On a mixed site nothing is sent before the age is known; then the site's own counts need no consent. */
function openAfterAgeAnswer(): void {
  let isOpen = false
  const look = () => {
    if (isOpen || !(getConsent().isDecided || getDecision().question === 'choice')) return
    isOpen = true
    eventGates.own.open(startFirstParty())
  }
  onConsent(look)
  look()
}
