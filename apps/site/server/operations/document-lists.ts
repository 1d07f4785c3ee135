/** What the console shows of the operator's articles and pages: `listDocuments`, `getDocument`, `getVersion`. */
import * as v from 'valibot'
import { splitDetail } from '#app/features/articles/article-view.ts'
import { readCompiledContent } from '#app/features/articles/articles.server.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { articlePath, infoPath } from '#app/site-paths.ts'
import { buildDir } from '../config.ts'
import type { AuditEntry } from '../ledger/audit.ts'
import {
  findVersion,
  listVersions,
  type DocumentKind,
  type DocumentVersion,
} from '../ledger/document-versions.ts'
import { listDocuments, parseRecord, type DocumentSummary, type StoredDocument } from '../ledger/documents.ts'
import { keyEntries, KindSchema } from './document-schemas.ts'
import { getDocument, type DocumentText } from './document-store.ts'
import { defineOperation, isOwnSite, OperationError, type OperationContext } from './operation.ts'
import { listShownEntries } from './shown-entries.ts'
import { readSites } from './site-store.ts'
import { HostTextSchema } from './sites.ts'

const HISTORY = 20

export interface DocumentEntry extends DocumentSummary {
  /** `built in`: it comes with the software, and is not edited here. */
  origin: 'own' | 'built in'
  /** Its address on the site, or on the first of all sites. */
  url: string | null
}

export const listDocumentsOperation = defineOperation({
  name: 'listDocuments',
  permission: 'articles',
  schema: v.object({
    kind: KindSchema,
    /** Words of the title. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    status: v.optional(v.nullable(v.picklist(['draft', 'scheduled', 'published', 'built in'])), null),
    /** A host; null for all. */
    site: v.optional(v.nullable(HostTextSchema), null),
  }),
  async run(context, { kind, search, status, site }): Promise<{ documents: DocumentEntry[]; total: number }> {
    const { reads, actor } = context
    const own = await listDocuments(reads, kind)
    const hosts = await listHosts(context)
    const all = [
      ...own.map((document) => ({ ...document, origin: 'own' as const })),
      ...(kind === 'article' ? await listBuiltIn(context) : []),
    ].filter((document) => document.site === null || isOwnSite(actor, document.site))
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    const documents = all.filter(
      (document) =>
        words.every((word) => document.title.toLowerCase().includes(word)) &&
        (site === null || document.site === null || document.site === site) &&
        (status === null ||
          (status === 'built in'
            ? document.origin === status
            : document.origin === 'own' && document.status === status)),
    )
    return {
      documents: documents.map((document) => ({
        ...document,
        url: urlOf(context, kind, document, site ?? hosts[0]),
      })),
      total: all.length,
    }
  },
})

async function listHosts(context: OperationContext): Promise<string[]> {
  const { raw } = await readSites(context)
  return raw.map(({ host }) => host).filter((host) => isOwnSite(context.actor, host))
}

async function listBuiltIn({
  config,
}: OperationContext): Promise<(DocumentSummary & { origin: 'built in' })[]> {
  // A checkout without a build has none.
  const content = await readCompiledContent(buildDir(config, 'content.json')).catch(() => null)
  return (content?.articles ?? []).map(({ id, slug, title, publishedAt, updatedAt }) => ({
    ...{ id, slug, title, site: null, status: 'published' as const, origin: 'built in' as const },
    ...{ publishedAtMs: publishedAt, updatedAtMs: updatedAt },
  }))
}

function urlOf(
  { config }: OperationContext,
  kind: DocumentKind,
  { id, slug, site, status }: DocumentSummary,
  first: string | undefined,
): string | null {
  const host = site ?? first
  if (host === undefined || status !== 'published') return null
  return (
    siteOrigin({ canonicalHost: host }, config.port) + (kind === 'article' ? articlePath(id) : infoPath(slug))
  )
}

export interface DocumentDetail extends DocumentEntry {
  kind: DocumentKind
  version: number
  text: DocumentText
  /** Newest first. */
  versions: DocumentVersion[]
  history: AuditEntry[]
  /** Whether the person may change it. */
  isEditable: boolean
}

export const getDocumentOperation = defineOperation({
  name: 'getDocument',
  permission: 'articles',
  schema: v.object(keyEntries),
  async run(context, key): Promise<DocumentDetail> {
    const { reads, actor } = context
    const found = await getDocument(context, key)
    if (found.site !== null && !isOwnSite(actor, found.site)) throw unknownDocument(key)
    const { record, ...summary } = found
    const [host] = await listHosts(context)
    return {
      ...summary,
      ...{ kind: key.kind, origin: 'own', url: urlOf(context, key.kind, found, host) },
      text: toDocumentText(found, record),
      versions: await listVersions(reads, key),
      history: await listShownEntries(reads, { target: `${key.kind} ${key.id}`, limit: HISTORY }),
      isEditable: found.site === null ? actor.sites === null : isOwnSite(actor, found.site),
    }
  },
})

export const unknownDocument = ({ kind, id }: { kind: DocumentKind; id: number }) =>
  new OperationError('unknown-document', `There is no ${kind} ${id}`)

const toStrings = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** Of a stored document, as the editor shows it. */
export function toDocumentText(
  { slug }: Pick<StoredDocument, 'slug'>,
  record: Record<string, unknown>,
): DocumentText {
  return {
    title: String(record.title ?? ''),
    // Without one, lists show the beginning of the text.
    summary: String(record.ownSummary ?? record.content ?? record.summary ?? ''),
    // The heading is the title.
    html: splitDetail(String(record.detail ?? '')).body.trim(),
    slug: String(record.slug ?? slug),
    topics: toStrings(record.topics),
    relatedTags: toStrings(record.relatedTags),
    iconFrom: String(record.iconFrom ?? ''),
  }
}

export const getVersionOperation = defineOperation({
  name: 'getVersion',
  permission: 'articles',
  schema: v.object({ ...keyEntries, number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  async run(context, { number, ...key }): Promise<{ number: number; text: DocumentText }> {
    const found = await getDocument(context, key)
    if (found.site !== null && !isOwnSite(context.actor, found.site)) throw unknownDocument(key)
    return { number, text: await getVersionText(context, found, { ...key, number }) }
  },
})

/** Throws `OperationError`. */
export async function getVersionText(
  { reads }: OperationContext,
  found: StoredDocument,
  { number, ...key }: { kind: DocumentKind; id: number; number: number },
): Promise<DocumentText> {
  const record = await findVersion(reads.db, key, number)
  if (record !== null) return toDocumentText(found, parseRecord(record))
  throw new OperationError('unknown-document', `There is no version ${number} of this ${key.kind}`)
}
