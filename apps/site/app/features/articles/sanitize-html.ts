/**
 * The only way HTML gets into a page: parsed as a browser does, rebuilt from an allow-list, serialised again.
 * Our Markdown and imported HTML both pass here.
 */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { TocEntry } from '#app/domain/article.ts'

export interface ImageSize {
  width: number
  height: number
}

export interface SanitizeOptions {
  /** The size of an image by its address (`/img/…`, decoded); null when the file does not exist (yet). */
  findImageSize?: (src: string) => Promise<ImageSize | null>
  /** Changes what came in before any of it is judged, such as an editor's own forms. */
  prepare?: (tree: Root) => Promise<void>
}

export interface SanitizedHtml {
  html: string
  /** Headings of level 2 and 3, in order. */
  toc: TocEntry[]
  /** The number of h1 elements; a page needs one. */
  mainHeadings: number
  wordCount: number
  /** What was removed, in words, for an editor to fix. */
  dropped: string[]
}

/** Changes when the same HTML would give another result: stored HTML of an older version is recognised. */
export const SANITIZER_VERSION = 1

const DEFAULT_IMAGE_SIZE: ImageSize = { width: 1200, height: 675 }

/** No raw-text and no foreign elements, so that what is printed can only be read back as what it was. */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'blockquote'],
  ...['img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Their text is code or markup, never prose: removed with their content. Other unknown elements keep their text. */
export const STRIPPED_TAGS = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'applet', 'svg', 'math'],
  ...['textarea', 'select', 'title', 'xmp', 'noembed', 'noframes', 'plaintext', 'video', 'audio', 'canvas'],
]

