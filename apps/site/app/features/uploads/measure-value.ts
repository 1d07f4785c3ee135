const WORD = 8
/** Base64 has four letters for three bytes. */
const PER_BYTE = 4 / 3

/** About how many letters a value has as text, whatever may be cloned into a database; deep and cyclic ones too. */
export function measureValue(value: unknown): number {
  const seen = new Set<object>()
  const open: unknown[] = [value]
  let length = 0
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') length += next.length + 2
    else if (typeof next !== 'object' || next === null) length += WORD
    else if (!seen.has(next)) {
      seen.add(next)
      if (next instanceof ArrayBuffer || ArrayBuffer.isView(next)) length += next.byteLength * PER_BYTE
      else if (next instanceof Map || next instanceof Set) for (const part of next) open.push(part)
      else
        for (const [key, part] of Object.entries(next)) {
          length += key.length + WORD
          open.push(part)
        }
    }
  }
  return Math.ceil(length)
}
