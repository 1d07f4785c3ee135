/** What a game's stage shows ads with; everything behind it comes when a game first asks. */
import { useMemo } from 'react'
import { usePublicSite } from '#app/features/sites/public-site.ts'
import type { Ads } from './ads.ts'

/** Undefined where the site shows none to games. */
export function useShowAd(): Ads['showForGame'] | undefined {
  const ads = usePublicSite()?.ads
  return useMemo(() => {
    if (!ads || !ads.kinds.some((kind) => kind === 'break' || kind === 'rewarded')) return undefined
    return async (kind, signal) => (await import('./ads.ts')).openAds(ads).showForGame(kind, signal)
  }, [ads])
}
