/** What is read from another portal's software, before it is judged. */

export interface MovedGame {
  kind: 'game'
  title: string
  description: string
  instructions: string
  /** The address of its frame, or an `<iframe>` with it, as it is stored. */
  address: string
  width: string
  height: string
  categories: string[]
  tags: string[]
  /** ISO 8601; empty when it is not known. */
  publishedAt: string
  /** Addresses of its pictures, best first; a path is one of the old site. */
  pictures: string[]
  /** Addresses of its page on the old site: paths, decoded. */
  oldPaths: string[]
  /** Why it cannot be taken, where its data say so. */
  fault: string | null
}

export interface MovedDocument {
  kind: 'article' | 'page'
  title: string
  /** As the old software stores it: HTML, or text with line breaks. */
  html: string
  summary: string
  /** The end of a page's address. */
  slug: string
  /** The address of the picture that stands for it; empty when there is none. */
  picture: string
  /** Milliseconds since 1970, or null. */
  publishedAtMs: number | null
  isPublished: boolean
  oldPaths: string[]
}

/** A page of the old site that lists the games of a category or tag. */
export interface MovedList {
  kind: 'list'
  name: string
  oldPath: string
}

export type MovedContent = MovedGame | MovedDocument | MovedList

/** A path without its last slashes, decoded, as addresses are compared; null for what has no path of its own. */
export function toOldPath(address: string): string | null {
  const url = URL.parse(address, 'https://old.invalid/')
  if (!url || !/^https?:$/.test(url.protocol) || (url.search !== '' && url.pathname === '/')) return null
  const path = decodePath(url.pathname)
  return path === null || path === '/' || path.length > 300 ? null : path
}

/**
 * The short address of a page of WordPress, `/?p=7`, as it is compared; null for other addresses. All that is in WordPress is numbered
 * together, and a page answers to `/?page_id=7` as well.
 */
export function toNumberedPath(pathname: string, search: string): string | null {
  if (pathname !== '/' || !/[?&](?:p|page_id)=\d/.test(search)) return null
  const params = new URLSearchParams(search)
  const number = params.get('p') ?? params.get('page_id') ?? ''
  return /^[1-9]\d{0,14}$/.test(number) ? `/?p=${number}` : null
}

/** Null where the path is not UTF-8. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.replace(/(?!^)\/+$/, '')).normalize('NFC')
  } catch {
    return null
  }
}

/** A day or a time of UTC; null when it is none, such as the day 0 of MySQL. */
export function parseTime(text: string): number | null {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(text) ?? []
  const timeMs = day === undefined ? NaN : Date.parse(`${day}T${time}Z`)
  return timeMs > 0 && timeMs <= Date.now() ? timeMs : null
}
