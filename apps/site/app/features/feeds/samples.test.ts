/** The real feeds, where a machine has them: `CATALOGUE_SAMPLES` names their folder. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPublishedGames } from '#server/ledger/games.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import { isLong } from '../../../../../scripts/test/long-run.ts'
import { importFeed } from './import-feed.server.ts'
import { loadRules } from './load-rules.server.ts'
import type { ImportReport } from './import-run.server.ts'

const folder = process.env.CATALOGUE_SAMPLES
const FILES = {
  gamepix: 'gamepix-v2.json',
  gamedistribution: 'gamedistribution-classic.json',
  gamemonetize: 'gamemonetize.json',
  htmlgames: 'htmlgames.json',
}
const COLUMNS = [
  'provider',
  'fetched',
  'new',
  'updated',
  'unchanged',
  'duplicate',
  'filtered',
  'broken',
  'vanished',
  'durationMs',
  'publishMs',
]
const rules = await loadRules(join(import.meta.dirname, '../../../../..'))

forEachEngine((openLedger, engine) => {
  test.skipIf(!folder || (engine === 'postgres' && !isLong))(
    `every record of the four real feeds is accounted for, twice${folder ? '' : ' (skipped: CATALOGUE_SAMPLES is not set)'}`,
    async () => {
      const ledger = await openLedger()
      const importAll = async () => {
        const reports: ImportReport[] = []
        for (const [provider, file] of Object.entries(FILES))
          reports.push(await importFeed({ ledger, rules, provider, origin: join(folder!, file) }))
        return reports
      }
      const first = await importAll()
      const second = await importAll()
      console.table([...first, ...second], COLUMNS)
      for (const report of [...first, ...second])
        expect(
          report.new + report.updated + report.unchanged + report.duplicate + report.filtered + report.broken,
        ).toBe(report.fetched)
      expect(first.reduce((sum, { fetched }) => sum + fetched, 0)).toBe(2625)
      expect(second.map((report) => [report.new, report.updated, report.vanished])).toEqual(
        second.map(() => [0, 0, 0]),
      )
      expect(second.map(({ details }) => details)).toEqual(first.map(({ details }) => details))
      const { games, faults } = await listPublishedGames(ledger)
      expect(faults).toEqual([])
      expect(games).toHaveLength(first.reduce((sum, report) => sum + report.new, 0))
      expect(games.length).toBeGreaterThan(2550)
    },
    60_000,
  )
})
