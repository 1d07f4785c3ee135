/**
 * Public pages are the same for all visitors of a site, so each is rendered once, completely, and cached in brotli with its headers; in gzip
 * when a client asks for it, and never as plain bytes, which take five times the memory. One render at a time per key; limited by the size and the number of entries.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { fillNonce, holdsPlaceholder } from './page-nonce.ts'
import { type RenderedPage, toRenderedPage } from './rendered-page.ts'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
const MIN_CHUNK_BYTES = 1024
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
  /** Its cost without the key. */
  bytes: number
  /** Contains a placeholder for the nonce, which is replaced each time it is sent. */
  hasNonce: boolean
}

export interface PageCacheOptions {
  maxBytes: number
  maxEntries: number
}

export interface PageRequest {
  key: string
  generation: string
  /** A page of this generation may be served stale while the current one is rendered; without it a visitor waits for the render. */
  staleGeneration?: string | null
  /** False for an address that is not canonical: others of the same page could fill the cache. Default true. */
  mayStore?: boolean
  /** What the client takes. Gzip is made for the first client that asks for it. Default `br`. */
  encoding?: Encoding
  render: () => Promise<Response | RenderedPage>
  /** Called before a render that a visitor waits for; may refuse by throwing. */
  onMiss?: () => void
  onRevalidateError?: (error: unknown) => void
}

export interface PageCache {
  get(request: PageRequest): Promise<{ page: CachedPage; state: 'hit' | 'stale' | 'miss' }>
  /** Returns the page without a promise when it is cached and current in this encoding. Default `br`. */
  peek(key: string, generation: string, encoding?: Encoding): CachedPage | null
  /** Drops every page of another generation than these. */
  sweep(generations: ReadonlySet<string>): void
  /** Drops every page of these games; keys are a host, a space and a path. */
  dropGames(slugs: ReadonlySet<string>): void
  clear(): void
  stats(): { entries: number; bytes: number; renders: number }
}

export function createPageCache({ maxBytes, maxEntries }: PageCacheOptions): PageCache {
  const pages = new Map<string, CachedPage>()
  /** By key, the render that began last, while it runs. */
  const rendering = new Map<string, { generation: string; promise: Promise<CachedPage> }>()
  let bytes = 0
  let renders = 0

  const costOf = (key: string, page: CachedPage) => key.length + page.bytes

  function store(key: string, page: CachedPage) {
    drop(key)
    if (costOf(key, page) > maxBytes / 4) return
    pages.set(key, page)
    bytes += costOf(key, page)
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes && pages.size <= maxEntries) break
      drop(oldest)
    }
  }

  function drop(key: string) {
    const page = pages.get(key)
    if (!page) return
    bytes -= costOf(key, page)
    pages.delete(key)
  }

  function touch(key: string, page: CachedPage) {
    pages.delete(key)
    pages.set(key, page)
  }

  function render(request: PageRequest): Promise<CachedPage> {
    const { key, generation, render: renderPage, mayStore = true } = request
    const running = rendering.get(key)
    // A render of an older generation must not answer a request for the newer one.
    if (running?.generation === generation) return running.promise
    renders++
    const promise = renderPage()
      .then((rendered) => (rendered instanceof Response ? toRenderedPage(rendered) : rendered))
      .then((rendered) => toCachedPage(rendered, generation))
      .then((page) => {
        // A render that a later one has replaced is outdated when it ends.
        if (rendering.get(key)?.promise !== promise) return page
        if (page.status === 200 && mayStore) store(key, page)
        else drop(key)
        return page
      })
      .finally(() => {
        if (rendering.get(key)?.promise === promise) rendering.delete(key)
      })
    rendering.set(key, { generation, promise })
    return promise
  }

  /** Adds the encoding to a page that does not have it. */
  async function addGzip(key: string, page: CachedPage): Promise<void> {
    const { br } = page.answers
    if (!br || page.answers.gzip) return
    const body = new Uint8Array(await compressGzip(await decompressBrotli(br.body), { level: GZIP_LEVEL }))
    if (page.answers.gzip) return
    page.answers.gzip = toAnswer(body, page.headers, 'gzip')
    page.bytes += ENCODING_OVERHEAD_BYTES + body.length
    if (pages.get(key) === page) bytes += ENCODING_OVERHEAD_BYTES + body.length
  }

  async function get(request: PageRequest): ReturnType<PageCache['get']> {
    const { key, generation, staleGeneration } = request
    const page = pages.get(key)
    if (page?.generation === generation) {
      touch(key, page)
      return { page, state: 'hit' }
    }
    if (page && page.generation === staleGeneration) {
      touch(key, page)
      render(request).catch((error: unknown) => request.onRevalidateError?.(error))
      return { page, state: 'stale' }
    }
    drop(key)
    request.onMiss?.()
    return { page: await render(request), state: 'miss' }
  }

  return {
    peek(key, generation, encoding = 'br') {
      const page = pages.get(key)
      if (page?.generation !== generation || (encoding === 'gzip' && page.answers.br && !page.answers.gzip))
        return null
      touch(key, page)
      return page
    },
    async get(request) {
      const found = await get(request)
      if (request.encoding === 'gzip') await addGzip(request.key, found.page)
      return found
    },
    sweep(generations) {
      for (const [key, page] of pages) if (!generations.has(page.generation)) drop(key)
    },
    dropGames(slugs) {
      for (const key of pages.keys()) {
        const [path = ''] = key.slice(key.indexOf(' ') + 1).split('?')
        const slug = findGameOfPage(path)
        if (slug !== null && slugs.has(slug)) drop(key)
      }
    },
    clear() {
      pages.clear()
      bytes = 0
    },
    stats: () => ({ entries: pages.size, bytes, renders }),
  }
}

async function toCachedPage(
  { status, headers, body }: RenderedPage,
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
    ...{ status, etag, generation, hasNonce, headers: shared },
    answers: isPlain
      ? { identity: toAnswer(stored, shared, 'identity') }
      : { br: toAnswer(stored, shared, 'br') },
    bytes: ENTRY_OVERHEAD_BYTES + countChars(shared) + stored.length,
  }
}

/** On a thread of zlib's, like everything that is compressed here. */
async function compress(identity: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await compressBrotli(identity, {
    // One chunk takes the whole result, so the thread is asked once.
    chunkSize: Math.max(MIN_CHUNK_BYTES, Math.ceil(identity.length / 2)),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
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
