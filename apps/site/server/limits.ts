/**
 * Token buckets per client address. Only costly work counts (uncached renders, search, writes), never a cached page or a file,
 * and the buckets are large, because a whole school may share one address.
 */
import { isIPv6 } from 'node:net'
import { createGameLimits, type GameLimits } from './game-limits.ts'
import { isTrustedProxy, normaliseAddress } from './trusted-proxies.ts'

const MAX_CLIENTS = 50_000
/** Longer than any bucket takes to refill. The privacy page promises that addresses are not stored for longer. */
const DELETE_AFTER_MS = 10 * 60_000
const SWEEP_EVERY_MS = 60_000

export interface Limit {
  perMinute: number
  burst: number
}

export const LIMITS = {
  render: { perMinute: 1200, burst: 300 },
  search: { perMinute: 1200, burst: 240 },
  /** Parts of a sitemap are long; crawlers request them about once a day. */
  sitemap: { perMinute: 60, burst: 60 },
  /** The server load, which is cached for seconds anyway. */
  load: { perMinute: 60, burst: 20 },
  write: { perMinute: 600, burst: 120 },
  /** Responses with status 500: a client must not provoke any number of them, nor of their log lines. */
  error: { perMinute: 30, burst: 30 },
  /** Messages to the operator: a school class behind one address may write at once, a script may not continue. */
  message: { perMinute: 6, burst: 40 },
  /** Calls of the console, and of those the ones that sign somebody in. */
  console: { perMinute: 1200, burst: 300 },
  signIn: { perMinute: 30, burst: 30 },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS
/** Their work is a write to the ledger anyway. */
export type WriteLimitName = 'write' | 'message'

/** Of one process. `shareLimits` adds those of the others. */
export interface Limits {
  /** Seconds to wait, or 0 when the work may be done. */
  take(name: LimitName, client: string): number
  /** The same for actions that count for one game. */
  takeForGame: GameLimits['take']
  /** Takes tokens for what another process has allowed already; returns what is left, which may be less than nothing. */
  use(name: LimitName, client: string, count: number): number
  /** Other processes have taken tokens, too. */
  setTokens(name: LimitName, client: string, tokens: number): void
  /** Deletes addresses that were idle for a while, and returns the number of remaining entries; runs automatically once a minute. */
  sweep(): number
}

const keyOf = (name: LimitName, client: string) => `${name} ${client}`

export function createLimits(isOn: boolean, now: () => number = Date.now): Limits {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const games = createGameLimits(isOn, now)

  function sweep(): number {
    const at = now()
    for (const [key, bucket] of buckets) if (at - bucket.at > DELETE_AFTER_MS) buckets.delete(key)
    return buckets.size + games.sweep()
  }

  /** What the client has now, which `spend` replaces. */
  function refill(name: LimitName, client: string) {
    const { perMinute, burst } = LIMITS[name]
    const key = keyOf(name, client)
    const at = now()
    const bucket = buckets.get(key) ?? { tokens: burst, at }
    buckets.delete(key)
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) * perMinute) / 60_000)
    const spend = (count: number) => {
      const left = Math.max(-burst, tokens - count)
      buckets.set(key, { tokens: left, at })
      if (buckets.size > MAX_CLIENTS) buckets.delete(buckets.keys().next().value!)
      return left
    }
    return { tokens, spend }
  }

  setInterval(sweep, SWEEP_EVERY_MS).unref()
  return {
    sweep,
    takeForGame: games.take,
    use: (name, client, count) => refill(name, client).spend(count),
    setTokens(name, client, tokens) {
      const bucket = buckets.get(keyOf(name, client))
      if (bucket) bucket.tokens = Math.min(bucket.tokens, tokens)
    },
    take(name, client) {
      if (!isOn) return 0
      const { tokens, spend } = refill(name, client)
      // A refusal takes no token: a client that retries constantly still gets the full rate.
      spend(tokens >= 1 ? 1 : 0)
      return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * 60) / LIMITS[name].perMinute)
    },
  }
}

/** The socket's address (an IPv6 client by its /64), or the address that a trusted proxy reports. */
export function clientOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const peer = normaliseAddress(socketAddress ?? 'unknown')
  if (!isTrustedProxy(trustedProxies, peer)) return toNetwork(peer)
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => normaliseAddress(hop.trim()))
    .filter(Boolean)
  const client = hops.findLast((hop) => !isTrustedProxy(trustedProxies, hop))
  return toNetwork(client ?? peer)
}

function toNetwork(address: string): string {
  return isIPv6(address) ? `${address.split(':').slice(0, 4).join(':')}::/64` : address
}
