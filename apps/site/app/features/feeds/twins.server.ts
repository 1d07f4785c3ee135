/** Compares a new record with the games of its title, which are read from the ledger only then: few records have such a game. */
import type { Ledger } from '#server/ledger/ledger.ts'
import type { Game } from '../catalogue/game.ts'
import { OWN_PROVIDER } from '../catalogue/own-games.server.ts'
import type { LedgerView } from './ledger-view.ts'
import type { MappedGame } from './map-record.ts'
import { findAdapter } from './providers.ts'
import { isSameGame } from './same-game.ts'
import type { GameEvidence } from './same-game.ts'
import type { Staging } from './staging.server.ts'

export interface TwinOptions {
  ledger: Ledger
  view: LedgerView
  staging: Staging
  importId: number
}

/** The first of the candidates that is the same game, or null. */
export async function findTwin(
  options: TwinOptions,
  game: MappedGame,
  candidates: readonly string[],
): Promise<string | null> {
  const evidence = toEvidence(game)
  for (const slug of candidates) {
    const other = await readEvidence(options, slug)
    if (other && isSameGame(evidence, other)) return slug
  }
  return null
}

type Described = Pick<Game, 'provider' | 'title' | 'maker' | 'description' | 'source' | 'covers'>

function toEvidence({ provider, title, maker, description, source, covers }: Described): GameEvidence {
  const isMaker = provider === OWN_PROVIDER || findAdapter(provider)?.isMaker === true
  return { provider, isMaker, title, maker, description, url: source.url, cover: covers.wide }
}

async function readEvidence(
  { ledger: { db }, view, staging, importId }: TwinOptions,
  slug: string,
): Promise<GameEvidence | null> {
  const stagedAs = view.games.get(slug)?.stagedAs
  if (stagedAs !== undefined) await staging.flush()
  const row =
    stagedAs === undefined
      ? await db.selectFrom('games').select('record').where('slug', '=', slug).executeTakeFirst()
      : await db
          .selectFrom('staged_records')
          .select('record')
          .where('import_id', '=', importId)
          .where('record_number', '=', stagedAs)
          .executeTakeFirst()
  return row ? toEvidence(JSON.parse(row.record) as Game) : null
}
