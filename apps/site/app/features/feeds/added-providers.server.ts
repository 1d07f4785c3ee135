/** The providers of a ledger: those of the software and those that the operator added. */
import { listStoredProviders } from '#server/ledger/feed-providers.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { FeedAdapter } from './adapter.ts'
import { parseDefinition } from './provider-definition.ts'
import { FEED_ADAPTERS } from './providers.ts'

export interface LedgerProviders {
  /** Those of the software come first. */
  adapters: readonly FeedAdapter[]
  /** Stored definitions that this version cannot read, each with its reason. */
  faults: string[]
}

export async function listProviders(ledger: Pick<Ledger, 'db'>): Promise<LedgerProviders> {
  const outcomes = (await listStoredProviders(ledger)).map(({ provider, definition }) => ({
    provider,
    ...parseDefinition(definition),
  }))
  return {
    adapters: [...FEED_ADAPTERS, ...outcomes.flatMap(({ adapter }) => adapter ?? [])],
    faults: outcomes.flatMap(({ provider, faults }) => faults.map((fault) => `${provider}: ${fault}`)),
  }
}

/** Without faults: a provider that cannot be read is not known. */
export async function listAdapters(ledger: Pick<Ledger, 'db'>): Promise<readonly FeedAdapter[]> {
  return (await listProviders(ledger)).adapters
}
