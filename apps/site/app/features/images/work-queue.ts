export class QueueFullError extends Error {
  constructor() {
    super('Too much work is waiting already')
    this.name = 'QueueFullError'
  }
}

export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>

/** Runs at most `atOnce` tasks; at most `maxWaiting` more wait their turn, and the rest are refused at once. */
export function createWorkQueue(atOnce: number, maxWaiting: number): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new QueueFullError()
      // The one who leaves hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
