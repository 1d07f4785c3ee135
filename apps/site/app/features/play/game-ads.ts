/** The ad functions that a game's stage uses. A site without ads provides none. */
import type { AvailableAds } from '@playhouse/sdk'
import type { ConnectGameOptions } from '@playhouse/sdk/host'

export interface GameAds {
  /** Shows an ad that the game requested; absent when games get none. */
  show?: NonNullable<ConnectGameOptions['showAd']>
  /** Calls back with the kinds that can be shown, when they are known and at every change. Returns how to stop that. */
  watchAvailable(listener: (ads: AvailableAds) => void): () => void
  /** Calls back with true while an ad covers the page that the game did not ask for. Returns how to stop that. */
  watchCover(listener: (isCovered: boolean) => void): () => void
  /** Shows a break between the press on Play and the game's start, where the site has that on. Ends in a few seconds or with the ad. */
  beforePlay?(signal: AbortSignal): Promise<void>
}
