/** A backup as bytes: lines, gzip, and the age format when there is a passphrase. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pipeline, Readable, type Transform } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import {
  BackupError,
  createRowDigest,
  readHeader,
  readPart,
  writePart,
  writeRow,
  type BackupHeader,
  type BackupPart,
  type TableEnd,
} from './backup-format.ts'

// Loaded when a passphrase is used: every server start reads this module in the worker that stores the last good catalogue.
const loadAge = () => import('age-encryption')

const AGE_MAGIC = 'age-encryption.org/'
const GZIP_MAGIC = 0x1f8b

/** `null`: not encrypted. */
export async function toBytes(
  parts: AsyncIterable<BackupPart>,
  passphrase: string | null,
): Promise<Readable> {
  const compressed = pipe(Readable.from(toLines(parts)), createGzip())
  if (passphrase === null) return compressed
  const { Encrypter } = await loadAge()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as ReadableStream<Uint8Array>)
  return Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0])
}

/** Rows are joined to larger chunks, which compress faster. */
async function* toLines(parts: AsyncIterable<BackupPart>): AsyncGenerator<string> {
  let chunk = ''
  for await (const part of parts) {
    chunk += `${writePart(part)}\n`
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

export interface OpenBackup {
  header: BackupHeader
  /** Everything after the header; throws a `BackupError` where the backup is damaged or ends early. */
  parts: AsyncGenerator<Exclude<BackupPart, { kind: 'header' }>>
}

/** `bytes` is read once. */
export async function openBackup(bytes: Readable, passphrase: string | null): Promise<OpenBackup> {
  const lines = readLines(await decode(bytes, passphrase))
  const first = await lines.next()
  if (first.done) throw new BackupError('not-a-backup', 'This file is not a backup: it is empty')
  return { header: readHeader(first.value), parts: check(lines) }
}

async function decode(bytes: Readable, passphrase: string | null): Promise<Readable> {
  const start = await readStart(bytes)
  if (start.toString('latin1').startsWith(AGE_MAGIC)) {
    if (passphrase === null)
      throw new BackupError('passphrase', 'This backup is encrypted; set BACKUP_PASSPHRASE to its passphrase')
    const { Decrypter } = await loadAge()
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    const source = Readable.toWeb(bytes) as ReadableStream<Uint8Array>
    const decrypted = await decrypter.decrypt(source).catch((cause: unknown) => {
      throw new BackupError('passphrase', 'This backup cannot be decrypted: another passphrase, or damaged', {
        cause,
      })
    })
    return pipe(Readable.fromWeb(decrypted as Parameters<typeof Readable.fromWeb>[0]), createGunzip())
  }
  if (start.length >= 2 && start.readUInt16BE() === GZIP_MAGIC) return pipe(bytes, createGunzip())
  throw new BackupError(
    'not-a-backup',
    start.length === 0 ? 'This file is not a backup: it is empty' : 'This file is not a backup',
  )
}

/** Errors of the source are those of the result. */
function pipe(source: Readable, transform: Transform): Transform {
  return pipeline(source, transform, () => {})
}

/** The first bytes, which stay in the stream. */
async function readStart(bytes: Readable): Promise<Buffer> {
  for (;;) {
    const chunk = bytes.read() as Buffer | null
    if (chunk !== null) {
      bytes.unshift(chunk)
      return chunk.subarray(0, AGE_MAGIC.length)
    }
    if (bytes.readableEnded) return Buffer.alloc(0)
    await Promise.race([once(bytes, 'readable'), once(bytes, 'end')])
  }
}

async function* readLines(text: Readable): AsyncGenerator<string> {
  const faults: Error[] = []
  const lines = createInterface({ input: text, crlfDelay: Infinity })
  // The iteration throws a fault of the stream only if it waits for a line at that moment.
  text.on('error', (error) => {
    faults.push(error)
    lines.close()
  })
  try {
    yield* lines
  } catch (error) {
    faults.push(error as Error)
  }
  const [cause] = faults
  if (cause) throw new BackupError('damaged', `The backup is damaged: ${cause.message}`, { cause })
}

/** Passes the parts on, and throws where the order, a count or a digest is not what it has to be. */
async function* check(lines: AsyncGenerator<string>): OpenBackup['parts'] {
  let line = 1
  let table: { name: string; columns: number; digest: ReturnType<typeof createRowDigest> } | null = null
  let tables = 0
  let rows = 0
  let hasEnded = false
  const refuse = (reason: string) =>
    new BackupError('damaged', `The backup is damaged at line ${line}: ${reason}`)
  for await (const text of lines) {
    line++
    if (hasEnded) throw refuse('there is more after its end')
    const part = readPart(text, line)
    if (part.kind === 'row') {
      if (table?.columns !== part.row.length) throw refuse('a row does not fit its table')
      table.digest.add(writeRow(part.row))
      rows++
    } else if (part.kind === 'table') {
      if (table) throw refuse(`the table ${table.name} has no end`)
      table = { name: part.name, columns: part.columns.length, digest: createRowDigest() }
    } else if (part.kind === 'tableEnd') {
      if (table?.name !== part.name) throw refuse('a table ends that did not begin')
      if (!isSame(table.digest.end(part.end.lastId), part.end))
        throw refuse(`the rows of ${part.name} are not those that were written`)
      table = null
      tables++
    } else {
      if (table || part.tables !== tables || part.rows !== rows) throw refuse('tables or rows are missing')
      hasEnded = true
    }
    yield part
  }
  if (!hasEnded) throw new BackupError('damaged', 'The backup is damaged: it ends early')
}

function isSame(a: TableEnd, b: TableEnd): boolean {
  return a.rows === b.rows && a.digest === b.digest
}
