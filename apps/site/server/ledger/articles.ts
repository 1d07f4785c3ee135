/** Imported articles of the operator, and their images. */
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { type Article, ArticleSchema, type OwnPage, OwnPageSchema } from '#app/domain/article.ts'
import { FIRST_IMPORTED_ID } from '#app/domain/article-ids.ts'
import { addVersion, deleteDocumentParts, hasVersions, type DocumentStatus } from './document-versions.ts'
import type { Ledger } from './ledger.ts'
import type { ArticleRow } from './schema.ts'
import { listRemovedIds } from './removed-documents.ts'
import { bumpVersion } from './versions.ts'

export type ArticleStatus = DocumentStatus

export const LAST_ARTICLE_ID = 999_999

export interface PublishedArticle {
  /** Null for every site. */
  site: string | null
  article: Article
}

export interface PublishedPage {
  /** Null for every site. */
  site: string | null
  page: OwnPage
}

/** For the operator: an imported article without its text. */
export interface ImportedArticle {
  id: number
  slug: string
  title: string
  site: string | null
  status: ArticleStatus
  publishedAtMs: number | null
  updatedAtMs: number
}

export interface ArticlePicture {
  /** The path below `/img/`. */
  name: string
  bytes: Uint8Array
}

export interface NewArticle {
  site: string | null
  /** The ledger sets `publishedAt` and `updatedAt`. */
  article: Omit<Article, 'publishedAt' | 'updatedAt'>
  pictures: ArticlePicture[]
  /** Of everything above. */
  contentHash: string
  /** The new date; null leaves the stored one. */
  publishedAtMs: number | null
  nowMs: number
}

const DAY_MS = 86_400_000
const toDay = (ms: number) => Math.floor(ms / DAY_MS) * DAY_MS
const toSite = (site: string) => (site === '' ? null : site)

/** Rows with an invalid record are returned as `faults`; the others are still read. */
export async function listPublishedArticles({
  db,
}: Ledger): Promise<{ articles: PublishedArticle[]; faults: { id: number; reason: string }[] }> {
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  const articles: PublishedArticle[] = []
  const faults: { id: number; reason: string }[] = []
  for (const row of rows) {
    const article = parseRecord(row)
    if (typeof article === 'string') faults.push({ id: row.id, reason: article })
    else articles.push({ site: toSite(row.site), article })
  }
  return { articles, faults }
}

/** As `listPublishedArticles`. */
export async function listPublishedPages({
  db,
}: Ledger): Promise<{ pages: PublishedPage[]; faults: { id: number; reason: string }[] }> {
  const rows = await db.selectFrom('pages').selectAll().where('status', '=', 'published').execute()
  const pages: PublishedPage[] = []
  const faults: { id: number; reason: string }[] = []
  for (const row of rows) {
    const fields = { id: row.id, slug: row.slug, updatedAt: toDay(row.updated_at) }
    const page = v.safeParse(OwnPageSchema, { ...readJson(row.record), ...fields })
    if (page.success) pages.push({ site: toSite(row.site), page: page.output })
    else faults.push({ id: row.id, reason: page.issues[0].message })
  }
  return { pages, faults }
}

function readJson(text: string): object {
  try {
    return JSON.parse(text) as object
  } catch {
    return {} // the schema then names what is missing
  }
}

/** The article, or its fault. */
function parseRecord(row: Selectable<ArticleRow>): Article | string {
  try {
    const publishedAt = row.published_at ?? toDay(row.updated_at)
    // A draft may be older than its date of publication.
    const updatedAt = Math.max(toDay(row.updated_at), publishedAt)
    const result = v.safeParse(ArticleSchema, {
      ...JSON.parse(row.record),
      id: row.id,
      publishedAt,
      updatedAt,
    })
    if (result.success) return result.output
    const [issue] = result.issues
    return `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`
  } catch (error) {
    return `its record is not JSON: ${(error as Error).message}`
  }
}

export async function listImportedArticles({ db }: Ledger): Promise<ImportedArticle[]> {
  const rows = await db.selectFrom('articles').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: readTitle(row.record),
    site: toSite(row.site),
    status: row.status as ArticleStatus,
    publishedAtMs: row.published_at,
    updatedAtMs: row.updated_at,
  }))
}

