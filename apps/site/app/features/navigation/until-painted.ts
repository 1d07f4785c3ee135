const MAX_WAIT_MS = 100

/** A click is painted before its work starts; a hidden tab paints nothing, so this is the longest wait. */
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
