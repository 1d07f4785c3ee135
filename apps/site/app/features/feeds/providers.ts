import type { FeedAdapter, HostRule } from './adapter.ts'
import { FeedFault } from './feed-fault.ts'
import { gamedistribution } from './gamedistribution.ts'
import { gamemonetize } from './gamemonetize.ts'
import { gamepix } from './gamepix.ts'
import { htmlgames } from './htmlgames.ts'

export const FEED_ADAPTERS: readonly FeedAdapter[] = [gamepix, gamedistribution, gamemonetize, htmlgames]

export function findAdapter(provider: string): FeedAdapter | null {
  return FEED_ADAPTERS.find((adapter) => adapter.provider === provider) ?? null
}

/** A provider's name for people; one that is not known is called by its id. */
export function describeProvider(provider: string): string {
  return findAdapter(provider)?.label ?? provider
}

/** Throws, naming the providers there are. */
export function getAdapter(provider: string): FeedAdapter {
  const adapter = findAdapter(provider)
  if (adapter) return adapter
  const known = FEED_ADAPTERS.map((one) => one.provider).join(', ')
  throw new FeedFault('wrong-provider', `There is no provider “${provider}”; known are ${known}`)
}

/** Every host a cover may be fetched from. */
export function listImageHosts(): HostRule[] {
  return [...new Set(FEED_ADAPTERS.flatMap((adapter) => adapter.imageHosts))]
}

/** The origins that a page's policy must allow for the game's frame. */
export function listFrameOrigins(): string[] {
  const hosts = FEED_ADAPTERS.flatMap((adapter) => adapter.playHosts)
  return [...new Set(hosts)].map((host) => `https://${host.startsWith('.') ? `*${host}` : host}`)
}
