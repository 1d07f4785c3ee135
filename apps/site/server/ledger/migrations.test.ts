import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { upsertOwnGames } from './games.ts'
import { forEachEngine } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'
import { migrateLedger, MIGRATIONS, type Migration } from './migrations.ts'
import { listReports } from './reports.ts'

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
    await expect(migrateLedger(db, engine, [...MIGRATIONS, addColour, fails])).rejects.toMatchObject({
      message: expect.stringMatching(/^Ledger: migration 901-fails failed: The ledger could not do this/),
      detail: expect.stringContaining('no_such_table'),
    })
    await expect(sql`select * from colours`.execute(db)).rejects.toMatchObject({
      detail: expect.stringContaining('colours'),
    })
    expect(await migrateLedger(db, engine, [...MIGRATIONS, addColour])).toEqual(['900-colour'])
  })

  test('two processes that start at once migrate once', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const migrations = [...MIGRATIONS, addColour]
    const ran = await Promise.all([ledger, other].map(({ db }) => migrateLedger(db, engine, migrations)))
    expect(ran.flat()).toEqual(['900-colour'])
  })

  test('reports of the version before visitors had tokens stay as they are', async () => {
    const ledger = await open()
    const { db } = ledger
    await sql`drop index reports_visitor`.execute(db)
    await sql`alter table reports drop column token_hash`.execute(db)
    await sql`delete from ledger_migrations where name = '008-report-tokens'`.execute(db)
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' })])
    await sql`insert into reports (site, game_slug, reason, note, created_at) values
      ('s', 'a', 'other', 'one', 1), ('s', 'a', 'other', 'two', 2)`.execute(db)
    expect(await migrateLedger(db, engine)).toEqual(['008-report-tokens'])
    expect((await listReports(ledger)).map(({ note }) => note)).toEqual(['two', 'one'])
  })

  test('a ledger of a newer version is refused, not damaged', async () => {
    const ledger = await open()
    await migrateLedger(ledger.db, engine, [...MIGRATIONS, addColour])
    await expect(open({ beside: ledger })).rejects.toThrow(/900-colour, which this version does not know/)
  })
})
