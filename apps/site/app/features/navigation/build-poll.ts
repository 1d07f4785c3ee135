/**
 * Asks once an hour whether a newer build is there: an hour after the page was ready for the first time, not while the tab is hidden, and
 * again after whatever went wrong. Open pages of a fleet spread out by a tenth.
 */

export const POLL_MS = 3_600_000
const JITTER = 0.1

export interface BuildPollParts {
  /** Whether the server has another build than this page's; may reject. */
  isNewer: () => Promise<boolean>
  /** Called once, and the asking ends. */
  onNewer: () => void
  isHidden: () => boolean
  /** Calls when the tab is shown again; the answer ends that. */
  onShown: (call: () => void) => () => void
  /** What of the first hour has passed. */
  readySinceMs?: number
  random?: () => number
}

/** The answer ends the asking. */
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
    timer = setTimeout(ask, waitMs)
  }

  function ask(): void {
    if (isHidden()) return
    // Armed before anything that can fail, so that no failure is the last word.
    arm(POLL_MS * (1 + JITTER * (2 * random() - 1)))
    isNewer().then(
      (found) => {
        if (!found || hasEnded) return
        end()
        onNewer()
      },
      () => {}, // a dead server or a broken answer says nothing; the next hour may
    )
  }

  function end(): void {
    hasEnded = true
    clearTimeout(timer)
    stopWatching()
  }

  const stopWatching = onShown(() => {
    if (!hasEnded && Date.now() >= dueAt) ask()
  })
  arm(POLL_MS - readySinceMs)
  return end
}
