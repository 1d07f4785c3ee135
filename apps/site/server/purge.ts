/** Purges cache tags from a CDN. A failed call is retried with growing pauses; the token is never logged. */
import { type CheckedOptions, openCheckedStream } from '#app/features/outbound/checked-fetch.server.ts'
import { OutboundError } from '#app/features/outbound/outbound-error.ts'
import type { Log } from './base/log.ts'
import { isInOwnNetwork } from './purge-address.ts'

/** Cloudflare's limit. */
const MAX_TAGS_PER_CALL = 30
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 3_600_000
/** A response in flight, or one of another process that noticed the change later, can put a purged page back. */
const REPEAT_AFTER_MS = 10_000
const TIMEOUT_MS = 10_000
/** For the last attempt, when the server stops. */
const LAST_TIMEOUT_MS = 2000
const MAX_ANSWER_BYTES = 64 * 1024

export interface PurgeCall {
  url: string
  token: string
  tags: readonly string[]
  timeoutMs: number
}

export interface PurgerOptions {
  url: string
  token: string
  log: Pick<Log, 'info' | 'warn'>
  /** Resolves with the status of the CDN's response. */
  send?: (call: PurgeCall) => Promise<number>
  firstWaitMs?: number
  repeatAfterMs?: number
}

export interface Purger {
  purge(tags: Iterable<string>): void
  /** Tries again to send the pending tags. */
  close(): Promise<void>
}

export function createPurger(options: PurgerOptions): Purger {
  const { url, token, log, send = sendToCdn } = options
  const { firstWaitMs = FIRST_WAIT_MS, repeatAfterMs = REPEAT_AFTER_MS } = options
  const { host } = new URL(url)
  /** Tags to send; true for those that are sent a second time. */
  const pending = new Map<string, boolean>()
  const repeats = new Set<string>()
  let failures = 0
  let retryTimer: NodeJS.Timeout | undefined
  let repeatTimer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function start() {
    clearTimeout(retryTimer)
    running ??= sendPending(TIMEOUT_MS).finally(() => (running = undefined))
  }

  async function sendPending(timeoutMs: number) {
    while (pending.size > 0) {
      if (!(await sendSome([...pending].slice(0, MAX_TAGS_PER_CALL), timeoutMs))) {
        retryTimer = setTimeout(start, Math.min(MAX_WAIT_MS, firstWaitMs * 2 ** failures++)).unref()
        return
      }
      failures = 0
    }
    if (repeats.size > 0) repeatTimer ??= setTimeout(repeat, repeatAfterMs).unref()
  }

  function repeat() {
    repeatTimer = undefined
    for (const tag of repeats) if (!pending.has(tag)) pending.set(tag, true)
    repeats.clear()
    start()
  }

  /** False when the call failed; the tags stay pending. */
  async function sendSome(entries: [tag: string, isRepeat: boolean][], timeoutMs: number): Promise<boolean> {
    // Deleted before the call: a tag that is added during the call must be sent again.
    for (const [tag] of entries) pending.delete(tag)
    const tags = entries.map(([tag]) => tag)
    // Without the error's message: it has the address, which can contain a secret.
    const answer = await send({ url, token, tags, timeoutMs }).catch((error: Error) =>
      error instanceof OutboundError ? error.code : error.name,
    )
    if (typeof answer === 'number' && answer >= 200 && answer < 300) {
      for (const [tag, isRepeat] of entries) if (!isRepeat) repeats.add(tag)
      log.info('CDN purged', { host, tags: tags.length, first: tags[0] })
      return true
    }
    for (const [tag, isRepeat] of entries) pending.set(tag, isRepeat && (pending.get(tag) ?? true))
    log.warn('CDN purge failed, will be retried', { host, tags: tags.length, answer })
    return false
  }

  return {
    purge(tags) {
      const added = [...tags]
      for (const tag of added) pending.set(tag, false)
      // Without new tags a failed call waits for its full pause.
      if (added.length > 0) start()
    },
    async close() {
      clearTimeout(retryTimer)
      clearTimeout(repeatTimer)
      await running
      clearTimeout(retryTimer)
      for (const tag of repeats) pending.set(tag, true)
      await sendPending(LAST_TIMEOUT_MS)
      clearTimeout(retryTimer)
      clearTimeout(repeatTimer)
    },
  }
}

/**
 * Cloudflare's API: POST `{"tags":[…]}` with a bearer token. A cache in the own network also gets the tags in the header `Purge-Tags`, separated by
 * spaces, because Varnish reads no bodies. `outside` is for tests.
 */
export async function sendToCdn(
  { url, token, tags, timeoutMs }: PurgeCall,
  outside: Pick<CheckedOptions, 'resolve' | 'standIn'> = {},
): Promise<number> {
  const body = JSON.stringify({ tags })
  const authorization = token === '' ? null : `Bearer ${token}`
  if (isInOwnNetwork(new URL(url))) return sendInside(url, { tags, body, authorization, timeoutMs })
  const { status, close } = await openCheckedStream(url, {
    ...outside,
    allowedHosts: [new URL(url).hostname],
    maxBytes: MAX_ANSWER_BYTES,
    timeoutMs,
    post: { contentType: 'application/json', body, ...(authorization !== null && { authorization }) },
  })
  close()
  return status
}

interface InsideCall {
  tags: readonly string[]
  body: string
  authorization: string | null
  timeoutMs: number
}

async function sendInside(
  url: string,
  { tags, body, authorization, timeoutMs }: InsideCall,
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'Purge-Tags': tags.join(' '),
      ...(authorization !== null && { Authorization: authorization }),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return response.status
}
