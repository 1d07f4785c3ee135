/**
 * The format of a backup, the same for both engines: JSON Lines in gzip, optionally encrypted with a passphrase in the age format
 * (age-encryption.org), so that `age -d` and `gunzip` read it without this program.
 *
 * ```
 * {"format":"playhouse-backup","version":1,"createdAt":"2026-11-26T08:00:00.000Z","software":"0.1.0","migrations":["001-first-tables"]}
 * {"table":"games","columns":["slug","title"]}
 * ["cozy-blocks","Cozy Blocks"]
 * {"endOf":"games","rows":1,"digest":"…","lastId":null}
 * {"end":"playhouse-backup","tables":1,"rows":1}
 * ```
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'

export const FORMAT = 'playhouse-backup'
const VERSION = 1

/** Bytes are written as `{"base64":"…"}`. */
export type Value = string | number | null | Uint8Array
export type Row = readonly Value[]

export interface BackupHeader {
  /** When the snapshot was taken, ISO 8601. */
  createdAt: string
  /** The version of the program that wrote it. */
  software: string
  /** Names of the migrations that the ledger had. */
  migrations: readonly string[]
}

export interface TableEnd {
  rows: number
  /** The sum of the SHA-256 of each row, hexadecimal: the same for every order of the rows. */
  digest: string
  /** The last id that was given, also to a deleted row; null for a table without such ids. */
  lastId: number | null
}

/** What a backup consists of, in order: header, then each table with its rows and end, then the end. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; name: string; columns: readonly string[] }
  | { kind: 'row'; row: Row }
  | { kind: 'tableEnd'; name: string; end: TableEnd }
  | { kind: 'end'; tables: number; rows: number }

/**
 * A file that is no backup, is damaged or from a newer version, a missing passphrase, a place with a ledger, a missing backup, or a store that refuses
 * or is away. The message says which.
 */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly code: 'damaged' | 'not-a-backup' | 'newer' | 'passphrase' | 'occupied' | 'no-backup' | 'store'
  constructor(code: BackupError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const DIGEST_MODULUS = 2n ** 256n

/** Adds rows up to a `TableEnd`. */
export function createRowDigest() {
  let sum = 0n
  let rows = 0
  return {
    /** `line` is the row as it is written. */
    add(line: string): void {
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % DIGEST_MODULUS
      rows++
    },
    end: (lastId: number | null): TableEnd => ({
      rows,
      digest: sum.toString(16).padStart(64, '0'),
      lastId,
    }),
  }
}

export function writeRow(row: Row): string {
  return JSON.stringify(
    row.map((value) =>
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
    ),
  )
}

/** One line without its line break. */
export function writePart(part: BackupPart): string {
  switch (part.kind) {
    case 'header':
      return JSON.stringify({ format: FORMAT, version: VERSION, ...part.header })
    case 'table':
      return JSON.stringify({ table: part.name, columns: part.columns })
    case 'row':
      return writeRow(part.row)
    case 'tableEnd':
      return JSON.stringify({ endOf: part.name, ...part.end })
    case 'end':
      return JSON.stringify({ end: FORMAT, tables: part.tables, rows: part.rows })
  }
}

const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const ValueSchema = v.union([
  v.string(),
  v.number(),
  v.null(),
  v.pipe(
    v.strictObject({ base64: v.pipe(v.string(), v.base64()) }),
    v.transform(({ base64 }): Uint8Array => Buffer.from(base64, 'base64')),
  ),
])
const PartSchema = v.union([
  v.pipe(
    v.array(ValueSchema),
    v.transform((row) => ({ kind: 'row' as const, row })),
  ),
  v.pipe(
    v.object({ table: v.string(), columns: v.array(v.string()) }),
    v.transform(({ table, columns }) => ({ kind: 'table' as const, name: table, columns })),
  ),
  v.pipe(
    v.object({
      endOf: v.string(),
      rows: CountSchema,
      digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      lastId: v.nullable(CountSchema),
    }),
    v.transform(({ endOf, ...end }) => ({ kind: 'tableEnd' as const, name: endOf, end })),
  ),
  v.pipe(
    v.object({ end: v.literal(FORMAT), tables: CountSchema, rows: CountSchema }),
    v.transform(({ tables, rows }) => ({ kind: 'end' as const, tables, rows })),
  ),
])
const HeaderSchema = v.object({
  format: v.literal(FORMAT),
  version: CountSchema,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  software: v.string(),
  migrations: v.array(v.string()),
})

export function readHeader(line: string): BackupHeader {
  const parsed = v.safeParse(HeaderSchema, readJson(line))
  if (!parsed.success)
    throw new BackupError('not-a-backup', 'This file is not a backup: its first line does not say so')
  const { version, createdAt, software, migrations } = parsed.output
  if (version > VERSION)
    throw new BackupError(
      'newer',
      `This backup was written by a newer version (${software}); restore it with that version`,
    )
  return { createdAt, software, migrations }
}

/** Every line after the header. `line` is counted from 1, for the message. */
export function readPart(text: string, line: number): Exclude<BackupPart, { kind: 'header' }> {
  const parsed = v.safeParse(PartSchema, readJson(text))
  if (!parsed.success) throw new BackupError('damaged', `The backup is damaged at line ${line}`)
  return parsed.output
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
