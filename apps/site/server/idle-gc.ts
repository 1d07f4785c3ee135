/**
 * Forces garbage collection when the server is idle. After a burst V8 holds the garbage and its heap until it needs memory again, which is
 * memory that a small machine lacks; no request waits for the pause of a collection in an idle server.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CHECK_EVERY_MS = 500
/** Memory of the process now / after the last collection; below this, no collection is forced. */
const MIN_GROWTH_RATIO = 1.05

/** Reads `countRequests` at every check; a check without new requests counts as idle. Returns the function that stops it. */
export function startIdleGc(countRequests: () => number): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let seen = 0
  let settledBytes = 0
  const timer = setInterval(() => {
    const count = countRequests()
    const isQuiet = count === seen
    seen = count
    if (!isQuiet || process.memoryUsage.rss() < settledBytes * MIN_GROWTH_RATIO) return
    collect()
    settledBytes = process.memoryUsage.rss()
  }, CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
