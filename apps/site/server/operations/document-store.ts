/** Articles and pages as the operations change them: prepared, stored, written to the audit. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { ArticleSchema, OwnPageSchema } from '#app/domain/article.ts'
import { ALL_INFO_PAGE_KEYS } from '#app/domain/info-page.ts'
import {
  cleanDocumentHtml,
  DocumentHtmlError,
  type DocumentHtml,
} from '#app/features/articles/document-html.server.ts'
import { drawIcon, slugOf, summaryOf } from '#app/features/articles/import-article.server.ts'
import { encodeIcon, type EncodedPicture } from '#app/features/articles/import-pictures.server.ts'
import { toReadingMinutes } from '#app/features/articles/reading-time.ts'
import { findDocumentPicture, listPictureSizes, pruneDocumentPictures } from '../ledger/document-pictures.ts'
import type { DocumentKey } from '../ledger/document-versions.ts'
import { findDocument, saveDocument, type StoredDocument } from '../ledger/documents.ts'
import { listTitles } from '../ledger/game-list.ts'
import { isOwnSite, OperationError, recordAudit, type OperationContext } from './operation.ts'

/** Addresses below `/privacyIndex/` that are something else. */
const TAKEN_SLUGS = [...ALL_INFO_PAGE_KEYS.map((key) => key.toLowerCase()), 'sent']

/** What a person writes. */
export interface DocumentText {
  title: string
  summary: string
  html: string
  /** Of a page: the end of its address. */
  slug: string
  topics: string[]
  relatedTags: string[]
  /** Of an article: the name of the picture that stands for it in lists; empty: the first one, or a drawing. */
  iconFrom: string
}

export interface DocumentChange extends DocumentKey {
  site: string | null
  text: DocumentText
  /** As of `saveDocument` in the ledger. */
  expected: number | null | undefined
  /** In the audit. */
  operation: string
}

export interface ChangedDocument extends DocumentKey {
  version: number
  auditId: number
  /** What was left out of the text, in words. */
  notes: string[]
}

/** A person who is limited to some sites changes only what is of one of them. */
export function requireOwnSite({ actor }: OperationContext, site: string | null): void {
  if (site === null ? actor.sites === null : isOwnSite(actor, site)) return
  throw new OperationError('forbidden', 'This belongs to a site that is not yours', 'site')
}

/** Throws `OperationError`. */
export async function getDocument(
  { reads }: Pick<OperationContext, 'reads'>,
  key: DocumentKey,
): Promise<StoredDocument> {
  const found = await findDocument(reads.db, key)
  if (found) return found
  throw new OperationError('unknown-document', `There is no ${key.kind} ${key.id}`)
}

/** Throws `OperationError`: what a field refuses, or that somebody saved another version meanwhile. */
export async function changeDocument(
  context: OperationContext,
  change: DocumentChange,
): Promise<ChangedDocument> {
  const { kind, id, site, text, operation } = change
  const { ledger, actor, nowMs } = context
  requireOwnSite(context, site)
  const before = await findDocument(ledger.db, change)
  if (before) requireOwnSite(context, before.site)
  const { slug, html, record } = await makeDocument(context, change)
  const icon = kind === 'article' ? await makeIcon(context, change, { slug, html, before }) : null
  const outcome = await saveDocument(ledger, {
    ...{ kind, id, site, slug, record, expected: change.expected },
    contentHash: createHash('sha256').update(JSON.stringify(record)).digest('hex'),
    icon: icon?.files ?? null,
    ...{ personName: actor.name, nowMs },
  })
  if (outcome.kind === 'unknown') throw new OperationError('unknown-document', `There is no ${kind} ${id}`)
  if (outcome.kind === 'conflict')
    throw new OperationError('conflict', `Somebody saved this ${kind} since you opened it`)
  if (outcome.kind === 'slug-taken')
    throw kind === 'article'
      ? new OperationError('invalid', 'Another article has this title', 'title')
      : new OperationError('invalid', 'Another page has this address', 'slug')
  await pruneDocumentPictures(ledger, change, nowMs)
  const describe = (one: StoredDocument | null) =>
    one && { title: one.title, site: one.site, version: one.version }
  const auditId = await recordAudit(context, operation, {
    target: `${kind} ${id}`,
    before: describe(outcome.before),
    after: { title: text.title, site, version: outcome.version },
  })
  return { kind, id, version: outcome.version, auditId, notes: html.notes }
}

