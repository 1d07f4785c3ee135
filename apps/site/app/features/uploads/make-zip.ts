/** Test only: writes zip archives, also ones that no program would write. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** Raw bytes when it is not text. */
  name: string | Buffer
  content?: string | Buffer
  isStored?: boolean
  /** Unix mode; a regular file by default. */
  mode?: number
  isEncrypted?: boolean
  /** Other than the content's. */
  crc?: number
  /** Announced size, other than the content's. */
  size?: number
}

export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string)
    const content = Buffer.from((entry.content ?? '') as string)
    const packed = entry.isStored ? content : deflateRawSync(content)
    const numbers = { name, packed, crc: entry.crc ?? crc32(content), size: entry.size ?? content.length }
    const local = writeHeader(entry, numbers, null)
    directory.push(writeHeader(entry, numbers, offset))
    parts.push(local, packed)
    offset += local.length + packed.length
  }
  const bytes = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

interface Numbers {
  name: Buffer
  packed: Buffer
  crc: number
  size: number
}

/** Of the directory when the offset is given, else the one before the content. */
function writeHeader(entry: ZipEntry, { name, packed, crc, size }: Numbers, offset: number | null): Buffer {
  const header = Buffer.alloc(offset === null ? 30 : 46)
  const at = offset === null ? 4 : 6
  header.writeUInt32LE(offset === null ? 0x04034b50 : 0x02014b50, 0)
  if (offset !== null) header.writeUInt16LE(0x0314, 4)
  header.writeUInt16LE(20, at)
  header.writeUInt16LE(0x0800 | (entry.isEncrypted ? 1 : 0), at + 2)
  header.writeUInt16LE(entry.isStored ? 0 : 8, at + 4)
  header.writeUInt32LE(crc >>> 0, at + 10)
  header.writeUInt32LE(packed.length, at + 14)
  header.writeUInt32LE(size, at + 18)
  header.writeUInt16LE(name.length, at + 22)
  if (offset !== null) {
    header.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38)
    header.writeUInt32LE(offset, 42)
  }
  return Buffer.concat([header, name])
}
