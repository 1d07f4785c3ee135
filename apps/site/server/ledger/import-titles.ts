/** What an import changed, by title: from the staged rows of one that waits, from the catalogue and the change log of a published one. */
import type { ImportEntry } from './imports.ts'
import type { Ledger } from './ledger.ts'

export interface TitleList {
  kind: 'new' | 'changed' | 'unpublished'
  total: number
  /** The first ones by title; a game without a page yet has no slug. */
  games: { slug: string | null; title: string }[]
}

export interface RefusedTitles {
  reason: string
  total: number
  titles: string[]
}

type Reads = Pick<Ledger, 'db'>

const MAX_TITLES = 50
const MAX_REFUSED = 2000

export async function listImportTitles(reads: Reads, entry: ImportEntry): Promise<TitleList[]> {
  const lists =
    entry.state === 'waiting' ? await listStaged(reads, entry.id) : await listPublished(reads, entry.id)
  return lists.filter(({ total }) => total > 0)
}

/** The first titles that a staged import adds. */
export async function listStagedTitles(reads: Reads, importId: number, limit: number): Promise<string[]> {
  const rows = await reads.db
    .selectFrom('staged_records')
    .select('title')
    .where('import_id', '=', importId)
    .where('kind', '=', 'new')
    .orderBy('record_number')
    .limit(limit)
    .execute()
  return rows.map(({ title }) => title)
}

async function listStaged({ db }: Reads, importId: number): Promise<TitleList[]> {
  const ofKinds = async (kind: TitleList['kind'], kinds: readonly string[]): Promise<TitleList> => {
    const query = db
      .selectFrom('staged_records')
      .where('import_id', '=', importId)
      .where('kind', 'in', kinds)
      .where('title', '!=', '')
    const { total } = await query
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await query.select('title').orderBy('title').limit(MAX_TITLES).execute()
    return { kind, total: Number(total), games: rows.map(({ title }) => ({ slug: null, title })) }
  }
  return [await ofKinds('new', ['new']), await ofKinds('changed', ['updated', 'returned'])]
}

async function listPublished({ db }: Reads, importId: number): Promise<TitleList[]> {
  const added = db.selectFrom('games').where('added_import_id', '=', importId)
  const changes = db
    .selectFrom('game_changes as c')
    .innerJoin('games', 'games.slug', 'c.slug')
    .where('c.import_id', '=', importId)
  const changed = changes.where('c.title', 'is not', null)
  const unpublished = changes.where('c.status', '=', 'published').where('games.status', '=', 'draft')
  const [news, updates, drafts] = await Promise.all([
    added.select(['slug', 'title']).orderBy('title').limit(MAX_TITLES).execute(),
    changed.select(['games.slug', 'games.title']).orderBy('games.title').limit(MAX_TITLES).execute(),
    unpublished.select(['games.slug', 'games.title']).orderBy('games.title').limit(MAX_TITLES).execute(),
  ])
  const totals = await Promise.all(
    [added, changed, unpublished].map(async (query) => {
      const { total } = await query
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    }),
  )
  return [
    { kind: 'new', total: totals[0]!, games: news },
    { kind: 'changed', total: totals[1]!, games: updates },
    { kind: 'unpublished', total: totals[2]!, games: drafts },
  ]
}

/** Records that the filter refused in this import first, by reason, the most frequent first. */
export async function listImportRefusals({ db }: Reads, importId: number): Promise<RefusedTitles[]> {
  const rows = await db
    .selectFrom('refused_records')
    .select(['title', 'reason'])
    .where('import_id', '=', importId)
    .where('ended_import_id', 'is', null)
    .orderBy('title')
    .limit(MAX_REFUSED)
    .execute()
  return groupRefused(rows)
}

export function groupRefused(rows: readonly { title?: string; reason: string }[]): RefusedTitles[] {
  return [...Map.groupBy(rows, ({ reason }) => reason)]
    .map(([reason, of]) => ({
      reason,
      total: of.length,
      titles: of.flatMap(({ title }) => (title ? [title] : [])).slice(0, MAX_TITLES),
    }))
    .toSorted((a, b) => b.total - a.total)
}
