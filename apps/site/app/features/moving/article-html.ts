/** The text of a post as the editor would send it: paragraphs, and pictures that are stored here. What is dangerous in it is left out later, as in every text. */
import type { Element } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { listElements, parseFragment, replaceElements } from '../articles/sanitize-html.ts'

export interface ArticleHtmlOptions {
  /** Of the old site: links to it become paths, which are redirected. */
  origin: string | null
  title: string
  /** The address of a picture here; null where it cannot be had. */
  findPicture: (address: string) => Promise<string | null>
}

const BLOCK_RE =
  /^\s*<\/?(?:p|h[1-6]|ul|ol|li|div|table|thead|tbody|tr|td|th|blockquote|figure|figcaption|section|article|hr|pre|iframe|script|style)\b/i
/** WordPress shows these as something else than their text. */
const SHORTCODE_RE =
  /\[\/?(?:caption|gallery|embed|video|audio|playlist|myarcade\w*|contact-form[\w-]*)\b[^\]]{0,2000}\]/gi

/** Throws `DeepHtmlError`. */
export async function toArticleHtml(text: string, options: ArticleHtmlOptions): Promise<string> {
  const html = addParagraphs(text.replace(SHORTCODE_RE, '').replace(/<!--[\s\S]*?-->/g, ''))
  const tree = parseFragment(html)
  for (const image of listElements(tree, ['img'])) await placePicture(image, options)
  replaceElements(tree, (element) =>
    element.tagName === 'img' && element.properties.src === '' ? [] : [element],
  )
  const host = options.origin === null ? null : bareHost(new URL(options.origin).hostname)
  for (const link of listElements(tree, ['a'])) shortenLink(link, host)
  return unified().use(rehypeStringify).stringify(tree)
}

async function placePicture(
  { properties }: Element,
  { title, findPicture }: ArticleHtmlOptions,
): Promise<void> {
  const { src, alt } = properties
  const found = typeof src === 'string' && src !== '' ? await findPicture(src) : null
  properties.src = found ?? ''
  if (typeof alt !== 'string' || alt.trim() === '') properties.alt = title
}

function shortenLink({ properties }: Element, host: string | null): void {
  const url = typeof properties.href === 'string' ? URL.parse(properties.href) : null
  if (!url || host === null || bareHost(url.hostname) !== host) return
  properties.href = `${url.pathname}${url.search}${url.hash}`
}

const bareHost = (hostname: string) => hostname.replace(/^www\./, '')

/** Older editors store an empty line where a paragraph ends. */
function addParagraphs(html: string): string {
  if (/<p[\s>]/i.test(html)) return html
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => (BLOCK_RE.test(block) ? block : `<p>${block.trim().replace(/\n/g, '<br>')}</p>`))
    .join('\n')
}
