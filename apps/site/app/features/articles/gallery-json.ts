/**
 * The data of an editor's gallery that was left standing in the text: JSON of uuid, height, width, file_token, image_type
 * and size for each picture, in lists and objects of any depth, or in strings that hold JSON again.
 */

/** What a picture is known by; the rest of its data is the editor's. */
export interface GalleryItem {
  token: string
}

const TOKEN_KEY = 'file_token'
const MAX_TOKEN_LENGTH = 200
const MAX_DEPTH = 12
const MAX_ITEMS = 200
/** Where a value may begin or end. */
const OPENERS = '{['

export function holdsGallery(text: string): boolean {
  return text.includes(TOKEN_KEY)
}

/** The pictures of one JSON text in their order, or null when it is no JSON or has none. */
export function parseGallery(text: string): GalleryItem[] | null {
  const items = new Map<string, GalleryItem>()
  collect(parseJson(text), items, 0)
  return items.size > 0 ? [...items.values()] : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // prose, or cut off
  }
}

function collect(value: unknown, items: Map<string, GalleryItem>, depth: number): void {
  if (depth > MAX_DEPTH || items.size >= MAX_ITEMS) return
  if (typeof value === 'string') {
    if (holdsGallery(value)) collect(parseJson(value), items, depth + 1)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) {
    const token = (value as Record<string, unknown>)[TOKEN_KEY]
    if (typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN_LENGTH)
      items.set(token, { token })
  }
  for (const inner of Object.values(value)) collect(inner, items, depth + 1)
}

export type TextPart = { kind: 'text'; text: string } | { kind: 'gallery'; items: GalleryItem[] }

/** Text with gallery data in it, split. Data that is cut off or broken is dropped, because it cannot be read. */
export function splitGalleries(text: string): TextPart[] {
  const parts: TextPart[] = []
  let rest = text
  while (holdsGallery(rest)) {
    const start = findStart(rest)
    if (start < 0) break
    const end = findEnd(rest, start)
    const before = rest.slice(0, start)
    if (before.trim() !== '') parts.push({ kind: 'text', text: before })
    const items = parseGallery(rest.slice(start, end))
    if (items) parts.push({ kind: 'gallery', items })
    rest = rest.slice(end)
  }
  if (rest.trim() !== '') parts.push({ kind: 'text', text: rest })
  return parts
}

/** The outermost bracket before the first token. */
function findStart(text: string): number {
  const tokenAt = text.indexOf(TOKEN_KEY)
  for (let place = 0; place < tokenAt; place += 1) {
    if (!OPENERS.includes(text[place]!)) continue
    const end = findEnd(text, place)
    if (end > tokenAt) return place
    // A bracket that closes before the token belongs to the prose, with its content.
    place = end - 1
  }
  return -1
}

/** The position after the bracket that closes the one at `start`; the end of the text when there is none. */
function findEnd(text: string, start: number): number {
  let depth = 0
  let isQuoted = false
  for (let place = start; place < text.length; place += 1) {
    const character = text[place]!
    if (isQuoted) {
      if (character === '\\') place += 1
      else if (character === '"') isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (OPENERS.includes(character)) depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return place + 1
    }
  }
  return text.length
}
