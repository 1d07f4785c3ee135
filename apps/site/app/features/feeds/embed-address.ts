/** The address of a game that is shown in a frame, as an operator gives it or as it stands in another portal's data. */
import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { EMBED_PROVIDER } from '#app/domain/game.ts'
import { isOnHosts, type FeedAdapter } from './adapter.ts'
import { MOVED_SHAPE } from './moved-shape.ts'
import { removePublisher } from './play-address.ts'

export interface EmbedRules {
  /** Whether a host is a site or the console of this server. */
  isOwnHost: (hostname: string) => boolean
  adapters: readonly FeedAdapter[]
}

export type ReadAddress = { provider: string; url: string; adapter: FeedAdapter | null } | { reason: string }

/** Games that operators add by address and that belong to no provider, as an import takes them. */
export function toEmbedAdapter(playHosts: readonly string[]): FeedAdapter {
  return {
    provider: EMBED_PROVIDER,
    label: 'games by address',
    feedHosts: [],
    playHosts,
    imageHosts: [],
    shapes: [MOVED_SHAPE],
    categoryTags: {},
    licence: 'by embed address',
  }
}

/** An https address, or an `<iframe>` with one. It belongs to a provider when it is on a host of one. */
export function readEmbedAddress(address: string, { isOwnHost, adapters }: EmbedRules): ReadAddress {
  const url = URL.parse(readIframe(address))
  if (!url) return { reason: 'This is not an address such as https://games.example.com/play/1' }
  if (url.protocol !== 'https:') return { reason: 'The address begins with https://' }
  if (url.username || url.password || url.port)
    return { reason: 'The address has no user name, password or port' }
  url.hash = ''
  const { hostname } = url
  const isLocal = !hostname.includes('.') || /\.(?:localhost|local|internal|test)$/.test(hostname)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || isLocal)
    return { reason: 'The game is on a host of the internet, with a name' }
  if (isOwnHost(hostname))
    return { reason: 'This host is one of your own: a game on it would have the rights of your pages' }
  const adapter = adapters.find(({ playHosts }) => isOnHosts(hostname, playHosts)) ?? null
  if (adapter) removePublisher(url, adapter)
  return { provider: adapter?.provider ?? EMBED_PROVIDER, url: url.href, adapter }
}

/** The id of a game that is known by its address alone. */
export function toEmbedId(url: string): string {
  return `address-${createHash('sha256').update(url).digest('hex').slice(0, 32)}`
}

/** Providers offer `<iframe src="…">` to copy. */
export function readIframe(text: string): string {
  const [, address] = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text) ?? []
  return (address ?? text).replaceAll('&amp;', '&')
}
