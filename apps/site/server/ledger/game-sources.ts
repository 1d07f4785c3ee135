/** Where a game comes from: its providers' records, and who set its status. */
import type { Ledger } from './ledger.ts'

export interface GameSources {
  statusBy: string | null
  /** Why imports leave the game unpublished. */
  statusReason: string | null
  sources: {
    provider: string
    providerId: string
    vanishedAtMs: number | null
    refusedReason: string | null
  }[]
}

/** Throws when there is no such game. */
export async function getGameSources({ db }: Ledger, slug: string): Promise<GameSources> {
  const game = await db
    .selectFrom('games')
    .select(['status_by', 'status_reason'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('provider_records')
    .select(['provider', 'provider_id', 'vanished_at', 'refused_reason'])
    .where('game_slug', '=', slug)
    .orderBy('provider')
    .orderBy('provider_id')
    .execute()
  return {
    statusBy: game.status_by,
    statusReason: game.status_reason,
    sources: rows.map((row) => ({
      provider: row.provider,
      providerId: row.provider_id,
      vanishedAtMs: row.vanished_at,
      refusedReason: row.refused_reason,
    })),
  }
}
