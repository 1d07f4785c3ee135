/** Built files, listed once at start, so that an address can never reach outside its folder. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { CACHE_CONTROL } from '#app/http.ts'
import { pickEncoding } from './cached-page.ts'

const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** Vite's file names: `name-<8 characters of hash>.ext`. */
const HASHED_RE = /-[\w-]{8}\.\w+$/

export interface StaticFolder {
  /** Address prefix, with slashes at both ends. */
  prefix: string
  dir: string
  headers: Record<string, string>
  /** Addresses whose content never changes, beside those with a hash in their name. */
  fixedRe?: RegExp
  /** Its files are revalidated on every request, also hashed names. */
  isAlwaysAsked?: boolean
}

interface StaticFile {
  path: string
  size: number
  type: string
  etag: string
  cacheControl: string
  headers: Record<string, string>
  /** Encodings that the build wrote beside the file. */
  encodings: Set<'br' | 'gzip' | 'identity'>
}

export interface StaticFiles {
  has(pathname: string): boolean
  /** `pathname` may be encoded or not. Null when there is no such file. */
  serve(pathname: string, request: Request): Promise<Response | null>
}

export async function createStaticFiles(folders: readonly StaticFolder[]): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  for (const folder of folders) await listFolder(folder, files)
  const cache = new Map<string, Uint8Array<ArrayBuffer>>()
  let cacheBytes = 0

  async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = cache.get(path)
    if (known) return known
    const bytes = new Uint8Array(await readFile(path))
    // A concurrent request may have cached it already.
    if (!cache.has(path) && cacheBytes + bytes.length <= MAX_CACHE_BYTES) {
      cache.set(path, bytes)
      cacheBytes += bytes.length
    }
    return bytes
  }

  return {
    has: (pathname) => files.has(decodePath(pathname)),
    async serve(pathname, request) {
      const file = files.get(decodePath(pathname))
      if (!file) return null
      const headers: Record<string, string> = {
        ...file.headers,
        'Content-Type': file.type,
        'Cache-Control': file.cacheControl,
        ETag: file.etag,
        Vary: 'Accept-Encoding',
        'Accept-Ranges': 'bytes',
      }
      if (request.headers.get('if-none-match')?.includes(file.etag))
        return new Response(null, { status: 304, headers })
      const range = findRange(request, file.etag)
      if (range) return serveRange(range, await read(file.path), headers)
      const wanted = pickEncoding(request.headers.get('accept-encoding'))
      const encoding = file.encodings.has(wanted) ? wanted : 'identity'
      const body = await read(
        encoding === 'identity' ? file.path : `${file.path}.${encoding === 'br' ? 'br' : 'gz'}`,
      )
      if (encoding !== 'identity') headers['Content-Encoding'] = encoding
      headers['Content-Length'] = String(body.length)
      return new Response(request.method === 'HEAD' ? null : body, { headers })
    },
  }
}

/** Addresses that cannot be decoded were refused before; here they match no file. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

async function listFolder(
  { prefix, dir, headers, fixedRe, isAlwaysAsked = false }: StaticFolder,
  files: Map<string, StaticFile>,
): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => [])
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path)) continue
    const { size, mtimeMs } = await stat(path)
    const address = prefix + relative(dir, path).split(sep).join('/')
    const encodings: StaticFile['encodings'] = new Set(['identity'])
    if (paths.has(`${path}.br`)) encodings.add('br')
    if (paths.has(`${path}.gz`)) encodings.add('gzip')
    const file: StaticFile = {
      path,
      size,
      type: findType(path),
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      cacheControl:
        HASHED_RE.test(path) || fixedRe?.test(address)
          ? CACHE_CONTROL.immutable
          : isAlwaysAsked || path.endsWith('.html')
            ? 'no-cache'
            : CACHE_CONTROL.file,
      headers,
      encodings,
    }
    if (!files.has(address)) files.set(address, file)
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'index.html'.length), file)
  }
}

/** Declarations of TypeScript are text; by their ending alone they would be a video. */
function findType(path: string): string {
  if (path.endsWith('.d.ts')) return 'text/plain; charset=utf-8'
  return getMimeType(path) ?? 'application/octet-stream'
}

/** One range of the file the client means; several at once, or another unit, are answered with the whole, as HTTP allows. */
function findRange(request: Request, etag: string): RegExpExecArray | null {
  if (request.method !== 'GET' || (request.headers.get('if-range') ?? etag) !== etag) return null
  return /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
}

function serveRange(
  [, from = '', to = '']: RegExpExecArray,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const last = bytes.length - 1
  const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if ((from === '' && to === '') || start > end) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` },
    })
  }
  const part = bytes.slice(start, end + 1)
  return new Response(part, {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${bytes.length}`,
      'Content-Length': String(part.length),
    },
  })
}
