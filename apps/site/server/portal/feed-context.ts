/** Shared by the feed commands: the ledger, the rules of imports, and how arguments name feeds and imports. */
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import type { FeedName } from '#app/features/feeds/feed-operations.server.ts'
import type { OperationContext } from '#app/features/feeds/import-operations.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { findAdapter, listProviderNames } from '#app/features/feeds/providers.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { UsageError, withLedger } from './command.ts'
import type { PortalIo } from './command.ts'

export function withFeeds<T>(
  io: PortalIo,
  use: (context: OperationContext, config: Config) => Promise<T>,
): Promise<T> {
  return withLedger(io, async (ledger, config) =>
    use({ ledger, rules: await loadRules(config.rootDir) }, config),
  )
}

/** Of the software or the ledger. */
export async function parseProvider(ledger: Ledger, name: string): Promise<FeedAdapter> {
  const adapters = await listAdapters(ledger)
  const adapter = findAdapter(name, adapters)
  if (adapter) return adapter
  throw new UsageError(
    `There is no provider “${name}”; known are ${listProviderNames(adapters)}. To add one: feed provider add <file>`,
  )
}

export function parseId(text: string, what: 'feed' | 'import'): number {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (id > 0) return id
  const list = what === 'feed' ? 'feed list' : 'feed imports'
  throw new UsageError(`The ${what} is given by its number, not “${text}”. See them: ${list}`)
}

/** A scheduled feed's number, or a list as `provider/name`. */
export async function parseFeedName(ledger: Ledger, text: string): Promise<FeedName> {
  const [provider, slice, ...rest] = text.split('/')
  if (slice === undefined || slice === '' || rest.length > 0) {
    if (/^\d{1,9}$/.test(text)) return { id: Number(text) }
    throw new UsageError(
      `A feed is given by its number, or a list as <provider>/<name>, not “${text}”. See them: feed list`,
    )
  }
  return { provider: (await parseProvider(ledger, provider!)).provider, slice }
}
