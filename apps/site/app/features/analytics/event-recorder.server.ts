/**
 * Brings events into the ledger: what arrives while a batch is being written shares the next one, so that a busy second costs a few commits.
 * `record` resolves only when its events are safe.
 */
import { dayOf, type IdentifiedEvent, recordEvents } from '#server/ledger/events.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { createPidNamer } from './pid-counts.ts'
import { createRareTermFilter, pageOf } from './search-terms.ts'

const MAX_WAITING_EVENTS = 50_000
const MAX_EVENTS_PER_COMMIT = 5000
/** More distinct subjects than this on one day are abuse; they are counted together. */
const MAX_KEYS_PER_DAY = 20_000
const TOO_MANY = 'other'

export interface ReceivedEvent extends IdentifiedEvent {
  /** Of the link that began the visit, if there was one. */
  pid?: string
}

export interface EventRecorder {
  /** True when they are in the ledger, false when too many wait; rejects when the ledger failed. */
  record(events: ReceivedEvent[]): Promise<boolean>
  /** Events in memory that are not in the ledger yet. */
  countWaiting(): number
  /** Writes what waits; call before the ledger is closed. */
  close(): Promise<void>
}

export interface EventRecorderOptions {
  ledger: Ledger
  maxWaiting?: number
  maxKeysPerDay?: number
  now?: () => number
}

interface Waiting {
  events: IdentifiedEvent[]
  resolve: (isStored: boolean) => void
  reject: (error: unknown) => void
}

export function createEventRecorder(options: EventRecorderOptions): EventRecorder {
  const { ledger, maxWaiting = MAX_WAITING_EVENTS, now = Date.now } = options
  const name = createNamer(options.maxKeysPerDay ?? MAX_KEYS_PER_DAY)
  const waiting: Waiting[] = []
  let waitingEvents = 0
  let writing: Promise<void> | null = null

  function takeBatch(): Waiting[] {
    let count = 0
    const end = waiting.findIndex(({ events }) => (count += events.length) > MAX_EVENTS_PER_COMMIT)
    const batch = waiting.splice(0, end < 0 ? waiting.length : Math.max(end, 1))
    waitingEvents -= batch.reduce((sum, { events }) => sum + events.length, 0)
    return batch
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = takeBatch()
      try {
        await recordEvents(
          ledger,
          batch.flatMap(({ events }) => events),
          now(),
        )
        for (const { resolve } of batch) resolve(true)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    // At once, not when the promise settles: who was just answered may send the next events before that.
    writing = null
  }

  return {
    record(events) {
      if (waitingEvents + events.length > maxWaiting) return Promise.resolve(false)
      const named = events.map((event) => name(event, dayOf(now())))
      return new Promise((resolve, reject) => {
        waiting.push({ events: named, resolve, reject })
        waitingEvents += events.length
        writing ??= writeAll()
      })
    },
    countWaiting: () => waitingEvents,
    async close() {
      await writing
    },
  }
}

/** Rare values (a search term, a missing path, a `pid`) lose their name, and so does a flood of distinct subjects. */
function createNamer(maxKeysPerDay: number): (event: ReceivedEvent, day: number) => IdentifiedEvent {
  const gates = new Map(['SearchMiss', 'LostPage'].map((event) => [event, createRareTermFilter()]))
  const pids = createPidNamer()
  const keys = new Set<string>()
  let today = 0
  return (event, day) => {
    if (day !== today) keys.clear()
    today = day
    const { pid, ...counted } = event
    const { id, site, subject: term } = counted
    const gate = term === '' ? undefined : gates.get(event.event)
    const subject = gate ? (gate.accept({ id, site, term, day }) ?? '') : term
    const also = pids.listCounts({ page: pageOf(id), site, event: event.event, pid, day })
    const key = `${site} ${event.event} ${subject} ${event.source}`
    if (!keys.has(key) && keys.size >= maxKeysPerDay)
      return { ...counted, subject: TOO_MANY, source: '', also }
    keys.add(key)
    return { ...counted, subject, also }
  }
}
