/** The body of an uploaded file, in the encoding that the browser takes, or a part of it. */
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliDecompress, createGunzip } from 'node:zlib'
import { findStoredEncoding } from '#app/features/uploads/file-types.ts'
import { pickEncoding } from '../cached-page.ts'
import type { UploadFile } from '../ledger/uploads.ts'
import type { UploadStore } from './upload-store.ts'

const compressBrotli = promisify(brotliCompress)
const BROTLI_QUALITY = 5
/** Larger documents are sent as they are. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

export interface UploadBody {
  status: 200 | 206 | 416
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | ReadableStream | null
}

export async function readAll(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

export function toStream(parts: AsyncIterable<Uint8Array>): ReadableStream {
  return Readable.toWeb(Readable.from(parts)) as unknown as ReadableStream
}

/** `isRaw`: the name calls it compressed, and it is not. */
export function openFileBody(
  store: UploadStore,
  file: UploadFile,
  request: Pick<Request, 'headers' | 'method'>,
  isRaw: boolean,
): UploadBody {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const whole = { sha256: file.sha256, size: file.size }
  const stored = isRaw ? null : findStoredEncoding(file.path)
  if (stored !== null) {
    if (accepts(accepted, stored))
      return send(store, whole, { 'Content-Encoding': stored, Vary: 'Accept-Encoding' })
    const decode = stored === 'br' ? createBrotliDecompress() : createGunzip()
    // A fault of the source, or of the file, ends the body; the callback is what makes it no fault of the process.
    const body = pipeline(Readable.from(store.read(whole, 0, file.size - 1)), decode, () => {})
    return {
      status: 200,
      headers: { Vary: 'Accept-Encoding' },
      body: Readable.toWeb(body) as unknown as ReadableStream,
    }
  }
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (range && (range[1] !== '' || range[2] !== '')) return sendRange(store, whole, range)
  if (file.brotli_sha256 !== null && pickEncoding(accepted) === 'br') {
    const content = { sha256: file.brotli_sha256, size: file.brotli_size! }
    return send(store, content, { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' })
  }
  return send(store, whole, { 'Accept-Ranges': 'bytes', Vary: 'Accept-Encoding' })
}

function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().toLowerCase().split(';')
    return name === encoding && !/^\s*q=0(?:\.0*)?$/.test(quality ?? '')
  })
}

function send(
  store: UploadStore,
  content: { sha256: string; size: number },
  headers: Record<string, string>,
): UploadBody {
  const { size } = content
  const body = size === 0 ? new Uint8Array() : toStream(store.read(content, 0, size - 1))
  return { status: 200, headers: { ...headers, 'Content-Length': String(size) }, body }
}

function sendRange(
  store: UploadStore,
  content: { sha256: string; size: number },
  [, from = '', to = '']: RegExpExecArray,
): UploadBody {
  const last = content.size - 1
  const start = from === '' ? Math.max(0, content.size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if (start > end) return { status: 416, headers: { 'Content-Range': `bytes */${content.size}` }, body: null }
  return {
    status: 206,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${start}-${end}/${content.size}`,
      'Content-Length': String(end - start + 1),
      Vary: 'Accept-Encoding',
    },
    body: toStream(store.read(content, start, end)),
  }
}

const DOCTYPE_RE = /^(?:\s|<!--[^]*?-->)*<!doctype[^>]*>/i

/** A document is changed as Latin 1, so that its bytes stay as they are: it may not be in UTF-8. */
export interface DocumentEdit {
  /** Put before everything that the game wrote. */
  markup: string
  /** Changes what the game wrote, in a document that is read whole. */
  rewrite?: (html: string) => string
}

export async function openDocumentBody(
  store: UploadStore,
  file: UploadFile,
  request: Pick<Request, 'headers'>,
  { markup, rewrite }: DocumentEdit,
): Promise<UploadBody> {
  const content = { sha256: file.sha256, size: file.size }
  const parts = store.read(content, 0, file.size - 1)
  if (file.size > MAX_DOCUMENT_BYTES)
    return {
      status: 200,
      headers: { Vary: 'Accept-Encoding' },
      body: toStream(insertInStream(parts, markup)),
    }
  const document = insertMarkup(file.size === 0 ? Buffer.alloc(0) : await readAll(parts), markup, rewrite)
  if (pickEncoding(request.headers.get('accept-encoding')) !== 'br') return sendBytes(document, {})
  const packed = await compressBrotli(document, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
  return sendBytes(packed, { 'Content-Encoding': 'br' })
}

function sendBytes(bytes: Buffer, headers: Record<string, string>): UploadBody {
  const all = { ...headers, Vary: 'Accept-Encoding', 'Content-Length': String(bytes.length) }
  return { status: 200, headers: all, body: new Uint8Array(bytes) }
}

async function* insertInStream(parts: AsyncIterable<Uint8Array>, markup: string) {
  let isFirst = true
  for await (const part of parts) {
    yield isFirst ? insertMarkup(Buffer.from(part), markup) : part
    isFirst = false
  }
}

/** After the doctype, before the first element: comments and attributes of the game cannot hide it. */
export function insertMarkup(document: Buffer, markup: string, rewrite?: DocumentEdit['rewrite']): Buffer {
  if (markup === '' && !rewrite) return document
  // Such a document has its own bytes for each letter: it stays as it is.
  if (document[0] === 0xff || document[0] === 0xfe) return document
  const mark = document[0] === 0xef && document[1] === 0xbb && document[2] === 0xbf ? 3 : 0
  const beginning = document.toString('latin1', mark, mark + 4096)
  const at = mark + (DOCTYPE_RE.exec(beginning)?.[0].length ?? 0)
  const rest = document.subarray(at)
  const written = rewrite ? Buffer.from(rewrite(rest.toString('latin1')), 'latin1') : rest
  return Buffer.concat([document.subarray(0, at), Buffer.from(markup), written])
}
