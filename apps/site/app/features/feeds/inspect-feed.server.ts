/** Says what a feed of unknown shape is: its format, where its records are, what is in them, and which providers' feeds look like it. */
import type { FeedAdapter, FeedFormat, RawRecord, RecordShape } from './adapter.ts'
import { findDelimiter } from './csv-records.ts'
import { describeStart, listFits } from './describe-feed.ts'
import { FeedFault } from './feed-fault.ts'
import { isWebPage } from './feed-format.ts'
import { FEED_PRESETS } from './feed-presets.ts'
import type { FeedPreset } from './feed-presets.ts'
import { readSample } from './feed-sample.server.ts'
import type { FeedSample } from './feed-sample.server.ts'
import { mapSource } from './import-run.server.ts'
import type { FeedRecord } from './json-records.ts'
import type { MappingRules } from './map-record.ts'
import { listRecordFields, proposeFields } from './record-fields.ts'
import type { Proposals, RecordField } from './record-fields.ts'
import { listJsonRecords, listXmlRecords } from './record-lists.ts'

export interface InspectedList {
  /** As a definition names it in `records`. */
  path: string
  /** In the sample. */
  records: number
  fields: RecordField[]
  proposals: Proposals
}

export interface InspectedFeed {
  format: FeedFormat
  /** Of CSV, where it is not a comma. */
  delimiter: string | null
  /** Of CSV, where it is not UTF-8. */
  encoding: string | null
  /** The most probable one first. */
  lists: InspectedList[]
  /** Providers that read it as it is. */
  known: { provider: string; label: string; shape: string }[]
  /** Shapes that many sites publish, with its keys. */
  presets: FeedPreset[]
}

const MAX_LISTS = 6
/** Records whose fields are listed. */
const MAX_RECORDS = 200
const UTF8 = 'utf-8'

/** Throws `FeedFault` for what has no records. */
export async function inspectSample(
  sample: FeedSample,
  { adapters, rules }: { adapters: readonly FeedAdapter[]; rules: MappingRules },
): Promise<InspectedFeed> {
  const encoding = findEncoding(sample.bytes)
  const text = new TextDecoder(encoding).decode(sample.bytes).trimStart()
  if (text === '') throw new FeedFault('empty', 'It is empty')
  const format = findFormat(text, sample.isCut)
  const delimiter = format === 'csv' ? findDelimiter(text) : null
  const shape = {
    format,
    delimiter: delimiter ?? undefined,
    encoding: format === 'csv' ? encoding : undefined,
  }
  const lists = await Promise.all(
    listPaths(format, text).map((path) => inspectList(sample, { ...shape, listPath: path })),
  )
  const ranked = lists
    .filter(isList)
    .sort((a, b) => rankList(b) - rankList(a))
    .slice(0, MAX_LISTS)
  if (ranked.length === 0) throw new FeedFault('wrong-shape', `No records were found: ${describeStart(text)}`)
  return {
    format,
    delimiter: delimiter === ',' ? null : delimiter,
    encoding: format !== 'csv' || encoding === UTF8 ? null : encoding,
    lists: ranked,
    ...(await listKnown(sample, { adapters, rules })),
  }
}

function findFormat(text: string, isCut: boolean): FeedFormat {
  if (isWebPage(text)) throw new FeedFault('wrong-shape', 'It is a web page (HTML), not a feed')
  if (text.startsWith('<')) return 'xml'
  if (text.startsWith('[')) return 'json'
  if (text.startsWith('{')) {
    const [first = '', second = ''] = text.split('\n', 2)
    return isJson(first) && (second.startsWith('{') || (isCut && second === '')) ? 'jsonl' : 'json'
  }
  const [line = ''] = text.split('\n', 1)
  if (line.split(findDelimiter(line)).length > 1) return 'csv'
  throw new FeedFault('wrong-shape', `No records were found: ${describeStart(text)}`)
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false // a part of a longer document
  }
}

/** A sample may end within a character. */
function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder(UTF8, { fatal: true }).decode(bytes, { stream: true })
    return UTF8
  } catch {
    return 'windows-1252'
  }
}

function listPaths(format: FeedFormat, text: string): string[] {
  if (format === 'csv' || format === 'jsonl') return ['']
  const lists = format === 'json' ? listJsonRecords(text) : listXmlRecords(text)
  return lists.slice(0, 2 * MAX_LISTS).map(({ path }) => path)
}

type ListShape = Pick<RecordShape, 'format' | 'listPath' | 'delimiter' | 'encoding'>

async function inspectList(sample: FeedSample, shape: ListShape): Promise<InspectedList> {
  const adapter = {
    label: 'the provider',
    shapes: [{ ...shape, signature: [], fields: { title: '' }, covers: {} }],
  }
  const records: RawRecord[] = []
  let count = 0
  try {
    for await (const { value } of readSample(sample, adapter)) {
      if (!isRecord(value)) continue
      count++
      if (records.length < MAX_RECORDS) records.push(value)
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error
    if (shape.listPath === '') throw error
  }
  const fields = listRecordFields(records)
  return { path: shape.listPath, records: count, fields, proposals: proposeFields(fields, records) }
}

function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A single object without a title and an address is a part of something else. */
function isList({ records, proposals: { fields } }: InspectedList): boolean {
  return records > 1 || (records === 1 && (fields.title ?? fields.url) !== undefined)
}

/** What can be a game has a title and an address; then more fields count, then more records. */
function rankList({ records, proposals: { fields } }: InspectedList): number {
  const needed = (fields.title === undefined ? 0 : 1) + (fields.url === undefined ? 0 : 1)
  return needed * 1_000_000 + Object.keys(fields).length * 10_000 + Math.min(records, 9999)
}

async function listKnown(
  { bytes }: FeedSample,
  { adapters, rules }: { adapters: readonly FeedAdapter[]; rules: MappingRules },
): Promise<Pick<InspectedFeed, 'known' | 'presets'>> {
  const fits = await listFits(bytes, adapters)
  const known = fits.filter(({ adapter, record }) => isGame(record, adapter, rules))
  const presets = Object.entries(FEED_PRESETS).map(([provider, shape]) => ({
    ...{ provider, label: provider, feedHosts: [], playHosts: [], imageHosts: [], categoryTags: {} },
    shapes: [shape],
  }))
  return {
    known: known.map(({ adapter: { provider, label }, shape }) => ({ provider, label, shape })),
    presets: (await listFits(bytes, presets)).map(({ adapter }) => adapter.provider as FeedPreset),
  }
}

/** Other providers have records with the same keys, but not games on the same hosts. */
function isGame(record: FeedRecord, adapter: FeedAdapter, rules: MappingRules): boolean {
  return mapSource(record, adapter, rules).kind !== 'broken'
}
