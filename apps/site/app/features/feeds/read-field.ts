/** Values of a record by their place: a key, or keys joined by dots that lead through objects and lists. */

export type RawRecord = Record<string, unknown>

/** A place, or several of which the first with a value counts. */
export type FieldPath = string | readonly string[]

/** The text of an XML element that has attributes or children, too. */
export const TEXT_KEY = '#text'

/** The first place with a value; undefined where none has one. A list on the way is walked through, so that the result may be a list. */
export function readField(record: RawRecord, path: FieldPath | undefined): unknown {
  if (path === undefined) return undefined
  for (const place of typeof path === 'string' ? [path] : path) {
    const value = walk(record, place)
    if (!isEmpty(value)) return value
  }
  return undefined
}

/** One text: the first of a list, the text of an element, a number as it is written; empty for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return toText(value.find((part) => !isEmpty(part)))
  if (isObject(value) && Object.hasOwn(value, TEXT_KEY)) return toText(value[TEXT_KEY])
  return ''
}

/** Every text of a list, or of the only value. */
export function toTexts(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : [value]
  return parts.map(toText).filter((text) => text !== '')
}

/** A key may have a dot in it, so the whole path is tried first at every level. */
function walk(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const index = /^\d{1,4}(?=\.|$)/.exec(path)?.[0]
    if (index !== undefined) return stepInto(value[Number(index)], path.slice(index.length + 1))
    const found = value.flatMap((part) => walk(part, path) ?? [])
    return found.length > 0 ? found : undefined
  }
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, path)) return value[path]
  const dot = path.indexOf('.')
  const key = path.slice(0, dot)
  return dot > 0 && Object.hasOwn(value, key) ? walk(value[key], path.slice(dot + 1)) : undefined
}

function stepInto(value: unknown, rest: string): unknown {
  return rest === '' ? value : walk(value, rest)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
