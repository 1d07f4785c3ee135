/** Categories that an operator changed. Built-in categories are in `content/categories.json`. */
import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import type { CategoryEdit } from '#app/domain/category-edit.ts'
import type { Ledger } from './ledger.ts'
import type { CategoryRow, LedgerTables } from './schema.ts'
import { bumpVersion } from './versions.ts'

const OwnSchema = v.object({
  tags: v.array(v.string()),
  words: v.array(v.string()),
  games: v.array(v.string()),
  icon: v.nullable(v.string()),
})
export type OwnCategory = v.InferOutput<typeof OwnSchema>

export interface CategoryFault {
  slug: string
  reason: string
}

export interface StoredCategories {
  /** In the order they were made. */
  edits: CategoryEdit[]
  /** Slugs of removed categories. */
  removed: string[]
  /** Rows that cannot be read; the others are still returned. */
  faults: CategoryFault[]
}

export async function listStoredCategories({ db }: Pick<Ledger, 'db'>): Promise<StoredCategories> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('created_at').orderBy('slug').execute()
  const stored: StoredCategories = { edits: [], removed: [], faults: [] }
  for (const row of rows) {
    if (row.removed_at !== null) {
      stored.removed.push(row.slug)
      continue
    }
    try {
      stored.edits.push(toEdit(row))
    } catch (error) {
      stored.faults.push({ slug: row.slug, reason: (error as Error).message })
    }
  }
  return stored
}

function toEdit({ slug, label, is_hidden, place, own }: Selectable<CategoryRow>): CategoryEdit {
  return {
    id: slug,
    label,
    isHidden: is_hidden === 1,
    place,
    own: own === null ? null : v.parse(OwnSchema, JSON.parse(own)),
  }
}

/** Returns false, and changes nothing, when the slug was used before. */
export async function insertCategory(
  { db }: Ledger,
  category: { slug: string; label: string; own: OwnCategory; nowMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('categories')
      .values({
        slug: category.slug,
        label: category.label,
        own: JSON.stringify(category.own),
        created_at: category.nowMs,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirstOrThrow()
    const isInserted = (numInsertedOrUpdatedRows ?? 0n) > 0n
    if (isInserted) await bumpVersion(trx, 'catalogueVersion')
    return isInserted
  })
}

export interface CategoryChange {
  label?: string | null
  isHidden?: boolean
  own?: OwnCategory
  /** Its slug cannot be used again. False brings it back. */
  isRemoved?: boolean
}

/** Hides or shows a category in all sites; a built-in category gets its row here. */
export async function changeCategories(
  ledger: Ledger,
  slugs: readonly string[],
  change: CategoryChange,
  nowMs: number,
): Promise<void> {
  await changeEachCategory(ledger, new Map(slugs.map((slug) => [slug, change])), nowMs)
}

/** All of these changes or none, by slug. */
export async function changeEachCategory(
  { db }: Ledger,
  changes: ReadonlyMap<string, CategoryChange>,
  nowMs: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ensureRows(trx, [...changes.keys()], nowMs)
    for (const [slug, change] of changes) {
      const columns = toColumns(change, nowMs)
      if (Object.keys(columns).length > 0)
        await trx.updateTable('categories').set(columns).where('slug', '=', slug).execute()
    }
    await bumpVersion(trx, 'catalogueVersion')
  })
}

function toColumns({ label, isHidden, own, isRemoved }: CategoryChange, nowMs: number) {
  return {
    ...(label !== undefined && { label }),
    ...(isHidden !== undefined && { is_hidden: isHidden ? 1 : 0 }),
    ...(own && { own: JSON.stringify(own) }),
    ...(isRemoved !== undefined && { removed_at: isRemoved ? nowMs : null }),
  }
}

/** The named categories come first, in this order; all others follow in their default order. */
export async function setCategoryOrder(
  { db }: Ledger,
  slugs: readonly string[],
  nowMs: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ensureRows(trx, slugs, nowMs)
    await trx.updateTable('categories').set({ place: null }).where('place', 'is not', null).execute()
    for (const [place, slug] of slugs.entries())
      await trx.updateTable('categories').set({ place }).where('slug', '=', slug).execute()
    await bumpVersion(trx, 'catalogueVersion')
  })
}

async function ensureRows(trx: Kysely<LedgerTables>, slugs: readonly string[], nowMs: number): Promise<void> {
  if (slugs.length === 0) return
  await trx
    .insertInto('categories')
    .values(slugs.map((slug) => ({ slug, created_at: nowMs })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}
