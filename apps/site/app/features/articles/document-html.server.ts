/** What the console's editor sends, as an article or page stores it: sanitised, its pictures and games found. */
import type { Element, Root } from 'hast'
import sharp from 'sharp'
import { listCardGames } from './game-cards.ts'
import { DeepHtmlError, listElements, replaceElements, sanitizeHtml, textOf } from './sanitize-html.ts'
import type { ImageSize, SanitizedHtml } from './sanitize-html.ts'

const MAX_HTML_CHARS = 400_000
const MAX_PICTURES = 60
const GAME_LINK_RE = /^\/gameDetail\/[a-z0-9-]+$/

export interface DocumentHtmlOptions {
  title: string
  html: string
  /** By name, such as `articles21-0123456789ab.webp`: the pictures that it may show. Null: the size is not known. */
  sizes: ReadonlyMap<string, ImageSize | null>
  readPicture: (name: string) => Promise<Uint8Array | null>
}

export interface DocumentHtml extends SanitizedHtml {
  /** Names of its pictures, in order. */
  pictures: string[]
  /** Slugs of the games that it shows. */
  games: string[]
  /** What was left out, in words. */
  notes: string[]
}

/** What a person has to correct, in words. */
export class DocumentHtmlError extends Error {
  override name = 'DocumentHtmlError'
}

/** Throws `DocumentHtmlError`. */
export async function cleanDocumentHtml(options: DocumentHtmlOptions): Promise<DocumentHtml> {
  const { title, html, sizes, readPicture } = options
  if (html.length > MAX_HTML_CHARS) throw new DocumentHtmlError('The text is too long')
  const notes: string[] = []
  const pictures: string[] = []
  const clean = await sanitizeHtml(html, {
    prepare: async (tree) => {
      dropForeignPictures(tree, sizes, notes)
      pictures.push(...checkPictures(tree))
      markGames(tree)
      placeTitle(tree, title)
    },
    findImageSize: async (src) => {
      const name = src.slice('/img/'.length)
      return sizes.get(name) ?? measure(await readPicture(name))
    },
  }).catch((error: unknown) => {
    if (error instanceof DeepHtmlError) throw new DocumentHtmlError(error.message, { cause: error })
    throw error
  })
  const dropped = clean.dropped.filter((what) => !/<(?:colgroup|col|br|div|span)>/.test(what))
  return { ...clean, pictures, games: listCardGames(clean.html), notes: [...notes, ...dropped] }
}

function nameOf(image: Element): string {
  const src = String(image.properties.src ?? '')
  return src.startsWith('/img/') ? src.slice('/img/'.length) : ''
}

/** Pictures of other sites, such as those of a pasted page, and of other articles. */
function dropForeignPictures(tree: Root, sizes: DocumentHtmlOptions['sizes'], notes: string[]): void {
  replaceElements(tree, (element) => {
    if (element.tagName !== 'img' || sizes.has(nameOf(element))) return [element]
    notes.push(
      `the picture “${String(element.properties.src ?? '').slice(0, 80)}”, which was not uploaded here`,
    )
    return []
  })
}

function checkPictures(tree: Root): string[] {
  const images = listElements(tree, ['img'])
  if (images.length > MAX_PICTURES)
    throw new DocumentHtmlError(`There are more than ${MAX_PICTURES} pictures`)
  const place = images.findIndex((image) => String(image.properties.alt ?? '').trim() === '')
  if (place >= 0)
    throw new DocumentHtmlError(
      `Picture ${place + 1} has no description: say what it shows, for people who do not see it`,
    )
  return images.map(nameOf)
}

/** Only a figure that is nothing but a link to a game is one. */
function markGames(tree: Root): void {
  replaceElements(tree, (element) => {
    const classes = [element.properties.className ?? []].flat()
    if (element.tagName !== 'figure' || !classes.includes('game')) return [element]
    const [link] = listElements(element, ['a'])
    if (!link || !GAME_LINK_RE.test(String(link.properties.href ?? ''))) return element.children
    const text = textOf(link).trim() || 'Game'
    const only: Element = { ...link, children: [{ type: 'text', value: text }] }
    return [{ ...element, properties: { className: ['game'] }, children: [only] }]
  })
}

/** The title is the page's only h1. */
function placeTitle(tree: Root, title: string): void {
  replaceElements(tree, (element) => [element.tagName === 'h1' ? { ...element, tagName: 'h2' } : element])
  tree.children.unshift({
    type: 'element',
    tagName: 'h1',
    properties: {},
    children: [{ type: 'text', value: title }],
  })
}

async function measure(bytes: Uint8Array | null): Promise<ImageSize | null> {
  if (!bytes) return null
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}
