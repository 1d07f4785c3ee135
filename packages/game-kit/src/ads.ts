/** Asks the host page for ads: between rounds, and as a reward when the player chooses one. */
import type { AvailableAds, Playhouse } from '@playhouse/sdk'

/** `granted`: the player earned the reward. `closed`: the player closed the ad early. `none`: no ad was available. */
export type RewardedEnd = 'granted' | 'closed' | 'none'
export type Ads = ReturnType<typeof createAds>

/** No ad this early in a visit, and no ad this soon after the last one. */
export const BREAK_AFTER_MS = 120_000

export type AdsTarget = {
  playhouse: Pick<Playhouse, 'breakAd' | 'rewardedAd' | 'onAds'>
  now(): number
  /** Pauses and mutes the game while the page loads or shows an ad. */
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
    /** Which ads the page offers: its first answer, then every update. */
    listen(first: AvailableAds) {
      available = first
      playhouse.onAds((next) => void (available = next))
    },
    hasRewarded: () => available.rewarded && !isOn,
    /** Call this between two rounds. */
    isBreakDue: () => available.break && !isOn && now() - quietSince >= BREAK_AFTER_MS,
    showBreak: () => show(playhouse.breakAd),
    async showRewarded(): Promise<RewardedEnd> {
      const { granted, reason } = await show(playhouse.rewardedAd)
      if (granted) return 'granted'
      if (reason === 'closed') return 'closed'
      // Hide the button until the page offers an ad again: a button that fails twice looks broken.
      available = { ...available, rewarded: false }
      return 'none'
    },
  }
}
