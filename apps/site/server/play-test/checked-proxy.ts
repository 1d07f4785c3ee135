/** The only way out of a browser that plays games: a proxy that refuses private addresses and ad hosts, and connects to the addresses it has checked. */
import { Server } from 'proxy-chain'
import {
  pinLookup,
  resolveHost,
  resolvePublic,
  type ResolvedAddress,
  type ResolveHost,
} from '#app/features/outbound/checked-address.server.ts'
import { OutboundError } from '#app/features/outbound/outbound-error.ts'

const LOOKUP_TIMEOUT_MS = 10_000
/** Hosts whose ads would be requested, and paid for, without a visitor. With all hosts below them. */
const AD_HOSTS = [
  ...['doubleclick.net', 'googlesyndication.com', 'googletagservices.com', 'googleadservices.com'],
  ...['adsafeprotected.com', 'adnxs.com', 'amazon-adsystem.com', 'criteo.com', 'pubmatic.com'],
  ...['rubiconproject.com', 'openx.net', 'casalemedia.com', 'taboola.com', 'outbrain.com'],
  ...['google-analytics.com', 'googletagmanager.com', 'facebook.net', 'scorecardresearch.com'],
]

export interface ProxyOptions {
  /** Tests: answers instead of the system's resolver. */
  resolve?: ResolveHost
  /** Tests: hosts that may be at private addresses. */
  allowedHosts?: readonly string[]
}

export type Refusal = 'ad' | 'private-address' | 'unknown-host' | 'unreachable'

export interface CheckedProxy {
  url: string
  /** Hosts that were connected to. */
  hosts(): readonly string[]
  /** Hosts that were not, and why. */
  refusals(): ReadonlyMap<string, Refusal>
  /** Received so far, with headers and encryption. */
  bytes(): number
  close(): Promise<void>
}

export async function startCheckedProxy(options: ProxyOptions = {}): Promise<CheckedProxy> {
  const { resolve = resolveHost, allowedHosts = [] } = options
  const hosts = new Set<string>()
  const refusals = new Map<string, Refusal>()
  const looked = new Map<string, Promise<ResolvedAddress[]>>()
  let closedBytes = 0

  function find(hostname: string): Promise<ResolvedAddress[]> {
    const known = looked.get(hostname)
    if (known) return known
    const found = allowedHosts.includes(hostname)
      ? resolve(hostname)
      : resolvePublic(new URL(`https://${hostname}/`), resolve, AbortSignal.timeout(LOOKUP_TIMEOUT_MS))
    looked.set(hostname, found)
    return found
  }

  const server = new Server({
    port: 0,
    host: '127.0.0.1',
    async prepareRequestFunction({ hostname }) {
      try {
        if (isAdHost(hostname)) throw new RefusedHost('ad')
        const addresses = await find(hostname)
        hosts.add(hostname)
        return { dnsLookup: pinLookup(addresses) as never }
      } catch (error) {
        const refusal = toRefusal(error)
        refusals.set(hostname, refusal)
        return {
          dnsLookup: ((_host: string, _options: unknown, callback: (error: Error) => void) =>
            callback(new Error(refusal))) as never,
        }
      }
    },
  })
  server.on('connectionClosed', ({ stats }: { stats?: { srcTxBytes: number } }) => {
    closedBytes += stats?.srcTxBytes ?? 0
  })
  await server.listen()
  return {
    url: `http://127.0.0.1:${server.port}`,
    hosts: () => [...hosts],
    refusals: () => refusals,
    bytes: () =>
      server
        .getConnectionIds()
        .reduce((sum, id) => sum + (server.getConnectionStats(id)?.srcTxBytes ?? 0), closedBytes),
    close: () => server.close(true),
  }
}

class RefusedHost extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof RefusedHost) return error.refusal
  if (!(error instanceof OutboundError)) return 'unreachable'
  return error.code === 'private-address' || error.code === 'unknown-host' ? error.code : 'unreachable'
}

export function isAdHost(hostname: string): boolean {
  return AD_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