const SCHEMA: SanitizeSchema = {
  tagNames: ALLOWED_TAGS,
  // `rel` is only ever ours: `dropUnsafeAddresses` has replaced what came in.
  attributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    // `game`: a link to a game, which pages show with its cover.
    figure: [['className', 'gallery', 'game']],
  },
  protocols: { href: ['https', 'mailto'] },
  ancestors: {
    li: ['ul', 'ol'],
    figcaption: ['figure'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  strip: STRIPPED_TAGS,
}

const parser = unified().use(rehypeParse, { fragment: true })
const cleaner = unified().use(rehypeSanitize, SCHEMA)
const printer = unified().use(rehypeStringify)

/** Elements inside elements, more than anybody writes; the steps below walk the tree by calling themselves. */
const MAX_DEPTH = 200

export class DeepHtmlError extends Error {
  override name = 'DeepHtmlError'
}

/** Throws `DeepHtmlError` for HTML that is nested beyond all use. */
export async function sanitizeHtml(html: string, options: SanitizeOptions = {}): Promise<SanitizedHtml> {
  const parsed = parseFragment(html)
  await options.prepare?.(parsed)
  const dropped = listUnknownTags(parsed)
  dropUnsafeAddresses(parsed, dropped)
  const tree = cleaner.runSync(parsed)
  wrapLoneImages(tree)
  await completeImages(tree, options)
  const toc = nameHeadings(tree)
  for (const cell of listElements(tree, ['th'])) cell.properties = { scope: 'col' }
  return {
    html: restorePlaceholders(printer.stringify(tree)),
    toc,
    mainHeadings: listElements(tree, ['h1']).length,
    wordCount: countWords(textOf(tree)),
    dropped,
  }
}

/** Throws `DeepHtmlError`. */
export function parseFragment(html: string): Root {
  const fail = () => new DeepHtmlError(`the HTML is nested more than ${MAX_DEPTH} elements deep`)
  let tree: Root
  try {
    tree = parser.parse(html)
  } catch (error) {
    if (error instanceof RangeError) throw fail()
    throw error
  }
  if (isDeeper(tree, MAX_DEPTH)) throw fail()
  return tree
}

function isDeeper(tree: Root, limit: number): boolean {
  let level: (Root | Element)[] = [tree]
  for (let depth = 0; depth <= limit && level.length > 0; depth += 1)
    level = level.flatMap((node) => node.children).filter((child) => child.type === 'element')
  return level.length > 0
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

function listUnknownTags(tree: Root): string[] {
  const unknown = listElements(tree).filter((element) => !ALLOWED_TAGS.includes(element.tagName))
  return [...new Set(unknown.map((element) => `the tag <${element.tagName}>`))]
}

function dropUnsafeAddresses(tree: Root, dropped: string[]): void {
  replaceElements(tree, (element) => {
    if (element.tagName === 'img') {
      const src = ownImagePath(String(element.properties.src ?? ''))
      if (src === null) {
        dropped.push(`the image "${String(element.properties.src ?? '')}", which is no file under /img/,`)
        return []
      }
      element.properties.src = src
    }
    if (element.tagName === 'a') {
      const href = String(element.properties.href ?? '')
        .trim()
        .replace(/[\s"<>]/g, encodeURIComponent)
      const kind = linkKind(href)
      if (kind === 'refused') {
        dropped.push(`the link "${href}", which is no path of the site, https or mailto,`)
        return element.children
      }
      element.properties = kind === 'external' ? { href, rel: ['noopener', 'nofollow'] } : { href }
    }
    return [element]
  })
}

/** The address as written out, or null. A browser's own parser decides, so that `\`, `..` and control characters cannot lie. */
function ownImagePath(src: string): string | null {
  if (!src.startsWith('/img/') || !URL.canParse(src, 'https://own.invalid')) return null
  const url = new URL(src, 'https://own.invalid')
  if (url.origin !== 'https://own.invalid' || !url.pathname.startsWith('/img/')) return null
  return url.pathname
}

function linkKind(href: string): 'own' | 'external' | 'refused' {
  if (!URL.canParse(href, 'https://own.invalid')) return 'refused'
  const url = new URL(href, 'https://own.invalid')
  if (url.protocol === 'mailto:') return 'own'
  if (url.origin === 'https://own.invalid') return /^[/#]/.test(href) ? 'own' : 'refused'
  return href.startsWith('https://') ? 'external' : 'refused'
}

/** A picture alone in its paragraph is a figure; its title is the caption. Several pictures and nothing else are a gallery. */
function wrapLoneImages(tree: Root): void {
  replaceElements(tree, (element) => {
    const inside = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    const images = inside.filter((child) => child.type === 'element' && child.tagName === 'img')
    if (element.tagName !== 'p' || inside.length === 0 || images.length < inside.length) return [element]
    const figures = images.map((image) => wrapImage(image as Element))
    return figures.length === 1 ? figures : [createFigure(figures, { className: ['gallery'] })]
  })
}

function wrapImage(image: Element): Element {
  const caption = String(image.properties.title ?? '')
  if (caption === '') return createFigure([image])
  const text: ElementContent = { type: 'text', value: caption }
  return createFigure([image, { type: 'element', tagName: 'figcaption', properties: {}, children: [text] }])
}

export function createFigure(children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName: 'figure', properties, children }
}

async function completeImages(tree: Root, options: SanitizeOptions): Promise<void> {
  for (const image of listElements(tree, ['img'])) {
    const src = String(image.properties.src)
    const size = (await options.findImageSize?.(decodePath(src))) ?? DEFAULT_IMAGE_SIZE
    image.properties = {
      src,
      alt: String(image.properties.alt ?? ''),
      width: size.width,
      height: size.height,
      loading: 'lazy',
      decoding: 'async',
      className: ['full-width'],
    }
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A stray percent sign is a file name that does not exist.
    return path
  }
}

function nameHeadings(tree: Root): TocEntry[] {
  const taken = new Set<string>()
  const toc: TocEntry[] = []
  for (const heading of listElements(tree, ['h1', 'h2', 'h3'])) {
    const text = textOf(heading).trim()
    const id = uniqueId(text, taken)
    heading.properties.id = id
    if (heading.tagName !== 'h1') toc.push({ id, text, level: heading.tagName === 'h2' ? 2 : 3 })
  }
  return toc
}

/** The prefix prevents a heading from taking the id of a part of the page, such as `btnPlay`. */
function uniqueId(text: string, taken: Set<string>): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['section']
  const base = `part-${words.join('-').slice(0, 60).replace(/-$/, '')}`
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  taken.add(id)
  return id
}

/** Markdown percent-encodes the braces of a placeholder in an address. */
function restorePlaceholders(html: string): string {
  return html.replace(/%7B%7B([a-zA-Z]+)%7D%7D/g, '{{$1}}')
}

export function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const isBlock = node.type === 'root' || !['a', 'em', 'strong'].includes(node.tagName)
  return node.children.map(textOf).join('') + (isBlock ? ' ' : '')
}

export function listElements(node: Root | Element, tagNames?: string[]): Element[] {
  const found: Element[] = []
  for (const child of node.children) {
    if (child.type !== 'element') continue
    if (!tagNames || tagNames.includes(child.tagName)) found.push(child)
    found.push(...listElements(child, tagNames))
  }
  return found
}

/** Innermost first, so that a replacement sees its children as they will be. */
export function replaceElements(node: Root | Element, replace: (element: Element) => ElementContent[]): void {
  node.children = (node.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child]
    replaceElements(child, replace)
    return replace(child)
  })
}
