/** Ads of the page around the game: between rounds, and chosen by the player for a reward. */
import type { AvailableAds, Playhouse } from '@playhouse/sdk'

/** `granted`: the reward is the player's. `closed`: left before its end. `none`: there was nothing to watch. */
export type RewardedEnd = 'granted' | 'closed' | 'none'
export type Ads = ReturnType<typeof createAds>

/** Neither this early in a visit nor this soon after another ad. */
export const BREAK_AFTER_MS = 120_000

export type AdsTarget = {
  playhouse: Pick<Playhouse, 'breakAd' | 'rewardedAd' | 'onAds'>
  now(): number
  /** The game stands still and is silent while the page shows, or looks for, an ad. */
  setHeld(isHeld: boolean): void
}

export function createAds({ playhouse, now, setHeld }: AdsTarget) {
  let available: AvailableAds = { break: false, rewarded: false }
  let quietSince = now()
  let isOn = false

  const show = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    isOn = true
    setHeld(true)
    try {
      return await ask()
    } finally {
      isOn = false
      quietSince = now()
      setHeld(false)
    }
  }
  return {
    /** What the page said when the game began, and what it says from now on. */
    listen(first: AvailableAds) {
      available = first
      playhouse.onAds((next) => void (available = next))
    },
    hasRewarded: () => available.rewarded && !isOn,
    /** A round has ended and the next one has not begun. */
    isBreakDue: () => available.break && !isOn && now() - quietSince >= BREAK_AFTER_MS,
    showBreak: () => show(playhouse.breakAd),
    async showRewarded(): Promise<RewardedEnd> {
      const { granted, reason } = await show(playhouse.rewardedAd)
      if (granted) return 'granted'
      if (reason === 'closed') return 'closed'
      // Until the page says otherwise: a button that does nothing twice is a broken one.
      available = { ...available, rewarded: false }
      return 'none'
    },
  }
}
