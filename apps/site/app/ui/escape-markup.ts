const UNSAFE_RE = /["&'<>]/
const ESCAPES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** A text inside an element or an attribute, as React writes it. */
export function escapeMarkup(text: string): string {
  if (!UNSAFE_RE.test(text)) return text
  return text.replaceAll(/["&'<>]/g, (character) => ESCAPES[character]!)
}
