/** Counts visits and plays, and asks for consent when the site uses a third party. */
import { lazy, Suspense, useEffect } from 'react'
import type { PublicSite } from '#app/domain/public-site.ts'
import { startSiteCalls } from '#app/features/sites/site-configuration.ts'
import { usePlayEvents } from './play-events.ts'
import { useScreenEvents } from './screen-events.ts'
import { startAnalytics } from './start-analytics.ts'

/** Fetched only where the site has a third party on. */
const ConsentParts = lazy(() => import('#app/features/consent/consent-parts.tsx'))

export default function VisitPart({ site: { name, audience, ads, asksConsent } }: { site: PublicSite }) {
  useEffect(startSiteCalls, [])
  useEffect(() => startAnalytics({ audience, asksConsent }), [audience, asksConsent])
  useScreenEvents()
  usePlayEvents()
  if (!asksConsent) return null
  return (
    <Suspense>
      <ConsentParts audience={audience} ads={ads} siteName={name} />
    </Suspense>
  )
}
