/** For tests of what hostile input costs: not how long it takes, which the machine decides, but how that grows. */
const RUNS = 2
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
  // Code that has run often is compiled better: both sizes are measured when it is.
  await work(size * TIMES_MORE)
  let [smallMs, largeMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < RUNS; run++) {
    smallMs = Math.min(smallMs, await measureMs(work, size))
    largeMs = Math.min(largeMs, await measureMs(work, size * TIMES_MORE))
  }
  return largeMs / Math.max(MIN_MEASURED_MS, smallMs)
}

async function measureMs(work: (size: number) => unknown, size: number): Promise<number> {
  const before = process.threadCpuUsage()
  await work(size)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
