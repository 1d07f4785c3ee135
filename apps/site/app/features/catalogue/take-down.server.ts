/** Removes unlisted games from a snapshot without rebuilding it. */
import { listMergedSlugs, listRemovedSlugs, listUnlistedSlugs } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { Snapshot } from './snapshot.ts'
import { diffGames } from './game-changes.ts'

export interface Unlisted {
  /** The catalogue's version before this was read: a later change increases it again. */
  version: number
  /** When reading started, on the clock of `performance.now()`. */
  readAt: number
  slugs: ReadonlySet<string>
  merged: Snapshot['merged']
  removed: Snapshot['removed']
}

export async function readUnlisted(ledger: Ledger, version: number): Promise<Unlisted> {
  const readAt = performance.now()
  const [slugs, merged, removed] = await Promise.all([
    listUnlistedSlugs(ledger),
    listMergedSlugs(ledger),
    listRemovedSlugs(ledger),
  ])
  return { version, readAt, slugs, merged, removed }
}

/** The snapshot without them, or null when it has none of them. The search index still has them; pages look up every slug it returns. */
export function withoutUnlisted(
  snapshot: Snapshot,
  { slugs, merged, removed }: Unlisted,
  generation: string,
): Snapshot | null {
  const games = snapshot.games.filter(({ slug }) => !slugs.has(slug))
  if (games.length === snapshot.games.length) return null
  return { ...snapshot, generation, games, merged, removed }
}

/** Whether the first snapshot has a game that the second does not have. */
export function hasRemovals(before: Snapshot, now: Snapshot): boolean {
  const { removed, added } = diffGames(before.games, now.games)
  const slugs = new Set(added.map(({ slug }) => slug))
  return removed.some(({ slug }) => !slugs.has(slug))
}
