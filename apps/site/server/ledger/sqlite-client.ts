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

/** Resolves or rejects each request as the worker answers; when the worker ends, all of them are rejected. */
export class SqliteClient {
  readonly #file: string
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  #lastId = 0
  #closedError: LedgerError | null = null

  constructor(worker: Worker, file: string) {
    this.#file = file
    this.#worker = worker
    worker.on('message', (reply: WorkerReply) => this.#settle(reply))
    worker.on('error', (cause) => this.#abandon(cause))
    worker.on('exit', (exitCode) => this.#abandon(new Error(`exit code ${exitCode}`)))
  }

  waitUntilOpened(): Promise<WorkerResult> {
    return this.#expectReply(0, 'opening', this.#file)
  }

  async send(
    kind: RequestKind,
    transactionId = 0,
    sql = '',
    parameters: SqlValue[] = [],
  ): Promise<WorkerResult> {
    if (this.#closedError) throw this.#closedError
    const id = ++this.#lastId
    const reply = this.#expectReply(id, kind, sql ? describeStatement(sql) : this.#file)
    this.#worker.postMessage({ id, kind, transactionId, sql, parameters } satisfies WorkerRequest)
    return reply
  }

  async readStats(): Promise<SqliteStats> {
    const { rows } = await this.send('stats')
    return rows[0] as unknown as SqliteStats
  }

  async close(): Promise<void> {
    if (this.#closedError) return
    const closing = this.send('close')
    this.#closedError = new LedgerError('unavailable', `Ledger: ${this.#file} was closed`)
    await closing
    await this.#worker.terminate()
  }

  #expectReply(id: number, operation: string, subject: string): Promise<WorkerResult> {
    return new Promise((resolve, reject) => this.#pending.set(id, { operation, subject, resolve, reject }))
  }

  #settle({ id, result, fault }: WorkerReply): void {
    const request = this.#pending.get(id)
    if (!request) return
    this.#pending.delete(id)
    if (fault)
      request.reject(toLedgerError(request.operation, request.subject, fault.message, fault.resultCode))
    else request.resolve(result!)
  }

  #abandon(cause: unknown): void {
    this.#closedError ??= new LedgerError('unavailable', `Ledger: the worker for ${this.#file} has ended`, {
      cause,
    })
    for (const request of this.#pending.values()) request.reject(this.#closedError)
    this.#pending.clear()
  }
}

/** Starts the worker and waits until it has opened the file. */
export async function startSqliteClient(
  options: WorkerOptions & { workerPath?: string },
): Promise<SqliteClient> {
  const { file, busyTimeoutMs, isReadOnly } = options
  // Flags of the main thread (loaders, inspectors) must not apply to the worker.
  const worker = new Worker(options.workerPath ?? findSqliteWorker(), {
    name: 'ledger',
    workerData: { file, busyTimeoutMs, isReadOnly } satisfies WorkerOptions,
    execArgv: [],
  })
  const client = new SqliteClient(worker, file)
  try {
    await client.waitUntilOpened()
    return client
  } catch (error) {
    await worker.terminate()
    throw error
  }
}
