/** Reads the file of another portal's software: a MySQL dump of CloudArcade or an export of WordPress, also packed with gzip. */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { open } from 'node:fs/promises'
import { readXmlRecords } from '../feeds/xml-records.ts'
import type { RawRecord } from '../feeds/read-field.ts'
import { CLOUDARCADE_TABLES, readCloudArcadeRow } from './cloudarcade.ts'
import type { MovedContent } from './moved-content.ts'
import { MoveFault } from './move-fault.ts'
import { readSqlDump } from './sql-dump.ts'
import { readAttachment, readOrigin, readWordPressItem } from './wordpress.ts'

export type MoveSource = 'cloudarcade' | 'wordpress'

/** Unpacked; a packed file may grow a thousandfold. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024
const MAX_ITEM_CHARS = 8 * 1024 * 1024
const MAX_ATTACHMENTS = 300_000
const START_BYTES = 4096
const GZIP_RE = /^\u001f\u008b/

export interface OpenedMove {
  source: MoveSource
  /** Where the old site is, if the file says so. */
  findOrigin(): string | null
  /** May be read again. Throws `MoveFault` or `FeedFault`. */
  read(): AsyncGenerator<MovedContent>
}

/** Throws `MoveFault` where the file is neither. */
export async function openMove(path: string): Promise<OpenedMove> {
  const isPacked = GZIP_RE.test((await readFirst(path)).toString('latin1'))
  const openStream = () => limitBytes(isPacked ? unpack(path) : createReadStream(path))
  const start = await readStartText(openStream())
  if (start.trim() === '') throw new MoveFault('The file is empty')
  if (start.startsWith('PK\u0003\u0004'))
    throw new MoveFault('The file is a zip archive: unpack it, and give the file inside')
  return start.replace(/^\s*(?:\u00ef\u00bb\u00bf)?\s*/, '').startsWith('<')
    ? openWordPress(openStream, start)
    : openCloudArcade(openStream)
}

async function readFirst(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new MoveFault(`The file cannot be read (${cause.code ?? cause.message})`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead)
  } catch (cause) {
    throw new MoveFault(`The file cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`)
  } finally {
    await file.close()
  }
}

async function* unpack(path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path)
  const unpacker = createGunzip()
  file.once('error', (error) => unpacker.destroy(error))
  try {
    for await (const chunk of file.pipe(unpacker)) yield chunk as Uint8Array
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw new MoveFault('The file is packed with gzip, and damaged or cut off. Export it again')
    throw error
  } finally {
    file.destroy()
  }
}

async function* limitBytes(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new MoveFault('The file is larger than 4 GB when it is unpacked')
    yield chunk
  }
}

async function readStartText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let start = ''
  for await (const chunk of chunks) {
    start += Buffer.from(chunk).toString('latin1')
    if (start.length >= START_BYTES) break
  }
  return start.slice(0, START_BYTES)
}

type OpenStream = () => AsyncIterable<Uint8Array>

function openCloudArcade(openStream: OpenStream): OpenedMove {
  return {
    source: 'cloudarcade',
    findOrigin: () => null,
    async *read() {
      const tables: string[] = []
      const rows = readSqlDump(openStream(), {
        tables: CLOUDARCADE_TABLES,
        onTable: (table) => tables.push(table),
      })
      let games = 0
      for await (const row of rows) {
        if (row.table === 'games') games++
        const content = readCloudArcadeRow(row)
        if (content) yield content
      }
      if (games === 0) throw describeOtherDump(tables)
    },
  }
}

function describeOtherDump(tables: readonly string[]): MoveFault {
  if (tables.length === 0) return new MoveFault('The file is no SQL dump and no export of WordPress')
  if (tables.some((table) => table.endsWith('posts') && table !== 'posts'))
    return new MoveFault(
      'This is the database of WordPress. Export the site there instead, under Tools › Export › All content',
    )
  const names = tables.slice(0, 8).join(', ')
  return new MoveFault(`This is no dump of CloudArcade with games in it: it has the tables ${names}`)
}

function openWordPress(openStream: OpenStream, start: string): OpenedMove {
  if (!/<rss\b|<\?xml/.test(start)) throw new MoveFault('The file is no SQL dump and no export of WordPress')
  let origin: string | null = null
  const readItems = () => readXmlRecords(openStream(), ['channel.item'], { recordBytes: MAX_ITEM_CHARS })
  return {
    source: 'wordpress',
    findOrigin: () => origin,
    async *read() {
      const attachments = new Map<string, string>()
      for await (const { value } of readItems()) {
        const attachment = readAttachment(value as RawRecord)
        if (attachment && attachments.size < MAX_ATTACHMENTS) attachments.set(attachment.id, attachment.url)
      }
      let isExport = false
      for await (const { value } of readItems()) {
        const item = value as RawRecord
        isExport ||= 'wp:post_type' in item
        origin ??= readOrigin(item) || null
        yield* readWordPressItem(item, attachments)
      }
      if (!isExport)
        throw new MoveFault('The file is a feed and no export of WordPress: use Tools › Export there')
    },
  }
}
