/** Where a request of this server may go, and the public addresses it is then bound to. */
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { describeUrl, OutboundError, type OutboundFault } from './outbound-error.ts'

export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

export type ResolveHost = (hostname: string) => Promise<ResolvedAddress[]>

/** https, the default port, no credentials, an allowed host. */
export function checkAddress(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url) throw new OutboundError('bad-address', address.slice(0, 200), 'it is not an address')
  const refuse = (code: OutboundFault, cause: string) => new OutboundError(code, describeUrl(url), cause)
  if (url.protocol !== 'https:') throw refuse('not-https', `only https is used, not ${url.protocol}`)
  if (url.username || url.password)
    throw refuse('bad-address', 'an address must not carry a name or a password')
  if (url.port) throw refuse('bad-address', `only port 443 is used, not ${url.port}`)
  const isAllowed = allowedHosts.some((rule) =>
    rule.startsWith('.') ? url.hostname.endsWith(rule) : url.hostname === rule,
  )
  if (!isAllowed)
    throw refuse('host-not-allowed', `the host ${url.hostname} is not one of ${allowedHosts.join(', ')}`)
  return url
}

export async function resolveHost(hostname: string): Promise<ResolvedAddress[]> {
  const found = await lookup(hostname, { all: true, order: 'ipv4first' })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

/** One closed address among several refuses the host: it is how a name is made to point inside. */
export async function resolvePublic(
  url: URL,
  resolve: ResolveHost,
  signal: AbortSignal,
): Promise<ResolvedAddress[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await untilAborted(resolve(hostname), signal).catch((error: NodeJS.ErrnoException) => {
    if (signal.aborted) throw error
    throw new OutboundError(
      // Other codes say that the resolver did not answer.
      error.code === 'ENOTFOUND' ? 'unknown-host' : 'unreachable',
      describeUrl(url),
      `looking up ${hostname} failed: ${error.code ?? error.message}`,
    )
  })
  if (addresses.length === 0)
    throw new OutboundError('unknown-host', describeUrl(url), `${hostname} has no address`)
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    throw new OutboundError(
      'private-address',
      describeUrl(url),
      `${hostname} leads to a private or reserved address`,
    )
  return addresses
}

export function pinLookup(addresses: ResolvedAddress[]): LookupFunction {
  const [first] = addresses
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, first!.address, first!.family)
  }
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
