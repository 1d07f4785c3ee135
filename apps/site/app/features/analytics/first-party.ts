/** Sends events to the site's own server in batches: now and then, when enough have come, and when the page is hidden or left. */
import { readRuntimeConfig } from '#app/features/sites/runtime-config.ts'
import { findScreenName, isAdEvent, type TrackedEvent, type WireEvent } from './events.ts'

const SEND_AFTER_MS = 8000
const MAX_BATCH = 50
const MAX_WAITING = 200
/** Well below the time for which the server remembers an id. */
const MAX_AGE_MS = 10 * 60_000

export interface BatchOptions {
  /** Whether the batch is on its way; what is not is tried again later, with the same ids. */
  send: (body: string) => boolean | Promise<boolean>
  isHidden: () => boolean
  isOnline: () => boolean
  now?: () => number
}

export interface EventBatch {
  add(event: TrackedEvent): void
  flush(): void
}

export function createEventBatch({ send, isHidden, isOnline, now = Date.now }: BatchOptions): EventBatch {
  let waiting: { wire: WireEvent; at: number }[] = []
  let timer: ReturnType<typeof setTimeout> | null = null

  function flush(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    waiting = waiting.filter(({ at }) => now() - at < MAX_AGE_MS)
    if (waiting.length === 0) return
    if (!isOnline()) return schedule()
    const batch = waiting.splice(0, MAX_BATCH)
    const takeBack = () => {
      waiting = [...batch, ...waiting].slice(0, MAX_WAITING)
      schedule()
    }
    const sent = send(JSON.stringify({ events: batch.map(({ wire }) => wire) }))
    if (sent === false) takeBack()
    else if (sent !== true) sent.then((isSent) => isSent || takeBack(), takeBack)
    if (sent !== false && waiting.length > 0) flush()
  }

  function schedule(): void {
    timer ??= setTimeout(flush, SEND_AFTER_MS)
  }

  return {
    add(event) {
      if (waiting.length >= MAX_WAITING) return
      waiting.push({ wire: toWire(event), at: now() })
      if (waiting.length >= MAX_BATCH) flush()
      // A page that is being left gives no later moment.
      else if (isHidden()) queueMicrotask(flush)
      else schedule()
    },
    flush,
  }
}

function toWire({ id, event, subject, value, properties, pid }: TrackedEvent): WireEvent {
  const { Network, Channel, Page } = properties
  return {
    id,
    event,
    // Unknown values are left out of the JSON.
    subject: subject?.slice(0, 120),
    value,
    network: Network || undefined,
    channel: Channel || undefined,
    pid,
    page: isAdEvent(event) ? findScreenName(Page) : undefined,
  }
}

/** Returns where to put the events of this page. */
export function startFirstParty(): (event: TrackedEvent) => void {
  const url = `${readRuntimeConfig().apiBase}/api/events`
  const batch = createEventBatch({
    send(body) {
      const data = new Blob([body], { type: 'application/json' })
      return navigator.sendBeacon?.(url, data) || post(url, body)
    },
    isHidden: () => document.visibilityState === 'hidden',
    isOnline: () => navigator.onLine,
  })
  // On the window, after the listeners that report measurements at the same moment.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && batch.flush())
  addEventListener('pagehide', batch.flush)
  return batch.add
}

async function post(url: string, body: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(url, { method: 'POST', body, headers, keepalive: true })
  // What the server will never take is not sent again.
  return status < 500 && status !== 429
}
