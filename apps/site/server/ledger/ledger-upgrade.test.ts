/** A ledger that an earlier version filled is opened by this one: nothing is lost, everything can be read. */
import { expect, test } from 'vitest'
import { listImportedArticles, listPublishedArticles } from './articles.ts'
import { listEventCounts } from './events.ts'
import { listFeeds } from './feeds.ts'
import { findGame, listGames, listMergedSlugs, listPublishedGames, listRemovedSlugs } from './games.ts'
import { forEachEngine } from './ledger-engines.ts'
import { listMessages } from './messages.ts'
import { listReports } from './reports.ts'
import { listSiteEdits } from './sites.ts'

forEachEngine((open) => {
  test('every game of the version before is read, in its status, with its votes and plays', async () => {
    const ledger = await open({ version: '0.1.0' })
    const { games, faults } = await listPublishedGames(ledger)
    expect(faults).toEqual([])
    expect(games).toHaveLength(27)
    expect((await listGames(ledger, { limit: 1, offset: 0 })).total).toBe(31)
    expect([...(await listRemovedSlugs(ledger))]).toHaveLength(1)
    expect([...(await listMergedSlugs(ledger))]).toEqual([['clever-acorn-2', 'clever-badger-12']])
    const votes = await ledger.db.selectFrom('votes').select('value').execute()
    expect(votes).toHaveLength(30)
    expect(games.reduce((sum, { likes }) => sum + likes, 0)).toBe(
      votes.filter(({ value }) => value === 1).length,
    )
    expect((await findGame(ledger, 'red-harvest'))!.plays).toBeGreaterThan(0)
  })

  test('sites, feeds, articles, reports, messages and statistics of the version before are read', async () => {
    const ledger = await open({ version: '0.1.0' })
    expect((await listSiteEdits(ledger)).map(({ host }) => host)).toEqual([
      'games.example.com',
      'teens.example.com',
    ])
    expect((await listFeeds(ledger)).map(({ provider, lastError }) => [provider, lastError])).toEqual([
      ['gamepix', null],
      ['htmlgames', 'the host did not answer'],
    ])
    expect(await listImportedArticles(ledger)).toHaveLength(2)
    expect((await listPublishedArticles(ledger)).faults).toEqual([])
    expect(await listReports(ledger, { open: true })).toHaveLength(1)
    expect((await listMessages(ledger))[0]!.body).toContain('blue game')
    const counts = await listEventCounts(ledger, { fromDay: 0 })
    expect(counts.find(({ event }) => event === 'Detail')?.count).toBe(2)
  })
})
