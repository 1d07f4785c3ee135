/**
 * The primary process owns the SQLite file: workers send it their statements. It opens the file for the first worker that asks and closes it
 * after the last one, so that a ledger that cannot be used yet is opened anew.
 */
import { LedgerError } from '../ledger/ledger-error.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { SqliteSender } from '../ledger/sqlite-client.ts'
import type { RequestKind, SqlValue, WorkerResult } from '../ledger/sqlite-protocol.ts'
import type { Channel } from './message-channel.ts'

export interface Statement {
  /** Of the opened ledger. */
  handle: number
  kind: Exclude<RequestKind, 'close'>
  transactionId: number
  sql: string
  parameters: SqlValue[]
}

/** A transaction whose worker gave up waiting for an answer. */
export type AbandonedTransaction = Pick<Statement, 'handle' | 'transactionId'>

interface OpenedLedger {
  ledger: Ledger
  client: SqliteSender
}

export interface LedgerHostOptions {
  open(): Promise<OpenedLedger>
  onOpen?(ledger: Ledger): void
  /** Called before it is closed. */
  onClose?(): Promise<void>
}

export interface LedgerHost {
  /** Answers the ledger's messages of one worker. Call the returned function when that process has ended: its transactions are rolled back. */
  serve(channel: Pick<Channel, 'handle'>): () => Promise<void>
  close(): Promise<void>
}

export function createLedgerHost({ open, onOpen, onClose }: LedgerHostOptions): LedgerHost {
  const handles = new Set<number>()
  let opened: Promise<OpenedLedger> | null = null
  /** Set while a worker has a handle. */
  let client: SqliteSender | null = null
  let closing: Promise<void> = Promise.resolve()
  let lastHandle = 0

  async function openOnce(): Promise<OpenedLedger> {
    await closing
    const result = await open()
    client = result.client
    onOpen?.(result.ledger)
    return result
  }

  async function openHandle(): Promise<number> {
    const handle = ++lastHandle
    handles.add(handle)
    try {
      opened ??= openOnce()
      await opened
    } catch (error) {
      handles.delete(handle)
      if (handles.size === 0) opened = null
      throw error
    }
    return handle
  }

  async function closeHandle(handle: number): Promise<void> {
    if (handles.delete(handle) && handles.size === 0) await closeLedger()
  }

  function closeLedger(): Promise<void> {
    const last = opened
    opened = null
    client = null
    if (last)
      closing = last.then(
        async ({ ledger }) => {
          await onClose?.()
          await ledger.close()
        },
        () => {}, // it was never open
      )
    return closing
  }

  function getClient(handle: number): SqliteSender {
    if (!client || !handles.has(handle)) throw new LedgerError('unavailable', 'Ledger: it was closed')
    return client
  }

  return {
    serve(channel) {
      const own = new Set<number>()
      /** By the worker's name of it. */
      const transactions = new Map<string, { client: SqliteSender; id: number; begun: Promise<unknown> }>()
      const nameOf = ({ handle, transactionId }: AbandonedTransaction) => `${handle} ${transactionId}`

      /** Without a pause before a transaction is known: the message that abandons it may come together with its first one. */
      async function send(statement: Statement): Promise<WorkerResult> {
        const { handle, kind, transactionId, sql, parameters } = statement
        const sender = getClient(handle)
        if (transactionId === 0) return sender.send(kind, 0, sql, parameters)
        const name = nameOf(statement)
        if (kind === 'begin') {
          const id = sender.createTransactionId()
          const begun = sender.send('begin', id)
          transactions.set(name, { client: sender, id, begun: begun.catch(() => transactions.delete(name)) })
          return begun
        }
        const transaction = transactions.get(name)
        if (!transaction) throw new LedgerError('unavailable', 'Ledger: the transaction has ended')
        if (kind === 'commit' || kind === 'rollback') transactions.delete(name)
        return transaction.client.send(kind, transaction.id, sql, parameters)
      }

      async function abandon(name: string): Promise<void> {
        const transaction = transactions.get(name)
        if (!transaction) return
        transactions.delete(name)
        // It may still wait for its turn.
        await transaction.begun
        await transaction.client.send('rollback', transaction.id).catch(() => {}) // it ended with its thread
      }

      channel.handle('ledger.open', async () => {
        const handle = await openHandle()
        own.add(handle)
        return handle
      })
      channel.handle('ledger.send', send)
      channel.handle('ledger.abandon', (transaction: AbandonedTransaction) => abandon(nameOf(transaction)))
      channel.handle('ledger.close', async (handle: number) => {
        own.delete(handle)
        await closeHandle(handle)
      })

      return async () => {
        await Promise.all([...transactions.keys()].map(abandon))
        await Promise.all([...own].map(closeHandle))
      }
    },
    close: closeLedger,
  }
}
