import { createWorkQueue } from '#app/work-queue.ts'

export class QueueFullError extends Error {
  constructor() {
    super('Too much work is waiting already')
    this.name = 'QueueFullError'
  }
}

export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>

/** A work queue in which at most `maxWaiting` tasks wait; further tasks are refused at once. */
export function createBoundedQueue(atOnce: number, maxWaiting: number): BoundedQueue {
  const queue = createWorkQueue(atOnce)
  let unfinished = 0
  return async (task) => {
    if (unfinished >= atOnce + maxWaiting) throw new QueueFullError()
    unfinished++
    try {
      return await queue(task)
    } finally {
      unfinished--
    }
  }
}
