/** Ads of the SDK of Yandex Games. */
import { callGame, isShown, type Portal } from './portal.ts'

export interface Fault {
  code: string
  message: string
}

interface Options {
  callbacks?: {
    onOpen?: () => void
    onClose?: (wasShown: boolean) => void
    onError?: (error: unknown) => void
    onRewarded?: () => void
    onOffline?: () => void
  }
}

const NO_BANNER = { stickyAdvIsShowing: false, reason: 'ADV_IS_NOT_CONNECTED' }

export function createAdv(portal: Portal) {
  return {
    /** `onClose` always comes last, with whether an ad was shown. */
    showFullscreenAdv({ callbacks = {} }: Options = {}) {
      void portal
        .showAd('break', () => callGame(callbacks.onOpen))
        .then((reason) => {
          if (reason === 'failed') callGame(callbacks.onError, new Error('The ad could not be shown'))
          callGame(callbacks.onClose, isShown(reason))
        })
    },
    showRewardedVideo({ callbacks = {} }: Options = {}) {
      void portal
        .showAd('rewarded', () => callGame(callbacks.onOpen))
        .then((reason) => {
          if (reason === 'done') callGame(callbacks.onRewarded)
          else if (!isShown(reason)) callGame(callbacks.onError, new Error(`No ad was shown: ${reason}`))
          callGame(callbacks.onClose, isShown(reason))
        })
    },
    getBannerAdvStatus: async () => ({ ...NO_BANNER }),
    showBannerAdv: async () => ({ ...NO_BANNER }),
    hideBannerAdv: async () => ({ stickyAdvIsShowing: false }),
  }
}
