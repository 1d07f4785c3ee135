/** Reads an uploaded game and stores its files in the ledger. */
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliDecompress, createGunzip } from 'node:zlib'
import { BUNDLE_LIMITS, BundleFault, checkHead } from '#app/features/uploads/bundle-rules.ts'
import { findStoredEncoding, isCompressible, isHtml } from '#app/features/uploads/file-types.ts'
import {
  type BundleFacts,
  checkNames,
  describeBundle,
  findCommonFolder,
  findEntry,
} from '#app/features/uploads/inspect-bundle.ts'
import { openBundle, type BundleFile } from '#app/features/uploads/read-bundle.server.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { storeContent, type StoredContent } from '../ledger/upload-files.ts'
import { reuseBrotli, type UploadFile } from '../ledger/uploads.ts'
import { createWordSearch, type WordSearch } from './word-search.ts'

const compressBrotli = promisify(brotliCompress)
const BROTLI_QUALITY = 6
const MIN_COMPRESSED_BYTES = 1024
/** What is compressed is held in memory. */
const MAX_COMPRESSED_BYTES = 48 * 1024 * 1024
/** A compressed file is stored beside the other when it is at least a tenth smaller. */
const WORTH = 0.9
const HEAD_BYTES = 256 * 1024
const MAX_HEADS = 60
/** In scripts and documents, also compressed ones. */
const INDEXED_DB = 'indexedDB'
const CODE_RE = /\.(?:m?js|html?)(?:\.br|\.gz)?$/i

export interface StoredBundle {
  facts: BundleFacts & {
    /** Files that are called `.br` or `.gz` and are something else: sent as they are. */
    undecodable: string[]
  }
  files: UploadFile[]
}

/** Throws `BundleFault`; then nothing refers to what was stored, and it is deleted later. */
export async function storeBundle(ledger: Ledger, path: string, nowMs: number): Promise<StoredBundle> {
  const bundle = await openBundle(path)
  try {
    return await storeFiles(ledger, bundle.files, nowMs)
  } finally {
    bundle.close()
  }
}

async function storeFiles(
  ledger: Ledger,
  given: readonly BundleFile[],
  nowMs: number,
): Promise<StoredBundle> {
  const folder = findCommonFolder(given.map(({ path }) => path))
  const files = given.map((file) => ({ ...file, path: file.path.slice(folder.length) }))
  const paths = files.map(({ path }) => path)
  checkNames(paths)
  const entry = findEntry(paths)
  const heads = new Map<string, Buffer>()
  const stored: UploadFile[] = []
  const undecodable: string[] = []
  let bytes = 0
  let usesIndexedDb = false
  for (const file of files) {
    const isRead = file.path === entry || (/\.m?js$/i.test(file.path) && heads.size < MAX_HEADS)
    const search: WordSearch | null =
      CODE_RE.test(file.path) && !usesIndexedDb ? createWordSearch(INDEXED_DB) : null
    const { content, head } = await storeFile(ledger, file, { nowMs, search })
    if (isRead) heads.set(file.path, head)
    bytes += content.size
    if (findStoredEncoding(file.path) !== null) {
      const unpacked = await measureDecoded(file, BUNDLE_LIMITS.bytes - bytes, search)
      if (unpacked === null) undecodable.push(file.path)
      bytes += unpacked ?? 0
    }
    usesIndexedDb ||= search?.isFound() ?? false
    const brotli = await storeBrotli(ledger, file, content, nowMs)
    stored.push({
      path: file.path,
      ...content,
      brotli_sha256: brotli?.sha256 ?? null,
      brotli_size: brotli?.size ?? null,
    })
  }
  const texts = [...heads].filter(([path]) => path !== entry).map(([, head]) => head.toString('utf8'))
  const html = heads.get(entry)?.toString('utf8') ?? ''
  const sizes = new Map(stored.map(({ path, size }) => [path, size]))
  const facts = describeBundle({ entry, html, scripts: texts, sizes })
  for (const path of undecodable) facts.findings.push(`“${path}” is not compressed as its name says`)
  return { facts: { ...facts, ...(usesIndexedDb ? { usesIndexedDb } : {}), undecodable }, files: stored }
}

/** The content's first bytes are judged before any of it is stored. */
async function storeFile(
  ledger: Ledger,
  file: BundleFile,
  { nowMs, search }: { nowMs: number; search: WordSearch | null },
): Promise<{ content: StoredContent; head: Buffer }> {
  let head = Buffer.alloc(0)
  const read = async () => {
    let beginning: Buffer[] | null = []
    let bytes = 0
    const note = (chunk: Buffer) => {
      search?.read(chunk)
      beginning?.push(chunk)
      bytes += chunk.length
      if (bytes < HEAD_BYTES || beginning === null) return
      end()
    }
    const end = () => {
      if (beginning === null) return
      head = Buffer.concat(beginning).subarray(0, HEAD_BYTES)
      beginning = null
      checkHead(file.path, head.subarray(0, 1024))
    }
    const parts = await file.open()
    return (async function* () {
      for await (const chunk of parts as AsyncIterable<Buffer>) {
        note(chunk)
        yield chunk
      }
      end()
    })()
  }
  return { content: await storeContent(ledger, read, nowMs), head }
}

/** The same content compressed, when that is worth it; an engine has compressed some files itself. */
async function storeBrotli(
  ledger: Ledger,
  file: BundleFile,
  { sha256, size }: StoredContent,
  nowMs: number,
): Promise<StoredContent | null> {
  // A document gets a script when it is sent.
  if (!isCompressible(file.path) || isHtml(file.path)) return null
  if (size < MIN_COMPRESSED_BYTES || size > MAX_COMPRESSED_BYTES) return null
  const known = await reuseBrotli(ledger, sha256, nowMs)
  if (known) return known
  const parts = await (await file.open()).toArray()
  const packed = await compressBrotli(Buffer.concat(parts as Buffer[]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  })
  if (packed.length > size * WORTH) return null
  return storeContent(ledger, async () => Readable.from([packed]), nowMs)
}

/** How large the content of a compressed file is; null when it cannot be decoded. Throws when it is more than the game may have. */
async function measureDecoded(
  file: BundleFile,
  maxBytes: number,
  search: WordSearch | null,
): Promise<number | null> {
  const decode = findStoredEncoding(file.path) === 'br' ? createBrotliDecompress() : createGunzip()
  const packed = await file.open()
  packed.on('error', (error) => decode.destroy(error))
  let bytes = 0
  try {
    for await (const part of packed.pipe(decode) as AsyncIterable<Buffer>) {
      bytes += part.length
      search?.read(part)
      if (bytes > maxBytes)
        throw new BundleFault('bomb', `“${file.path}” would grow beyond what a game may have`)
    }
    return bytes
  } catch (error) {
    if (error instanceof BundleFault) throw error
    return null
  } finally {
    packed.destroy()
  }
}
