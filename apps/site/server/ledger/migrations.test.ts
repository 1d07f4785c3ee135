import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { castVote, listCounters } from './counters.ts'
import { listPublishedGames, setGameStatus, upsertOwnGames } from './games.ts'
import { openLedger } from './ledger.ts'
import { listSiteEdits, setSiteEdits } from './sites.ts'
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

forEachEngine((open, engine, makeOptions) => {
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

  // covers: '11.15'
  test('in a rolling upgrade a process of the version before goes on, and starts again', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' })])
    const newer = await open({ beside: ledger })
    const additive: Migration = { ...addColour, isAdditive: true }
    expect(await migrateLedger(newer.db, engine, [...MIGRATIONS, additive])).toEqual(['900-colour'])
    const restarted = await open({ beside: ledger })
    for (const [at, process] of [ledger, restarted, newer].entries()) {
      await castVote(process, { slug: 'a', tokenHash: `visitor ${at}`, value: 1 })
      await upsertOwnGames(process, [makeGame({ slug: `b-${at}` })])
      await setSiteEdits(process, `site-${at}.example`, { name: 'Fox' })
    }
    expect((await listCounters(newer)).get('a')?.likes).toBe(3)
    expect((await listPublishedGames(ledger)).games).toHaveLength(4)
    expect(await listSiteEdits(restarted)).toHaveLength(3)

    const renamed: Migration = { name: '901-renamed', up: async () => {} }
    await migrateLedger(newer.db, engine, [...MIGRATIONS, additive, renamed])
    await expect(open({ beside: ledger })).rejects.toThrow(/which this version does not know/)
  })

  test.each([10, 11, 12])(
    'a running process that knows %i migrations goes on after the upgrade',
    async (count) => {
      const options = await makeOptions()
      const older = await openLedger(options, { migrations: MIGRATIONS.slice(0, count) })
      onTestFinished(() => older.close())
      await older.db.deleteFrom('meta').where('key', '=', 'neededMigration').execute()
      await upsertOwnGames(older, [makeGame({ slug: 'a' })])
      const newer = await openLedger(options)
      onTestFinished(() => newer.close())
      const applied = await sql<{ name: string }>`select name from ledger_migrations`.execute(newer.db)
      expect(applied.rows).toHaveLength(MIGRATIONS.length)
      await castVote(older, { slug: 'a', tokenHash: 'v', value: 1 })
      await setSiteEdits(older, 'fox.example', { name: 'Fox' })
      await setGameStatus(older, 'a', 'draft')
      expect(await listSiteEdits(newer)).toMatchObject([{ host: 'fox.example' }])
      expect((await listCounters(newer)).get('a')?.likes).toBe(1)
      expect((await listPublishedGames(newer)).games).toEqual([])
    },
  )

  test('a ledger of a newer version is refused, not damaged', async () => {
    const ledger = await open()
    await migrateLedger(ledger.db, engine, [...MIGRATIONS, addColour])
    await expect(open({ beside: ledger })).rejects.toThrow(/900-colour, which this version does not know/)
  })
})
