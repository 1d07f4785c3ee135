import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import { openLedger } from './ledger.ts'

const POSTGRES_LOCK_ID = 7_529_001

forEachEngine((_open, engine, makeOptions) => {
  test.runIf(engine === 'postgres')(
    'a slow statement ends with a fault, and the ledger answers again',
    async () => {
      const options = await makeOptions()
      if (!('databaseUrl' in options)) return expect.unreachable()
      const ledger = await openLedger({ ...options, statementTimeoutMs: 200 })
      onTestFinished(() => ledger.close())
      const startedAt = performance.now()
      await expect(sql`select pg_sleep(30)`.execute(ledger.db)).rejects.toMatchObject({
        name: 'LedgerError',
        code: 'unavailable',
      })
      expect(performance.now() - startedAt).toBeLessThan(10_000)
      await ledger.ping()
    },
  )

  test.runIf(engine === 'postgres')('a start waits for the migrations of another process', async () => {
    const options = await makeOptions()
    if (!('databaseUrl' in options)) return expect.unreachable()
    const other = new pg.Client({ connectionString: options.databaseUrl })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('select pg_advisory_lock($1)', [POSTGRES_LOCK_ID])
    let isOpen = false
    const opening = openLedger({ ...options, statementTimeoutMs: 100 }).then((ledger) => {
      isOpen = true
      return ledger
    })
    const findWaiting = async () =>
      (
        await other.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount
    await expect.poll(findWaiting).toBe(1)
    await other.query('select pg_sleep(0.5)')
    expect(isOpen).toBe(false)
    await other.query('select pg_advisory_unlock($1)', [POSTGRES_LOCK_ID])
    const ledger = await opening
    onTestFinished(() => ledger.close())
    await ledger.ping()
  })
})
