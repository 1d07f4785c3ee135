/** Reads what an import decides by, in pages so that reads and votes get their turn. */
import type { Ledger } from '#server/ledger/ledger.ts'
import { getVersion } from '#server/ledger/versions.ts'
import { addTitle } from './ledger-view.ts'
import type { LedgerView } from './ledger-view.ts'

const PAGE_ROWS = 5000

/** `sliceId` null is a change of single records, which no list is compared with. */
export async function readLedgerView(
  ledger: Ledger,
  provider: string,
  sliceId: number | null,
): Promise<LedgerView> {
  const view: LedgerView = {
    // First: what changes while the rest is read moves it, and the import is refused.
    version: await getVersion(ledger, 'recordsVersion'),
    records: new Map(),
    games: new Map(),
    slugsByTitleKey: new Map(),
    listed: new Set(),
    listedElsewhere: new Set(),
    refused: new Map(),
    allowed: new Set(),
  }
  await readRecords(ledger, provider, view)
  await readGames(ledger, view)
  await readListings(ledger, provider, sliceId, view)
  await readRefusals(ledger, provider, view)
  return view
}

async function readRecords({ db }: Ledger, provider: string, { records }: LedgerView): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('provider_records')
      .select(['provider_id', 'game_slug', 'content_hash', 'vanished_at', 'refused_reason'])
      .where('provider', '=', provider)
      .where('provider_id', '>', last)
      .orderBy('provider_id')
      .limit(PAGE_ROWS)
      .execute()
    for (const row of rows)
      records.set(row.provider_id, {
        gameSlug: row.game_slug,
        contentHash: row.content_hash,
        isVanished: row.vanished_at !== null,
        isRefused: row.refused_reason !== null,
      })
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)!.provider_id
  }
}

async function readGames({ db }: Ledger, view: LedgerView): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('games')
      .select(['slug', 'title_key', 'provider', 'provider_id', 'merged_into'])
      .where('slug', '>', last)
      .orderBy('slug')
      .limit(PAGE_ROWS)
      .execute()
    for (const row of rows) {
      view.games.set(row.slug, {
        titleKey: row.title_key,
        provider: row.provider,
        providerId: row.provider_id,
      })
      // A merged game redirects: its title belongs to the remaining game.
      if (row.merged_into === null) addTitle(view, row.title_key, row.slug)
    }
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)!.slug
  }
}

async function readListings(
  { db }: Ledger,
  provider: string,
  sliceId: number | null,
  { listed, listedElsewhere }: LedgerView,
): Promise<void> {
  const slices = await db.selectFrom('feed_slices').select('id').where('provider', '=', provider).execute()
  for (const { id } of slices) {
    const ids = id === sliceId ? listed : listedElsewhere
    for (let last = ''; ;) {
      const rows = await db
        .selectFrom('slice_records')
        .select('provider_id')
        .where('slice_id', '=', id)
        .where('provider_id', '>', last)
        .orderBy('provider_id')
        .limit(PAGE_ROWS)
        .execute()
      for (const row of rows) ids.add(row.provider_id)
      if (rows.length < PAGE_ROWS) break
      last = rows.at(-1)!.provider_id
    }
  }
}

async function readRefusals(
  { db }: Ledger,
  provider: string,
  { refused, allowed }: LedgerView,
): Promise<void> {
  const refusals = await db
    .selectFrom('refused_records')
    .select(['provider_id', 'content_hash'])
    .where('provider', '=', provider)
    .where('ended_import_id', 'is', null)
    .execute()
  for (const row of refusals) refused.set(row.provider_id, row.content_hash)
  const rows = await db
    .selectFrom('allowed_records')
    .select('provider_id')
    .where('provider', '=', provider)
    .execute()
  for (const row of rows) allowed.add(row.provider_id)
}
