/** Settings that name something that does not exist: the site works, but not as the operator intended. */
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import { findAdapter, listProviderNames } from '#app/features/feeds/providers.ts'
import type { SiteFault } from '#app/features/sites/site-faults.ts'
import type { Site } from '#app/domain/site.ts'
import { listKnownSlugs } from './ledger/games.ts'
import type { Ledger } from './ledger/ledger.ts'

/** `own` are the games of this installation, which the first start adds to the ledger. */
export async function listUnknownSlugs(
  ledger: Ledger,
  slugs: readonly string[],
  own: readonly string[],
): Promise<string[]> {
  const known = new Set([...own, ...(await listKnownSlugs(ledger, slugs))])
  return [...new Set(slugs)].filter((slug) => !known.has(slug))
}

export function listUnknownProviders(ids: object, adapters: readonly FeedAdapter[]): string[] {
  return Object.keys(ids).filter((name) => findAdapter(name, adapters) === null)
}

export const unknownPick = (where: string, slug: string): SiteFault => ({
  where,
  key: 'editorPicks',
  reason: `there is no game “${slug}”`,
})

export const unknownProvider = (
  where: string,
  name: string,
  adapters: readonly FeedAdapter[],
): SiteFault => ({
  where,
  key: 'providerIds',
  reason: `there is no provider “${name}”; known are ${listProviderNames(adapters)}`,
})

export async function listSiteNotices(
  ledger: Ledger,
  sites: readonly Site[],
  own: readonly string[],
): Promise<SiteFault[]> {
  const picks = sites.flatMap(({ editorPicks }) => editorPicks)
  const adapters = await listAdapters(ledger)
  const unknown = new Set(await listUnknownSlugs(ledger, picks, own))
  return sites.flatMap(({ host, editorPicks, providerIds }) => [
    ...editorPicks.filter((slug) => unknown.has(slug)).map((slug) => unknownPick(host, slug)),
    ...listUnknownProviders(providerIds, adapters).map((name) => unknownProvider(host, name, adapters)),
  ])
}
