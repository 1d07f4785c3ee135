/**
 * After a burst V8 keeps the garbage and its room until it needs memory again, and a small machine carries it all the while.
 * A server that has gone quiet collects it at once: nobody waits for that pause.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_EVERY_MS = 500
/** Growth of the process since the last look that is worth a collection. */
const WORTHWHILE_GROWTH = 1.05

/** `countRequests` is read at every look; a look that sees no new request is a quiet one. Returns what ends it. */
export function startTidying(countRequests: () => number): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let seen = 0
  let settledBytes = 0
  const timer = setInterval(() => {
    const count = countRequests()
    const isQuiet = count === seen
    seen = count
    if (!isQuiet || process.memoryUsage.rss() < settledBytes * WORTHWHILE_GROWTH) return
    collect()
    settledBytes = process.memoryUsage.rss()
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
