/**
 * Forces garbage collection when the server is idle. After a burst V8 holds the garbage and its heap until it needs memory again, which is
 * memory that a small machine lacks; no request waits for the pause of a collection in an idle server.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CHECK_EVERY_MS = 500
/** Memory now / after the last collection; below this, no collection is forced. */
const MIN_GROWTH_RATIO = 1.05
/** Takes several passes, and also gives back the memory that V8 keeps for later. */
const THOROUGH = { type: 'major', execution: 'sync', flavor: 'last-resort' }

/**
 * Reads `countRequests` at every check; a check without new requests counts as idle. The first collection, of the start's garbage, is
 * thorough. Returns the function that stops it.
 */
export function startIdleGc(countRequests: () => number): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options?: object) => void
  let seen = 0
  let settledBytes: number | null = null
  const timer = setInterval(() => {
    const count = countRequests()
    const isQuiet = count === seen
    seen = count
    if (!isQuiet) return
    if (settledBytes === null) collect(THOROUGH)
    else if (process.memoryUsage.rss() < settledBytes * MIN_GROWTH_RATIO) return
    else collect()
    settledBytes = process.memoryUsage.rss()
  }, CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
