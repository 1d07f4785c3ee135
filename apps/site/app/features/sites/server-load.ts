/** The load of this process, rounded so coarsely that it reveals nothing useful. */
import { availableParallelism, totalmem } from 'node:os'

const STEP_PERCENT = 5
const CACHE_MS = 5000

export interface ServerLoad {
  cpu: number
  memory: number
}

export interface ServerLoadOptions {
  now?: () => number
  cpuUsage?: () => { user: number; system: number }
  memoryUsage?: () => number
}

/** Measures between one look and the next, at most every five seconds. */
export function createLoadMeter({
  now = Date.now,
  cpuUsage = () => process.cpuUsage(),
  memoryUsage = () => process.memoryUsage.rss(),
}: ServerLoadOptions = {}): () => ServerLoad {
  let usedAt = now()
  let used = sumMicroseconds(cpuUsage())
  let cached: ServerLoad = { cpu: 0, memory: round((100 * memoryUsage()) / totalmem()) }

  return function measure() {
    const elapsedMs = now() - usedAt
    if (elapsedMs < CACHE_MS) return cached
    const usedNow = sumMicroseconds(cpuUsage())
    const cpu = (100 * (usedNow - used)) / 1000 / elapsedMs / availableParallelism()
    used = usedNow
    usedAt = now()
    cached = { cpu: round(cpu), memory: round((100 * memoryUsage()) / totalmem()) }
    return cached
  }
}

function sumMicroseconds({ user, system }: { user: number; system: number }): number {
  return user + system
}

function round(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / STEP_PERCENT) * STEP_PERCENT))
}
