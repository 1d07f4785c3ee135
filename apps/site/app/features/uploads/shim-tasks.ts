/** In place of the scheduling of `fake-indexeddb`, which waits 4 ms for each request where a browser has no `scheduler.postTask`. */
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.addEventListener('message', () => waiting.shift()?.())
port1.start()

/** Runs it in a task of its own, in the order of the calls. */
export function queueTask(work: () => void): void {
  waiting.push(work)
  port2.postMessage(null)
}
