/** Runs tasks in order, never more than `slots` at once. A failed task frees its slot like any other. */

export interface TaskQueue {
  add(task: () => Promise<unknown>, isUrgent: boolean): void
}

export function createTaskQueue(slots: number): TaskQueue {
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0

  function run(): void {
    while (running < slots && waiting.length > 0) {
      running++
      const done = () => {
        running--
        run()
      }
      waiting.shift()!().then(done, done)
    }
  }

  return {
    add(task, isUrgent) {
      if (isUrgent) waiting.unshift(task)
      else waiting.push(task)
      run()
    },
  }
}
