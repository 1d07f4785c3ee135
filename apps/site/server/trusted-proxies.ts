/** `TRUSTED_PROXIES`: addresses, networks and host names whose `X-Forwarded-For` is trusted. */
import { BlockList, isIP, isIPv6 } from 'node:net'

export function listProxies(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** The fault of an entry, or null. */
export function findProxyFault(entry: string): string | null {
  if (isHostName(entry)) return null
  const network = parseEntry(entry)
  if (network === null)
    return `“${entry}” is neither an address, nor a network such as 10.0.0.0/8, nor a host name`
  if (network.prefix === 0)
    return `“${entry}” matches every address, so that any client could forge its address`
  return null
}

const HOST_NAME_RE =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i
/** The last label of a name has a letter, so that a mistyped address is none. */
const LETTER_IN_LAST_LABEL_RE = /[a-z][^.]*$/i

function isHostName(entry: string): boolean {
  return HOST_NAME_RE.test(entry) && LETTER_IN_LAST_LABEL_RE.test(entry)
}

export const listProxyNames = (proxies: readonly string[]) => proxies.filter(isHostName)

/** Replaces the addresses of the host names in `proxies`; those of a name that is not in `addresses` are trusted no more. */
export function setProxyAddresses(
  proxies: readonly string[],
  addresses: ReadonlyMap<string, readonly string[]>,
): void {
  matchers.set(proxies, createMatcher(proxies.flatMap((entry) => addresses.get(entry) ?? [entry])))
}

const matchers = new WeakMap<readonly string[], (address: string) => boolean>()

/** Whether an address, in the spelling of `normaliseAddress`, is one of these proxies. */
export function isTrustedProxy(proxies: readonly string[], address: string): boolean {
  let matches = matchers.get(proxies)
  if (!matches) matchers.set(proxies, (matches = createMatcher(proxies)))
  return matches(address)
}

function createMatcher(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of proxies) {
    const network = parseEntry(entry)
    if (network) list.addSubnet(network.address, network.prefix, familyOf(network.address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

function parseEntry(entry: string): { address: string; prefix: number } | null {
  const [written = '', bits, ...rest] = entry.split('/')
  const address = normaliseAddress(written)
  const width = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (width === 0 || rest.length > 0) return null
  if (bits === undefined) return { address, prefix: width }
  // A mapped address is counted in the 128 bits it is written in.
  const mappedBits = isIPv6(written) && width === 32 ? 96 : 0
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) - mappedBits : NaN
  return prefix >= 0 && prefix <= width ? { address, prefix } : null
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** One spelling for one address: some proxies add the port, which is another one each time, or brackets. */
export function normaliseAddress(text: string): string {
  const address = text
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
    .toLowerCase()
  return isIPv6(address) ? listGroups(address.split('%')[0]!).join(':') : address
}

function listGroups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.map((group) => group.replace(/^0+(?=[0-9a-f])/, ''))
}
