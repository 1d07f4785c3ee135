import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import { migrateLedger, MIGRATIONS, type Migration } from './migrations.ts'

const addColour: Migration = {
  name: '900-colour',
  up: async (trx) => {
    await sql`create table colours (name text)`.execute(trx)
    await sql`insert into colours values ('red')`.execute(trx)
  },
}

forEachEngine((open, engine) => {
  test('a new migration runs once', async () => {
    const { db } = await open()
    expect(await migrateLedger(db, engine, [...MIGRATIONS, addColour])).toEqual(['900-colour'])
    expect(await migrateLedger(db, engine, [...MIGRATIONS, addColour])).toEqual([])
  })

  test('a migration that fails leaves nothing of itself or of those before it', async () => {
    const { db } = await open()
    const fails: Migration = {
      name: '901-fails',
      up: async (trx) => {
        await sql`insert into colours values ('blue')`.execute(trx)
        await sql`insert into no_such_table values (1)`.execute(trx)
      },
    }
    await expect(migrateLedger(db, engine, [...MIGRATIONS, addColour, fails])).rejects.toThrow(
      /^Ledger: migration 901-fails failed: .*no_such_table/s,
    )
    await expect(sql`select * from colours`.execute(db)).rejects.toThrow('colours')
    expect(await migrateLedger(db, engine, [...MIGRATIONS, addColour])).toEqual(['900-colour'])
  })

  test('two processes that start at once migrate once', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const migrations = [...MIGRATIONS, addColour]
    const ran = await Promise.all([ledger, other].map(({ db }) => migrateLedger(db, engine, migrations)))
    expect(ran.flat()).toEqual(['900-colour'])
  })

  test('a ledger of a newer version is refused, not damaged', async () => {
    const ledger = await open()
    await migrateLedger(ledger.db, engine, [...MIGRATIONS, addColour])
    await expect(open({ beside: ledger })).rejects.toThrow(/900-colour, which this version does not know/)
  })
})
