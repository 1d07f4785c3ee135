/** Google's interface for ads between levels, with which games for Y8 request theirs: objects that are pushed to `adsbygoogle`. */
import { callGame, isShown, type Portal, type ShimWindow } from './portal.ts'

interface AdBreak {
  type?: string
  name?: string
  onReady?: () => void
  beforeAd?: () => void
  afterAd?: () => void
  beforeReward?: (showAd: () => void) => void
  adDismissed?: () => void
  adViewed?: () => void
  adBreakDone?: (info: object) => void
}

const STATUS = { done: 'viewed', closed: 'dismissed', none: 'noAdPreloaded', late: 'timeout' } as const

export function answerAdPlacements(portal: Portal, own: ShimWindow): void {
  const answer = async (config: AdBreak) => {
    if (config.type === undefined) {
      // A call of adConfig.
      await portal.session
      return callGame(config.onReady)
    }
    const isReward = config.type === 'reward'
    const finish = (breakStatus: string) =>
      callGame(config.adBreakDone, {
        ...{ breakType: config.type, breakName: config.name ?? '', breakStatus },
        breakFormat: isReward ? 'reward' : 'interstitial',
      })
    const show = async () => {
      const reason = await portal.showAd(isReward ? 'rewarded' : 'break', () => callGame(config.beforeAd))
      if (isReward && isShown(reason)) callGame(reason === 'done' ? config.adViewed : config.adDismissed)
      if (isShown(reason)) callGame(config.afterAd)
      finish((STATUS as Record<string, string>)[reason] ?? 'other')
    }
    if (!isReward) return show()
    await portal.session
    if (!portal.state.ads.rewarded || !config.beforeReward) return finish('noAdPreloaded')
    callGame(config.beforeReward, () => void show())
  }
  const queued = Array.isArray(own.adsbygoogle) ? (own.adsbygoogle as AdBreak[]) : []
  own.adsbygoogle = { loaded: true, push: (config: AdBreak) => void answer(config ?? {}) }
  for (const config of queued) void answer(config)
}
