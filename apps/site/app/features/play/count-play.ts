import { withRecentPlay, type StoredGame } from '#app/features/local-data/local-data.ts'
import { readLocal, updateLocal } from '#app/features/local-data/local-store.ts'
import { createRandomHex } from '#app/features/local-data/random-hex.ts'
import { isNewPlay } from './play-count.ts'

const VISIT_KEY = 'playhouse:visit'
const VISIT_ID_RE = /^[0-9a-f]{32}$/
let visitId: string | null = null

type StartedGame = Omit<StoredGame, 'at'>

/** A game that has started moves to the front of Continue playing, even before the first move. */
export function rememberStart({ slug, title, coverVersion }: StartedGame): void {
  updateLocal((data) => withRecentPlay(data, { slug, title, coverVersion, at: Date.now() }))
}

/** The play is sent to the server once for a visit and half an hour. */
export function countPlay(game: StartedGame): void {
  const { slug } = game
  const at = Date.now()
  rememberStart(game)
  if (!isNewPlay(readLocal().counted[slug], at)) return
  updateLocal((data) => ({ ...data, counted: withNewest(data.counted, slug, at) }))
  sendPlay(slug)
}

/** Written last, because the oldest entries are the first to go. */
function withNewest(counted: Record<string, number>, slug: string, at: number): Record<string, number> {
  const { [slug]: _before, ...others } = counted
  return { ...others, [slug]: at }
}

/** Survives the page: a player who leaves at once has still played. */
function sendPlay(slug: string): void {
  const body = JSON.stringify({ slug, visitId: findVisitId() })
  const isQueued = navigator.sendBeacon?.('/api/plays', new Blob([body], { type: 'application/json' }))
  if (isQueued) return
  fetch('/api/plays', {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
  }).catch(
    // Offline: an own game plays anyway, uncounted.
    () => {},
  )
}

/** Random, lives as long as the tab, and does not identify the visitor. */
function findVisitId(): string {
  try {
    const stored = sessionStorage.getItem(VISIT_KEY)
    visitId ??= stored && VISIT_ID_RE.test(stored) ? stored : createRandomHex()
    sessionStorage.setItem(VISIT_KEY, visitId)
  } catch {
    // Denied storage: the id lives as long as the page.
    visitId ??= createRandomHex()
  }
  return visitId
}
