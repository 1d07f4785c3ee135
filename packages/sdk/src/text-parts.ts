/** The size limit of messages, and splitting a longer text into several. */

/** A message larger than this, as UTF-8 JSON, is refused. */
export const MAX_MESSAGE_BYTES = 16 * 1024
/** The maximum number of parts of one saved value. */
export const MAX_PARTS = 32
/** Room for a part's envelope inside `MAX_MESSAGE_BYTES`. */
const MAX_PART_BYTES = MAX_MESSAGE_BYTES - 512

/** UTF-8 bytes of a value as JSON; Infinity for values that JSON cannot represent.
 * @example measureBytes({ a: 1 }) // 7
 */
export function measureBytes(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value) ?? '').length
  } catch {
    // A cycle or a BigInt, which JSON cannot represent.
    return Infinity
  }
}

/** Splits a text into parts that each fit into one message, including the escapes of JSON.
 * @example for (const part of splitText(text)) send(part)
 */
export function splitText(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const cost = jsonCost(text.charCodeAt(i))
    if (bytes + cost > MAX_PART_BYTES) {
      parts.push(text.slice(start, i))
      start = i
      bytes = 0
    }
    bytes += cost
  }
  parts.push(text.slice(start))
  return parts
}

/** Upper bound, because a cut may leave half a surrogate pair, which JSON writes as an escape. */
function jsonCost(code: number): number {
  if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return 6
  if (code === 0x22 || code === 0x5c) return 2
  if (code < 0x80) return 1
  return code < 0x800 ? 2 : 3
}
