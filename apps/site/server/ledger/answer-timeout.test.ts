import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import { openLedger } from './ledger.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

forEachEngine((_open, engine, makeOptions) => {
  test.runIf(engine === 'postgres')(
    'a statement without an answer breaks its connection, and a migration has all the time it needs',
    async () => {
      const options = await makeOptions()
      if (!('databaseUrl' in options)) return expect.unreachable()
      const slow: Migration = {
        name: '900-slow',
        up: async (trx) => void (await sql`select pg_sleep(0.5)`.execute(trx)),
      }
      const ledger = await openLedger(
        { ...options, answerTimeoutMs: 200 },
        { migrations: [...MIGRATIONS, slow] },
      )
      onTestFinished(() => ledger.close())
      const startedAtMs = performance.now()
      await expect(sql`select pg_sleep(5)`.execute(ledger.db)).rejects.toMatchObject({
        name: 'LedgerError',
        code: 'unavailable',
      })
      expect(performance.now() - startedAtMs).toBeLessThan(3000)
      await ledger.ping()
    },
  )
})
