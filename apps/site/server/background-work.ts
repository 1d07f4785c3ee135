/** Work that a call of the console starts and does not wait for. It ends with the server. */
import type { Log } from './base/log.ts'
import type { BackgroundWork } from './operations/operation.ts'

export interface RunningWork extends BackgroundWork {
  /** Stops what runs, and resolves when it has ended. */
  close(): Promise<void>
}

export function createBackgroundWork(log: Pick<Log, 'warn'>): RunningWork {
  const stop = new AbortController()
  const running = new Set<Promise<void>>()
  return {
    start(name, work) {
      const run = work(stop.signal)
        .then(() => undefined)
        .catch((cause: unknown) => {
          if (stop.signal.aborted) return
          log.warn('work in the background failed', {
            name,
            error: cause instanceof Error ? cause.message : String(cause),
          })
        })
        .finally(() => running.delete(run))
      running.add(run)
    },
    async close() {
      stop.abort()
      await Promise.all(running)
    },
  }
}