function readTitle(record: string): string {
  try {
    const { title } = JSON.parse(record) as { title?: unknown }
    return typeof title === 'string' ? title : ''
  } catch {
    return '' // an invalid record must be listed, so that it can be removed
  }
}

/** The id of an earlier import of this slug for this site, or the first free one; null when none is left. */
export async function findArticleId(
  { db }: Ledger,
  site: string | null,
  slug: string,
): Promise<number | null> {
  const known = await db
    .selectFrom('articles')
    .select('id')
    .where('site', '=', site ?? '')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (known) return known.id
  const rows = await db.selectFrom('articles').select('id').execute()
  let free = FIRST_IMPORTED_ID
  const taken = new Set([...rows.map(({ id }) => id), ...(await listRemovedIds(db, 'article'))])
  while (taken.has(free)) free += 1
  return free <= LAST_ARTICLE_ID ? free : null
}

/** Stores it as a draft, or replaces the article with the same id, which stays published if it was. */
export async function storeArticle(
  { db }: Ledger,
  { site, article, pictures, contentHash, publishedAtMs, nowMs }: NewArticle,
): Promise<'new' | 'updated' | 'unchanged' | 'slug-taken' | 'other-site'> {
  return db.transaction().execute(async (trx) => {
    const { id, slug } = article
    const known = await trx.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
    if (known && known.site !== (site ?? '')) return 'other-site'
    const isDated = publishedAtMs === null || publishedAtMs === known?.published_at
    if (known?.content_hash === contentHash && isDated) return 'unchanged'
    const other = await trx
      .selectFrom('articles')
      .select('id')
      .where('site', '=', site ?? '')
      .where('slug', '=', slug)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) return 'slug-taken'
    const row = {
      slug,
      site: site ?? '',
      record: JSON.stringify(article),
      content_hash: contentHash,
      published_at: publishedAtMs ?? known?.published_at ?? null,
      updated_at: nowMs,
    }
    if (known) await trx.updateTable('articles').set(row).where('id', '=', id).execute()
    else
      await trx
        .insertInto('articles')
        .values({ id, status: 'draft', ...row })
        .execute()
    const version = { kind: 'article', id, personName: 'import', nowMs } as const
    // Versions of the console show the pictures of the import before.
    if (known && (await hasVersions(trx, version))) await addVersion(trx, { ...version, record: row.record })
    else await trx.deleteFrom('article_pictures').where('article_id', '=', id).execute()
    for (const { name, bytes } of pictures)
      await trx
        .insertInto('article_pictures')
        .values({ article_id: id, name, bytes })
        .onConflict((conflict) => conflict.columns(['article_id', 'name']).doUpdateSet({ bytes }))
        .execute()
    if (known?.status === 'published') await bumpVersion(trx, 'articlesVersion')
    return known ? 'updated' : 'new'
  })
}

/** An article without a date gets today's date when it is published. */
export async function setArticleStatus(
  { db }: Ledger,
  id: number,
  status: ArticleStatus,
  nowMs: number,
): Promise<'changed' | 'unchanged' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('articles')
      .select(['status', 'published_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) return 'unknown'
    if (known.status === status) return 'unchanged'
    const day = status === 'published' ? toDay(nowMs) : null
    const published_at = known.published_at ?? day
    await trx.updateTable('articles').set({ status, published_at }).where('id', '=', id).execute()
    await bumpVersion(trx, 'articlesVersion')
    return 'changed'
  })
}

/** Whether there was such an article. */
export async function removeArticle({ db }: Ledger, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('article_pictures').where('article_id', '=', id).execute()
    await deleteDocumentParts(trx, 'article', id)
    const { numDeletedRows } = await trx.deleteFrom('articles').where('id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await bumpVersion(trx, 'articlesVersion')
    return numDeletedRows > 0n
  })
}

export async function findArticlePicture(
  { db }: Ledger,
  id: number,
  name: string,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('article_pictures')
    .select('bytes')
    .where('article_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.bytes ?? null
}
