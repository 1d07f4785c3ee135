/** One page of the cache: its encodings, and the responses made of them. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { fillNonce, holdsPlaceholder } from './page-nonce.ts'
import type { RenderedPage } from './rendered-page.ts'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** The logarithm of 256 kB, more than most pages: the encoder's memory grows with it. */
const BROTLI_WINDOW = 18
/**
 * The cost of an entry without its key, header values and bodies: the map's slot, the objects and typed array of one encoding.
 * `measure-page-cache.ts` measures 0.9 kB on Node 26; the margin is for other versions.
 */
const ENTRY_OVERHEAD_BYTES = 1000
/** The same for one more encoding. */
const ENCODING_OVERHEAD_BYTES = 500

export type Encoding = 'br' | 'gzip' | 'identity'

interface Answer {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

export interface CachedPage {
  status: number
  etag: string
  /** Of every encoding, in lower case. */
  headers: Record<string, string>
  /** The complete response, in the encodings that are stored: brotli, or plain bytes of a page that is not compressed. */
  answers: Partial<Record<Encoding, Answer>>
  generation: string
  /** A hash of what it shows; null when that is not known. */
  fingerprint: string | null
  /** Its cost without the key. */
  bytes: number
  /** Contains a placeholder for the nonce, which is replaced each time it is sent. */
  hasNonce: boolean
}

export async function toCachedPage(
  { status, headers, body, fingerprint = null }: RenderedPage,
  generation: string,
): Promise<CachedPage> {
  const identity = new Uint8Array(Buffer.from(body))
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const shared: Record<string, string> = { ...headers, etag, vary: 'Accept-Encoding' }
  const hasNonce = holdsPlaceholder(shared['content-security-policy'] ?? '')
  // With a 304 the browser would use the nonce of its stored body.
  if (hasNonce) delete shared.etag
  // A page that is sent once is not compressed.
  const isPlain = status !== 200 || hasNonce
  const stored = isPlain ? identity : await compress(identity)
  return {
    ...{ status, etag, generation, fingerprint, hasNonce, headers: shared },
    answers: isPlain
      ? { identity: toAnswer(stored, shared, 'identity') }
      : { br: toAnswer(stored, shared, 'br') },
    bytes: ENTRY_OVERHEAD_BYTES + countChars(shared) + stored.length,
  }
}

/** Adds gzip to a page that has brotli only; returns the bytes that this costs. */
export async function makeGzip(page: CachedPage): Promise<number> {
  const { br } = page.answers
  if (!br || page.answers.gzip) return 0
  const body = new Uint8Array(await compressGzip(await decompressBrotli(br.body), { level: GZIP_LEVEL }))
  // Another request may have made it meanwhile.
  if (page.answers.gzip) return 0
  page.answers.gzip = toAnswer(body, page.headers, 'gzip')
  const cost = ENCODING_OVERHEAD_BYTES + body.length
  page.bytes += cost
  return cost
}

/** On a thread of zlib's, like everything that is compressed here. */
async function compress(identity: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  })
  // A copy: the buffer behind the result is as large as the chunk.
  return new Uint8Array(compressed)
}

function toAnswer(body: Uint8Array<ArrayBuffer>, shared: Record<string, string>, encoding: Encoding): Answer {
  return {
    body,
    headers: {
      ...shared,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
  }
}

/** The three encodings share the texts of their headers. */
function countChars(headers: Record<string, string>): number {
  return Object.values(headers).reduce((sum, value) => sum + value.length, 0)
}

export interface PageQuestion {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** The cached bytes in the encoding the client takes, or 304. */
export function serveCachedPage(
  page: CachedPage,
  question: PageQuestion,
  state: 'hit' | 'stale' | 'miss',
): Response {
  if (page.hasNonce) return respondWithNonce(page, question, state)
  const { body, headers } = page.answers[pickEncoding(question.acceptEncoding)] ?? readPlain(page)
  if (page.status === 200 && question.ifNoneMatch?.includes(page.etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  const answer = { status: page.status, headers: { ...headers, 'x-cache': state } }
  return new Response(question.method === 'HEAD' ? null : body, answer)
}

/** For the few clients that take no compressed page. */
function readPlain({ answers, headers }: CachedPage): Answer {
  if (answers.identity) return answers.identity
  return toAnswer(new Uint8Array(brotliDecompressSync(answers.br!.body)), headers, 'identity')
}

/** Compresses on each request, about 1 ms, only on sites with an ad network. */
function respondWithNonce(
  { status, headers: shared, answers: { identity } }: CachedPage,
  { method, acceptEncoding }: PageQuestion,
  state: 'hit' | 'stale' | 'miss',
): Response {
  const filled = fillNonce(Buffer.from(identity!.body).toString(), shared['content-security-policy'] ?? '')
  const html = Buffer.from(filled.html)
  const isSmall = pickEncoding(acceptEncoding) !== 'identity'
  const body = isSmall ? gzipSync(html, { level: 4 }) : html
  const headers = new Headers(shared)
  headers.set('Content-Security-Policy', filled.policy)
  headers.set('Content-Length', String(body.length))
  headers.set('X-Cache', state)
  if (isSmall) headers.set('Content-Encoding', 'gzip')
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

export function pickEncoding(header: string | null | undefined): Encoding {
  if (header === 'br') return 'br'
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'gzip'
  return 'identity'
}
