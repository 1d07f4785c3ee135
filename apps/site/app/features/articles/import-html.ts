/** An operator's HTML brought into an article's form: galleries and pictures found, headings and editors' own elements named as ours are. */
import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { type GalleryItem, holdsGallery, parseGallery, splitGalleries } from './gallery-json.ts'
import { replaceElements, textOf } from './sanitize-html.ts'

export interface ImportHtmlOptions {
  title: string
  /** The address of a picture by its file name or token; null where the operator gave none. */
  findPicture: (name: string) => Promise<string | null>
  /** What was removed, in words. */
  notes: string[]
}

const RENAMED: Record<string, string> = {
  b: 'strong',
  i: 'em',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  pre: 'p',
  center: 'div',
}
/** Elements that contain blocks; every other element with text is a paragraph or is inside one. */
const CONTAINERS = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'figure', 'body', 'html'],
  ...['ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'center'],
])
const BLOCKS = new Set([...CONTAINERS, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'pre'])
const NEVER_TEXT = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title'])

/** Hand it to the sanitiser as `prepare`, which judges what comes out. */
export async function prepareImport(tree: Root, options: ImportHtmlOptions): Promise<void> {
  const pictures: Element[] = []
  tree.children = expandGalleries(tree.children as ElementContent[], pictures)
  renameElements(tree)
  await findPictures(tree, pictures, options)
  placeTitle(tree, options.title)
  wrapLooseText(tree)
}

function createElement(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Several pictures of one paragraph become a gallery in the sanitiser. */
function createGallery(items: readonly GalleryItem[], pictures: Element[]): Element {
  const images = items.map(({ token }) => createElement('img', [], { src: token, alt: '' }))
  pictures.push(...images)
  return createElement('p', images)
}

function expandGalleries(children: readonly ElementContent[], pictures: Element[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return expandText(child, pictures)
    return child.type === 'element' ? expandElement(child, pictures) : []
  })
}

function expandText(node: Text, pictures: Element[]): ElementContent[] {
  if (!holdsGallery(node.value)) return [node]
  return splitGalleries(node.value).map((part) =>
    part.kind === 'text' ? { type: 'text', value: part.text } : createGallery(part.items, pictures),
  )
}

function expandElement(element: Element, pictures: Element[]): ElementContent[] {
  const data = Object.values(element.properties).filter((value) => typeof value === 'string')
  const items = data.filter(holdsGallery).flatMap((value) => parseGallery(value) ?? [])
  if (element.tagName === 'img') return [items[0] ? adoptToken(element, items[0], pictures) : element]
  const gallery = items.length > 0 ? [createGallery(items, pictures)] : []
  const text = textOf(element)
  if (!holdsGallery(text)) return [...gallery, descend(element, pictures)]
  const entries = parseGallery(text.trim())
  if (entries) return [...gallery, createGallery(entries, pictures)]
  if (NEVER_TEXT.has(element.tagName)) return gallery
  if (CONTAINERS.has(element.tagName)) return [...gallery, descend(element, pictures)]
  // The paragraph continues before and after the images, as plain text.
  const parts = splitGalleries(text).map((part) =>
    part.kind === 'text'
      ? createElement(BLOCKS.has(element.tagName) ? element.tagName : 'p', [
          { type: 'text', value: part.text },
        ])
      : createGallery(part.items, pictures),
  )
  return [...gallery, ...parts]
}

function descend(element: Element, pictures: Element[]): Element {
  return { ...element, children: expandGalleries(element.children, pictures) }
}

/** An editor's image tag has its token beside an address that no longer works. */
function adoptToken(image: Element, { token }: GalleryItem, pictures: Element[]): Element {
  const { alt = '', title } = image.properties
  const adopted = createElement('img', [], { src: token, alt, ...(title === undefined ? {} : { title }) })
  pictures.push(adopted)
  return adopted
}

function renameElements(tree: Root): void {
  replaceElements(tree, (element) => {
    if (element.tagName === 'br') return [{ type: 'text', value: '\n' }]
    const hasBlocks = element.children.some((child) => child.type === 'element' && BLOCKS.has(child.tagName))
    const name = RENAMED[element.tagName] ?? element.tagName
    if (name === 'div' && !hasBlocks && element.children.length > 0) return [{ ...element, tagName: 'p' }]
    return [{ ...element, tagName: name }]
  })
}

async function findPictures(
  tree: Root,
  known: readonly Element[],
  options: ImportHtmlOptions,
): Promise<void> {
  const tokens = new Set(known.map((image) => String(image.properties.src)))
  const addressOf = new Map<string, string | null>()
  for (const image of listImages(tree)) {
    const names = listNames(image, tokens)
    const key = names.join('\n')
    if (!addressOf.has(key)) addressOf.set(key, await findFirst(names, options.findPicture))
    image.properties.src = addressOf.get(key) ?? ''
    if (image.properties.src === '')
      options.notes.push(`the picture “${(names.at(-1) ?? '').slice(0, 100)}”: no such file was given`)
  }
  replaceElements(tree, (element) => (isLeftOver(element) ? [] : [element]))
}

/** An image that is missing, or a paragraph with no other content. */
function isLeftOver(element: Element): boolean {
  if (element.tagName === 'img') return element.properties.src === ''
  return element.tagName === 'p' && textOf(element).trim() === '' && listImages(element).length === 0
}

function listImages(node: Root | RootContent): Element[] {
  if (!('children' in node)) return []
  const own = node.type === 'element' && node.tagName === 'img' ? [node] : []
  return [...own, ...node.children.flatMap(listImages)]
}

/** Everything an image may be known by, its address last: a token, or the name of its file. */
function listNames({ properties }: Element, tokens: ReadonlySet<string>): string[] {
  const src = String(properties.src ?? '')
  if (tokens.has(src)) return [src]
  const marks = Object.entries(properties).flatMap(([name, value]) =>
    /token/i.test(name) && typeof value === 'string' && value !== '' ? [value] : [],
  )
  const path = src.split(/[?#]/)[0] ?? ''
  return [...marks, decodeName(path.slice(path.lastIndexOf('/') + 1))]
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name // a file may be called so
  }
}

async function findFirst(
  names: readonly string[],
  find: ImportHtmlOptions['findPicture'],
): Promise<string | null> {
  for (const name of names) {
    const address = name === '' ? null : await find(name)
    if (address) return address
  }
  return null
}

/** The title is the page's only h1. */
function placeTitle(tree: Root, title: string): void {
  const same = (text: string) => text.replace(/\s+/g, ' ').trim() === title
  let isFirst = true
  replaceElements(tree, (element) => {
    if (element.tagName !== 'h1') return [element]
    const isTitle = isFirst && same(textOf(element))
    isFirst = false
    return isTitle ? [] : [{ ...element, tagName: 'h2' }]
  })
  tree.children.unshift(createElement('h1', [{ type: 'text', value: title }]))
}

/** Text outside of any block, as when lines are only broken. */
function wrapLooseText(tree: Root): void {
  const children: RootContent[] = []
  let loose: ElementContent[] = []
  const close = () => {
    if (loose.some((node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')))
      children.push(createElement('p', loose))
    loose = []
  }
  for (const child of tree.children) {
    const isLoose =
      child.type === 'text' ||
      (child.type === 'element' && !BLOCKS.has(child.tagName) && !NEVER_TEXT.has(child.tagName))
    if (isLoose) loose.push(child)
    else {
      close()
      children.push(child)
    }
  }
  close()
  tree.children = children
}
