/** Measures frame cost and lowers the quality when frames are too slow. */
const MAX_SAMPLES = 600
const WINDOW = 120
const SLOW_MS = 14
const STEPS = [1, 0.75, 0.5]

export function createProfiler(changed: (quality: number) => void) {
  const costs = new Float32Array(MAX_SAMPLES)
  let count = 0
  let level = 0
  let isLocked = false
  const listRecent = (max: number) => {
    const size = Math.min(count, max)
    return Array.from({ length: size }, (_, i) => costs[(count - 1 - i) % MAX_SAMPLES]!).sort((a, b) => a - b)
  }
  const at = (sorted: number[], share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    add(costMs: number) {
      costs[count % MAX_SAMPLES] = costMs
      count++
      if (isLocked || count % WINDOW !== 0 || level === STEPS.length - 1) return
      if (at(listRecent(WINDOW), 0.95) > SLOW_MS) changed(STEPS[++level]!)
    },
    /** Checks measure at full quality. */
    lock() {
      isLocked = true
    },
    reset() {
      count = 0
    },
    read() {
      const sorted = listRecent(MAX_SAMPLES)
      return {
        frames: count,
        p50: at(sorted, 0.5),
        p95: at(sorted, 0.95),
        max: sorted.at(-1) ?? 0,
        quality: STEPS[level]!,
      }
    },
  }
}
