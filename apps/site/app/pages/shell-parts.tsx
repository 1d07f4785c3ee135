/** Parts of every page besides its content, loaded when the browser is idle. */
import { lazy, Suspense } from 'react'
import VisitPart from '#app/features/analytics/visit-part.tsx'
import { useIdleCovers } from '#app/features/catalogue/idle-covers.ts'
import { usePreviews } from '#app/features/catalogue/use-previews.ts'
import OfflineParts from '#app/features/offline/offline-parts.tsx'
import type { PublicSite } from '#app/domain/public-site.ts'

/** Fetched only where the site has ads on. */
const PageAds = lazy(() => import('#app/features/ads/page-ads-part.tsx'))

/** Fetched only where the site has sponsors. */
const SponsorCounts = lazy(() => import('#app/features/ads/sponsor-counts.tsx'))

export interface ShellPartsProps {
  site: PublicSite
  /** False where the operator has switched the worker off. */
  hasWorker: boolean
}

export default function ShellParts({ site, hasWorker }: ShellPartsProps) {
  useIdleCovers()
  usePreviews()
  return (
    <>
      <OfflineParts siteName={site.name} hasWorker={hasWorker} />
      <VisitPart site={site} />
      {site.ads && (
        <Suspense>
          <PageAds settings={site.ads} />
        </Suspense>
      )}
      {site.hasSponsors && (
        <Suspense>
          <SponsorCounts />
        </Suspense>
      )}
    </>
  )
}
