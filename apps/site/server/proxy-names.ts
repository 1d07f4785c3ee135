/** The addresses of the host names in `TRUSTED_PROXIES`, as a container network gives its proxy a name and changes its address. */
import type { LookupAddress } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import type { Log } from './base/log.ts'
import { type Poll, startPolling } from './base/polling.ts'
import { listProxyNames, setProxyAddresses } from './trusted-proxies.ts'

const LOOK_UP_EVERY_MS = 30_000

export interface ProxyNamesOptions {
  proxies: readonly string[]
  log: Pick<Log, 'warn'>
  /** All addresses of a name; rejects when it has none. */
  lookup?: (name: string) => Promise<LookupAddress[]>
  everyMs?: number
}

/**
 * Looks the names up now and every 30 seconds; null without names. Resolves after the first look-up. A name that cannot be looked up has the
 * addresses that it had; the log says so once.
 */
export async function watchProxyNames({
  proxies,
  log,
  lookup = (name) => lookUp(name, { all: true }),
  everyMs = LOOK_UP_EVERY_MS,
}: ProxyNamesOptions): Promise<Poll | null> {
  const names = listProxyNames(proxies)
  if (names.length === 0) return null
  const addresses = new Map<string, string[]>()
  const failing = new Set<string>()

  async function lookUpOne(name: string): Promise<void> {
    try {
      const found = await lookup(name)
      addresses.set(
        name,
        found.map(({ address }) => address),
      )
      failing.delete(name)
    } catch (error) {
      if (failing.has(name)) return
      failing.add(name)
      const known = addresses.get(name)?.join(', ') ?? 'none'
      log.warn('a host name in TRUSTED_PROXIES cannot be looked up', { name, addressesInUse: known, error })
    }
  }

  async function lookUpAll(): Promise<void> {
    await Promise.all(names.map(lookUpOne))
    setProxyAddresses(proxies, addresses)
  }

  await lookUpAll()
  return startPolling({ look: lookUpAll, everyMs, onError: () => undefined })
}
