/** Google's consent mode, version 2: what its tags may do, set before any tag loads. */
import type { Consent } from './consent.ts'

type Setting = 'granted' | 'denied'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** As Google documents it: the queue needs the arguments object itself, not an array. */
export const gtag: (...command: unknown[]) => void = function queue() {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- a list is not read by Google's tags
  window.dataLayer.push(arguments)
}

let isDeclared = false

/** Denied until allowed; a teenager's ads are never personalised. */
export function declareGoogleConsent({ ads, analytics }: Consent, isTeen: boolean): void {
  const allow = (isAllowed: boolean): Setting => (isAllowed ? 'granted' : 'denied')
  if (!isDeclared) {
    isDeclared = true
    gtag('consent', 'default', { ...describe('denied', 'denied', 'denied'), wait_for_update: 500 })
    if (!ads && !analytics) return
  }
  gtag('consent', 'update', describe(allow(ads), allow(ads && !isTeen), allow(analytics)))
}

function describe(ads: Setting, personalAds: Setting, analytics: Setting) {
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: personalAds,
    analytics_storage: analytics,
  }
}
