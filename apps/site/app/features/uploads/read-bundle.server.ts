/** Reads the files of an uploaded game, one after the other, from a zip archive or a folder, within `BUNDLE_LIMITS`. */
import { createReadStream } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { BUNDLE_LIMITS, BundleFault, checkPath, foldPath, isLeftover } from './bundle-rules.ts'

export interface BundleFile {
  path: string
  /** As announced; what is read is counted. */
  size: number
  /** Throws `BundleFault` while it is read, when the content is not what was announced. */
  open(): Promise<Readable>
}

export interface Bundle {
  /** Their announced names and sizes are checked. */
  files: readonly BundleFile[]
  close(): void
}

type Limits = { [Name in keyof typeof BUNDLE_LIMITS]: number }

/** Throws `BundleFault` for what is not allowed. Nothing is unpacked yet. */
export async function openBundle(path: string, limits: Limits = BUNDLE_LIMITS): Promise<Bundle> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new BundleFault('not-an-archive', `There is no file or folder “${path}”`)
  return found.isDirectory() ? openFolder(path, limits) : openArchive(path, found.size, limits)
}

async function openArchive(path: string, archiveBytes: number, limits: Limits): Promise<Bundle> {
  if (archiveBytes > limits.archiveBytes)
    throw new BundleFault('too-large', `The archive is larger than ${toMegabytes(limits.archiveBytes)}`)
  const zip = await openPromise(path, {
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch((error: Error) => {
    throw new BundleFault('not-an-archive', `This is not a complete zip archive: ${error.message}`)
  })
  try {
    return { files: await listEntries(zip, limits), close: () => zip.close() }
  } catch (error) {
    zip.close()
    if (error instanceof BundleFault) throw error
    throw explainDamage(error as Error)
  }
}

async function listEntries(zip: ZipFile, limits: Limits): Promise<BundleFile[]> {
  // The count is the archive's own word, which stops an honest one early; the list is counted, too.
  if (zip.entryCount > limits.files * 2) throw tooMany(limits)
  const files: BundleFile[] = []
  const sums = createSums(limits)
  for await (const entry of zip.eachEntry()) {
    const isFolder = entry.fileName.endsWith('/')
    checkEntry(entry)
    const path = checkPath(isFolder ? entry.fileName.slice(0, -1) : entry.fileName)
    if (isFolder || isLeftover(path)) continue
    sums.add(path, entry.uncompressedSize)
    checkRatio(path, entry, limits)
    files.push({ path, size: entry.uncompressedSize, open: () => openEntry(zip, entry, path) })
  }
  return files
}

/** The upper half of the attributes is a Unix mode when the archive was made on such a system. */
const FILE_KIND = 0o170000
const KINDS: Readonly<Record<number, string>> = {
  0o120000: 'a symbolic link',
  0o060000: 'a device',
  0o020000: 'a device',
  0o010000: 'a pipe',
  0o140000: 'a socket',
}

function checkEntry(entry: Entry): void {
  if (entry.isEncrypted())
    throw new BundleFault('encrypted', `“${entry.fileName}” is encrypted: make an archive without a password`)
  const kind = KINDS[(entry.externalFileAttributes >>> 16) & FILE_KIND]
  if (kind) throw new BundleFault('link', `“${entry.fileName}” is ${kind}: only files are read`)
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw new BundleFault('damaged', `“${entry.fileName}” is packed in a way that is not read: use deflate`)
}

function checkRatio(path: string, entry: Entry, limits: Limits): void {
  const { compressedSize, uncompressedSize } = entry
  if (uncompressedSize <= limits.ratioFromBytes || uncompressedSize <= compressedSize * limits.ratio) return
  throw new BundleFault(
    'bomb',
    `“${path}” would grow to ${Math.round(uncompressedSize / Math.max(1, compressedSize))} times its size: at most ${limits.ratio}`,
  )
}

/** The size is checked by the library while it reads; the checksum here. */
async function openEntry(zip: ZipFile, entry: Entry, path: string): Promise<Readable> {
  let sum = 0
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush(done) {
      done(
        sum === entry.crc32 ? null : new BundleFault('damaged', `“${path}” is damaged: its checksum differs`),
      )
    },
  })
  const packed = await zip.openReadStreamPromise(entry).catch((error: Error) => {
    throw explainDamage(error, path)
  })
  packed.on('error', (error) => check.destroy(explainDamage(error, path)))
  return packed.pipe(check)
}

function explainDamage(error: Error, path?: string): BundleFault {
  const { message } = error
  if (/invalid characters|absolute path|invalid relative path|backslash/i.test(message))
    return new BundleFault('path', `A file name leads out of the archive: ${message}`)
  const subject = path === undefined ? 'The archive' : `“${path}”`
  return new BundleFault('damaged', `${subject} is damaged: ${message}`)
}

async function openFolder(root: string, limits: Limits): Promise<Bundle> {
  const files: BundleFile[] = []
  const sums = createSums(limits)
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    const place = join(entry.parentPath, entry.name)
    const name = relative(root, place).split(sep).join('/')
    if (isLeftover(name) || entry.isDirectory()) continue
    if (!entry.isFile()) throw new BundleFault('link', `“${name}” is a link or a device: only files are read`)
    const path = checkPath(name)
    const { size } = await lstat(place)
    sums.add(path, size)
    files.push({ path, size, open: async () => createReadStream(place) })
  }
  return { files, close: () => {} }
}

/** Counts what was read so far. */
function createSums(limits: Limits) {
  const known = new Map<string, string>()
  let bytes = 0
  return {
    add(path: string, size: number): void {
      const other = known.get(foldPath(path))
      if (other === path) throw new BundleFault('duplicate', `The file “${path}” is there twice`)
      if (other !== undefined)
        throw new BundleFault('duplicate', `“${other}” and “${path}” differ only in how they are written`)
      known.set(foldPath(path), path)
      if (known.size > limits.files) throw tooMany(limits)
      bytes += size
      if (bytes > limits.bytes)
        throw new BundleFault('too-large', `Unpacked, the game is larger than ${toMegabytes(limits.bytes)}`)
    },
  }
}

const tooMany = ({ files }: Limits) =>
  new BundleFault('too-many', `The game has more than ${files.toLocaleString('en')} files`)

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
