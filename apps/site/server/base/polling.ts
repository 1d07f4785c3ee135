/** Runs a task repeatedly, with a pause after each run, so that runs never overlap. */

export interface PollOptions {
  look: () => Promise<void>
  everyMs: number
  /** Called when a run failed; polling continues. */
  onError: (error: unknown) => void
}

export interface Poll {
  /** Resolves when the current run has ended. */
  close(): Promise<void>
}

/** The first run starts after `everyMs`. The timer does not keep the process alive. */
export function startPolling({ look, everyMs, onError }: PollOptions): Poll {
  let isClosed = false
  let running = Promise.resolve()
  let timer = schedule()

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      running = tick()
    }, everyMs).unref()
  }

  async function tick(): Promise<void> {
    try {
      await look()
    } catch (error) {
      onError(error)
    }
    if (!isClosed) timer = schedule()
  }

  return {
    close() {
      isClosed = true
      clearTimeout(timer)
      return running
    },
  }
}
