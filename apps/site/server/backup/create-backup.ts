/** Makes, checks and restores backups; the command line and the schedule call these. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ledgerExists } from '../ledger/ledger-exists.ts'
import type { LedgerOptions } from '../ledger/ledger.ts'
import { BackupError, type BackupHeader, type BackupPart, type TableEnd } from './backup-format.ts'
import { nameBackup, type BackupStore, type StoredBackup } from './backup-store.ts'
import { openBackup, toBytes } from './backup-stream.ts'
import { readLedger } from './ledger-reader.ts'
import { writeLedger } from './ledger-writer.ts'

export interface BackupRequest {
  ledger: LedgerOptions
  store: BackupStore
  /** Null: not encrypted. */
  passphrase: string | null
  /** How many backups stay in the store, with this one; null: all. */
  keep: number | null
  software: string
  nowMs: number
}

/** Removes the oldest backups only when the new one is complete. */
export async function createBackup({
  ledger,
  store,
  passphrase,
  keep,
  software,
  nowMs,
}: BackupRequest): Promise<{ stored: StoredBackup; removed: string[] }> {
  const bytes = await toBytes(readLedger(ledger, { software, nowMs }), passphrase)
  const stored = await store.put(nameBackup(nowMs, passphrase !== null), bytes)
  const removed = keep === null ? [] : (await store.list()).slice(0, -keep).map(({ name }) => name)
  for (const name of removed) await store.remove(name)
  return { stored, removed }
}

/** Overwrites nothing, and reads the backup to its end before it makes a ledger. `open` begins to read it. */
export async function restoreBackup(
  open: () => Readable | Promise<Readable>,
  passphrase: string | null,
  target: LedgerOptions,
): Promise<{ header: BackupHeader; rows: number }> {
  if (await ledgerExists(target))
    throw new BackupError(
      'occupied',
      'There is a ledger already; a backup is restored to an empty place only',
    )
  await listTables((await openBackup(await open(), passphrase)).parts)
  const backup = await openBackup(await open(), passphrase)
  const counts = await writeLedger(target, backup)
  return { header: backup.header, rows: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

/** Restores a backup to a temporary ledger, reads that ledger again, and compares every table with the backup. */
export async function verifyBackup(
  bytes: Readable,
  passphrase: string | null,
): Promise<{ header: BackupHeader; tables: number; rows: number }> {
  const { header, parts } = await openBackup(bytes, passphrase)
  const written = new Map<string, TableEnd>()
  const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-verify-'))
  try {
    await writeLedger({ dataDir }, { header, parts: recordTables(parts, written) }, { isUpgraded: false })
    const restored = await listTables(
      readLedger({ dataDir }, { software: header.software, nowMs: Date.now() }),
    )
    for (const [name, end] of written) {
      const found = restored.get(name)
      if (found?.digest !== end.digest || found.rows !== end.rows)
        throw new BackupError('damaged', `The table ${name} is not the same after it was restored`)
    }
    const rows = [...written.values()].reduce((sum, end) => sum + end.rows, 0)
    return { header, tables: written.size, rows }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Passes the parts on and adds each table's end to `tables`. */
async function* recordTables<Part extends BackupPart>(
  parts: AsyncIterable<Part>,
  tables: Map<string, TableEnd>,
): AsyncGenerator<Part> {
  for await (const part of parts) {
    if (part.kind === 'tableEnd') tables.set(part.name, part.end)
    yield part
  }
}

/** Reads to the end, and throws where a backup is damaged. */
async function listTables(parts: AsyncIterable<BackupPart>): Promise<Map<string, TableEnd>> {
  const tables = new Map<string, TableEnd>()
  for await (const _ of recordTables(parts, tables));
  return tables
}
