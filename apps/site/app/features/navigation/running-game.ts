/** Whether a game is running on this page: then no full load happens that the visitor did not ask for. */

let running = 0

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
  }
}
