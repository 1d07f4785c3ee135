/** Which addresses a purge call may have: a CDN's on the internet, or a cache's in the own network. */
import { isIP } from 'node:net'
import { isPublicAddress } from '#app/features/outbound/addresses.ts'

/** https without a port for a CDN; http for a cache that is named by a private address, or by a name without a dot. */
export function isPurgeUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '') return false
  return (url.protocol === 'https:' && url.port === '') || isInOwnNetwork(url)
}

/** Such a host is what the operator wrote, and no name of the internet can lead there. */
export function isInOwnNetwork({ protocol, hostname }: URL): boolean {
  if (protocol !== 'http:') return false
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? !host.includes('.') : !isPublicAddress(host)
}
