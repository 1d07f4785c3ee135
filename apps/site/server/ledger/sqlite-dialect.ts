/** Kysely over the SQLite worker: Kysely's compiler with a custom driver. */
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
} from 'kysely'
import type { SqliteSender } from './sqlite-client.ts'
import type { SqlValue } from './sqlite-protocol.ts'

/** Raw statements that only read; `WITH` may write, so it uses the writing connection, which is correct for both. */
const READING_SQL = /^\s*(select|values|explain|pragma)\b/i

/** The worker queues writers itself, so Kysely must not serialise everything behind one connection. */
class WorkerSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

function toSqlValue(value: unknown): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined) return null
  return value as SqlValue
}

class SqliteConnection implements DatabaseConnection {
  readonly #client: SqliteSender
  /** 0 outside an explicit transaction. */
  transactionId = 0

  constructor(client: SqliteSender) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const isReading = SelectQueryNode.is(query) || READING_SQL.test(sql)
    const kind = this.transactionId ? 'execute' : isReading ? 'read' : 'write'
    const result = await this.#client.send(kind, this.transactionId, sql, parameters.map(toSqlValue))
    return {
      rows: result.rows as Row[],
      numAffectedRows: BigInt(result.changes),
      insertId: result.lastInsertId === null ? undefined : BigInt(result.lastInsertId),
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Ledger: streaming is not offered on either engine; page by key instead')
  }
}

class SqliteWorkerDriver implements Driver {
  readonly #client: SqliteSender

  constructor(client: SqliteSender) {
    this.#client = client
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#client)
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const transactionId = this.#client.createTransactionId()
    await this.#client.send('begin', transactionId)
    connection.transactionId = transactionId
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await this.#client.send('commit', connection.transactionId)
    connection.transactionId = 0
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    const { transactionId } = connection
    connection.transactionId = 0
    if (transactionId) await this.#client.send('rollback', transactionId)
  }

  async savepoint(connection: SqliteConnection, name: string): Promise<void> {
    await this.#client.send('execute', connection.transactionId, `savepoint "${name}"`)
  }

  async rollbackToSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    await this.#client.send('execute', connection.transactionId, `rollback to "${name}"`)
  }

  async releaseSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    await this.#client.send('execute', connection.transactionId, `release "${name}"`)
  }

  /** The writing connection cannot be acquired outside a transaction. */
  async releaseConnection(connection: SqliteConnection): Promise<void> {
    await this.rollbackTransaction(connection)
  }

  async destroy(): Promise<void> {
    await this.#client.close()
  }
}

export function createSqliteDialect(client: SqliteSender): Dialect {
  return {
    createAdapter: () => new WorkerSqliteAdapter(),
    createDriver: () => new SqliteWorkerDriver(client),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: (): QueryCompiler => new SqliteQueryCompiler(),
  }
}
