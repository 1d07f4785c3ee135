/**
 * `content/articles/<id>-<slug>.md` to articles, at build time.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { type Article, ARTICLE_ICON_RE, ArticleSchema } from '#app/domain/article.ts'
import { type ContentFault, ContentFaultsError } from './content-faults.ts'
import { DaySchema, readDocument } from './read-document.ts'
import { toReadingMinutes } from './reading-time.ts'

/** Editors' notes are in the same folder and are not articles. */
const REVIEW_FILE = 'REVIEW.md'
const FILE_NAME_RE = /^([1-9]\d{0,5})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

const FrontSchema = v.strictObject({
  id: ArticleSchema.entries.id,
  title: ArticleSchema.entries.title,
  summary: ArticleSchema.entries.content,
  icon: v.pipe(v.string(), v.regex(ARTICLE_ICON_RE, 'the name must be articles{id}.webp')),
  published: DaySchema,
  updated: DaySchema,
  topics: v.pipe(v.array(SlugSchema), v.minLength(1)),
  relatedTags: v.array(SlugSchema),
})
type Front = v.InferOutput<typeof FrontSchema>

/** Articles by id, ascending. Throws `ContentFaultsError` with every fault of every file. */
export async function compileArticles(dir: string, imageDir = ''): Promise<Article[]> {
  const faults: ContentFault[] = []
  const articles: Article[] = []
  const fileOfId = new Map<number, string>()
  for (const file of await listFiles(dir)) {
    const { document, reasons } = await readDocument<Front>(join(dir, file), FrontSchema, imageDir)
    const name = FILE_NAME_RE.exec(file)
    if (!name) reasons.push('the file name must be <id>-<slug>.md')
    if (document) reasons.push(...listIdFaults(document.front, Number(name?.[1]), fileOfId))
    faults.push(...reasons.map((reason) => ({ file, reason })))
    if (!document || !name) continue
    fileOfId.set(document.front.id, file)
    const { summary, published, updated, ...front } = document.front
    articles.push({
      ...front,
      slug: name[2] ?? '',
      content: summary,
      detail: document.body.html,
      publishedAt: published,
      updatedAt: updated,
      readingMinutes: toReadingMinutes(document.body.wordCount),
      toc: document.body.toc,
    })
  }
  if (faults.length > 0) throw new ContentFaultsError(faults)
  return articles.toSorted((a, b) => a.id - b.id)
}

async function listFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir)
  return names.filter((name) => name.endsWith('.md') && name !== REVIEW_FILE).toSorted()
}

function listIdFaults(front: Front, idInName: number, fileOfId: Map<number, string>): string[] {
  const reasons: string[] = []
  const other = fileOfId.get(front.id)
  if (other !== undefined) reasons.push(`id ${front.id} is already the id of ${other}`)
  if (Number.isInteger(idInName) && idInName !== front.id) {
    reasons.push(`id ${front.id} differs from the file name's ${idInName}`)
  }
  if (front.icon !== `articles${front.id}.webp`) {
    reasons.push(`icon is ${front.icon}, but must be articles${front.id}.webp`)
  }
  if (front.updated < front.published) reasons.push('updated is earlier than published')
  return reasons
}
