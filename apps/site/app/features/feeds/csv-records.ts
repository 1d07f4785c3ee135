/** Reads the rows of a CSV file as records whose keys are the columns' names (decision 062). */
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from './decode-text.ts'
import { FeedFault } from './feed-fault.ts'
import type { FeedRecord, RecordLimits } from './json-records.ts'

export interface CsvOptions {
  /** Found in the first line when absent. */
  delimiter?: string
  encoding?: string
}

const DELIMITERS = [',', ';', '\t', '|'] as const
/** The first line is longer than this in no feed. */
const MAX_HEADER_CHARS = 64 * 1024

interface ParsedRow {
  record: string[]
  info: { bytes: number; lines: number }
}

/** The first row has the names of the columns. A row with more values than columns gets a fault: it is not known which value is which. */
export async function* readCsvRecords(
  chunks: AsyncIterable<Uint8Array>,
  options: CsvOptions,
  limits: Pick<RecordLimits, 'recordBytes'>,
): AsyncGenerator<FeedRecord, null> {
  const { head, texts } = await readHead(decodeText(chunks, options.encoding))
  const parser = parse({
    bom: true,
    info: true,
    delimiter: options.delimiter ?? findDelimiter(head),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: limits.recordBytes,
  })
  const source = Readable.from(texts)
  source.on('error', (error) => parser.destroy(error))
  let columns: string[] | null = null
  let number = 0
  let byteOffset = 0
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<ParsedRow>) {
      if (columns === null) columns = readColumns(record)
      else yield toRecord(record, columns, { number: ++number, byteOffset })
      byteOffset = info.bytes
    }
  } catch (error) {
    throw describeError(error, number, limits)
  } finally {
    source.destroy()
  }
  if (columns === null) throw new FeedFault('empty', 'it is empty')
  return null
}

/** As much as has the first line, and everything again. */
async function readHead(
  texts: AsyncGenerator<string>,
): Promise<{ head: string; texts: AsyncGenerator<string> }> {
  let head = ''
  while (!head.includes('\n') && head.length < MAX_HEADER_CHARS) {
    const { done, value } = await texts.next()
    if (done) break
    head += value
  }
  async function* all() {
    if (head !== '') yield head
    yield* texts
  }
  return { head, texts: all() }
}

/** The one that is in the first line most often. */
export function findDelimiter(head: string): string {
  const [line = ''] = head.split('\n', 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function readColumns(row: string[]): string[] {
  const columns = row.map((name) => name.trim())
  const twice = columns.find((name, place) => name !== '' && columns.indexOf(name) !== place)
  if (twice !== undefined)
    throw new FeedFault('malformed', `two of its columns are called “${twice.slice(0, 60)}”`)
  return columns
}

function toRecord(
  row: string[],
  columns: string[],
  place: Pick<FeedRecord, 'number' | 'byteOffset'>,
): FeedRecord {
  // A null prototype, because a column may be called `__proto__`.
  const value: Record<string, string> = Object.create(null)
  for (const [index, name] of columns.entries())
    if (name !== '' && index < row.length) value[name] = row[index]!
  const record = { ...place, text: JSON.stringify(value), value }
  const isLonger = row.slice(columns.length).some((cell) => cell.trim() !== '')
  if (!isLonger) return record
  return { ...record, fault: `its row has ${row.length} values for ${columns.length} columns` }
}

function describeError(error: unknown, number: number, limits: Pick<RecordLimits, 'recordBytes'>): unknown {
  if (!(error instanceof CsvError)) return error
  const after = `after record ${number}`
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new FeedFault('too-big', `a record ${after} is longer than ${limits.recordBytes} characters`)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new FeedFault('cut-off', `it is cut off or a quotation mark is missing, ${after}`)
  return new FeedFault('malformed', `it is not CSV: ${readReason(error)}, ${after}`)
}

/** The library quotes the value; a record's own content does not belong into a message. */
function readReason({ message }: Error): string {
  return (message.split(':', 1)[0] ?? message).slice(0, 80).toLowerCase()
}
