/** The providers that come with the software. Functions take all providers of a ledger, too: those and the operator's own. */
import { fourJ } from './4j.ts'
import type { Game } from '#app/domain/game.ts'
import type { FeedAdapter, HostRule } from './adapter.ts'
import { famobi } from './famobi.ts'
import { FeedFault } from './feed-fault.ts'
import { gamearter } from './gamearter.ts'
import { gamedistribution } from './gamedistribution.ts'
import { gamemonetize } from './gamemonetize.ts'
import { gamepix } from './gamepix.ts'
import { htmlgames } from './htmlgames.ts'
import { onlinegames } from './onlinegames.ts'
import { playgama } from './playgama.ts'
import { wanted5games } from './wanted5games.ts'

type Adapters = readonly FeedAdapter[]

export const FEED_ADAPTERS: Adapters = [
  gamepix,
  gamedistribution,
  gamemonetize,
  htmlgames,
  famobi,
  gamearter,
  playgama,
  wanted5games,
  fourJ,
  onlinegames,
]

export function findAdapter(provider: string, adapters: Adapters = FEED_ADAPTERS): FeedAdapter | null {
  return adapters.find((adapter) => adapter.provider === provider) ?? null
}

/** A provider's name for people; one that is not known is called by its id. */
export function describeProvider(provider: string, adapters: Adapters = FEED_ADAPTERS): string {
  return findAdapter(provider, adapters)?.label ?? provider
}

/** Throws, naming the providers there are. */
export function getAdapter(provider: string, adapters: Adapters = FEED_ADAPTERS): FeedAdapter {
  const adapter = findAdapter(provider, adapters)
  if (adapter) return adapter
  throw new FeedFault(
    'wrong-provider',
    `There is no provider “${provider}”; known are ${listProviderNames(adapters)}`,
  )
}

export function listProviderNames(adapters: Adapters = FEED_ADAPTERS): string {
  return adapters.map(({ provider }) => provider).join(', ')
}

/** Every host a cover may be fetched from. */
export function listImageHosts(adapters: Adapters = FEED_ADAPTERS): HostRule[] {
  return [...new Set(adapters.flatMap((adapter) => adapter.imageHosts))]
}

/**
 * The origins that the policy of a game's page must allow for its frame: where its sources are. A provider of the software may lead from
 * one of its hosts to another; one that was added is allowed the very host.
 */
export function listFrameOrigins(
  { provider, source }: Pick<Game, 'provider' | 'source'>,
  adapters: Adapters = FEED_ADAPTERS,
): string[] {
  const origins = [{ provider, url: source.url }, ...source.fallbacks].flatMap((one) => {
    if (one.url.startsWith('/')) return []
    const adapter = findAdapter(one.provider, adapters)
    const hosts = adapter && adapter.licence === undefined ? adapter.playHosts : []
    return [new URL(one.url).origin, ...hosts.map(toOrigin)]
  })
  return [...new Set(origins)]
}

function toOrigin(host: HostRule): string {
  return `https://${host.startsWith('.') ? `*${host}` : host}`
}
