/** Says what a feed is that is not what it should be, and which providers’ feeds are like that. */
import { findShape, nameShape } from './adapter.ts'
import type { FeedAdapter } from './adapter.ts'
import { FORMAT_NAMES, isWebPage, readFormat } from './feed-format.ts'
import type { FeedRecord } from './json-records.ts'

export interface FeedDescriptionOptions {
  /** All providers there are. */
  adapters: readonly FeedAdapter[]
  /** The one it was imported as. */
  wanted: FeedAdapter
}

const MAX_KEYS = 8
const MAX_START_BYTES = 256 * 1024

/** Begins with a semicolon; `start` are the first bytes. */
export async function describeFeed(
  start: Uint8Array,
  { adapters, wanted }: FeedDescriptionOptions,
): Promise<string> {
  const bytes = start.subarray(0, MAX_START_BYTES)
  const found = describeStart(
    Buffer.from(bytes)
      .toString('utf8')
      .replace(/^[\s\ufeff]+/, ''),
  )
  const fits = await listFits(bytes, adapters)
  const own = nameShapes(wanted)
  if (fits.length === 0) return `; ${found}, and ${wanted.label}’s feeds are ${own}`
  const names = fits.map(({ adapter, shape }) => `${adapter.label}’s (${adapter.provider}, ${shape})`)
  return `; ${found}, and looks like one of ${names.join(' or ')}`
}

/** One adapter of each whose first record has all the places of one of its shapes. */
export async function listFits(bytes: Uint8Array, adapters: readonly FeedAdapter[]) {
  const fits: { adapter: FeedAdapter; shape: string; record: FeedRecord }[] = []
  for (const adapter of adapters) {
    for (const shape of adapter.shapes) {
      const record = await readFirst(bytes, { label: adapter.label, shapes: [shape] })
      if (!record || findShape(record.value, { shapes: [shape] }) === null) continue
      fits.push({ adapter, shape: nameShape(shape), record })
      break
    }
  }
  return fits
}

async function readFirst(
  bytes: Uint8Array,
  adapter: Pick<FeedAdapter, 'label' | 'shapes'>,
): Promise<FeedRecord | null> {
  async function* chunks() {
    yield bytes
  }
  const reader = readFormat(chunks(), adapter)
  try {
    const { done, value } = await reader.next()
    return done ? null : value
  } catch {
    return null // it is not in this shape
  } finally {
    await reader.return(undefined).catch(() => {}) // the same again
  }
}

function nameShapes({ shapes }: FeedAdapter): string {
  const names = shapes.map(
    (shape) => `${FORMAT_NAMES[shape.format ?? 'json']}${shape.name ? ` (${shape.name})` : ''}`,
  )
  return [...new Set(names)].join(', ')
}

/** What a feed is by its first characters, in words. */
export function describeStart(text: string): string {
  if (isWebPage(text)) return 'it is a web page'
  if (text.startsWith('<')) return describeXml(text)
  const [first = '', second = ''] = text.split('\n', 2)
  if (isJson(first) && isJson(second) && first.startsWith('{'))
    return `it is JSON Lines with ${quoteKeys(Object.keys(JSON.parse(first) as object))}`
  if (text.startsWith('[')) return `it is a JSON list of records with ${quoteKeys(listKeys(text, 2))}`
  if (text.startsWith('{')) return `it is a JSON object with ${quoteKeys(listKeys(text, 1))}`
  const columns = first.split(/[,;\t|]/).map((name) => name.replaceAll('"', '').trim())
  if (columns.length > 1 && columns.every((name) => name.length <= 60))
    return `it is CSV with ${quoteKeys(columns)}`
  return 'it is neither JSON nor XML nor CSV'
}

function describeXml(text: string): string {
  const names = [...text.matchAll(/<([A-Za-z_][\w:.-]{0,60})/g)].slice(0, 40).map(([, name]) => name!)
  return `it is XML with ${quoteKeys([...new Set(names)], 'element')}`
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false // a part of a longer document
  }
}

/** The keys at a depth of a JSON text that may be cut off, of the first object there. */
function listKeys(text: string, wantedDepth: number): string[] {
  const keys: string[] = []
  let depth = 0
  for (const [token, name] of text.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') {
      depth--
      if (depth < wantedDepth && keys.length > 0) break
    } else if (name !== undefined && depth === wantedDepth) keys.push(name)
  }
  return keys
}

function quoteKeys(keys: readonly string[], what = 'key'): string {
  const shown = keys
    .filter((key) => key !== '')
    .slice(0, MAX_KEYS)
    .map((key) => `“${key.slice(0, 40)}”`)
  if (shown.length === 0) return `no ${what}s`
  return `the ${what}s ${shown.join(', ')}${keys.length > MAX_KEYS ? ' …' : ''}`
}
