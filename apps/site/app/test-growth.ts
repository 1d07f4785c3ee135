/** For tests of what hostile input costs: not how long it takes, which the machine decides, but how that grows. */
const RUNS = 3
/** Below this a clock says more of the machine than of the work. */
const LEAST_MS = 2

/**
 * How many times more of the processor's time `work` takes for four times as much: about 4 where it is linear, 16 where it is quadratic.
 * @param size what the smaller run is given, large enough to take some milliseconds
 */
export async function measureGrowth(work: (size: number) => unknown, size: number): Promise<number> {
  return (await leastTimeMs(work, size * 4)) / Math.max(LEAST_MS, await leastTimeMs(work, size))
}

async function leastTimeMs(work: (size: number) => unknown, size: number): Promise<number> {
  let leastMs = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    const before = process.threadCpuUsage()
    await work(size)
    const { user, system } = process.threadCpuUsage(before)
    leastMs = Math.min(leastMs, (user + system) / 1000)
  }
  return leastMs
}
