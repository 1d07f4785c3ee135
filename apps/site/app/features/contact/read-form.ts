/** Parses a form body strictly, as browsers send it, and separates malformed bodies from input errors. */

export type FormReading = { fields: Map<string, string> } | { reason: string }

const MAX_FIELDS = 20

export function readForm(body: ArrayBuffer): FormReading {
  const fields = new Map<string, string>()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const pairs = text.split('&').filter(Boolean)
    if (pairs.length > MAX_FIELDS) return { reason: `a form of more than ${MAX_FIELDS} fields` }
    for (const pair of pairs) {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
      const key = decodeURIComponent(name)
      if (fields.has(key)) return { reason: 'a field occurs twice in the form' }
      fields.set(key, decodeURIComponent(value.join('=')))
    }
  } catch {
    // TypeError of the decoder, URIError of an escape.
    return { reason: 'the form is not valid UTF-8' }
  }
  return { fields }
}
