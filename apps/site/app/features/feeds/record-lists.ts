/** Where a document of unknown shape has records. Its end may be cut off. */
import { SaxesParser } from 'saxes'

export interface RecordList {
  /** As a definition names it in `records`. */
  path: string
  records: number
}

const MAX_DEPTH = 6
/** Of a list, those that are searched for lists inside them. */
const MAX_SEARCHED = 30

/** Those with the most records first. */
export function listJsonRecords(text: string): RecordList[] {
  const lists = new Map<string, number>()
  let document: unknown
  try {
    document = JSON.parse(closeJson(text))
  } catch {
    return []
  }
  search(document, '', 0, lists)
  return toLists(lists)
}

function search(value: unknown, path: string, depth: number, lists: Map<string, number>): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const objects = value.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
    if (objects.length > 0) lists.set(path, (lists.get(path) ?? 0) + objects.length)
    for (const one of objects.slice(0, MAX_SEARCHED)) search(one, path, depth + 1, lists)
    return
  }
  for (const [key, one] of Object.entries(value))
    search(one, path === '' ? key : `${path}.${key}`, depth + 1, lists)
}

/** A JSON text that ends anywhere becomes one that ends after its last complete value. */
export function closeJson(text: string): string {
  const open: string[] = []
  let isString = false
  let end = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (isString) {
      if (char === '\\') at++
      else if (char === '"') isString = false
      continue
    }
    if (char === '"') isString = true
    else if (char === '{' || char === '[') open.push(char === '{' ? '}' : ']')
    else if (char === '}' || char === ']') {
      open.pop()
      if (open.length === 0) return text.slice(0, at + 1)
      ;[end, depth] = [at + 1, open.length]
    } else if (char === ',') [end, depth] = [at, open.length]
  }
  return text.slice(0, end) + open.slice(0, depth).toReversed().join('')
}

/** Elements with at least two parts: attributes, or kinds of elements inside. */
export function listXmlRecords(text: string): RecordList[] {
  const counts = new Map<string, number>()
  const parts = new Map<string, Set<string>>()
  const names: string[] = []
  const parser = new SaxesParser()
  let isFaulty = false
  parser.on('opentag', ({ name, attributes }) => {
    const parent = names.join('.')
    names.push(name)
    if (names.length > MAX_DEPTH) return
    const path = names.join('.')
    counts.set(path, (counts.get(path) ?? 0) + 1)
    addParts(parts, parent, [name])
    addParts(parts, path, Object.keys(attributes))
  })
  parser.on('closetag', () => void names.pop())
  parser.on('error', ({ message }) => {
    isFaulty ||= !/undefined entity/.test(message)
  })
  for (let at = 0; at < text.length && !isFaulty; at += 4096) parser.write(text.slice(at, at + 4096))
  const found = [...counts].filter(([path]) => (parts.get(path)?.size ?? 0) >= 2)
  return toLists(new Map(found))
}

function addParts(parts: Map<string, Set<string>>, path: string, names: readonly string[]): void {
  const known = parts.get(path) ?? new Set<string>()
  for (const name of names) known.add(name)
  parts.set(path, known)
}

function toLists(counts: ReadonlyMap<string, number>): RecordList[] {
  return [...counts].map(([path, records]) => ({ path, records })).sort((a, b) => b.records - a.records)
}