export type NewDocument = Pick<DocumentChange, 'kind' | 'id' | 'site' | 'text'>

/** What is stored of a text; throws `OperationError` with the field that is faulty. */
export async function makeDocument(
  context: OperationContext,
  document: NewDocument,
): Promise<{ slug: string; html: DocumentHtml; record: object }> {
  const html = await cleanText(context, document)
  await requireGames(context, html.games)
  const { kind, text } = document
  const slug = kind === 'article' ? slugOf(text.title) : readSlug(text.slug)
  const record = kind === 'article' ? toArticle(document, slug, html) : toPage(document, slug, html)
  return { slug, html, record }
}

async function cleanText(context: OperationContext, { kind, id, text }: NewDocument): Promise<DocumentHtml> {
  const { ledger } = context
  try {
    return await cleanDocumentHtml({
      ...{ title: text.title, html: text.html },
      sizes: await listPictureSizes(ledger, { kind, id }),
      readPicture: (name) => findDocumentPicture(ledger, kind, id, name),
    })
  } catch (error) {
    if (error instanceof DocumentHtmlError) throw new OperationError('invalid', error.message, 'html')
    throw error
  }
}

async function requireGames({ reads }: OperationContext, slugs: readonly string[]): Promise<void> {
  const titles = await listTitles(reads, [...new Set(slugs)])
  const unknown = slugs.find((slug) => !titles.has(slug))
  if (unknown !== undefined) throw new OperationError('invalid', `There is no game “${unknown}”`, 'html')
}

function readSlug(slug: string): string {
  if (!v.is(OwnPageSchema.entries.slug, slug))
    throw new OperationError(
      'invalid',
      'The end of the address has lower-case letters, digits and single hyphens, such as terms-of-use',
      'slug',
    )
  if (TAKEN_SLUGS.includes(slug)) throw new OperationError('invalid', 'This address is in use', 'slug')
  return slug
}

function toArticle({ id, text }: NewDocument, slug: string, html: DocumentHtml): object {
  const { title, topics, relatedTags, iconFrom } = text
  const article = {
    ...{ id, slug, title, topics, relatedTags, toc: html.toc },
    content: summaryOf({ title, content: text.summary }, html.html),
    icon: `articles${id}.webp`,
    detail: html.html,
    readingMinutes: toReadingMinutes(html.wordCount),
  }
  return {
    ...parseRecord(v.omit(ArticleSchema, ['publishedAt', 'updatedAt']), article),
    iconFrom,
    ownSummary: text.summary,
  }
}

function toPage({ id, text }: NewDocument, slug: string, html: DocumentHtml): object {
  const { title } = text
  const summary = summaryOf({ title, content: text.summary }, html.html)
  return parseRecord(v.omit(OwnPageSchema, ['updatedAt']), { id, slug, title, summary, detail: html.html })
}

/** A site shows only what is valid. */
function parseRecord<Output extends object>(schema: v.GenericSchema<unknown, Output>, value: object): Output {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)?.split('.')[0] ?? null
  throw new OperationError('invalid', issue.message, field === 'content' ? 'summary' : field)
}

/** Null while it would be the same as before. */
async function makeIcon(
  { ledger }: OperationContext,
  { id, text }: DocumentChange,
  now: { slug: string; html: DocumentHtml; before: StoredDocument | null },
): Promise<EncodedPicture | null> {
  const { slug, html, before } = now
  const { title, relatedTags: tags, iconFrom } = text
  if (iconFrom !== '' && !html.pictures.includes(iconFrom))
    throw new OperationError('invalid', 'This picture is not in the text', 'iconFrom')
  const from = iconFrom || html.pictures[0] || ''
  const source = from === '' ? null : await findDocumentPicture(ledger, 'article', id, from)
  const isSame =
    before !== null &&
    (from === '' ? before.title === title : before.record.iconFrom === iconFrom) &&
    listFirstPicture(before) === (html.pictures[0] ?? '')
  if (isSame) return null
  return source ? encodeIcon(Buffer.from(source), id) : drawIcon({ id, slug, title, tags })
}

function listFirstPicture({ record }: StoredDocument): string {
  return /<img src="\/img\/([^"]+)"/.exec(String(record.detail ?? ''))?.[1] ?? ''
}
