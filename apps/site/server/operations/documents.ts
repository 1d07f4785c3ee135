/** The operator's articles and pages: `listDocuments`, `getDocument`, `saveDocument`, `setDocumentStatus`, `restoreVersion`, `removeDocument`. */
import * as v from 'valibot'
import { splitDetail } from '#app/features/articles/article-view.ts'
import { readCompiledContent } from '#app/features/articles/articles.server.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { articlePath, infoPath } from '#app/site-paths.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { buildDir } from '../config.ts'
import { listAudit, type AuditEntry } from '../ledger/audit.ts'
import {
  findVersion,
  listVersions,
  type DocumentKind,
  type DocumentVersion,
} from '../ledger/document-versions.ts'
import {
  findFreeId,
  listDocuments,
  parseRecord,
  removeDocument,
  setDocumentStatus,
  type DocumentSummary,
  type StoredDocument,
} from '../ledger/documents.ts'
import {
  changeDocument,
  getDocument,
  requireOwnSite,
  type ChangedDocument,
  type DocumentText,
} from './document-store.ts'
import {
  defineOperation,
  isOwnSite,
  OperationError,
  recordAudit,
  type OperationContext,
} from './operation.ts'
import { findRawSite, readSites } from './site-store.ts'
import { HostTextSchema } from './sites.ts'

const HISTORY = 20
const MAX_AHEAD_MS = 5 * 366 * 86_400_000

const KindSchema = v.picklist(['article', 'page'])
const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))
const keyEntries = { kind: KindSchema, id: IdSchema }

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
    if (found.site !== null && !isOwnSite(actor, found.site)) throw unknown(key)
    const { record, ...summary } = found
    const [host] = await listHosts(context)
    return {
      ...summary,
      ...{ kind: key.kind, origin: 'own', url: urlOf(context, key.kind, found, host) },
      text: toText(found, record),
      versions: await listVersions(reads, key),
      history: await listAudit(reads, { target: `${key.kind} ${key.id}`, limit: HISTORY }),
      isEditable: found.site === null ? actor.sites === null : isOwnSite(actor, found.site),
    }
  },
})

const unknown = ({ kind, id }: { kind: DocumentKind; id: number }) =>
  new OperationError('unknown-document', `There is no ${kind} ${id}`)

const toStrings = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function toText({ slug }: Pick<StoredDocument, 'slug'>, record: Record<string, unknown>): DocumentText {
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
    if (found.site !== null && !isOwnSite(context.actor, found.site)) throw unknown(key)
    return { number, text: await getVersionText(context, found, { ...key, number }) }
  },
})

async function getVersionText(
  { reads }: OperationContext,
  found: StoredDocument,
  { number, ...key }: { kind: DocumentKind; id: number; number: number },
): Promise<DocumentText> {
  const record = await findVersion(reads.db, key, number)
  if (record !== null) return toText(found, parseRecord(record))
  throw new OperationError('unknown-document', `There is no version ${number} of this ${key.kind}`)
}

const line = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength))
const WordsSchema = v.optional(v.pipe(v.array(SlugSchema), v.maxLength(20)), [])

