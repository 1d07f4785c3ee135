/** Handles a game's requests for ads: one at a time, with the game muted and paused, and within the time limit. */
import type { AdKind, AdReason, GameMessage, HostMessage } from './protocol.ts'

/**
 * Shows an ad and resolves with its outcome. Absent when the site has no ads. `signal` aborts when the result is no longer needed: the game was
 * closed or the time limit has passed.
 */
export type ShowAd = (kind: AdKind, signal: AbortSignal) => Promise<'done' | 'closed' | 'none' | 'failed'>

export type AdHandlerOptions = {
  showAd: ShowAd | undefined
  limitMs: number
  send(message: HostMessage): void
  /** True while an ad is on. */
  onAd(isOn: boolean): void
}

export function createAdHandler({ showAd, limitMs, send, onAd }: AdHandlerOptions) {
  let current: AbortController | null = null

  const show = async (kind: AdKind, call: ShowAd, controller: AbortController): Promise<AdReason> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<AdReason>((resolve) => {
      timer = setTimeout(resolve, limitMs, 'late')
      controller.signal.addEventListener('abort', () => resolve('closed'))
    })
    try {
      return await Promise.race([call(kind, controller.signal), late])
    } catch (error) {
      console.warn('playhouse: an ad could not be shown:', error)
      return 'failed'
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async answer({ id, kind }: Extract<GameMessage, { type: 'ad' }>) {
      if (!showAd || current) return send({ type: 'ad-ended', id, reason: showAd ? 'busy' : 'none' })
      const controller = new AbortController()
      current = controller
      onAd(true)
      send({ type: 'ad-begun', id })
      const reason = await show(kind, showAd, controller)
      // An ad that is still on screen is removed by its provider on abort.
      controller.abort()
      if (current === controller) current = null
      onAd(false)
      send({ type: 'ad-ended', id, reason })
    },
    close: () => current?.abort(),
  }
}
