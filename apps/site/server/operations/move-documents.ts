/** Posts and pages of a portal that is moved in: they become articles and own pages, with versions like those of the editor. */
import { encodeXML } from 'entities'
import { DeepHtmlError } from '#app/features/articles/sanitize-html.ts'
import { encodeUpload } from '#app/features/articles/import-pictures.server.ts'
import { toArticleHtml } from '#app/features/moving/article-html.ts'
import type { MovedDocument } from '#app/features/moving/moved-content.ts'
import { slugOf } from '#app/features/articles/import-article.server.ts'
import { slugify } from '#app/domain/slugify.ts'
import { toPlainText } from '#app/features/feeds/text.ts'
import { articlePath, infoPath } from '#app/site-paths.ts'
import { addDocumentPictures } from '../ledger/document-pictures.ts'
import { findFreeId, listDocuments, setDocumentDate } from '../ledger/documents.ts'
import { findMovedAddresses } from '../ledger/moves.ts'
import { changeDocument, type DocumentText } from './document-store.ts'
import type { AddressWriter } from './move-addresses.ts'
import type { MovePart } from './move-games.ts'
import { fetchPicture } from './move-pictures.ts'
import { OperationError } from './operation.ts'

const MAX_TITLE_CHARS = 120
const MAX_SUMMARY_CHARS = 300
const MAX_PICTURES = 40
/** Of the old software, whose pages here are the site's own. */
const REPLACED_PAGES = [
  'about',
  'contact',
  'contact-us',
  'about-us',
  'privacy-policy',
  'imprint',
  'login',
  'register',
]

export async function moveDocuments(part: MovePart, addresses: AddressWriter): Promise<void> {
  const { context, spool, report, site, isDryRun } = part
  const known = new Map<string, number>()
  for (const kind of ['article', 'page'] as const)
    for (const one of await listDocuments(context.ledger, kind))
      if (one.site === site) known.set(`${kind} ${one.slug}`, one.id)
  for await (const document of spool.readDocuments()) {
    part.signal?.throwIfAborted()
    const counts = document.kind === 'article' ? report.articles : report.pages
    const title = cut(toPlainText(document.title, 500), MAX_TITLE_CHARS)
    const fault = findFault(document, title)
    if (fault !== null) {
      spool.refusals.add(fault, title || '(no title)')
      continue
    }
    const slug = document.kind === 'article' ? slugOf(title) : toPageSlug(document, title)
    const existing = known.get(`${document.kind} ${slug}`) ?? (await findMovedId(part, document))
    if (existing !== null) counts.known++
    else counts.new++
    await part.show(`Articles and pages: ${report.articles.new + report.pages.new}`)
    const id = existing ?? (isDryRun ? 0 : await addDocument(part, { document, title, slug }))
    if (id === null) {
      counts.new--
      continue
    }
    known.set(`${document.kind} ${slug}`, id)
    const isShown = document.isPublished
    if (isShown)
      await addresses.add(document.oldPaths, document.kind === 'article' ? articlePath(id) : infoPath(slug))
  }
  await addresses.flush()
}

/** An article that was renamed here since an earlier run. */
async function findMovedId(
  { context, site }: MovePart,
  { kind, oldPaths }: MovedDocument,
): Promise<number | null> {
  if (kind === 'page') return null
  const known = await findMovedAddresses(context.ledger, site, oldPaths)
  const target = oldPaths.flatMap((path) => known.get(path) ?? [])[0]
  const id = Number(target?.slice(articlePath('').length))
  return Number.isInteger(id) && id > 0 ? id : null
}

function findFault({ kind, slug, html }: MovedDocument, title: string): string | null {
  if (title === '') return 'Article or page without a title'
  if (html.trim() === '') return 'Article or page without text'
  if (kind === 'page' && REPLACED_PAGES.includes(slug))
    return 'A page that this site has of its own (about, contact, privacy): write its text there'
  return null
}

const toPageSlug = ({ slug }: MovedDocument, title: string) =>
  slugify(slug, 80) || slugify(title, 80) || 'page'

function cut(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxChars ? line : `${line.slice(0, maxChars - 1).trimEnd()}…`
}

interface Adding {
  document: MovedDocument
  title: string
  slug: string
}

/** Null where it is refused. */
async function addDocument(part: MovePart, { document, title, slug }: Adding): Promise<number | null> {
  const { context, spool, report, site } = part
  const { kind, publishedAtMs, isPublished } = document
  const id = await findFreeId(context.ledger, kind)
  if (id === null) throw new OperationError('invalid', `There is no free number left for this ${kind}`)
  const pictures = new PictureStore(part, kind, id)
  try {
    const text = await makeText(part, { document, title, slug }, pictures)
    const { notes } = await changeDocument(context, {
      ...{ kind, id, site, text, expected: null, operation: 'moveIn' },
    })
    if (notes.length > 0 && report.notes.length < 100)
      report.notes.push(`“${title}”: left out ${notes.slice(0, 3).join('; ')}`)
  } catch (error) {
    if (!(error instanceof OperationError || error instanceof DeepHtmlError)) throw error
    spool.refusals.add(`Article or page: ${error.message}`, title)
    return null
  }
  await setDocumentDate(context.ledger, {
    ...{ kind, id, status: isPublished ? 'published' : 'draft' },
    publishedAtMs: isPublished ? (publishedAtMs ?? context.nowMs) : null,
  })
  report.documents.push({ kind, id })
  return id
}

async function makeText(
  { spool }: MovePart,
  { document, title, slug }: Adding,
  pictures: PictureStore,
): Promise<DocumentText> {
  const icon = document.picture === '' ? null : await pictures.store(document.picture)
  const body = await toArticleHtml(document.html, {
    origin: spool.origin,
    title,
    findPicture: (address) => pictures.store(address),
  })
  // The picture of a post is shown above its text there; here it stands in the text.
  const isAbove = icon !== null && document.kind === 'article' && !body.includes(icon)
  const html = isAbove ? `<p><img src="${icon}" alt="${encodeXML(title)}"></p>${body}` : body
  const summary = cut(toPlainText(document.summary, 2000), MAX_SUMMARY_CHARS)
  return {
    title,
    summary,
    html,
    slug,
    topics: [],
    relatedTags: [],
    iconFrom: icon?.slice('/img/'.length) ?? '',
  }
}

/** Pictures of one text. */
class PictureStore {
  readonly #part: MovePart
  readonly #kind: 'article' | 'page'
  readonly #id: number
  readonly #stored = new Map<string, string | null>()

  constructor(part: MovePart, kind: 'article' | 'page', id: number) {
    this.#part = part
    this.#kind = kind
    this.#id = id
  }

  /** Its address here; null where it cannot be had. */
  async store(address: string): Promise<string | null> {
    const { spool, report } = this.#part
    const url = spool.toPictureAddress(address)
    if (url === null) return null
    const known = this.#stored.get(url)
    if (known !== undefined) return known
    if (this.#stored.size >= MAX_PICTURES) return null
    report.pictures.found++
    const src = await this.#fetch(url)
    this.#stored.set(url, src)
    if (src === null) report.pictures.failed++
    else report.pictures.stored++
    return src
  }

  async #fetch(url: string): Promise<string | null> {
    const { context } = this.#part
    const bytes = await fetchPicture(context, url)
    if (bytes === null) return null
    const { src, size, files } = await encodeUpload(bytes, `${this.#kind}s${this.#id}`, 'file')
    const pictures = files.map((file) => ({ ...file, ...size }))
    await addDocumentPictures(context.ledger, { kind: this.#kind, id: this.#id }, pictures, context.nowMs)
    return src
  }
}