export const saveDocumentOperation = defineOperation({
  name: 'saveDocument',
  permission: 'articles',
  schema: v.object({
    kind: KindSchema,
    /** Null makes a new one. */
    id: v.optional(v.nullable(IdSchema), null),
    /** A host; null for every site. */
    site: v.optional(v.nullable(HostTextSchema), null),
    title: v.pipe(line(120), v.minLength(1)),
    summary: v.optional(line(300), ''),
    /** The text without its heading, as HTML; what pages do not show is left out. */
    html: v.optional(v.string(), ''),
    slug: v.optional(line(120), ''),
    topics: WordsSchema,
    relatedTags: WordsSchema,
    iconFrom: v.optional(line(100), ''),
    /** The version that the person saw: the change is refused when there is a newer one. */
    expected: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  async run(context, { kind, id: given, site, expected, ...text }): Promise<ChangedDocument> {
    if (site !== null && !(await findRawSite(context, site)))
      throw new OperationError('invalid', `There is no site “${site.slice(0, 100)}”`, 'site')
    const id = given ?? (await findFreeId(context.ledger, kind))
    if (id === null) throw new OperationError('invalid', `There is no free number left for this ${kind}`)
    return changeDocument(context, {
      ...{ kind, id, site, text, operation: 'saveDocument' },
      expected: given === null ? null : expected,
    })
  },
})

export const restoreVersionOperation = defineOperation({
  name: 'restoreVersion',
  permission: 'articles',
  schema: v.object({ ...keyEntries, number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  run: (context, { number, ...key }): Promise<ChangedDocument> => restoreVersion(context, key, { number }),
})

/** The older version becomes the newest one; none is deleted. With `expected`, only while that is the newest. */
export async function restoreVersion(
  context: OperationContext,
  key: { kind: DocumentKind; id: number },
  {
    number,
    expected,
    operation = 'restoreVersion',
  }: { number: number; expected?: number; operation?: string },
): Promise<ChangedDocument> {
  const found = await getDocument(context, key)
  const text = await getVersionText(context, found, { ...key, number })
  return changeDocument(context, { ...key, site: found.site, text, expected, operation })
}

export interface ChangedStatus {
  kind: DocumentKind
  id: number
  title: string
  status: DocumentSummary['status']
  publishedAtMs: number | null
  isChanged: boolean
  /** Null when nothing was changed. */
  auditId: number | null
}

export const setDocumentStatusOperation = defineOperation({
  name: 'setDocumentStatus',
  permission: 'articles',
  schema: v.object({
    ...keyEntries,
    status: v.picklist(['draft', 'scheduled', 'published']),
    /** When it will be published, milliseconds since 1970; needed for `scheduled`. */
    atMs: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  }),
  run: (context, change): Promise<ChangedStatus> => changeStatus(context, change),
})

export async function changeStatus(
  context: OperationContext,
  change: { kind: DocumentKind; id: number; status: DocumentSummary['status']; atMs: number | null },
  operation = 'setDocumentStatus',
): Promise<ChangedStatus> {
  const { ledger, nowMs } = context
  const { kind, id, status, atMs } = change
  requireOwnSite(context, (await getDocument({ reads: ledger }, change)).site)
  if (status === 'scheduled' && (atMs === null || atMs <= nowMs))
    throw new OperationError('invalid', 'Choose a time that is not over', 'atMs')
  if (status === 'scheduled' && atMs! > nowMs + MAX_AHEAD_MS)
    throw new OperationError('invalid', 'Choose a time within five years', 'atMs')
  const changed = await setDocumentStatus(ledger, { ...change, nowMs })
  if (!changed) throw unknown(change)
  const describe = (one: DocumentSummary) => ({ status: one.status, publishedAtMs: one.publishedAtMs })
  const [before, after] = [describe(changed.before), describe(changed.after)]
  const isChanged = JSON.stringify(before) !== JSON.stringify(after)
  const auditId = isChanged
    ? await recordAudit(context, operation, { target: `${kind} ${id}`, before, after })
    : null
  return { kind, id, title: changed.after.title, ...after, isChanged, auditId }
}

export const removeDocumentOperation = defineOperation({
  name: 'removeDocument',
  permission: 'articles',
  needsFreshCheck: true,
  schema: v.object(keyEntries),
  async run(context, key): Promise<{ kind: DocumentKind; id: number; title: string }> {
    const { title, site, status } = await getDocument({ reads: context.ledger }, key)
    requireOwnSite(context, site)
    await removeDocument(context.ledger, key)
    await recordAudit(context, 'removeDocument', {
      target: `${key.kind} ${key.id}`,
      before: { title, site, status },
      after: null,
    })
    return { ...key, title }
  },
})
