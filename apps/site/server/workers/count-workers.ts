/** How many processes answer requests. */
import { availableParallelism, freemem } from 'node:os'
import type { Config } from '../config.ts'

const MAX_DEFAULT_WORKERS = 4
/** What a process may take with 100,000 games. */
const BYTES_PER_WORKER = 600 * 1024 * 1024

export interface Machine {
  cores: number
  freeBytes: number
}

/** Of this machine or container. */
export function readMachine(): Machine {
  return {
    cores: availableParallelism(),
    freeBytes: Math.min(freemem(), process.availableMemory()),
  }
}

/** WORKERS, or what the cores and the free memory allow, but at least one. */
export function countWorkers({ workers }: Pick<Config, 'workers'>, { cores, freeBytes }: Machine): number {
  if (workers !== null) return workers
  return Math.max(1, Math.min(cores, MAX_DEFAULT_WORKERS, Math.floor(freeBytes / BYTES_PER_WORKER)))
}
