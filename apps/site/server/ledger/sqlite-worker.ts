/**
 * SQLite is synchronous, so it lives in this worker thread and the main thread never calls it.
 * One connection writes, a second one reads, so that a page's query never waits for a long transaction.
 */
import { hash } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type {
  WorkerFault,
  WorkerOptions,
  WorkerReply,
  WorkerRequest,
  WorkerResult,
} from './sqlite-protocol.ts'

/** How long a write waits for others to share its commit; a commit costs a disk flush, several writes share one. */
const GATHER_MS = 3
/** A group stops growing after this long, so that gathering, running and flushing stay within 50 ms. */
const GROUP_MS = 15
const MAX_CACHED_STATEMENTS = 300
const SQLITE_BUSY = 5
const NO_RESULT: WorkerResult = { rows: [], changes: 0, lastInsertId: null }

interface Connection {
  database: DatabaseSync
  statements: Map<string, StatementSync>
}
interface Waiting {
  request: WorkerRequest
  arrivedAtMs: number
}

const port = parentPort!
const { file, busyTimeoutMs, isReadOnly } = workerData as WorkerOptions
const stats = { writes: 0, groups: 0 }

const writes: Waiting[] = []
const transactions: Waiting[] = []
/** The current owner of the writing connection: none, a group commit, or an explicit transaction by its id; or it is closed. */
let owner: null | 'group' | number | 'closed' = null
let lastTurn: 'group' | 'transaction' = 'transaction'
let gatherTimer: NodeJS.Timeout | null = null
let closing: WorkerRequest | null = null

function toFault(error: unknown): WorkerFault {
  const { message, errcode } = error as { message?: string; errcode?: number }
  return { message: message ?? String(error), resultCode: (errcode ?? 0) & 0xff }
}

function isBusy(error: unknown): boolean {
  return toFault(error).resultCode === SQLITE_BUSY
}

function reply(request: WorkerRequest, outcome: Omit<WorkerReply, 'id'>): void {
  port.postMessage({ id: request.id, ...outcome })
}

