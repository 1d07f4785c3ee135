/** Runs a task repeatedly, with a pause after each run, so that runs never overlap. */

export interface PollOptions {
  look: () => Promise<void>
  everyMs: number
  /** Called when a run failed; polling continues. */
  onError: (error: unknown) => void
  /** How long after a run the next one that is asked for starts at the earliest; at once by default. */
  minPauseMs?: number
}

export interface Poll {
  /** Runs as soon as possible instead of at the next tick, and after the current run if there is one: what it read may be old. */
  lookNow(): void
  /** Resolves when the current run has ended. */
  close(): Promise<void>
}

/** The first run starts after `everyMs`. The timer does not keep the process alive. */
export function startPolling({ look, everyMs, onError, minPauseMs = 0 }: PollOptions): Poll {
  let isClosed = false
  let isRunning = false
  let isAsked = false
  let endedAtMs = Number.NEGATIVE_INFINITY
  let running = Promise.resolve()
  let timer = schedule(everyMs)

  function schedule(afterMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = tick()
    }, afterMs).unref()
  }

  async function tick(): Promise<void> {
    isRunning = true
    isAsked = false
    try {
      await look()
    } catch (error) {
      onError(error)
    }
    isRunning = false
    endedAtMs = performance.now()
    if (!isClosed) timer = schedule(isAsked ? Math.min(minPauseMs, everyMs) : everyMs)
  }

  return {
    lookNow() {
      if (isClosed || isAsked) return
      isAsked = true
      if (isRunning) return
      clearTimeout(timer)
      timer = schedule(Math.max(0, Math.min(minPauseMs, everyMs) - (performance.now() - endedAtMs)))
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      return running
    },
  }
}
