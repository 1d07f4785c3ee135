/** Looks again and again, with a pause after each look, so that a slow one is never overtaken by the next. */

export interface PollOptions {
  look: () => Promise<void>
  everyMs: number
  /** A look that failed; the next one comes all the same. */
  onError: (error: unknown) => void
}

export interface Poll {
  /** Resolves when the last look is over. */
  close(): Promise<void>
}

/** The first look comes after `everyMs`; the process does not live on for it. */
export function startPolling({ look, everyMs, onError }: PollOptions): Poll {
  let isClosed = false
  let looking = Promise.resolve()
  let timer = schedule()

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      looking = tick()
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
      return looking
    },
  }
}