/** Another process may be opening, migrating or closing the file at this moment, so a busy file is tried again. */
function openConnection(setup: string): Connection {
  const giveUpAtMs = Date.now() + busyTimeoutMs
  for (;;) {
    let database: DatabaseSync | null = null
    try {
      database = new DatabaseSync(file, { timeout: 0 })
      database.exec(setup)
      addFunctions(database)
      return { database, statements: new Map() }
    } catch (error) {
      database?.close()
      if (!isBusy(error) || Date.now() > giveUpAtMs) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** `md5` as PostgreSQL has it. */
function addFunctions(database: DatabaseSync): void {
  database.function('md5', { deterministic: true }, (text) => hash('md5', String(text)))
}

/** “Immutable”: SQLite then neither locks the file nor needs a place for its `-shm`. */
function openUnchanged(): Connection {
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  const database = new DatabaseSync(url, { readOnly: true })
  addFunctions(database)
  return { database, statements: new Map() }
}

function openConnections(): { writer: Connection; reader: Connection } {
  if (isReadOnly) return { writer: openUnchanged(), reader: openUnchanged() }
  const writer = openConnection(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA journal_size_limit = 67108864;
    SELECT count(*) FROM sqlite_schema;
  `)
  const reader = openConnection('PRAGMA query_only = ON; PRAGMA busy_timeout = 5000;')
  return { writer, reader }
}

function prepare({ database, statements }: Connection, sql: string): StatementSync {
  const cached = statements.get(sql)
  if (cached) return cached
  const statement = database.prepare(sql)
  if (statements.size >= MAX_CACHED_STATEMENTS) statements.delete(statements.keys().next().value!)
  statements.set(sql, statement)
  return statement
}

function run(connection: Connection, { sql, parameters }: WorkerRequest): WorkerResult {
  const statement = prepare(connection, sql)
  if (statement.columns().length > 0) {
    const rows = statement.all(...parameters) as WorkerResult['rows']
    return { rows, changes: rows.length, lastInsertId: null }
  }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { rows: [], changes: Number(changes), lastInsertId: Number(lastInsertRowid) }
}

function rejectExpired(queue: Waiting[]): void {
  const message = `another writer held the ledger for more than ${busyTimeoutMs / 1000} s`
  while (queue.length > 0 && Date.now() - queue[0]!.arrivedAtMs > busyTimeoutMs) {
    reply(queue.shift()!.request, { fault: { message, resultCode: SQLITE_BUSY } })
  }
}

/**
 * Another process may hold the file's write lock. Waiting here with a timer, not in SQLite's busy handler,
 * keeps this thread free for reads.
 */
function beginThen(queue: Waiting[], whenBegun: () => void, delayMs = 1): void {
  // A transaction that was still waiting for the file when the ledger closed.
  if (closing && queue !== writes) return
  try {
    writer.database.exec('BEGIN IMMEDIATE')
  } catch (error) {
    if (isBusy(error)) rejectExpired(queue)
    else for (const { request } of queue.splice(0)) reply(request, { fault: toFault(error) })
    if (queue.length > 0)
      return void setTimeout(beginThen, delayMs, queue, whenBegun, Math.min(delayMs * 2, 16))
    owner = null
    return advance()
  }
  whenBegun()
}

/** A failing statement is undone alone; a fault that ended the whole transaction rejects every statement in it. */
function runInGroup(request: WorkerRequest): Omit<WorkerReply, 'id'> {
  writer.database.exec('SAVEPOINT one_write')
  try {
    const result = run(writer, request)
    writer.database.exec('RELEASE one_write')
    return { result }
  } catch (error) {
    if (!writer.database.isTransaction) throw error
    writer.database.exec('ROLLBACK TO one_write; RELEASE one_write')
    return { fault: toFault(error) }
  }
}

function commitGroup(): void {
  const startedAtMs = performance.now()
  const group: WorkerRequest[] = []
  const outcomes: Omit<WorkerReply, 'id'>[] = []
  try {
    while (writes.length > 0 && performance.now() - startedAtMs < GROUP_MS) {
      const { request } = writes.shift()!
      group.push(request)
      outcomes.push(runInGroup(request))
    }
    writer.database.exec('COMMIT')
    stats.groups += 1
    stats.writes += group.length
    group.forEach((request, index) => reply(request, outcomes[index]!))
  } catch (error) {
    if (writer.database.isTransaction) writer.database.exec('ROLLBACK')
    for (const request of group) reply(request, { fault: toFault(error) })
  }
  owner = null
  // Reads that came meanwhile go first.
  setImmediate(advance)
}

/** Groups and explicit transactions take turns, so that neither starves the other. */
function advance(): void {
  if (owner !== null) return
  if (writes.length > 0 && (transactions.length === 0 || lastTurn === 'transaction')) {
    owner = lastTurn = 'group'
    beginThen(writes, commitGroup)
  } else if (transactions.length > 0) {
    lastTurn = 'transaction'
    owner = transactions[0]!.request.transactionId
    // Only this transaction waits for the file; those behind it wait for their turn.
    const turn = [transactions.shift()!]
    beginThen(turn, () => {
      reply(turn[0]!.request, { result: NO_RESULT })
    })
  } else if (closing) {
    finishClosing(closing)
  }
}

function endGathering(): void {
  gatherTimer = null
  if (writes.length > 0) advance()
}

function endTransaction(request: WorkerRequest): void {
  const { database } = writer
  if (owner !== request.transactionId) return reply(request, { result: NO_RESULT })
  try {
    if (request.kind === 'commit' || database.isTransaction) database.exec(request.kind)
    reply(request, { result: NO_RESULT })
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    reply(request, { fault: toFault(error) })
  }
  owner = null
  advance()
}

function executeInTransaction(request: WorkerRequest): WorkerResult {
  if (owner !== request.transactionId || !writer.database.isTransaction) {
    throw new Error('the transaction was already rolled back by an earlier fault')
  }
  return run(writer, request)
}

function answer(request: WorkerRequest, compute: () => WorkerResult): void {
  try {
    reply(request, { result: compute() })
  } catch (error) {
    reply(request, { fault: toFault(error) })
  }
}

/** Single writes that were sent before closing are still committed; an open transaction is not. */
function close(request: WorkerRequest): void {
  closing = request
  transactions.length = 0
  if (typeof owner === 'number') {
    if (writer.database.isTransaction) writer.database.exec('ROLLBACK')
    owner = null
  }
  advance()
}

function finishClosing(request: WorkerRequest): void {
  owner = 'closed'
  clearInterval(expiryTimer)
  reader.database.close()
  writer.database.close()
  // The main thread terminates this worker: if the worker exited itself, its last answer could be lost.
  reply(request, { result: NO_RESULT })
}

function handle(request: WorkerRequest): void {
  const waiting = { request, arrivedAtMs: Date.now() }
  switch (request.kind) {
    case 'read':
      return answer(request, () => run(reader, request))
    case 'write':
      writes.push(waiting)
      gatherTimer ??= setTimeout(endGathering, GATHER_MS)
      return
    case 'begin':
      transactions.push(waiting)
      return advance()
    case 'execute':
      return answer(request, () => executeInTransaction(request))
    case 'commit':
    case 'rollback':
      return endTransaction(request)
    case 'stats':
      return reply(request, { result: { ...NO_RESULT, rows: [{ ...stats }] } })
    case 'close':
      return close(request)
  }
}

let writer: Connection
let reader: Connection
let expiryTimer: NodeJS.Timeout
try {
  ;({ writer, reader } = openConnections())
  // A write sent from inside a transaction's own callback would wait for itself for ever without this.
  expiryTimer = setInterval(() => {
    rejectExpired(writes)
    rejectExpired(transactions)
  }, 500)
  port.on('message', handle)
  port.postMessage({ id: 0, result: NO_RESULT })
  // This file is not compiled again when the process is killed.
  flushCompileCache()
} catch (error) {
  port.ref()
  port.postMessage({ id: 0, fault: toFault(error) })
}
