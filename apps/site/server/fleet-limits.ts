/**
 * Rate limits of all processes together. Writes ask a store that all processes share, so their limits are exact. Pages never wait for it: each
 * second a process reports what it has allowed, and learns what is left; for that second each process has its own limit. With PostgreSQL the
 * ledger is the store; with SQLite the primary process of several workers. While the store does not answer, and without one, the limits of
 * this process count.
 */
import { startPolling, type Poll } from './base/polling.ts'
import type { GameLimitName } from './game-limits.ts'
import type { Ledger } from './ledger/ledger.ts'
import { deleteIdleLimits, type Grant } from './ledger/shared-limits.ts'
import type { LimitStore } from './limit-store.ts'
import type { LimitName, Limits, WriteLimitName } from './limits.ts'

const REPORT_EVERY_MS = 1000
/** What a client used is reported from this number on: most visitors are never reported. */
const MIN_REPORTED_USES = 5
/** The visitor waits for the store this long, and then the limits of this process count. */
const ANSWER_WITHIN_MS = 1000
const MAX_CLIENTS = 50_000
const DELETE_EVERY_MS = 60_000
/** Clients with fewer uses than `MIN_REPORTED_USES` in this time are not limited together. */
const CLEAR_EVERY_MS = 60_000

export interface FleetLimits {
  take: Limits['take']
  takeWrite(name: WriteLimitName, client: string): Promise<number>
  takeForGame(name: GameLimitName, slug: string, client: string): Promise<number>
  close(): Promise<void>
}

export interface FleetLimitsOptions {
  limits: Limits
  /** Null: this process is the only one, or the limits are off. */
  store: LimitStore | null
  /** Whether the store is known to be away. */
  isAway(): boolean
  now?: () => number
  reportEveryMs?: number
}

type Question = (count: number) => Promise<Grant>

interface Uses {
  name: LimitName
  client: string
  count: number
}

export function shareLimits(options: FleetLimitsOptions): FleetLimits {
  const { limits, store } = options
  if (store) return createShared({ ...options, store })
  return {
    take: limits.take,
    takeWrite: async (name, client) => limits.take(name, client),
    takeForGame: async (name, slug, client) => limits.takeForGame(name, slug, client),
    close: async () => {},
  }
}

function createShared(options: FleetLimitsOptions & { store: LimitStore }): FleetLimits {
  const { limits, store, isAway, now = Date.now, reportEveryMs = REPORT_EVERY_MS } = options
  const uses = new Map<string, Uses>()
  let usesClearedAtMs = now()
  /** Until when the store need not be asked. */
  const refusedUntil = new Map<string, number>()
  /** Those that wait for the next question, by client and limit. */
  const queues = new Map<string, ((waitSeconds: number) => void)[]>()

  /** Seconds to wait, or 0; what this process allows is asked of the store. */
  async function ask(key: string, own: number, question: Question): Promise<number> {
    if (own > 0 || isAway()) return own
    const leftMs = (refusedUntil.get(key) ?? 0) - now()
    if (leftMs > 0) return Math.ceil(leftMs / 1000)
    return withinTime(
      new Promise((resolve) => {
        const queue = queues.get(key)
        if (queue) return void queue.push(resolve)
        const first = [resolve]
        queues.set(key, first)
        void askForAll(key, first, question)
      }),
    )
  }

  /** One question at a time for each client, so that a flood costs the store little. */
  async function askForAll(key: string, queue: ((waitSeconds: number) => void)[], question: Question) {
    while (queue.length > 0) {
      const waiting = queue.splice(0)
      const { granted, waitSeconds } = await question(waiting.length).catch((): Grant => ({
        granted: waiting.length,
        waitSeconds: 0,
      }))
      if (granted < waiting.length) refusedUntil.set(key, now() + waitSeconds * 1000)
      if (refusedUntil.size > MAX_CLIENTS) refusedUntil.delete(refusedUntil.keys().next().value!)
      for (const [at, resolve] of waiting.entries()) resolve(at < granted ? 0 : waitSeconds)
    }
    queues.delete(key)
  }

  /** Addresses are in memory for minutes only. */
  function forgetIdle() {
    for (const [key, untilMs] of refusedUntil) if (untilMs <= now()) refusedUntil.delete(key)
    if (Math.abs(now() - usesClearedAtMs) < CLEAR_EVERY_MS) return
    uses.clear()
    usesClearedAtMs = now()
  }

  async function report(): Promise<void> {
    if (isAway()) return forgetIdle()
    const due = [...uses.values()].filter(({ count }) => count >= MIN_REPORTED_USES)
    for (const { name, client } of due) uses.delete(`${name} ${client}`)
    for (const [name, own] of Map.groupBy(due, (each) => each.name)) {
      const left = await store.reportUses(name, own)
      for (const [client, tokens] of left) limits.setTokens(name, client, tokens)
    }
    forgetIdle()
  }

  const poll = startPolling({
    look: report,
    everyMs: reportEveryMs,
    // That the store is away is in the log already; what was not reported is gone.
    onError: () => {},
  })

  return {
    take(name, client) {
      const waitSeconds = limits.take(name, client)
      if (waitSeconds > 0) return waitSeconds
      const key = `${name} ${client}`
      const known = uses.get(key)
      if (known) known.count++
      else uses.set(key, { name, client, count: 1 })
      if (uses.size > MAX_CLIENTS) uses.delete(uses.keys().next().value!)
      return 0
    },
    takeWrite: (name, client) =>
      ask(`${name} ${client}`, limits.take(name, client), (count) => store.takeTokens(name, client, count)),
    takeForGame: (name, slug, client) =>
      ask(`${name} ${slug} ${client}`, limits.takeForGame(name, slug, client), (count) =>
        store.takeInWindow(name, slug, client, count),
      ),
    close: poll.close,
  }
}

/** 0 when there is no answer in time: what this process counted decides. */
async function withinTime(answer: Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), ANSWER_WITHIN_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** A periodic job: deletes the counts of clients that were idle for as long as the privacy page says. */
export function startLimitPruning(
  ledger: Ledger,
  log: { error(message: string, error: unknown): void },
): Poll {
  return startPolling({
    look: () => deleteIdleLimits(ledger),
    everyMs: DELETE_EVERY_MS,
    onError: (error) => log.error('deleting old counts of limits failed', error),
  })
}
