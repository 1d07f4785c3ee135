/**
 * Pages that are not cached wait here for their turn: the main thread renders one page in each turn of the event loop, so files and cached
 * pages are answered between two renders. A page that would wait too long is refused at once (decision 052).
 */

/** What a page may wait for in a burst: after a quiet time, many visitors come at once. */
const MAX_BURST_WAIT_MS = 2000
/** What it may wait for while pages have been waiting for `MAX_BURST_WAIT_MS` without a break: a longer queue would not serve more visitors. */
const MAX_STANDING_WAIT_MS = 500
/** A page that has waited this long, because renders have become slower, is refused: few visitors still wait for it. */
const MAX_WAIT_MS = 4000
/** Before the first render was measured. */
const FIRST_RENDER_MS = 5
/** The weight of the last render in the average. */
const WEIGHT = 0.1

/** Rejects a render that would wait too long. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages wait to be rendered')
  }
}

export interface RenderQueue {
  /** Starts `work` when it is its turn, or rejects with `Overloaded`. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  sinceMs: number
  start(): Promise<unknown>
  refuse(): void
}

export function createRenderQueue(now: () => number = () => performance.now()): RenderQueue {
  let waiting: Waiting[] = []
  /** Of `waiting`; an array's `shift` would move all entries. */
  let first = 0
  let renderMs = FIRST_RENDER_MS
  let busySinceMs = 0
  let lastStartMs: number | null = null

  const countWaiting = () => waiting.length - first

  function isTooLong(): boolean {
    const isStanding = lastStartMs !== null && now() - busySinceMs > MAX_BURST_WAIT_MS
    return countWaiting() * renderMs > (isStanding ? MAX_STANDING_WAIT_MS : MAX_BURST_WAIT_MS)
  }

  /** In the next turn of the event loop, after the requests that have come meanwhile. */
  function scheduleNext() {
    setImmediate(startNext)
  }

  function takeFirst(): Waiting {
    const entry = waiting[first++]!
    if (first < 1024 && first < waiting.length) return entry
    waiting = waiting.slice(first)
    first = 0
    return entry
  }

  function startNext() {
    const startMs = now()
    if (lastStartMs !== null) renderMs += WEIGHT * (startMs - lastStartMs - renderMs)
    lastStartMs = startMs
    let entry = takeFirst()
    while (startMs - entry.sinceMs > MAX_WAIT_MS && countWaiting() > 0) {
      entry.refuse()
      entry = takeFirst()
    }
    // Data of pages are in memory, so most renders end before the next turn; one that waits for something delays no other.
    void entry.start()
    if (countWaiting() > 0) scheduleNext()
    else lastStartMs = null
  }

  return {
    run(work) {
      if (isTooLong()) return Promise.reject(new Overloaded())
      return new Promise((resolve, reject) => {
        const sinceMs = now()
        if (countWaiting() === 0) {
          if (lastStartMs === null) busySinceMs = sinceMs
          scheduleNext()
        }
        waiting.push({
          sinceMs,
          start: () => work().then(resolve, reject),
          refuse: () => reject(new Overloaded()),
        })
      })
    },
  }
}
