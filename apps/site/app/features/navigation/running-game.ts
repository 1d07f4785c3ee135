/** Whether a game is running on this page: then no full load happens that the visitor did not ask for. */

let running = 0
const waiting = new Set<() => void>()

export function isGameRunning(): boolean {
  return running > 0
}

/** Called by the play page while its frame exists; returns a function that ends it. */
export function markGameRunning(): () => void {
  running++
  let hasEnded = false
  return function end() {
    if (hasEnded) return
    hasEnded = true
    running--
    if (running > 0) return
    for (const call of waiting) call()
    waiting.clear()
  }
}

/** Calls back at once when no game is running, else when the last one has ended. */
export function whenNoGameRuns(call: () => void): void {
  if (running === 0) call()
  else waiting.add(call)
}
