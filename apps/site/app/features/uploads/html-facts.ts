import { decodeHTML } from 'entities'

const MAX_TITLE_LENGTH = 160

/** The text of the title element, empty where there is none. */
export function parseHtmlTitle(html: string): string {
  const [, text = ''] = /<title\b[^>]*>([^<]*)/i.exec(html) ?? []
  return decodeHTML(text).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH)
}
