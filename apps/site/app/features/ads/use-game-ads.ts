/** The site's ads as a game's stage asks for them; everything behind it comes with the first game that starts. */
import { useMemo } from 'react'
import type { GameAds } from '#app/features/play/game-ads.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import type { AdKind, AdSettings } from '#app/domain/ads.ts'
import type { Ads } from './ads.ts'

/** No game waits longer for the code that shows ads. */
const CODE_LIMIT_MS = 3000
/** What may come over a game. */
const OVER_GAMES: readonly AdKind[] = ['break', 'rewarded', 'interstitial']

/** Undefined when the site has no ads besides its pages' own placements. */
export function useGameAds(): GameAds | undefined {
  const settings = usePublicSite()?.ads
  return useMemo(() => {
    if (!settings) return undefined
    return createGameAds(settings, async () => (await import('./ads.ts')).openAds(settings))
  }, [settings])
}

/** `load` brings the code. */
export function createGameAds(settings: AdSettings, load: () => Promise<Ads>): GameAds | undefined {
  const kinds = OVER_GAMES.filter((kind) => settings.kinds.includes(kind))
  if (kinds.length === 0 && !settings.beforePlay) return undefined
  return {
    ...(kinds.some((kind) => kind !== 'interstitial') && {
      show: async (kind, signal) => (await inTime(load())).showForGame(kind, signal),
    }),
    ...(settings.beforePlay && {
      beforePlay: async (signal) => (await inTime(load())).showBeforePlay(signal),
    }),
    watchAvailable: (listener) => watchLater(load, (ads) => ads.watchAvailable(listener)),
    watchCover: (listener) => watchLater(load, (ads) => ads.watchCover(listener)),
  }
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('The code that shows ads did not come in time.'))
    const timer = setTimeout(late, CODE_LIMIT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Returns how to stop watching, also before it has begun. */
function watchLater(load: () => Promise<Ads>, watch: (ads: Ads) => () => void): () => void {
  let stop: (() => void) | null = null
  let isStopped = false
  load().then(
    (ads) => {
      if (!isStopped) stop = watch(ads)
    },
    () => {}, // a game without ads
  )
  return () => {
    isStopped = true
    stop?.()
  }
}
