/** Asks the addresses of providers' games whether the games are still there: in the background, one a second at each host. */
import { openCheckedStream, type CheckedOptions } from '#app/features/outbound/checked-fetch.server.ts'
import { OutboundError } from '#app/features/outbound/outbound-error.ts'
import {
  countFailedDays,
  listDueAddresses,
  storeAddressCheck,
  type AddressResult,
  type DueAddress,
} from '#server/ledger/address-checks.ts'
import type { Ledger } from '#server/ledger/ledger.ts'

const PAUSE_MS = 1000
const LOOK_EVERY_MS = 10 * 60_000
/** Read at a time. */
const MAX_DUE = 1000
/** Hosts that are asked at the same time. */
const MAX_HOSTS = 20
const TIMEOUT_MS = 10_000
const MAX_BYTES = 2 ** 30 // the body is not read

export interface AddressCheckOptions extends Pick<CheckedOptions, 'resolve' | 'standIn'> {
  ledger: Ledger
  log: { warn(event: string, fields?: Record<string, unknown>): void }
  pauseMs?: number
  now?: () => number
}

export interface AddressChecks {
  /** Begins no request, ends those that run, and resolves when nothing more is written. */
  close(): Promise<void>
}

/** `gone` is what no second look explains: 404, 410, or a host that does not exist. */
export async function checkAddressOnce(
  url: string,
  options: Pick<CheckedOptions, 'resolve' | 'standIn' | 'signal'>,
): Promise<AddressResult> {
  try {
    const { hostname } = new URL(url)
    const response = await openCheckedStream(url, {
      ...options,
      ...{ allowedHosts: [hostname], maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS },
    })
    response.close()
    if (response.status === 404 || response.status === 410) return 'gone'
    return response.status < 400 ? 'served' : 'unclear'
  } catch (error) {
    return error instanceof OutboundError && error.code === 'unknown-host' ? 'gone' : 'unclear'
  }
}

export function startAddressChecks(options: AddressCheckOptions): AddressChecks {
  const { ledger, log, resolve, standIn, pauseMs = PAUSE_MS, now = Date.now } = options
  const stop = new AbortController()
  let byHost = new Map<string, DueAddress[]>()
  let timer: NodeJS.Timeout

  async function check(due: DueAddress): Promise<void> {
    const result = await checkAddressOnce(due.url, { resolve, standIn, signal: stop.signal })
    if (!stop.signal.aborted) await storeAddressCheck(ledger, due, result, now())
  }

  /** Returns the pause until the next round. */
  async function runRound(): Promise<number> {
    if (byHost.size === 0) {
      const broken = await countFailedDays(ledger, now())
      if (broken.length > 0) log.warn('games that their provider no longer serves', { slugs: broken })
      byHost = Map.groupBy(await listDueAddresses(ledger, now(), MAX_DUE), ({ url }) => new URL(url).host)
      if (byHost.size === 0) return LOOK_EVERY_MS
    }
    const hosts = [...byHost].slice(0, MAX_HOSTS)
    await Promise.all(
      hosts.map(([host, waiting]) => {
        const due = waiting.shift()!
        if (waiting.length === 0) byHost.delete(host)
        return check(due)
      }),
    )
    return pauseMs
  }

  async function run(): Promise<void> {
    const waitMs = await runRound().catch((error: Error) => {
      if (!stop.signal.aborted) log.warn('checking the addresses of games failed', { error: error.message })
      return LOOK_EVERY_MS
    })
    if (!stop.signal.aborted) timer = setTimeout(() => (running = run()), waitMs).unref()
  }

  let running = Promise.resolve()
  // The server has more urgent things to do at its start.
  timer = setTimeout(() => (running = run()), 60 * pauseMs).unref()
  return {
    close() {
      stop.abort()
      clearTimeout(timer)
      return running
    },
  }
}
