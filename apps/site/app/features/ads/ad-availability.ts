/** Which ads can be offered to a game now: the site has the kind on, a provider may show it to this visitor, and the last one did not fail. */
import type { AvailableAds } from '@playhouse/sdk'
import type { DoneBreak } from './ad-break.ts'
import type { AdProvider, GameAdKind } from './ad-provider.ts'

/** After a failed ad, its kind is not offered for this long. */
export const REST_MS = 60_000

export interface AvailabilityOptions {
  kinds: readonly string[]
  /** Rejects or resolves with null when there is none. */
  findProvider(): Promise<Pick<AdProvider, 'canShow'> | null>
}

export interface AdAvailability {
  /** Calls back with what is known, and at every change; returns how to stop that. Looks again each time. */
  watch(listener: (ads: AvailableAds) => void): () => void
  /** The provider may be another, or the network that was missing is back. */
  look(): void
  /** An ad that a game requested is over. */
  followEnd(ad: DoneBreak): void
}

export function createAvailability({ kinds, findProvider }: AvailabilityOptions): AdAvailability {
  const listeners = new Set<(ads: AvailableAds) => void>()
  const resting = new Map<string, ReturnType<typeof setTimeout>>()
  let known: AvailableAds | null = null
  /** The result of an older check is ignored. */
  let lastLook = 0

  async function canShow(kind: GameAdKind): Promise<boolean> {
    if (!kinds.includes(kind) || resting.has(kind)) return false
    try {
      return (await (await findProvider())?.canShow(kind)) ?? false
    } catch {
      return false // its code cannot be loaded
    }
  }
  async function look(): Promise<void> {
    const look = ++lastLook
    // No game is playing: the network is not asked, and the known state may change without notice.
    if (listeners.size === 0) return void (known = null)
    const [hasBreak, hasRewarded] = await Promise.all([canShow('break'), canShow('rewarded')])
    if (look !== lastLook) return
    known = { break: hasBreak, rewarded: hasRewarded }
    for (const listener of [...listeners]) listener(known)
  }

  return {
    watch(listener) {
      listeners.add(listener)
      if (known) listener(known)
      void look()
      return () => void listeners.delete(listener)
    },
    look: () => void look(),
    followEnd({ kind, reason }) {
      if (!isFailure(reason)) return
      clearTimeout(resting.get(kind))
      const endRest = () => {
        resting.delete(kind)
        void look()
      }
      resting.set(kind, setTimeout(endRest, REST_MS))
      void look()
    },
  }
}

/** Refusals of the site's own rules, such as too soon after the last one, say nothing about the next. */
function isFailure(reason: DoneBreak['reason']): boolean {
  return reason === 'unfilled' || reason === 'blocked' || reason === 'error' || reason === 'timeout'
}
