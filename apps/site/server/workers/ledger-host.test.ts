import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addFeed, listFeeds } from '../ledger/feeds.ts'
import { makeTestFolder } from '../ledger/ledger-engines.ts'
import { LedgerError } from '../ledger/ledger-error.ts'
import { openOwnedSqlite } from '../ledger/ledger.ts'
import { findFact, setFact } from '../ledger/versions.ts'
import { startChangeWatch } from './change-watch.ts'
import { createLedgerHost } from './ledger-host.ts'
import { createChannel } from './message-channel.ts'
import { openRemoteLedger } from './remote-ledger.ts'
import { createTestConnection } from './test-ports.ts'

async function startPrimary() {
  const dataDir = await makeTestFolder()
  const events: string[] = []
  const open = vi.fn(() => openOwnedSqlite({ dataDir }))
  const host = createLedgerHost({
    open,
    onOpen: () => void events.push('opened'),
    onClose: async () => void events.push('closed'),
  })
  onTestFinished(() => host.close())

  /** A worker process; `end` is its death. */
  async function startWorker(stallTimeoutMs?: number) {
    const connection = createTestConnection()
    const channel = createChannel(connection.ends[0], { sweepEveryMs: 5, stallTimeoutMs })
    const primaryEnd = createChannel(connection.ends[1], { sweepEveryMs: 5 })
    const end = host.serve(primaryEnd)
    onTestFinished(() => [channel, primaryEnd].forEach((each) => each.close()))
    return { ledger: await openRemoteLedger(channel), connection, end }
  }
  return { dataDir, host, events, open, startWorker }
}

const begin = sql`insert into meta (key, value) values ('half', 'done')`

test('two workers use one ledger: each reads what the other has written, and a transaction is one', async () => {
  const { startWorker, open } = await startPrimary()
  const [{ ledger: first }, { ledger: second }] = [await startWorker(), await startWorker()]
  await setFact(first, 'a', '1')
  expect(await findFact(second, 'a')).toBe('1')
  const transfers = [first, second].flatMap(({ db }) =>
    Array.from({ length: 10 }, () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ value: string }>`select value from meta where key = 'a'`.execute(trx)
        await sql`update meta set value = ${String(Number(rows[0]!.value) + 1)} where key = 'a'`.execute(trx)
      }),
    ),
  )
  await Promise.all(transfers)
  expect(await findFact(first, 'a')).toBe('21')
  expect(open).toHaveBeenCalledTimes(1)
})

test('a refused write reaches the worker as the same error as in one process, and bytes come back as bytes', async () => {
  const { startWorker } = await startPrimary()
  const { ledger } = await startWorker()
  const feed = { provider: 'gamepix', url: 'https://feeds.example/a', everyMs: 3_600_000, nextAtMs: 1 }
  await addFeed(ledger, feed)
  expect(await listFeeds(ledger)).toHaveLength(1)
  await sql`insert into meta (key, value) values ('once', '')`.execute(ledger.db)
  const error = await sql`insert into meta (key, value) values ('once', '')`
    .execute(ledger.db)
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(LedgerError)
  expect(error).toMatchObject({ code: 'constraint' })
  const { rows } = await sql<{ bytes: Uint8Array }>`select ${Buffer.alloc(500_000, 7)} as bytes`.execute(
    ledger.db,
  )
  expect(rows[0]!.bytes.length).toBe(500_000)
})

test('the transaction of a worker that dies is rolled back, and the others write on', async () => {
  const { startWorker } = await startPrimary()
  const [dying, other] = [await startWorker(), await startWorker()]
  const trx = await dying.ledger.db.startTransaction().execute()
  await begin.execute(trx)
  const waiting = setFact(other.ledger, 'whole', 'done')
  await dying.end()
  await waiting
  expect(await findFact(other.ledger, 'half')).toBeNull()
  await expect(begin.execute(trx)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a transaction whose worker gave up waiting for a stalled primary process is rolled back when that goes on', async () => {
  const { startWorker } = await startPrimary()
  const [stalled, other] = [await startWorker(400), await startWorker()]
  stalled.connection.freeze()
  const attempt = stalled.ledger.db.transaction().execute((trx) => begin.execute(trx))
  await expect(attempt).rejects.toMatchObject({ code: 'unavailable' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  stalled.connection.thaw()
  await setFact(other.ledger, 'whole', 'done')
  expect(await findFact(other.ledger, 'half')).toBeNull()
})

test('the file is closed after the last worker, and opened again for the next one', async () => {
  const { startWorker, events } = await startPrimary()
  const [first, second] = [await startWorker(), await startWorker()]
  await first.ledger.close()
  await setFact(second.ledger, 'a', '1')
  await second.end()
  expect(events).toEqual(['opened', 'closed'])
  const third = await startWorker()
  expect(await findFact(third.ledger, 'a')).toBe('1')
  await expect(findFact(second.ledger, 'a')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a ledger that cannot be opened is reported to every worker, and opened when it can be', async () => {
  const { startWorker, open } = await startPrimary()
  open.mockImplementation(() => Promise.reject(new LedgerError('corrupt', 'The ledger is damaged')))
  await expect(Promise.all([startWorker(), startWorker()])).rejects.toMatchObject({ code: 'corrupt' })
  open.mockReset()
  const dataDir = await makeTestFolder()
  open.mockImplementation(() => openOwnedSqlite({ dataDir }))
  const { ledger } = await startWorker()
  await setFact(ledger, 'a', '1')
  expect(await findFact(ledger, 'a')).toBe('1')
})

test('a change by another program is announced once, by its topic', async () => {
  const dataDir = await makeTestFolder()
  const { ledger } = await openOwnedSqlite({ dataDir })
  const { ledger: commandLine } = await openOwnedSqlite({ dataDir })
  onTestFinished(() => Promise.all([ledger.close(), commandLine.close()]).then(() => {}))
  const announced: string[][] = []
  const watch = startChangeWatch({
    ledger,
    announce: (topics) => void announced.push(topics),
    lookEveryMs: 10,
  })
  onTestFinished(() => watch.close())
  await setFact(commandLine, 'first', 'look')
  await new Promise((resolve) => setTimeout(resolve, 60))
  await sql`update meta set value = '99' where key = 'catalogueVersion'`.execute(commandLine.db)
  await setFact(commandLine, 'other', 'fact')
  await expect.poll(() => announced).toEqual([['catalogueVersion']])
})
