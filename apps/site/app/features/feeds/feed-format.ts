/** Reads a feed in the format it is written in, as far as the provider has a shape in that format. */
import type { FeedAdapter, FeedFormat } from './adapter.ts'
import { readCsvRecords } from './csv-records.ts'
import { FeedFault } from './feed-fault.ts'
import { readJsonLines } from './json-lines.ts'
import { DEFAULT_LIMITS, readRecords } from './json-records.ts'
import type { FeedRecord } from './json-records.ts'
import { readStart } from './read-start.ts'
import { readXmlRecords } from './xml-records.ts'

export const FORMAT_NAMES: Readonly<Record<FeedFormat, string>> = {
  json: 'JSON',
  jsonl: 'JSON Lines',
  csv: 'CSV',
  xml: 'XML',
}

/** White space before the first character is longer than this in no feed. */
const MAX_HEAD_BYTES = 4096
/** As many as tell a web page from XML. */
const MIN_HEAD_CHARS = 16

type Shapes = Pick<FeedAdapter, 'shapes' | 'label'>

/** The envelope, everything but the records, is the generator's result; null in formats other than JSON. */
export async function* readFormat(
  chunks: AsyncIterable<Uint8Array>,
  adapter: Shapes,
): AsyncGenerator<FeedRecord, unknown> {
  const formats = new Set(adapter.shapes.map(({ format = 'json' }) => format))
  const [only] = formats
  if (formats.size === 1 && only !== 'xml') return yield* readAs(only!, chunks, adapter)
  const { bytes, all } = await readStart(
    chunks,
    (read) => read.length >= MAX_HEAD_BYTES || toHead(read).length >= MIN_HEAD_CHARS,
  )
  const head = toHead(bytes)
  const format = chooseFormat(head, formats)
  if (format === null) throw describeOtherFormat(head, formats, adapter)
  return yield* readAs(format, all, adapter)
}

function readAs(
  format: FeedFormat,
  chunks: AsyncIterable<Uint8Array>,
  { shapes }: Shapes,
): AsyncGenerator<FeedRecord, unknown> {
  const own = shapes.filter((shape) => (shape.format ?? 'json') === format)
  const paths = [...new Set(own.map(({ listPath }) => listPath))]
  if (format === 'csv') return readCsvRecords(chunks, own[0]!, DEFAULT_LIMITS)
  if (format === 'jsonl') return readJsonLines(chunks, DEFAULT_LIMITS)
  if (format === 'xml') return readXmlRecords(chunks, paths, DEFAULT_LIMITS)
  return readRecords(chunks, paths)
}

/** The first characters of a text that are not white space. */
const toHead = (bytes: Buffer) =>
  bytes
    .subarray(0, MAX_HEAD_BYTES)
    .toString('utf8')
    .replace(/^[\s\ufeff]+/, '')

function chooseFormat(head: string, formats: ReadonlySet<FeedFormat>): FeedFormat | null {
  const pick = (...wanted: FeedFormat[]) => wanted.find((format) => formats.has(format)) ?? null
  if (isWebPage(head)) return null
  if (head.startsWith('<')) return pick('xml')
  if (head.startsWith('{') || head.startsWith('[')) return pick('json', 'jsonl')
  return pick('csv', 'json')
}

export function isWebPage(head: string): boolean {
  return /^(?:<!doctype\s+html|<html)\b/i.test(head)
}

function describeOtherFormat(head: string, formats: ReadonlySet<FeedFormat>, { label }: Shapes): FeedFault {
  if (head === '') return new FeedFault('empty', 'it is empty')
  const found = isWebPage(head)
    ? 'a web page (HTML)'
    : head.startsWith('<')
      ? 'XML'
      : /^[{[]/.test(head)
        ? 'JSON'
        : 'neither JSON nor XML'
  const wanted = [...formats].map((format) => FORMAT_NAMES[format]).join(' or ')
  return new FeedFault('wrong-shape', `it is ${found}, and ${label}’s feeds are ${wanted}`)
}
