/** For tests of what hostile input costs: not how long it takes, which the machine decides, but how that grows. */
const RUNS = 3
/** Below this a clock measures the machine rather than the work. */
const MIN_MEASURED_MS = 2
const TIMES_MORE = 16
/** Between what linear work grows by (16) and quadratic (256), with room for a busy machine's caches. */
export const MAX_LINEAR_GROWTH = 64

/**
 * How many times more of the processor's time `work` takes for sixteen times as much.
 * @param size what the smaller run is given
 */
export async function measureGrowth(work: (size: number) => unknown, size: number): Promise<number> {
  return (
    (await measureMinMs(work, size * TIMES_MORE)) / Math.max(MIN_MEASURED_MS, await measureMinMs(work, size))
  )
}

async function measureMinMs(work: (size: number) => unknown, size: number): Promise<number> {
  let minMs = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    const before = process.threadCpuUsage()
    await work(size)
    const { user, system } = process.threadCpuUsage(before)
    minMs = Math.min(minMs, (user + system) / 1000)
  }
  return minMs
}
