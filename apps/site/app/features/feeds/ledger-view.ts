/** What an import needs of the ledger to decide: ids, titles and slugs, small enough for 100,000 games in memory. */

export interface KnownRecord {
  gameSlug: string
  contentHash: string
  isVanished: boolean
  isRefused: boolean
}

export interface KnownGame {
  titleKey: string
  /** The record the game was made from. */
  provider: string
  providerId: string
  /** Its row's number when this import stages it. */
  stagedAs?: number
}

export interface LedgerView {
  /** `recordsVersion` when it was read: what was decided by an older one cannot be published. */
  version: number
  /** This provider's records, by the provider's id. */
  records: Map<string, KnownRecord>
  /** Every game there ever was, by slug. */
  games: Map<string, KnownGame>
  /** The games that have a title, by the title's key: nearly always one, so lists are for the others. */
  slugsByTitleKey: Map<string, string | string[]>
  /** Ids the slice listed at its last published import. */
  listed: Set<string>
  /** Ids that other slices of the provider list. */
  listedElsewhere: Set<string>
  /** Stored refusals' content hashes, by the provider's id. */
  refused: Map<string, string>
  /** Ids the operator lets in. */
  allowed: Set<string>
}

/** A hostile feed may hold one title a hundred thousand times; a record is compared with the first games of its title only. */
const MAX_CANDIDATES = 20

export function listSlugsOfTitle({ slugsByTitleKey }: LedgerView, key: string): readonly string[] {
  const slugs = slugsByTitleKey.get(key) ?? []
  return typeof slugs === 'string' ? [slugs] : slugs.slice(0, MAX_CANDIDATES)
}

export function addTitle({ slugsByTitleKey }: LedgerView, key: string, slug: string): void {
  const slugs = slugsByTitleKey.get(key)
  if (slugs === undefined) slugsByTitleKey.set(key, slug)
  else if (typeof slugs === 'string') slugsByTitleKey.set(key, [slugs, slug])
  else slugs.push(slug)
}

export function removeTitle({ slugsByTitleKey }: LedgerView, key: string, slug: string): void {
  const slugs = slugsByTitleKey.get(key)
  if (slugs === undefined || slugs === slug) slugsByTitleKey.delete(key)
  else if (typeof slugs !== 'string')
    slugsByTitleKey.set(
      key,
      slugs.filter((other) => other !== slug),
    )
}
