/** The worker that copies what the ledger publishes. Run from source by Node itself. */
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { openBackup, toBytes } from '../backup/backup-stream.ts'
import { readLedger } from '../backup/ledger-reader.ts'
import { writeLedger } from '../backup/ledger-writer.ts'
import { LEDGER_FILE, type LedgerOptions } from '../ledger/ledger.ts'
import { LAST_GOOD_KEY, type LastGoodNote } from './last-good-file.ts'

/** What pages show. Nothing that visitors sent: no messages, reports or votes. */
const PUBLISHED_TABLES = [
  'meta',
  'games',
  'game_edits',
  'game_pictures',
  'drawn_covers',
  'address_checks',
  'play_tests',
  'feed_providers',
  'play_hours',
  'sites',
  'articles',
  'article_pictures',
  'pages',
  'document_pictures',
  'sponsor_pictures',
  'ad_documents',
  'categories',
  'moved_addresses',
] as const

export interface CopyRequest {
  ledger: LedgerOptions
  /** Where it is written before it replaces `file`. */
  folder: string
  file: string
  note: LastGoodNote
}

async function copyPublished({ ledger, folder, file, note }: CopyRequest): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  try {
    const parts = readLedger(ledger, {
      ...{ software: 'last good', nowMs: note.storedAtMs, tables: PUBLISHED_TABLES, isCopied: false },
    })
    await writeLedger({ dataDir: folder }, await openBackup(await toBytes(parts, null), null))
    const copy = join(folder, LEDGER_FILE)
    const db = new DatabaseSync(copy)
    db.prepare('insert or replace into meta (key, value) values (?, ?)').run(
      LAST_GOOD_KEY,
      JSON.stringify(note),
    )
    db.exec('pragma journal_mode = delete')
    db.close()
    await rename(copy, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await copyPublished(workerData as CopyRequest)
