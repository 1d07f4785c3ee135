/**
 * Updates the list of sources of games: which providers have the game, and which of them it is played from.
 * A game whose own source is gone is played from the first remaining one.
 */
import type { Ledger } from '#server/ledger/ledger.ts'
import { GAME_KINDS } from '#server/ledger/staged-rows.ts'
import type { Game } from '#app/domain/game.ts'
import type { Staging } from './staging.server.ts'

const BATCH_SLUGS = 200

type Source = Game['source']['fallbacks'][number]

/** A game that is played from another provider's record from now on. */
export interface Promotion {
  slug: string
  provider: string
  providerId: string
}

export interface RelinkOptions {
  ledger: Ledger
  staging: Staging
  importId: number
  provider: string
  ownProvider: string
  slugs: string[]
  /** Ids of this provider's records that are no longer sources: refused, or on no list. */
  endedIds: ReadonlySet<string>
  /** The first free number for rows of our own. */
  firstNumber: number
}

export async function stageRelinks(
  options: RelinkOptions,
): Promise<{ promotions: Promotion[]; nextNumber: number }> {
  const promotions: Promotion[] = []
  let number = options.firstNumber
  for (let at = 0; at < options.slugs.length; at += BATCH_SLUGS) {
    const slugs = options.slugs.slice(at, at + BATCH_SLUGS)
    const { bases, sources } = await readSources(options, slugs)
    for (const base of bases) {
      const game = JSON.parse(base.record) as Game
      if (game.provider === options.ownProvider) continue
      const next = chooseSources(game, sources.get(base.slug) ?? [])
      const record = JSON.stringify({ ...game, ...next })
      if (record === base.record) continue
      if (next.provider !== game.provider || next.providerId !== game.providerId)
        promotions.push({ slug: base.slug, provider: next.provider, providerId: next.providerId })
      if (base.stagedNumber !== null) await updateStaged(options, base.stagedNumber, record)
      else await addRelink(options, number++, { slug: base.slug, providerId: next.providerId, record })
    }
  }
  return { promotions, nextNumber: number }
}

/** Keeps the order of the sources; a game without any remaining source is unchanged. */
export function chooseSources(
  game: Pick<Game, 'provider' | 'providerId' | 'source'>,
  live: (Omit<Source, 'url'> & { url?: string })[],
): Pick<Game, 'provider' | 'providerId' | 'source'> {
  const { source } = game
  const before: Source[] = [
    { provider: game.provider, providerId: game.providerId, url: source.url },
    ...source.fallbacks,
  ]
  const isSame = (a: Omit<Source, 'url'>, b: Omit<Source, 'url'>) =>
    a.provider === b.provider && a.providerId === b.providerId
  const remaining = before.flatMap((old) => {
    const now = live.find((one) => isSame(one, old))
    return now ? [{ ...old, url: now.url ?? old.url }] : []
  })
  const added = live.flatMap(({ url, ...one }) =>
    url !== undefined && !before.some((old) => isSame(old, one)) ? [{ ...one, url }] : [],
  )
  const [first, ...fallbacks] = [...remaining, ...added]
  if (!first) return { ...game, source: { ...source, fallbacks: [] } }
  return {
    provider: first.provider,
    providerId: first.providerId,
    source: { ...source, url: first.url, fallbacks },
  }
}

interface Base {
  slug: string
  record: string
  /** Its row when this import stages the game itself. */
  stagedNumber: number | null
}

async function readSources({ ledger: { db }, importId, provider, endedIds }: RelinkOptions, slugs: string[]) {
  const [games, records, staged, moved] = await Promise.all([
    db.selectFrom('games').select(['slug', 'record']).where('slug', 'in', slugs).execute(),
    db
      .selectFrom('provider_records')
      .select(['game_slug', 'provider', 'provider_id'])
      .where('game_slug', 'in', slugs)
      .where('vanished_at', 'is', null)
      .where('refused_reason', 'is', null)
      .orderBy('provider')
      .orderBy('provider_id')
      .execute(),
    db
      .selectFrom('staged_records')
      .select(['game_slug', 'provider_id', 'kind', 'record', 'record_number'])
      .where('import_id', '=', importId)
      .where('kind', 'in', [...GAME_KINDS])
      .where('game_slug', 'in', slugs)
      .orderBy('record_number')
      .execute(),
    db
      .selectFrom('staged_records as s')
      .innerJoin('provider_records as r', 'r.provider_id', 's.provider_id')
      .select('s.provider_id')
      .where('s.import_id', '=', importId)
      .where('s.kind', 'in', [...GAME_KINDS])
      .where('r.provider', '=', provider)
      .where('r.game_slug', 'in', slugs)
      .whereRef('r.game_slug', '<>', 's.game_slug')
      .execute(),
  ])
  const movedIds = new Set(moved.map((row) => row.provider_id))
  const isEnded = (id: string) => endedIds.has(id) || movedIds.has(id)
  const sources = new Map<string, (Omit<Source, 'url'> & { url?: string })[]>(slugs.map((slug) => [slug, []]))
  for (const row of staged) {
    const url = row.kind === 'fallback' ? { url: (JSON.parse(row.record) as { url: string }).url } : {}
    sources.get(row.game_slug)!.push({ provider, providerId: row.provider_id, ...url })
  }
  for (const row of records) {
    const list = sources.get(row.game_slug)!
    const isStaged = row.provider === provider && list.some((one) => one.providerId === row.provider_id)
    if (isStaged || (row.provider === provider && isEnded(row.provider_id))) continue
    list.push({ provider: row.provider, providerId: row.provider_id })
  }
  const bases = new Map<string, Base>(games.map((row) => [row.slug, { ...row, stagedNumber: null }]))
  for (const row of staged.filter(({ kind }) => kind !== 'fallback'))
    bases.set(row.game_slug, { slug: row.game_slug, record: row.record, stagedNumber: row.record_number })
  return { bases: [...bases.values()], sources }
}

async function updateStaged(
  { ledger, importId }: RelinkOptions,
  number: number,
  record: string,
): Promise<void> {
  await ledger.db
    .updateTable('staged_records')
    .set({ record })
    .where('import_id', '=', importId)
    .where('record_number', '=', number)
    .execute()
}

async function addRelink(
  { staging, importId }: RelinkOptions,
  number: number,
  { slug, providerId, record }: { slug: string; providerId: string; record: string },
): Promise<void> {
  const unused = { content_hash: '', raw: '', title: '', title_key: '' }
  await staging.addRows([
    {
      ...unused,
      import_id: importId,
      record_number: number,
      provider_id: providerId,
      kind: 'relink',
      game_slug: slug,
      record,
      published_at: 0,
      updated_at: 0,
      quality: 0,
    },
  ])
}
