import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import type { LedgerError } from './ledger-error.ts'
import { openLedger } from './ledger.ts'

forEachEngine((open, engine) => {
  test.runIf(engine === 'postgres')(
    'a broken connection fails its transaction, not the process',
    async () => {
      const ledger = await open()
      const beside = await open({ beside: ledger })
      const uncaught: unknown[] = []
      const note = (error: unknown) => void uncaught.push(error)
      const others = process.rawListeners('uncaughtException') as NodeJS.UncaughtExceptionListener[]
      process.removeAllListeners('uncaughtException').on('uncaughtException', note)
      onTestFinished(() => {
        process.removeAllListeners('uncaughtException')
        for (const listener of others) process.on('uncaughtException', listener)
      })
      const lost = ledger.db.transaction().execute(async (trx) => {
        const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        await sql`select pg_terminate_backend(${own.rows[0]!.pid})`.execute(beside.db)
        await new Promise((resolve) => setTimeout(resolve, 100))
        await sql`select 1`.execute(trx)
      })
      await expect(lost).rejects.toThrow()
      await ledger.ping()
      expect(uncaught).toEqual([])
    },
  )

  test('a transaction that throws is rolled back, and the ledger still works', async () => {
    const { db } = await open()
    const attempt = db.transaction().execute(async (trx) => {
      await trx.insertInto('meta').values({ key: 'a', value: '1' }).execute()
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await db.selectFrom('meta').selectAll().where('key', '=', 'a').execute()).toEqual([])
    await db.insertInto('meta').values({ key: 'a', value: '2' }).execute()
  })

  test('a transaction sees its own writes, others see them after it ends', async () => {
    const { db } = await open()
    const keys = () => db.selectFrom('meta').select('key').where('key', '=', 'a').execute()
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('meta').values({ key: 'a', value: '1' }).execute()
      expect(await trx.selectFrom('meta').select('key').where('key', '=', 'a').execute()).toHaveLength(1)
      expect(await keys()).toEqual([])
    })
    expect(await keys()).toHaveLength(1)
  })

  test('a savepoint inside a transaction can be undone alone', async () => {
    const { db } = await open()
    const trx = await db.startTransaction().execute()
    await trx.insertInto('meta').values({ key: 'kept', value: '1' }).execute()
    const saved = await trx.savepoint('before').execute()
    await saved.insertInto('meta').values({ key: 'undone', value: '1' }).execute()
    await (await saved.rollbackToSavepoint('before').execute()).commit().execute()
    const rows = await db.selectFrom('meta').select('key').where('key', 'in', ['kept', 'undone']).execute()
    expect(rows).toEqual([{ key: 'kept' }])
  })

  test('numbers of every kind come back as numbers', async () => {
    const { db } = await open()
    const { rows } = await sql`
      select count(*) as n, sum(cast(9007199254740991 as bigint)) as big, cast(0.5 as double precision) as half from meta where key = 'catalogueVersion'
    `.execute(db)
    expect(rows).toEqual([{ n: 1, big: 9007199254740991, half: 0.5 }])
  })

  test('a row for an unknown game is refused', async () => {
    const { db } = await open()
    const vote = { game_slug: 'nowhere', token_hash: 't', value: 1, updated_at: 1 }
    await expect(db.insertInto('votes').values(vote).execute()).rejects.toMatchObject({
      code: 'constraint',
      detail: expect.stringMatching(/foreign key/i),
    })
  })

  test.each([
    ['a duplicate', "insert into meta (key, value) values ('catalogueVersion', '1')", 'constraint'],
    ['a table that is missing', 'select * from no_such_table', 'failed'],
    ['a statement that is none', 'selec 1', 'failed'],
  ])('%s is a sentence, and the statement is in the detail alone', async (_, statement, code) => {
    const { db } = await open()
    const fault = await sql
      .raw(statement)
      .execute(db)
      .then(
        () => null,
        (error: unknown) => error as LedgerError,
      )
    expect(fault).toMatchObject({ name: 'LedgerError', code, detail: expect.stringContaining(statement) })
    expect(fault?.message).toMatch(/^The ledger [a-z ,]+ \((SQLite|PostgreSQL) \w+\)$/)
  })

  test('a closed ledger says so', async () => {
    const ledger = await open()
    await ledger.close()
    await expect(ledger.ping()).rejects.toThrow()
    await ledger.close()
  })
})

test('an unreachable database is named, without its password', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const opening = openLedger({ databaseUrl: `postgres://someone:secret@127.0.0.1:${port}/ledger` })
  await expect(opening).rejects.toThrow(`opening PostgreSQL at 127.0.0.1:${port}/ledger failed`)
  await expect(opening).rejects.not.toThrow('secret')
})

test('a database that accepts and never answers does not hang the start', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const databaseUrl = `postgres://someone@127.0.0.1:${port}/ledger`
  const opening = openLedger({ databaseUrl, connectTimeoutMs: 200 })
  await expect(opening).rejects.toThrow(/timeout|terminated/i)
})
