import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeTestFolder } from './ledger-engines.ts'
import { startSqliteClient, type SqliteClient } from './sqlite-client.ts'

const workerPath = join(import.meta.dirname, 'faulty-worker.ts')
const inTime = { timeout: 10_000 }

async function openFaulty(stallTimeoutMs?: number): Promise<SqliteClient> {
  const file = join(await makeTestFolder(), 'ledger.db')
  const client = await startSqliteClient({ file, busyTimeoutMs: 1000, workerPath, stallTimeoutMs })
  onTestFinished(() => client.close())
  await client.send('write', 0, 'create table notes (text)')
  return client
}

const count = async (client: SqliteClient) =>
  (await client.send('read', 0, 'select count(*) as notes from notes')).rows[0]!.notes

test('when the worker ends, what waits is rejected and the next request has a new worker', async () => {
  const client = await openFaulty()
  await client.send('write', 0, "insert into notes values ('stored')")
  await expect(client.send('read', 0, "select 'end'")).rejects.toMatchObject({ code: 'unavailable' })
  expect(await count(client)).toBe(1)
})

test('a transaction ends with its worker: its commit is not acknowledged', async () => {
  const client = await openFaulty()
  await client.send('begin', 1)
  await client.send('execute', 1, "insert into notes values ('lost')")
  await expect(client.send('read', 0, "select 'end'")).rejects.toMatchObject({ code: 'unavailable' })
  await expect(client.send('commit', 1)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await count(client)).toBe(0)
})

test('a stalled worker rejects requests at once, and answers when it continues', async () => {
  const client = await openFaulty(300)
  const stalled = client.send('read', 0, "select 'stall 3000'")
  await expect(stalled).rejects.toMatchObject({ code: 'unavailable' })
  const askedAtMs = performance.now()
  await expect(client.send('write', 0, "insert into notes values ('x')")).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(performance.now() - askedAtMs).toBeLessThan(250)
  await vi.waitFor(async () => expect(await count(client)).toBe(0), inTime)
})
