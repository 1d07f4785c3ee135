/** Which network addresses an outgoing request may reach: the public internet and nothing else. */
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose IPv4 ranges that are not globally reachable, and multicast. */
const CLOSED_IPV4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Inside 2000::/3, which is all of IPv6 that is open: protocol assignments and Teredo, documentation, 6to4 (it carries an IPv4 address). */
const CLOSED_IPV6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, prefix] of CLOSED_IPV4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of CLOSED_IPV6) closed.addSubnet(network, prefix, 'ipv6')
const openIpv6 = new BlockList()
openIpv6.addSubnet('2000::', 3, 'ipv6')

/** False for private, local, reserved and multicast addresses, for IPv4 inside IPv6 in every form, and for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  return openIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
