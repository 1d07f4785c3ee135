/** The ledger of a worker process: each statement is a message to the primary process, which owns the SQLite file. */
import { LedgerError } from '../ledger/ledger-error.ts'
import { toKysely, toLedger, type Ledger } from '../ledger/ledger.ts'
import type { SqliteSender } from '../ledger/sqlite-client.ts'
import type { WorkerResult } from '../ledger/sqlite-protocol.ts'
import { BUSY_TIMEOUT_MS } from '../open-ledger.ts'
import type { AbandonedTransaction, Statement } from './ledger-host.ts'
import { ChannelError, type Channel } from './message-channel.ts'

/** Longer than the primary process lets a write wait for another writer. */
const ANSWER_TIMEOUT_MS = BUSY_TIMEOUT_MS + 5000
/** Migrations have no limit in one process; behind a message they need one. */
const OPEN_TIMEOUT_MS = 10 * 60_000

/** Rejects with the primary's error when the ledger cannot be opened. */
export async function openRemoteLedger(channel: Pick<Channel, 'ask' | 'notify'>): Promise<Ledger> {
  const handle = await channel.ask<number>('ledger.open', null, OPEN_TIMEOUT_MS).catch(throwLedgerError)
  const db = toKysely(createSender(channel, handle))
  return {
    ...toLedger('sqlite', db),
    async close() {
      await db.destroy()
      // Without an answer there is nothing left to close.
      await channel.ask('ledger.close', handle).catch(() => {})
    },
  }
}

function createSender(channel: Pick<Channel, 'ask' | 'notify'>, handle: number): SqliteSender {
  let lastTransactionId = 0
  return {
    async send(kind, transactionId = 0, sql = '', parameters = []) {
      const statement = { handle, kind, transactionId, sql, parameters } as Statement
      try {
        return await channel.ask<WorkerResult>('ledger.send', statement, ANSWER_TIMEOUT_MS)
      } catch (error) {
        // It may be done later, and its transaction would hold the ledger: the rollback that follows is not sent to a stalled process.
        if (transactionId !== 0 && error instanceof ChannelError)
          channel.notify('ledger.abandon', { handle, transactionId } satisfies AbandonedTransaction)
        return throwLedgerError(error)
      }
    },
    createTransactionId: () => ++lastTransactionId,
    close: async () => {},
  }
}

function throwLedgerError(error: unknown): never {
  if (!(error instanceof ChannelError)) throw error
  throw new LedgerError('unavailable', 'The ledger does not answer; try again in a moment', { cause: error })
}
