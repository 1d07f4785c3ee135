/** GameDistribution's SDK: `gdsdk`, with events to `GD_OPTIONS.onEvent`. Documents: github.com/GameDistribution/GD-HTML5. */
import { createPauses, whenReady, type GameEvent } from './ad-events.ts'
import { callGame, isShown, openPortal, type ShimWindow } from './portal.ts'

interface Options {
  gameId?: string
  onEvent?: (event: GameEvent) => void
}

const AD_TYPES = { Interstitial: 'interstitial', Rewarded: 'rewarded', Display: 'display' } as const
/** Of privacy; nothing is tracked for ads of GameDistribution here. */
const CONSENT_EVENTS = ['SDK_GDPR_TRACKING', 'SDK_GDPR_TARGETING', 'SDK_GDPR_THIRD_PARTY'] as const

export function install(own: ShimWindow): void {
  const portal = openPortal(own, { mute: false, pause: true })
  const send = (name: string, message: string, status: GameEvent['status'] = 'success') =>
    callGame((own.GD_OPTIONS as Options | undefined)?.onEvent, { name, message, status })
  const pauses = createPauses(portal, send)
  const ready = whenReady(portal).then(() => {
    send('SDK_READY', 'The SDK is ready')
    for (const name of CONSENT_EVENTS) send(name, 'false')
    send('AD_SDK_MANAGER_READY', 'Ads can be requested')
  })
  let queue = ready

  async function show(type: string): Promise<string> {
    if (type === AD_TYPES.Display) return 'No banner is available'
    const isRewarded = type === AD_TYPES.Rewarded
    send('LOADED', 'An ad is requested')
    pauses.hold()
    send('CONTENT_PAUSE_REQUESTED', 'The game is paused for an ad')
    const reason = await portal.showAd(isRewarded ? 'rewarded' : 'break', () => {
      send('STARTED', 'An ad is on screen')
      // By which games know that there is one.
      send('IMPRESSION', 'An ad was shown')
    })
    const isWatched = isRewarded ? reason === 'done' : isShown(reason)
    if (isWatched) send('COMPLETE', 'The ad ended')
    else if (reason === 'closed') send('USER_CLOSE', 'The ad was closed')
    else send('AD_ERROR', `No ad was shown: ${reason}`, 'warning')
    if (isRewarded && isWatched) send('SDK_REWARDED_WATCH_COMPLETE', 'The player earned the reward')
    if (!isWatched && reason !== 'closed') send('AD_SDK_CANCELED', 'The ad was cancelled', 'warning')
    send('CONTENT_RESUME_REQUESTED', 'The ad is over')
    pauses.release()
    if (!isWatched) throw new Error(`No ad was shown: ${reason}`)
    return 'The ad ended'
  }

  /** One after the other: each pauses and resumes the game. */
  function showAd(
    type: string = AD_TYPES.Interstitial,
    _options?: { containerId?: string },
  ): Promise<string> {
    const shown = queue.then(() => show(type))
    queue = shown.then(
      () => {},
      () => {},
    )
    // Games often call it without waiting for it.
    shown.catch(() => {})
    return shown
  }

  async function preloadAd(type: string = AD_TYPES.Interstitial): Promise<string> {
    await ready
    if (type === AD_TYPES.Rewarded && !portal.state.ads.rewarded)
      throw new Error('No rewarded ad is available')
    return 'An ad is available'
  }

  own.gdsdk = {
    AdType: AD_TYPES,
    showAd,
    showBanner: () => void showAd(),
    preloadAd,
    cancelAd: async () => {},
    openConsole: () => {},
  }
  // Of the older interface.
  own.gdApi = { showAd: (type?: string) => showAd(type), showBanner: () => void showAd(), play: () => {} }
}
