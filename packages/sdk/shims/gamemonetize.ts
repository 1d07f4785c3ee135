/** GameMonetize's SDK: `sdk.showBanner()`, with events to `SDK_OPTIONS.onEvent`. Documents: github.com/MonetizeGame. */
import { createPauses, whenReady, type GameEvent } from './ad-events.ts'
import { callGame, isShown, openPortal, type ShimWindow } from './portal.ts'

interface Options {
  gameId?: string
  onEvent?: (event: GameEvent) => void
}

export function install(own: ShimWindow): void {
  const portal = openPortal(own, { mute: false, pause: true })
  const send = (name: string, message: string, status: GameEvent['status'] = 'success') =>
    callGame((own.SDK_OPTIONS as Options | undefined)?.onEvent, { name, message, status })
  const pauses = createPauses(portal, send)
  const ready = whenReady(portal).then(() => send('SDK_READY', 'The SDK is ready'))
  let isOn = false

  async function showBanner(): Promise<void> {
    // A second call while one is on screen changes nothing: its events come with the first.
    if (isOn) return
    isOn = true
    await ready
    pauses.hold()
    const reason = await portal.showAd('break', () => send('STARTED', 'An ad is on screen'))
    isOn = false
    if (isShown(reason)) send('COMPLETE', 'The ad ended')
    else send('AD_ERROR', `No ad was shown: ${reason}`, 'warning')
    pauses.release()
  }

  own.sdk = { showBanner, showAd: showBanner, openConsole: () => {} }
}
