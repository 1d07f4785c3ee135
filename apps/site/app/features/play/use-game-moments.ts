/** Messages of a game besides playing: achievements, confetti, sharing, errors. */
import { useCallback, useMemo, useState } from 'react'
import type { ConnectGameOptions } from '@playhouse/sdk/host'
import { readShareParams, SHARE_PARAMETER, writeShareParams } from '@playhouse/sdk/share-params'
import { withAchievement } from '#app/features/local-data/local-data.ts'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { postJson } from '#app/api-client.ts'
import { playPath } from '#app/site-paths.ts'

export interface GameMoments {
  /** Titles of what was achieved just now, the newest last. */
  toasts: readonly { id: string; title: string }[]
  dropToast: (id: string) => void
  /** Grows with every celebration. */
  celebrationCount: number
  /** The page's path with what the game wants to share; null when there is nothing. */
  sharedPath: string | null
  closeShare: () => void
  /** The handlers of the connection. */
  handlers: Pick<
    ConnectGameOptions,
    'params' | 'createShareUrl' | 'onShare' | 'onAchievement' | 'onHappyMoment' | 'onError'
  >
}

export function useGameMoments(slug: string): GameMoments {
  const [toasts, setToasts] = useState<GameMoments['toasts']>([])
  const [celebrationCount, setCelebrationCount] = useState(0)
  const [sharedPath, setSharedPath] = useState<string | null>(null)
  const handlers = useMemo(
    (): GameMoments['handlers'] => ({
      get params() {
        return readShareParams(new URLSearchParams(location.search).get(SHARE_PARAMETER))
      },
      createShareUrl: (params) => location.origin + createSharePath(slug, params),
      onShare: (params) => setSharedPath(createSharePath(slug, params)),
      onAchievement({ name, title }) {
        const shown = title.trim() || name
        let isNew = false
        updateLocal((data) => {
          const next = withAchievement(data, slug, { name, title: shown, at: Date.now() })
          isNew = next !== data
          return next
        })
        if (isNew) setToasts((all) => [...all, { id: name, title: shown }])
      },
      onHappyMoment: () => setCelebrationCount((count) => count + 1),
      onError: (fault) => sendGameError(slug, fault),
    }),
    [slug],
  )
  const dropToast = useCallback(
    (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const closeShare = useCallback(() => setSharedPath(null), [])
  return { toasts, dropToast, celebrationCount, sharedPath, closeShare, handlers }
}

/** Every value is safe in an address: the protocol lets no other through. */
export function createSharePath(slug: string, params: Record<string, string>): string {
  const text = writeShareParams(params)
  return playPath(slug) + (text && `?${SHARE_PARAMETER}=${text}`)
}

function sendGameError(slug: string, { message, stack }: { message: string; stack: string }): void {
  postJson('/api/game-error', { slug, message, stack }).catch(() => {
    // Offline or refused: the game goes on, and the next visitor's report has the same error.
  })
}
