/** The page's desk for ads: one at a time, the game silent and still meanwhile, an end within the limit. */
import type { AdKind, AdReason, GameMessage, HostMessage } from './protocol.ts'

/**
 * Shows an ad and says how it ended. Absent where the site has none. `signal` tells that nobody waits any more: the game was
 * closed or the time is over.
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
      // Whoever still draws an ad nobody waits for takes it away now.
      controller.abort()
      if (current === controller) current = null
      onAd(false)
      send({ type: 'ad-ended', id, reason })
    },
    close: () => current?.abort(),
  }
}
