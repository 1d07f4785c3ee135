/**
 * One Markdown file with front matter, read, checked and turned into clean HTML.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import rehypeStringify from 'rehype-stringify'
import sharp from 'sharp'
import { unified } from 'unified'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import { type ImageSize, type SanitizedHtml, sanitizeHtml } from './sanitize-html.ts'
import { escapeHtml } from './site-values.ts'

export interface SourceDocument<Front> {
  front: Front
  body: SanitizedHtml
}

// Raw HTML passes through unchanged: the sanitiser checks it.
const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })

/** Returns the document, or every reason why it is invalid. */
export async function readDocument<Front extends { title: string }>(
  path: string,
  FrontSchema: v.GenericSchema<unknown, Front>,
  imageDir: string,
): Promise<{ document: SourceDocument<Front> | null; reasons: string[] }> {
  const source = await readFile(path, 'utf8')
  const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source)
  if (!match)
    return { document: null, reasons: ['does not begin with front matter between two lines of ---'] }
  const reasons: string[] = []
  const front = parseFrontMatter(match[1] ?? '', FrontSchema, reasons)
  const title = front?.title ?? 'Untitled'
  const html = `<h1>${escapeHtml(title)}</h1>\n${String(await markdown.process(match[2] ?? ''))}`
  const body = await sanitizeHtml(html, { findImageSize: (src) => readImageSize(imageDir, src) })
  reasons.push(...body.dropped.map((what) => `${what} cannot be used`))
  if (body.mainHeadings > 1) reasons.push('has a heading of level 1: the title is the only one, start at ##')
  return { document: front && reasons.length === 0 ? { front, body } : null, reasons }
}

/** `YYYY-MM-DD` to milliseconds. */
export const DaySchema = v.pipe(
  v.string('a day such as 2026-01-31 is needed'),
  v.isoDate('a day such as 2026-01-31 is needed'),
  v.transform((day) => Date.parse(`${day}T00:00:00Z`)),
)

function parseFrontMatter<Front>(
  text: string,
  FrontSchema: v.GenericSchema<unknown, Front>,
  reasons: string[],
): Front | null {
  let raw: unknown
  try {
    raw = parseYaml(text)
  } catch (error) {
    reasons.push(`front matter is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return null
  }
  const parsed = v.safeParse(FrontSchema, raw)
  if (parsed.success) return parsed.output
  reasons.push(...parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`))
  return null
}

async function readImageSize(imageDir: string, src: string): Promise<ImageSize | null> {
  try {
    const { width, height } = await sharp(join(imageDir, src.slice('/img/'.length))).metadata()
    return { width, height }
  } catch {
    // Images are drawn after the text; until then the usual size reserves the space.
    return null
  }
}
