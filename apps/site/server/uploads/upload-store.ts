/** What is read of uploads while they are played: versions, lists of files, contents. */
import type { Ledger } from '../ledger/ledger.ts'
import { readContent } from '../ledger/upload-files.ts'
import { findServedVersion, listUploadFiles, type ServedVersion, type UploadFile } from '../ledger/uploads.ts'

/** How old what is known of a version may be: a preview may have ended. */
const VERSION_MS = 3000
const MAX_VERSIONS = 500
const MAX_LISTS = 40
const MAX_CACHE_BYTES = 64 * 1024 * 1024
const MAX_CACHED_BYTES = 2 * 1024 * 1024

export interface UploadStore {
  findVersion(label: string, key: string): Promise<ServedVersion | null>
  /** By path. The files of a version never change. */
  listFiles(label: string, number: number): Promise<ReadonlyMap<string, UploadFile>>
  /** Both places included. */
  read(content: { sha256: string; size: number }, start: number, end: number): AsyncIterable<Uint8Array>
}

export function createUploadStore(ledger: Pick<Ledger, 'db'>, now: () => number = Date.now): UploadStore {
  const versions = new Map<string, { atMs: number; found: Promise<ServedVersion | null> }>()
  const lists = new Map<string, Promise<ReadonlyMap<string, UploadFile>>>()
  const contents = createContentCache()

  async function readWhole(sha256: string, size: number): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of readContent(ledger, { sha256, start: 0, end: size - 1 })) parts.push(part)
    const whole = Buffer.concat(parts)
    contents.add(sha256, whole)
    return whole
  }

  return {
    findVersion(label, key) {
      const name = `${label}/${key}`
      const known = versions.get(name)
      if (known && now() - known.atMs < VERSION_MS) return known.found
      const found = findServedVersion(ledger, label, key)
      versions.delete(name)
      versions.set(name, { atMs: now(), found })
      found.catch(() => versions.delete(name))
      if (versions.size > MAX_VERSIONS) versions.delete(versions.keys().next().value!)
      return found
    },
    listFiles(label, number) {
      const name = `${label}/${number}`
      const known = lists.get(name)
      lists.delete(name)
      const list =
        known ??
        listUploadFiles(ledger, label, number).then(
          (files) => new Map(files.map((file) => [file.path, file])),
        )
      lists.set(name, list)
      list.catch(() => lists.delete(name))
      if (lists.size > MAX_LISTS) lists.delete(lists.keys().next().value!)
      return list
    },
    async *read({ sha256, size }, start, end) {
      if (size > MAX_CACHED_BYTES) return yield* readContent(ledger, { sha256, start, end })
      const whole = contents.find(sha256) ?? (await readWhole(sha256, size))
      yield whole.subarray(start, end + 1)
    },
  }
}

/** Those that were read last. */
function createContentCache() {
  const contents = new Map<string, Buffer>()
  let bytes = 0
  return {
    find(sha256: string): Buffer | null {
      const found = contents.get(sha256)
      if (!found) return null
      contents.delete(sha256)
      contents.set(sha256, found)
      return found
    },
    add(sha256: string, content: Buffer): void {
      if (contents.has(sha256)) return
      contents.set(sha256, content)
      bytes += content.length
      for (const [name, { length }] of contents) {
        if (bytes <= MAX_CACHE_BYTES) break
        contents.delete(name)
        bytes -= length
      }
    },
  }
}
