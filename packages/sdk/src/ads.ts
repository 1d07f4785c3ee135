/** Asking for an ad: one at a time, never longer than its limit, and play goes on whatever happens. */
import type { Link } from './link.ts'
import type { AdKind, AdReason } from './protocol.ts'

const AD_MS = 120_000

export function createAds(link: Pick<Link, 'ask' | 'isHosted' | 'getWish' | 'setWish'>, adMs = AD_MS) {
  let isOn = false

  const ask = async (kind: AdKind): Promise<AdReason> => {
    const before = link.getWish()
    let hasBegun = false
    const reason = await link.ask<AdReason>(
      (id) => [{ type: 'ad', id, kind }],
      (answer, extend) => {
        if (answer.type === 'ad-ended') return answer.reason
        if (answer.type === 'ad-begun' && !hasBegun) {
          hasBegun = true
          extend(adMs)
        }
        return undefined
      },
    )
    if (reason) return reason
    if (!hasBegun) return 'none'
    // The page fell silent with the ad on: what it stopped goes on.
    link.setWish(before)
    return 'late'
  }

  return {
    async show(kind: AdKind, greeted: () => Promise<unknown>): Promise<AdReason> {
      if (isOn) return 'busy'
      isOn = true
      try {
        await greeted()
        return link.isHosted() ? await ask(kind) : 'none'
      } finally {
        isOn = false
      }
    },
  }
}
