/** Frame budget: measures the current frame and defers work when the frame is already long. */

/** A picture that took longer than this has no time for what can wait. */
const BUSY_MS = 6
/** Pictures that anything waits at most. */
const MAX_DEFERRALS = 4

export type FrameBudget = ReturnType<typeof createFrameBudget>

export function createFrameBudget(clock: () => number = () => performance.now()) {
  let beganAt: number | null = null
  return {
    /** Marks the start of a frame, with or without a tick; only the first call counts. */
    begin: () => void (beganAt ??= clock()),
    end: () => void (beganAt = null),
    /** Something that can wait, though not for ever. Its answer: whether now is the time for it. */
    createDeferral() {
      let waits = 0
      return (): boolean => {
        const isBusy = beganAt !== null && clock() - beganAt > BUSY_MS
        if (isBusy && waits < MAX_DEFERRALS) {
          waits++
          return false
        }
        waits = 0
        return true
      }
    },
  }
}
