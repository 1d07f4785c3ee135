/** Converts providers' texts to plain text: no markup, no entities, no control characters, normalised white space. */
import { decodeHTML } from 'entities'
import { lowerShouting, repairEncoding } from './repair-text.ts'

/** Far longer than any stored field; bounds the work a hostile record can cause. */
const MAX_INPUT_LENGTH = 40_000

/** `[^<>]` and not `[^>]`: an unclosed `<` then ends at the next one and the work stays linear. */
const SCRIPT_RE = /<(script|style)\b[^<>]*>[\s\S]{0,2000}?<\/\1\s*>/gi
const BREAK_RE = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
const TAG_RE = /<(?:\/?[a-z][^<>]*|!--[^<>]*--|![a-z][^<>]*)>/gi
/** C0 and C1 controls but line feed, zero-width characters, and the marks that turn the reading direction. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE_RE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g

export function toPlainText(markup: unknown, maxLength: number): string {
  if (typeof markup !== 'string') return ''
  let text = markup.slice(0, MAX_INPUT_LENGTH).replace(/\r\n?|\u2028|\u2029/g, '\n')
  // Twice, because some feeds encode what was encoded already (`&amp;#039;`, `&lt;b&gt;`).
  for (let pass = 0; pass < 2; pass++) text = decodeHTML(stripTags(text))
  const lines = repairEncoding(stripTags(text))
    .replace(INVISIBLE_RE, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  const joined = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return cutAtWord(joined.isWellFormed() ? joined : joined.toWellFormed(), maxLength)
}

/** The same on one line, for titles and names. */
export function toPlainLine(markup: unknown, maxLength: number): string {
  return cutAtWord(toPlainText(markup, MAX_INPUT_LENGTH).replace(/\s+/g, ' '), maxLength)
}

/** The same for the title of a game, which is not written in capitals throughout. */
export function toTitle(markup: unknown, maxLength: number): string {
  return lowerShouting(toPlainLine(markup, maxLength))
}

/** As many complete sentences as fit; a first sentence that is too long is cut at a word. */
export function summarise(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  let summary = ''
  for (const sentence of line.match(/[^.!?]*(?:[.!?]+(?=\s|$)|[.!?]+(?=\S)[^.!?]*|$)+/g) ?? []) {
    if (sentence === '' || (summary + sentence).trimEnd().length > maxLength) break
    summary += sentence
  }
  return summary.trim() || cutAtWord(line, maxLength)
}

export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const room = text.slice(0, maxLength - 1)
  const space = /\s/.test(text[maxLength - 1]!) ? room.length : room.search(/\s\S*$/)
  const cut = space > maxLength / 2 ? room.slice(0, space) : room
  return `${cut.toWellFormed().replace(/[\s,;:–—\-\ufffd]+$/, '')}…`
}

function stripTags(text: string): string {
  return text.replace(SCRIPT_RE, ' ').replace(BREAK_RE, '\n').replace(TAG_RE, ' ')
}
