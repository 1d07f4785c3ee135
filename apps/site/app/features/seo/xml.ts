/** What is not allowed in any XML 1.0 document, however it is written. */
const ILLEGAL_RE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Any text as an XML document may hold it, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(ILLEGAL_RE, '')
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!)
}

const LAST_WRITABLE_MS = Date.UTC(9999, 11, 31)

/** A time as XML writes it; null when it is unknown (0) or invalid. */
export function formatTime(ms: number | undefined): string | null {
  if (ms === undefined || !(ms > 0 && ms < LAST_WRITABLE_MS)) return null
  return new Date(ms).toISOString()
}
