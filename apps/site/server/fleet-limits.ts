/**
 * Rate limits of all processes together, on PostgreSQL. Writes ask the ledger each time, so their limits are exact. Pages never wait for the
 * ledger: each second a process reports what it has allowed, and learns what is left; for that second each process has its own limit.
 * While the ledger does not answer, and with SQLite, the limits of this process count.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { startPolling, type Poll } from './base/polling.ts'
import { GAME_LIMITS, type GameLimitName } from './game-limits.ts'
import type { Ledger } from './ledger/ledger.ts'
import { deleteIdleLimits, reportUses, takeInWindow, takeTokens, type Grant } from './ledger/shared-limits.ts'
import { createFact } from './ledger/versions.ts'
import { LIMITS, type LimitName, type Limits } from './limits.ts'

/** Their work is a write to the ledger anyway. */
export type WriteLimitName = 'write' | 'message'

const REPORT_EVERY_MS = 1000
/** What a client used is reported from this number on: most visitors are never reported. */
const MIN_REPORTED_USES = 5
/** The visitor waits for the ledger this long, and then the limits of this process count. */
const ANSWER_WITHIN_MS = 1000
const MAX_CLIENTS = 50_000
const DELETE_EVERY_MS = 60_000
/** Clients with fewer uses than `MIN_REPORTED_USES` in this time are not limited together. */
const CLEAR_EVERY_MS = 60_000
/** Of `meta`: a code made with it cannot be led back to an address without the ledger. */
const SECRET_KEY = 'limitSecret'

export interface FleetLimits {
  take: Limits['take']
  takeWrite(name: WriteLimitName, client: string): Promise<number>
  takeForGame(name: GameLimitName, slug: string, client: string): Promise<number>
  close(): Promise<void>
}

export interface FleetLimitsOptions {
  limits: Limits
  /** Null: this process is the only one, or the limits are off. */
  ledger: Ledger | null
  /** Whether the ledger is known to be away. */
  isAway(): boolean
  now?: () => number
  reportEveryMs?: number
}

type Question = (code: string, count: number) => Promise<Grant>

interface Uses {
  name: LimitName
  client: string
  count: number
}

export function shareLimits(options: FleetLimitsOptions): FleetLimits {
  const { limits, ledger } = options
  if (ledger) return createShared({ ...options, ledger })
  return {
    take: limits.take,
    takeWrite: async (name, client) => limits.take(name, client),
    takeForGame: async (name, slug, client) => limits.takeForGame(name, slug, client),
    close: async () => {},
  }
}

function createShared(options: FleetLimitsOptions & { ledger: Ledger }): FleetLimits {
  const { limits, ledger, isAway, now = Date.now, reportEveryMs = REPORT_EVERY_MS } = options
  const uses = new Map<string, Uses>()
  let usesClearedAtMs = now()
  /** Until when the ledger need not be asked. */
  const refusedUntil = new Map<string, number>()
  /** Those that wait for the next question, by client and limit. */
  const queues = new Map<string, ((waitSeconds: number) => void)[]>()
  let secret: string | undefined

  async function toCode(text: string): Promise<string> {
    secret ??= await createFact(ledger, SECRET_KEY, randomBytes(18).toString('base64url'))
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  }

  /** Seconds to wait, or 0; what this process allows is asked of the ledger. */
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

  /** One question at a time for each client, so that a flood costs the ledger little. */
  async function askForAll(key: string, queue: ((waitSeconds: number) => void)[], question: Question) {
    while (queue.length > 0) {
      const waiting = queue.splice(0)
      const { granted, waitSeconds } = await toCode(key)
        .then((code) => question(code, waiting.length))
        .catch((): Grant => ({ granted: waiting.length, waitSeconds: 0 }))
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
      const codes = await Promise.all(own.map(({ client }) => toCode(`${name} ${client}`)))
      const counts = codes.map((key, at) => ({ key, count: own[at]!.count }))
      const left = await reportUses(ledger, counts, LIMITS[name])
      for (const [at, key] of codes.entries()) limits.setTokens(name, own[at]!.client, left.get(key)!)
    }
    forgetIdle()
  }

  const poll = startPolling({
    look: report,
    everyMs: reportEveryMs,
    // That the ledger is away is in the log already; what was not reported is gone.
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
      ask(`${name} ${client}`, limits.take(name, client), (code, count) =>
        takeTokens(ledger, code, count, LIMITS[name]),
      ),
    takeForGame: (name, slug, client) =>
      ask(`${name} ${slug} ${client}`, limits.takeForGame(name, slug, client), (code, count) =>
        takeInWindow(ledger, code, count, GAME_LIMITS[name]),
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
