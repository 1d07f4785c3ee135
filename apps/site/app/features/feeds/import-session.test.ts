import { expect, onTestFinished, test } from 'vitest'
import { openJobSession } from '#server/ledger/job-session.ts'
import { forEachEngine, getLedgerOptions } from '#server/ledger/ledger-engines.ts'
import { listPublishedGames } from '#server/ledger/games.ts'
import { runRetention } from '#server/retention.ts'
import { gamepixRecords, importRecords } from './import-setup.ts'

forEachEngine((open, engine) => {
  test.runIf(engine === 'postgres')(
    'imports and retention work through the one connection of the jobs, and visitors write meanwhile',
    async () => {
      const ledger = await open()
      const options = getLedgerOptions(ledger)
      if (!('databaseUrl' in options)) return expect.unreachable()
      const session = (await openJobSession(options))!
      onTestFinished(() => session.close())
      const importing = importRecords(session.ledger, 'gamepix', gamepixRecords(300), { nowMs: 1000 })
      await ledger.db.insertInto('meta').values({ key: 'visitor', value: '1' }).execute()
      expect(await importing).toMatchObject({ state: 'published' })
      await importRecords(session.ledger, 'gamepix', gamepixRecords(299), { nowMs: 2000 })
      expect(await runRetention(session.ledger, 3000)).toMatchObject({ isHeld: false })
      expect((await listPublishedGames(ledger)).games).toHaveLength(300)
      expect(session.signal.aborted).toBe(false)
    },
  )
})
