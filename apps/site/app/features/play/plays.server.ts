/**
 * Plays are counted in memory and written to the ledger in batches, so that a popular minute costs one write.
 * A batch that fails is retried; when too many plays wait, new ones are refused instead of dropping old ones.
 */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { type Play as CountedPlay, recordPlays } from '#server/ledger/counters.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { isNewPlay } from './play-count.ts'

const FLUSH_EVERY_MS = 5_000
const MAX_WAITING_PLAYS = 100_000
const MAX_KNOWN_VISITS = 50_000

export const PlaySchema = v.strictObject({
  slug: SlugSchema,
  visitId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'a visit id is 32 hex digits')),
})
export type Play = v.InferOutput<typeof PlaySchema>

export interface PlayCounter {
  /** `full` when the ledger has failed for so long that the memory limit is reached. */
  count(play: Play, site?: string): 'counted' | 'known' | 'full'
  /** Plays in memory that are not in the ledger yet. */
  countWaiting(): number
  flush(): Promise<void>
  /** Writes what waits; call before the ledger is closed. */
  close(): Promise<void>
}

export interface PlayCounterOptions {
  ledger: Ledger
  log: { error(message: string, error: unknown, fields?: Record<string, unknown>): void }
  flushEveryMs?: number
  maxWaiting?: number
  now?: () => number
}

export function createPlayCounter(options: PlayCounterOptions): PlayCounter {
  const {
    ledger,
    log,
    flushEveryMs = FLUSH_EVERY_MS,
    maxWaiting = MAX_WAITING_PLAYS,
    now = Date.now,
  } = options
  const lastPlays = new Map<string, number>()
  let waiting: CountedPlay[] = []
  let flushing: Promise<void> | null = null

  async function writeBatch() {
    const batch = waiting
    waiting = []
    try {
      await recordPlays(ledger, batch)
    } catch (error) {
      waiting = [...batch, ...waiting]
      log.error('writing plays failed; they are written with the next batch', error, {
        waiting: waiting.length,
      })
    }
  }

  function flush(): Promise<void> {
    if (flushing) return flushing
    if (waiting.length === 0) return Promise.resolve()
    flushing = writeBatch().finally(() => (flushing = null))
    return flushing
  }

  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  return {
    count({ slug, visitId }, site) {
      const atMs = now()
      const key = `${visitId} ${slug}`
      if (!isNewPlay(lastPlays.get(key), atMs)) return 'known'
      if (waiting.length >= maxWaiting) return 'full'
      lastPlays.delete(key)
      lastPlays.set(key, atMs)
      if (lastPlays.size > MAX_KNOWN_VISITS) lastPlays.delete(lastPlays.keys().next().value!)
      waiting.push({ slug, atMs, site })
      return 'counted'
    },
    countWaiting: () => waiting.length,
    flush,
    async close() {
      clearInterval(timer)
      // A batch may be on its way, and plays may have come in behind it.
      await flush()
      await flush()
    },
  }
}
