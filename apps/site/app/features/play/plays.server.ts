/**
 * Brings plays into the ledger: what arrives while a batch is being written shares the next one, so that a popular minute costs a few commits.
 * A play is acknowledged when it is stored. A batch that fails is written again later, so that its plays count although they were answered
 * 503; when too many plays wait, new ones are refused instead of dropping old ones.
 */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { type Play as CountedPlay, recordPlays } from '#server/ledger/counters.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { createKnownPlays, type ClaimPlay, type PlayClaim } from './known-plays.ts'

const RETRY_EVERY_MS = 5_000
const MAX_WAITING_PLAYS = 100_000
const MAX_PLAYS_PER_COMMIT = 5_000

export const PlaySchema = v.strictObject({
  slug: SlugSchema,
  visitId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'a visit id is 32 hex digits')),
})
export type Play = v.InferOutput<typeof PlaySchema>

export interface PlayCounter {
  /**
   * `counted` when the play is stored, `known` when an earlier one of this visit is, `full` when too many wait; rejects when the ledger failed.
   */
  count(play: Play, site?: string): Promise<'counted' | 'known' | 'full'>
  /** Plays in memory that are not in the ledger yet. */
  countWaiting(): number
  /** Writes what waits. Does not reject. */
  flush(): Promise<void>
  /** Writes what waits; call before the ledger is closed. */
  close(): Promise<void>
}

export interface PlayCounterOptions {
  ledger: Ledger
  log: { error(message: string, error: unknown, fields?: Record<string, unknown>): void }
  /** Asks all processes that count plays together; by default this process alone counts. */
  claim?: ClaimPlay
  retryEveryMs?: number
  maxWaiting?: number
  now?: () => number
}

interface Waiting {
  play: CountedPlay
  claim: PlayClaim
  /** Resolves when the next try to write it has ended, with its error if there was one. */
  tried: PromiseWithResolvers<unknown>
}

export function createPlayCounter(options: PlayCounterOptions): PlayCounter {
  const { ledger, log, maxWaiting = MAX_WAITING_PLAYS, now = Date.now } = options
  const { claim = createKnownPlays().claim } = options
  /** By visit and game: those that this process has not stored yet. */
  const waiting = new Map<string, Waiting>()
  let writing: Promise<void> | null = null

  async function writeBatch(batch: readonly [key: string, Waiting][]): Promise<void> {
    await recordPlays(
      ledger,
      batch.map(([, { play }]) => play),
    )
    for (const [key, { claim: claimed, tried }] of batch) {
      waiting.delete(key)
      claimed.confirm()
      tried.resolve(null)
    }
  }

  async function writeAll(): Promise<void> {
    try {
      while (waiting.size > 0) await writeBatch([...waiting].slice(0, MAX_PLAYS_PER_COMMIT))
    } catch (error) {
      log.error('writing plays failed; they are written again later', error, { waiting: waiting.size })
      for (const entry of waiting.values()) {
        const { tried } = entry
        entry.tried = Promise.withResolvers()
        tried.resolve(error)
      }
    }
    // At once, not when the promise settles: who was just answered may count the next play before that.
    writing = null
  }

  function flush(): Promise<void> {
    if (waiting.size > 0) writing ??= writeAll()
    return writing ?? Promise.resolve()
  }

  async function store({ tried }: Waiting): Promise<void> {
    void flush()
    const error = await tried.promise
    if (error !== null) throw error
  }

  const timer = setInterval(() => void flush(), options.retryEveryMs ?? RETRY_EVERY_MS).unref()

  return {
    async count({ slug, visitId }, site) {
      const atMs = now()
      const key = `${visitId} ${slug}`
      const earlier = waiting.get(key)
      if (earlier) {
        await store(earlier)
        return 'known'
      }
      if (waiting.size >= maxWaiting) return 'full'
      const claimed = await claim(key, atMs)
      if (!claimed) return 'known'
      const entry = { play: { slug, atMs, site }, claim: claimed, tried: Promise.withResolvers<unknown>() }
      waiting.set(key, entry)
      await store(entry)
      return 'counted'
    },
    countWaiting: () => waiting.size,
    flush,
    async close() {
      clearInterval(timer)
      // A batch may be on its way, and plays may have come in behind it.
      await flush()
      await flush()
    },
  }
}
