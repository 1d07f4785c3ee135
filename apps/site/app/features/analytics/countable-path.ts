/** Which addresses lead nowhere, without storing what a path may say about one person: an e-mail address, a number, a token. */

const MAX_LENGTH = 80
const MAX_PARTS = 6
const MAX_DIGITS = 4
/** Letters and digits in one piece beyond this are a key of something. */
const MAX_RUN = 24
const PLAIN_RE = /^\/[\p{L}\p{M}\p{N}/._ -]*$/u
const RUN_RE = /[\p{L}\p{M}\p{N}]+/gu

/** The path as it may be counted, without its escapes; null where only the fact may be. */
export function normaliseMissingPath(pathname: string): string | null {
  const path = decodePath(pathname)?.normalize('NFC')
  if (path === undefined || path.length > MAX_LENGTH || path.split('/').length - 1 > MAX_PARTS) return null
  if (!PLAIN_RE.test(path) || path.replace(/\P{Nd}/gu, '').length > MAX_DIGITS) return null
  return [...path.matchAll(RUN_RE)].some(([run]) => run.length > MAX_RUN) ? null : path
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined // no text
  }
}
