/** Play addresses: stored without anybody's publisher id, and played with the site's own. */
import { EMBED_PROVIDER } from '#app/domain/game.ts'
import type { FeedAdapter } from './adapter.ts'
import { describeProvider, findAdapter } from './providers.ts'

/** One way to play a game, as the server hands it to a page. */
export interface PlaySource {
  provider: string
  /** The provider's name for people. */
  label: string
  /** A path of this site, or the provider's address with the site's id in it. */
  url: string
  /** The query parameter for the address of the page; only the browser knows the full address. */
  pageParameter?: string
  /** An uploaded game on an origin of its own. */
  isUploaded?: true
  /** Other hosts that an uploaded game may reach. */
  hosts?: readonly string[]
}

/** Takes every publisher's id off a provider's address. */
export function removePublisher(url: URL, adapter: Pick<FeedAdapter, 'publisher' | 'foreignParams'>): void {
  const { publisher, foreignParams = [] } = adapter
  for (const name of foreignParams) url.searchParams.delete(name)
  if (!publisher) return
  if ('parameter' in publisher) return url.searchParams.delete(publisher.parameter)
  const segments = listSegments(url)
  if (segments.length > publisher.afterSegments)
    url.pathname = `/${segments.slice(0, publisher.afterSegments).join('/')}`
}

/** The provider's name for people; a game that was added by its address is called by its host. */
export function describePlaySource(
  { provider, url }: { provider: string; url: string },
  adapters?: readonly FeedAdapter[],
): string {
  return provider === EMBED_PROVIDER
    ? (URL.parse(url)?.host ?? provider)
    : describeProvider(provider, adapters)
}

export function toPlaySource(
  { provider, url }: { provider: string; url: string },
  providerIds: Readonly<Record<string, string>>,
  adapters?: readonly FeedAdapter[],
): PlaySource {
  const adapter = findAdapter(provider, adapters)
  const source = { provider, label: describePlaySource({ provider, url }, adapters), url }
  if (url.startsWith('/') || !adapter?.publisher) return source
  return { ...source, ...addPublisher(url, adapter.publisher, providerIds[provider]) }
}

export function addPublisher(
  address: string,
  publisher: NonNullable<FeedAdapter['publisher']>,
  id: string | undefined,
): Pick<PlaySource, 'url' | 'pageParameter'> {
  if (id === undefined && 'parameter' in publisher && publisher.defaultsToPage)
    return { url: address, pageParameter: publisher.parameter }
  if (!id) return { url: address }
  const url = new URL(address)
  if ('parameter' in publisher) url.searchParams.set(publisher.parameter, id)
  else
    url.pathname = `/${[...listSegments(url).slice(0, publisher.afterSegments), encodeURIComponent(id)].join('/')}`
  return { url: url.href }
}

function listSegments(url: URL): string[] {
  return url.pathname.split('/').filter((segment) => segment !== '')
}
