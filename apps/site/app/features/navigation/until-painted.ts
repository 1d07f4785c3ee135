const MAX_WAIT_MS = 100

/** A press is painted before the work it starts begins; a hidden tab paints nothing, so it waits no longer than this. */
export function untilPainted(requestFrame: (call: () => void) => unknown): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS)
    requestFrame(() => {
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }, 0)
    })
  })
}
