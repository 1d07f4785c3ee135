/**
 * Asks the server once an hour whether there is a newer build: first an hour after the page was ready, never while the tab is hidden, and
 * again after any failure. A random tenth of the interval spreads the requests of all open pages.
 */

export const POLL_MS = 3_600_000
const JITTER = 0.1

export interface BuildPollParts {
  /** Whether the server has another build than this page's; may reject. */
  isNewer: () => Promise<boolean>
  /** Called once; then polling stops. */
  onNewer: () => void
  isHidden: () => boolean
  /** Calls back when the tab is shown again; returns a function that stops it. */
  onShown: (call: () => void) => () => void
  /** How much of the first hour has passed. */
  readySinceMs?: number
  random?: () => number
}

/** Returns a function that stops polling. */
export function startBuildPoll({
  isNewer,
  onNewer,
  isHidden,
  onShown,
  readySinceMs = 0,
  random = Math.random,
}: BuildPollParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  let hasEnded = false

  function arm(waitMs: number): void {
    clearTimeout(timer)
    dueAt = Date.now() + waitMs
    timer = setTimeout(poll, waitMs)
  }

  function poll(): void {
    if (isHidden()) return
    // The next timer is set before anything that can fail, so that a failure does not stop polling.
    arm(POLL_MS * (1 + JITTER * (2 * random() - 1)))
    isNewer().then(
      (found) => {
        if (!found || hasEnded) return
        end()
        onNewer()
      },
      () => {}, // a failed request means nothing; the next poll may succeed
    )
  }

  function end(): void {
    hasEnded = true
    clearTimeout(timer)
    stopWatching()
  }

  const stopWatching = onShown(() => {
    if (!hasEnded && Date.now() >= dueAt) poll()
  })
  arm(POLL_MS - readySinceMs)
  return end
}
