/** The site's ads as a game's stage asks for them; everything behind it comes with the first game that starts. */
import { useMemo } from 'react'
import type { GameAds } from '#app/features/play/game-ads.ts'
import { usePublicSite } from '#app/features/sites/public-site.ts'
import type { AdSettings } from './ad-settings.ts'
import type { Ads } from './ads.ts'

/** No game waits longer for the code that shows ads. */
const CODE_LIMIT_MS = 3000

/** Undefined where the site shows none to games. */
export function useGameAds(): GameAds | undefined {
  const settings = usePublicSite()?.ads
  return useMemo(() => (settings ? createGameAds(settings) : undefined), [settings])
}

function createGameAds(settings: AdSettings): GameAds | undefined {
  const hasKind = settings.kinds.some((kind) => kind === 'break' || kind === 'rewarded')
  if (!hasKind && !settings.beforePlay) return undefined
  const open = () => inTime(import('./ads.ts').then(({ openAds }) => openAds(settings)))
  return {
    show: async (kind, signal) => (await open()).showForGame(kind, signal),
    watchAvailable: (listener) => watchLater(open, (ads) => ads.watchAvailable(listener)),
    watchCover: (listener) => watchLater(open, (ads) => ads.watchCover(listener)),
    ...(settings.beforePlay && {
      beforePlay: async (signal) => (await open()).showBeforePlay(signal),
    }),
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
function watchLater(open: () => Promise<Ads>, watch: (ads: Ads) => () => void): () => void {
  let stop: (() => void) | null = null
  let isStopped = false
  open().then(
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
