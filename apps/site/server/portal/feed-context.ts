/** Shared by the feed commands: the ledger, the rules of imports, and how arguments name feeds and imports. */
import type { FeedName } from '#app/features/feeds/feed-operations.server.ts'
import type { OperationContext } from '#app/features/feeds/import-operations.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { FEED_ADAPTERS, findAdapter } from '#app/features/feeds/providers.ts'
import type { Config } from '../config.ts'
import { UsageError, withLedger } from './command.ts'
import type { PortalIo } from './command.ts'

export const PROVIDERS = FEED_ADAPTERS.map(({ provider }) => provider).join(', ')

export function withFeeds<T>(
  io: PortalIo,
  use: (context: OperationContext, config: Config) => Promise<T>,
): Promise<T> {
  return withLedger(io, async (ledger, config) =>
    use({ ledger, rules: await loadRules(config.rootDir) }, config),
  )
}

export function parseProvider(name: string) {
  const adapter = findAdapter(name)
  if (!adapter) throw new UsageError(`There is no provider “${name}”; known are ${PROVIDERS}`)
  return adapter
}

export function parseId(text: string, what: 'feed' | 'import'): number {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (id > 0) return id
  const list = what === 'feed' ? 'feed list' : 'feed imports'
  throw new UsageError(`The ${what} is given by its number, not “${text}”. See them: ${list}`)
}

/** A scheduled feed's number, or a list as `provider/name`. */
export function parseFeedName(text: string): FeedName {
  const [provider, slice, ...rest] = text.split('/')
  if (slice === undefined || slice === '' || rest.length > 0) {
    if (/^\d{1,9}$/.test(text)) return { id: Number(text) }
    throw new UsageError(
      `A feed is given by its number, or a list as <provider>/<name>, not “${text}”. See them: feed list`,
    )
  }
  return { provider: parseProvider(provider!).provider, slice }
}
