/** Requests ads: one at a time, within the time limit; the game always continues. */
import type { Connection } from './connection.ts'
import type { AdKind, AdReason } from './protocol.ts'

const AD_MS = 120_000

export function createAds(
  connection: Pick<Connection, 'ask' | 'isHosted' | 'getSoundAndPause' | 'setSoundAndPause'>,
  adMs = AD_MS,
) {
  let isOn = false

  const requestAd = async (kind: AdKind): Promise<AdReason> => {
    const before = connection.getSoundAndPause()
    let hasBegun = false
    const reason = await connection.ask<AdReason>(
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
    // The page stopped answering during the ad: restore sound and pause.
    connection.setSoundAndPause(before)
    return 'late'
  }

  return {
    async show(kind: AdKind, handshake: () => Promise<unknown>): Promise<AdReason> {
      if (isOn) return 'busy'
      isOn = true
      try {
        await handshake()
        return connection.isHosted() ? await requestAd(kind) : 'none'
      } finally {
        isOn = false
      }
    },
  }
}
