/** A file of an operator's articles: HTML, or JSON with the fields id, title, content, icon and detail, one or a list. */
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { ImportError } from './import-error.ts'
import { listElements, textOf } from './sanitize-html.ts'

const MAX_FILE_BYTES = 2 * 1024 * 1024
const MAX_ARTICLES = 200
const TITLE_CHARS = 120

const TitleSchema = v.pipe(
  v.string('a text is needed'),
  v.transform(toLine),
  v.minLength(1, 'is empty'),
  v.maxLength(TITLE_CHARS, `is longer than ${TITLE_CHARS} characters`),
)

const SourceSchema = v.object({
  id: v.optional(v.pipe(v.number('a number is needed'), v.integer('a whole number is needed'))),
  title: TitleSchema,
  content: v.optional(v.pipe(v.string('a text is needed'), v.transform(toLine)), ''),
  icon: v.optional(v.string('a file name is needed'), ''),
  detail: v.pipe(
    v.string('HTML as text is needed'),
    v.check((html) => html.trim() !== '', 'is empty'),
  ),
  topics: v.optional(v.array(SlugSchema), []),
  relatedTags: v.optional(v.array(SlugSchema), []),
})
export type ArticleSource = v.InferOutput<typeof SourceSchema>

/** Values of the command line that override the file; for one article only. */
export interface SourceGiven {
  id?: number
  title?: string
  content?: string
  icon?: string
  topics?: string[]
  relatedTags?: string[]
}

const parser = unified().use(rehypeParse)

/** Throws `ImportError` with every fault of the file. */
export async function readArticleSources(file: string, given: SourceGiven): Promise<ArticleSource[]> {
  const text = await readText(file)
  const isJson = extname(file).toLowerCase() === '.json'
  const raw = isJson ? parseJson(file, text) : [readHtml(text)]
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (raw.length > 1 && Object.keys(options).some((name) => name !== 'topics' && name !== 'relatedTags'))
    throw new ImportError(
      `${file} holds ${raw.length} articles; an id, a title, a summary or an icon can be set for one only`,
    )
  const faults: string[] = []
  const sources = raw.flatMap((value, index) => {
    const merged = typeof value === 'object' && value !== null ? { ...value, ...options } : value
    const result = v.safeParse(SourceSchema, merged)
    if (result.success) return [result.output]
    const where = raw.length > 1 ? `article ${index + 1}, ` : ''
    faults.push(
      ...result.issues.map((issue) => `${where}${v.getDotPath(issue) ?? 'the article'}: ${issue.message}`),
    )
    return []
  })
  if (faults.length > 0)
    throw new ImportError(`${file} cannot be imported:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return sources
}

async function readText(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new ImportError(`there is no such file: ${file}`)
  if (found.size > MAX_FILE_BYTES)
    throw new ImportError(
      `${file} is larger than 2 MB; pictures belong into a folder beside it, not into the text`,
    )
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)).replaceAll('\0', '')
    if (text.trim() !== '') return text
  } catch (cause) {
    throw new ImportError(`${file} is not UTF-8 text`, { cause })
  }
  throw new ImportError(`${file} is empty`)
}

function parseJson(file: string, text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new ImportError(`${file} is not JSON: ${(cause as Error).message}`, { cause })
  }
  const list = Array.isArray(value) ? value : [value]
  if (list.length === 0 || list.length > MAX_ARTICLES)
    throw new ImportError(
      `${file} holds ${list.length} articles; from 1 to ${MAX_ARTICLES} can be imported at once`,
    )
  return list
}

/** The title is the first h1 or the page's own; a fragment may have neither and then needs the option. */
function readHtml(html: string): { detail: string; title?: string } {
  try {
    const tree = parser.parse(html)
    const titles = [...listElements(tree, ['h1']), ...listElements(tree, ['title'])]
    const title = titles.map((element) => toLine(textOf(element))).find(Boolean)
    return title === undefined ? { detail: html } : { detail: html, title }
  } catch (cause) {
    throw new ImportError('the HTML is nested too deeply', { cause })
  }
}

/** One line of plain text, without control characters. */
export function toLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
