/** Runs tasks in order, never more than `atOnce` at a time. A task that fails makes room like any other. */

/** Settles as the task does; an urgent task is the next one. */
export type WorkQueue = <T>(task: () => Promise<T>, isUrgent?: boolean) => Promise<T>

export function createWorkQueue(atOnce: number): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task, isUrgent) => {
    if (running < atOnce) running++
    // A finished task passes its slot on, so `running` does not change.
    else await new Promise<void>((start) => (isUrgent ? waiting.unshift(start) : waiting.push(start)))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
