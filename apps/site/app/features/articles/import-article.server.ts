/** Prepares an operator's article for the ledger: found, converted, sanitised, its images re-encoded. */
import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'
import sharp from 'sharp'
import * as v from 'valibot'
import { renderGeneratedCover } from '#app/features/images/generated-cover.ts'
import { LAST_ARTICLE_ID, type NewArticle } from '#server/ledger/articles.ts'
import { ArticleSchema } from '#app/domain/article.ts'
import type { ArticleSource } from './article-source.server.ts'
import { toLine } from './article-source.server.ts'
import { FIRST_IMPORTED_ID } from '#app/domain/article-ids.ts'
import { ImportError } from './import-error.ts'
import { prepareImport } from './import-html.ts'
import {
  encodeBodyPicture,
  type EncodedPicture,
  encodeIcon,
  ENCODING,
  type PictureFolder,
} from './import-pictures.server.ts'
import { toReadingMinutes } from './reading-time.ts'
import {
  DeepHtmlError,
  type SanitizedHtml,
  SANITIZER_VERSION,
  sanitizeHtml,
  STRIPPED_TAGS,
} from './sanitize-html.ts'

const MAX_PICTURES = 60
const MAX_NOTES = 100
const SUMMARY_CHARS = 300
const MAX_SLUG_CHARS = 80
/** Draws a cover 1,280 pixels wide. */
const DRAWING_DENSITY = 144

export interface MadeArticle extends Pick<NewArticle, 'article' | 'pictures' | 'contentHash'> {
  wordCount: number
  pictureCount: number
  /** What was removed, in words. */
  notes: string[]
}

/** The slug of the address; the same title gives the same slug, which identifies an article that is imported again. */
export function slugOf(title: string): string {
  const folded = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = folded.match(/[a-z0-9]+/g) ?? []
  const slug = words.join('-')
  const letters = folded.replace(/[^\p{L}\p{N}]/gu, '')
  if (slug !== '' && slug.length <= MAX_SLUG_CHARS && words.join('') === letters) return slug
  // When letters are dropped, different titles give the same slug, and one article would replace the other.
  const mark = createHash('sha256').update(title).digest('hex').slice(0, 8)
  const begin = slug.slice(0, MAX_SLUG_CHARS - mark.length - 1).replace(/-$/, '')
  return `${begin || 'article'}-${mark}`
}

export function checkImportedId(id: number): void {
  if (id >= FIRST_IMPORTED_ID && id <= LAST_ARTICLE_ID) return
  throw new ImportError(
    `the id ${id} cannot be used: 1 to ${FIRST_IMPORTED_ID - 1} are built in, and ${LAST_ARTICLE_ID} is the last one`,
  )
}

/** Throws `ImportError`. Nothing is stored here. */
export async function makeArticle(
  source: ArticleSource,
  { id, slug, folder }: { id: number; slug: string; folder: PictureFolder },
): Promise<MadeArticle> {
  checkImportedId(id)
  const notes: string[] = []
  const pictures = new Map<string, EncodedPicture>()
  const body = await cleanBody(source, { id, folder, pictures, notes })
  const icon = await makeIcon(source, { id, slug, folder, pictures, notes })
  const article = {
    id,
    slug,
    title: source.title,
    content: summaryOf(source, body.html),
    icon: `articles${id}.webp`,
    detail: body.html,
    topics: source.topics,
    relatedTags: source.relatedTags,
    readingMinutes: toReadingMinutes(body.wordCount),
    toc: body.toc,
  }
  // The ledger stores only what the site can show.
  const parsed = v.safeParse(v.omit(ArticleSchema, ['publishedAt', 'updatedAt']), article)
  if (!parsed.success)
    throw new ImportError(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
  const stored = [icon, ...new Set(pictures.values())]
  const sources = stored.map(({ sourceHash }) => sourceHash)
  const hashed = JSON.stringify([article, sources, ENCODING, SANITIZER_VERSION])
  return {
    article,
    pictures: stored.flatMap(({ files }) => files),
    contentHash: createHash('sha256').update(hashed).digest('hex'),
    wordCount: body.wordCount,
    pictureCount: stored.length - 1,
    notes: notes.slice(0, MAX_NOTES),
  }
}

interface Making {
  id: number
  folder: PictureFolder
  pictures: Map<string, EncodedPicture>
}

async function cleanBody(
  source: ArticleSource,
  making: Making & { notes: string[] },
): Promise<SanitizedHtml> {
  const { id, folder, pictures, notes } = making
  const findPicture = async (name: string) => {
    const path = folder.find(name)
    if (path === null) return null
    const known = pictures.get(path)
    if (known) return known.src
    if (pictures.size >= MAX_PICTURES)
      throw new ImportError(`the article has more than ${MAX_PICTURES} pictures`)
    const made = await encodeBodyPicture(path, id)
    // The same picture under another name is one picture, and stored once.
    const same = [...pictures.values()].find(({ src }) => src === made.src)
    pictures.set(path, same ?? made)
    return made.src
  }
  try {
    const body = await sanitizeHtml(source.detail, {
      prepare: (tree) => prepareImport(tree, { title: source.title, findPicture, notes }),
      findImageSize: async (src) =>
        [...pictures.values()].find((picture) => picture.src === src)?.size ?? null,
    })
    if (body.wordCount <= source.title.split(' ').length && pictures.size === 0)
      throw new ImportError('the article holds no text')
    // When a whole page was given, its title is redundant.
    const dropped = new Set(STRIPPED_TAGS.filter((tag) => tag !== 'title').map((tag) => `the tag <${tag}>`))
    notes.push(...body.dropped.filter((what) => !what.startsWith('the tag') || dropped.has(what)))
    return body
  } catch (error) {
    if (error instanceof DeepHtmlError) throw new ImportError(error.message, { cause: error })
    throw error
  }
}

/** The chosen icon, the first image of the text, or one drawn from the title: every article has one. */
async function makeIcon(
  source: ArticleSource,
  making: Making & { slug: string; notes: string[] },
): Promise<EncodedPicture> {
  const { id, slug, folder, pictures, notes } = making
  const chosen = source.icon === '' ? null : folder.find(source.icon)
  if (source.icon !== '' && chosen === null)
    notes.push(`the icon “${source.icon.slice(0, 100)}”: no such file was given`)
  const [first] = pictures.keys()
  const path = chosen ?? first
  if (path !== undefined) return encodeIcon(path, id)
  return drawIcon({ id, slug, title: source.title, tags: source.relatedTags })
}

/** Drawn from the title. */
export async function drawIcon(article: {
  id: number
  slug: string
  title: string
  tags: string[]
}): Promise<EncodedPicture> {
  const drawing = renderGeneratedCover(article, 'wide')
  const png = await sharp(Buffer.from(drawing), { density: DRAWING_DENSITY }).png().toBuffer()
  return encodeIcon(png, article.id, true)
}

/** What was written, or the beginning of the text. */
export function summaryOf(source: Pick<ArticleSource, 'title' | 'content'>, html: string): string {
  const first = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? ''
  const text = source.content || toLine(decodeHTML(first.replace(/<[^>]+>/g, ''))) || source.title
  if (text.length <= SUMMARY_CHARS) return text
  const cut = text.slice(0, SUMMARY_CHARS - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s,;:–-]+$/, '')}…`
}
