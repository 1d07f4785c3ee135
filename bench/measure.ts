/** Shared by benchmarks: a calibration row, a table, a seeded random generator. */

/** Fixed CPU work; its time shows the current speed of this machine. Milliseconds, the median of five. */
export function calibrateMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    let state = 1
    for (let turn = 0; turn < 20_000_000; turn++) state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    if (state === 0) throw new Error('unreachable: keeps the loop alive')
    return performance.now() - startedAt
  })
  return times.sort((a, b) => a - b)[2]!
}

/** The processor time of the same work: on a busy machine it grows with the time of everything else that is measured in processor time. */
export function calibrateCpuMs(): number {
  const before = process.threadCpuUsage()
  calibrateMs()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / 5
}

export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  console.log(`\n${title}`)
  console.table(rows)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Whole numbers from 0 to below a limit, the same for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
