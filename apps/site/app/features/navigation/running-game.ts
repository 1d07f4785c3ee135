/** Whether a game runs on the page that is open: nothing that was not asked for may load the page anew under it. */

let running = 0
const waiting = new Set<() => void>()

export function isGameRunning(): boolean {
  return running > 0
}

/** Told by the play page while its frame is there; the answer ends it. */
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

/** Calls at once when no game runs, else when the last one has ended. */
export function whenNoGameRuns(call: () => void): void {
  if (running === 0) call()
  else waiting.add(call)
}
