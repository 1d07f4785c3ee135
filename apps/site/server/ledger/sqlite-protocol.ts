/** Messages between the main thread and the SQLite worker. Types only: the worker imports nothing at run time. */

export type SqlValue = string | number | bigint | null | Uint8Array

export interface WorkerOptions {
  /** The database file. */
  file: string
  /** How long a write waits for another writer, of this process or another. */
  busyTimeoutMs: number
  /** Only reads, and creates no file beside the database: writes fail with SQLITE_READONLY. No other process may change the file. */
  isReadOnly?: boolean
}

/**
 * `read` sees what is committed and never waits for a writer; `write` joins the next group commit;
 * the other four are an explicit transaction, which has the writing connection alone.
 */
export type RequestKind = 'read' | 'write' | 'begin' | 'execute' | 'commit' | 'rollback' | 'stats' | 'close'

export interface WorkerRequest {
  id: number
  kind: RequestKind
  /** Which explicit transaction it belongs to; 0 for none. */
  transactionId: number
  sql: string
  parameters: SqlValue[]
}

export interface WorkerFault {
  message: string
  /** SQLite's primary result code; 0 where the fault is not SQLite's. */
  resultCode: number
}

export interface WorkerResult {
  rows: Record<string, SqlValue>[]
  changes: number
  lastInsertId: number | null
}

export interface WorkerReply {
  /** 0 for the answer to opening. */
  id: number
  result?: WorkerResult
  fault?: WorkerFault
}

export interface SqliteStats {
  /** Statements that went through group commits. */
  writes: number
  /** Group commits that carried them. */
  groups: number
}
