import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isAlive } from '#server/base/is-alive.ts'

/** A file's times are renewed this often at most: enough for the order of use to survive a restart. */
const TOUCH_EVERY_MS = 3_600_000
const HEADER_BYTES = 8
const KEY_RE = /^[a-z0-9]+$/
/** A key, the process that writes it, and a number. */
const TEMPORARY_RE = /-(\d+)-\d+\.tmp$/

interface Entry {
  bytes: number
  touchedAtMs: number
}

export interface DiskCache {
  find(key: string): Promise<Buffer | null>
  store(key: string, content: Uint8Array): Promise<void>
  drop(key: string): Promise<void>
  totalBytes(): number
}

/**
 * Files by key, the least recently used ones dropped beyond `maxBytes`. A damaged file is a missing one. Several processes may share a folder:
 * each finds what the others have stored, and counts what it has found.
 */
export async function openDiskCache(dir: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(dir, { recursive: true })
  // A map has insertion order: the first entry is the least recently used.
  const entries = await listEntries(dir)
  let total = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0)
  let written = 0

  async function drop(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.bytes
    await rm(join(dir, key), { force: true })
  }
  function add(key: string, bytes: number) {
    total += bytes - (entries.get(key)?.bytes ?? 0)
    entries.delete(key)
    entries.set(key, { bytes, touchedAtMs: Date.now() })
  }
  async function evict() {
    while (total > maxBytes && entries.size > 0) await drop(entries.keys().next().value!)
  }
  await evict()

  return {
    totalBytes: () => total,
    drop,
    async find(key) {
      const entry = entries.get(key)
      const content = unwrap(await readFile(join(dir, key)).catch(() => null))
      if (!content) {
        await drop(key)
        return null
      }
      if (!entry) {
        add(key, content.length + HEADER_BYTES)
        return content
      }
      if (entries.delete(key)) entries.set(key, entry)
      const nowMs = Date.now()
      if (nowMs - entry.touchedAtMs > TOUCH_EVERY_MS) {
        entry.touchedAtMs = nowMs
        await utimes(join(dir, key), nowMs / 1000, nowMs / 1000).catch(() => {
          // Evicted meanwhile: there is nothing left to renew.
        })
      }
      return content
    },
    async store(key, content) {
      const bytes = content.length + HEADER_BYTES
      if (bytes > maxBytes) return
      const temporary = join(dir, `${key}-${process.pid}-${written++}.tmp`)
      // Written to a temporary file and renamed: a reader sees the complete file or none, also after a crash.
      try {
        await writeFile(temporary, wrap(content))
        await rename(temporary, join(dir, key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      add(key, bytes)
      await evict()
    },
  }
}

async function listEntries(dir: string): Promise<Map<string, Entry>> {
  const found: [string, Entry][] = []
  for (const name of await readdir(dir)) {
    if (!KEY_RE.test(name)) {
      const pid = Number(TEMPORARY_RE.exec(name)?.[1] ?? Number.NaN)
      if (name.endsWith('.tmp') && (pid === process.pid || !isAlive(pid)))
        await rm(join(dir, name), { force: true })
      continue
    }
    // Another process on the same folder may just have dropped it.
    const file = await stat(join(dir, name)).catch(() => null)
    if (file) found.push([name, { bytes: file.size, touchedAtMs: file.mtimeMs }])
  }
  return new Map(found.sort((a, b) => a[1].touchedAtMs - b[1].touchedAtMs))
}

/** Checksum and length before the content, so that a read detects damage by a full disk or a hard stop. */
function wrap(content: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(crc32(content), 0)
  header.writeUInt32LE(content.length, 4)
  return Buffer.concat([header, content])
}

function unwrap(file: Buffer | null): Buffer | null {
  if (!file || file.length < HEADER_BYTES) return null
  const content = file.subarray(HEADER_BYTES)
  const isValid = file.readUInt32LE(4) === content.length && file.readUInt32LE(0) === crc32(content)
  return isValid ? content : null
}
