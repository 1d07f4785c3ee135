/** Values as JavaScript writes them, in pieces: a line may end after a piece, never in one. */

const NAME = /^[A-Za-z_$][\w$]*$/

export function splitValue(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(JSON.stringify(value))]
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const entries = Object.entries(value)
  if (entries.length === 0) return [open + close]
  const pieces = entries.flatMap(([name, entry], place) => {
    const own = splitValue(entry)
    if (!isList) own[0] = `${NAME.test(name) ? name : JSON.stringify(name)}: ${own[0]}`
    if (place < entries.length - 1) own[own.length - 1] += ','
    return own
  })
  pieces[0] = `${open} ${pieces[0]}`
  pieces[pieces.length - 1] += ` ${close}`
  return pieces
}

/** JSON as a value; any other text is one that may be broken between its words. */
export function splitJson(text: string): string[] {
  try {
    return splitValue(JSON.parse(text))
  } catch {
    return text.split(' ')
  }
}

/** Code in words of a text: after its commas. */
export const splitCode = (code: string) =>
  code.split(', ').map((piece, place, all) => (place < all.length - 1 ? `${piece},` : piece))
