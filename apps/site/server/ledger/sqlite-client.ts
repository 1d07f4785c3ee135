/** The main thread's side of the SQLite worker: one promise per request. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { LedgerError, toLedgerError } from './ledger-error.ts'
import type {
  RequestKind,
  SqliteStats,
  SqlValue,
  WorkerOptions,
  WorkerReply,
  WorkerRequest,
  WorkerResult,
} from './sqlite-protocol.ts'

const WORKER_FILE = join('apps', 'site', 'server', 'ledger', 'sqlite-worker.ts')

interface Pending {
  operation: string
  subject: string
  resolve: (result: WorkerResult) => void
  reject: (error: Error) => void
}

/**
 * Finds the worker's source file by walking up to the folder that has `apps/site`: this module may run from a
 * bundle, beside which there is no worker.
 */
export function findSqliteWorker(startFolders = [import.meta.dirname, process.cwd()]): string {
  for (const start of startFolders) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, WORKER_FILE)
      if (existsSync(candidate)) return candidate
      if (dirname(folder) === folder) break
    }
  }
  throw new LedgerError(
    'unavailable',
    `Ledger: opening failed: ${WORKER_FILE} was not found above ${startFolders.join(' or ')}`,
  )
}

function describeStatement(sql: string): string {
  return sql.length > 160 ? `${sql.slice(0, 160)}…` : sql
}

/** What sends statements to the thread that has the file: in this process, or through the process that owns the ledger. */
export interface SqliteSender {
  /** Rejects with a LedgerError. */
  send(
    kind: RequestKind,
    transactionId?: number,
    sql?: string,
    parameters?: SqlValue[],
  ): Promise<WorkerResult>
  /** Another one for each explicit transaction. */
  createTransactionId(): number
  close(): Promise<void>
}

export interface SqliteClientOptions extends WorkerOptions {
  workerPath?: string
  /** When the worker has not even answered a question about itself for this long, requests are rejected until it does. */
  stallTimeoutMs?: number
}

/**
 * Resolves or rejects each request as the worker answers; when the worker ends, all of them are rejected and the next request starts another
 * one. A transaction ends with its worker.
 */
export class SqliteClient implements SqliteSender {
  readonly #options: SqliteClientOptions
  readonly #pending = new Map<number, Pending>()
  readonly #transactions = new Set<number>()
  #worker: Worker | null = null
  #lastId = 0
  #lastTransactionId = 0
  #closedError: LedgerError | null = null
  #isStalled = false
  #watchTimer: NodeJS.Timeout | undefined

  constructor(options: SqliteClientOptions) {
    this.#options = options
  }

  /** Starts the worker and waits until it has opened the file. */
  async open(): Promise<void> {
    const opened = this.#expectReply(0, 'opening', this.#options.file)
    this.#startWorker()
    await opened
    const { stallTimeoutMs } = this.#options
    if (stallTimeoutMs)
      this.#watchTimer = setInterval(() => this.#checkStall(stallTimeoutMs), stallTimeoutMs).unref()
  }

  async send(
    kind: RequestKind,
    transactionId = 0,
    sql = '',
    parameters: SqlValue[] = [],
  ): Promise<WorkerResult> {
    if (this.#closedError) throw this.#closedError
    if (this.#isStalled) throw this.#describeStall()
    if (kind === 'begin') this.#transactions.add(transactionId)
    else if (transactionId !== 0 && !this.#transactions.has(transactionId))
      throw this.#describeEnd(new Error('its transaction ended with it'))
    if (kind === 'commit' || kind === 'rollback') this.#transactions.delete(transactionId)
    return this.#request(kind, transactionId, sql, parameters)
  }

  createTransactionId(): number {
    return ++this.#lastTransactionId
  }

  async readStats(): Promise<SqliteStats> {
    const { rows } = await this.send('stats')
    return rows[0] as unknown as SqliteStats
  }

  async close(): Promise<void> {
    if (this.#closedError) return
    clearInterval(this.#watchTimer)
    const closing = this.#worker && !this.#isStalled ? this.#request('close') : null
    this.#closedError = new LedgerError('unavailable', `Ledger: ${this.#options.file} was closed`)
    await closing
    await this.#worker?.terminate()
  }

  #request(
    kind: RequestKind,
    transactionId = 0,
    sql = '',
    parameters: SqlValue[] = [],
  ): Promise<WorkerResult> {
    const id = ++this.#lastId
    const reply = this.#expectReply(id, kind, sql ? describeStatement(sql) : this.#options.file)
    const worker = this.#worker ?? this.#startWorker()
    worker.postMessage({ id, kind, transactionId, sql, parameters } satisfies WorkerRequest)
    return reply
  }

  #startWorker(): Worker {
    const { file, busyTimeoutMs, isReadOnly, workerPath } = this.#options
    // Flags of the main thread (loaders, inspectors) must not apply to the worker.
    const worker = new Worker(workerPath ?? findSqliteWorker(), {
      name: 'ledger',
      workerData: { file, busyTimeoutMs, isReadOnly } satisfies WorkerOptions,
      execArgv: [],
    })
    worker.on('message', (reply: WorkerReply) => this.#settle(worker, reply))
    worker.on('error', (cause) => this.#abandon(worker, cause))
    worker.on('exit', (exitCode) => this.#abandon(worker, new Error(`exit code ${exitCode}`)))
    this.#worker = worker
    return worker
  }

  #expectReply(id: number, operation: string, subject: string): Promise<WorkerResult> {
    return new Promise((resolve, reject) => this.#pending.set(id, { operation, subject, resolve, reject }))
  }

  #settle(worker: Worker, { id, result, fault }: WorkerReply): void {
    const request = this.#pending.get(id)
    this.#pending.delete(id)
    if (id === 0 && fault) {
      const error = toLedgerError('opening', this.#options.file, fault.message, fault.resultCode)
      request?.reject(error)
      this.#abandon(worker, error)
      void worker.terminate()
    } else if (fault) {
      request?.reject(toLedgerError(request.operation, request.subject, fault.message, fault.resultCode))
    } else request?.resolve(result!)
  }

  #abandon(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#transactions.clear()
    this.#rejectAll(this.#describeEnd(cause))
  }

  #rejectAll(error: LedgerError): void {
    for (const request of this.#pending.values()) request.reject(error)
    this.#pending.clear()
  }

  /** A write that waits for another writer is no stall: the worker answers other requests meanwhile. */
  #checkStall(withinMs: number): void {
    if (this.#pending.size === 0 || this.#isStalled) return
    const timer = setTimeout(() => {
      this.#isStalled = true
      this.#rejectAll(this.#describeStall())
      // Its answer to this shows that it continues.
      void this.#request('stats').then(
        () => (this.#isStalled = false),
        () => (this.#isStalled = false),
      )
    }, withinMs).unref()
    void this.#request('stats').then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  }

  #describeStall(): LedgerError {
    return new LedgerError('unavailable', `Ledger: the worker for ${this.#options.file} does not answer`)
  }

  #describeEnd(cause: unknown): LedgerError {
    if (cause instanceof LedgerError) return cause
    const message = `Ledger: the worker for ${this.#options.file} has ended`
    return new LedgerError('unavailable', message, { cause })
  }
}

export async function startSqliteClient(options: SqliteClientOptions): Promise<SqliteClient> {
  const client = new SqliteClient(options)
  await client.open()
  return client
}
