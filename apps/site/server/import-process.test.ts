import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { gamepixFeed, gamepixRecord } from '#app/features/feeds/feed-fixtures.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { parseConfig } from './config.ts'
import { importInProcess } from './import-process.ts'
import { listPublishedGames } from './ledger/games.ts'
import { forEachEngine, getLedgerOptions, makeTestFolder } from './ledger/ledger-engines.ts'
import type { Ledger } from './ledger/ledger.ts'

const rootDir = resolve(import.meta.dirname, '../../..')
const rules = await loadRules(rootDir)
/** Another process compiles the sources of the import first. */
vi.setConfig({ testTimeout: 60_000 })

async function prepare(ledger: Ledger, records: number) {
  const folder = await makeTestFolder()
  const options = getLedgerOptions(ledger)
  const config =
    'databaseUrl' in options
      ? parseConfig({ DATA_DIR: folder, DATABASE_URL: options.databaseUrl }, rootDir)
      : parseConfig({ DATA_DIR: options.dataDir }, rootDir)
  const origin = join(folder, 'feed.json')
  const list = Array.from({ length: records }, (_, number) => gamepixRecord(number + 1))
  await writeFile(origin, JSON.stringify(gamepixFeed(list)))
  return { importFeed: importInProcess(config), options: { ledger, rules, provider: 'gamepix', origin } }
}

forEachEngine((open) => {
  test('a feed is imported by another process, with the report of the import', async () => {
    const ledger = await open()
    const { importFeed, options } = await prepare(ledger, 30)
    expect(await importFeed(options)).toMatchObject({ state: 'published', fetched: 30, new: 30 })
    expect((await listPublishedGames(ledger)).games).toHaveLength(30)
  })
})

forEachEngine((open, engine) => {
  test.runIf(engine === 'sqlite')('a fault of the feed has its code and its words', async () => {
    const { importFeed, options } = await prepare(await open(), 0)
    await expect(importFeed(options)).rejects.toMatchObject({
      name: 'FeedFault',
      code: 'empty',
      message: expect.stringContaining('Nothing was changed'),
    })
  })

  test.runIf(engine === 'sqlite')(
    'an import that is stopped changes nothing and leaves nothing behind',
    async () => {
      const ledger = await open()
      const { importFeed, options } = await prepare(ledger, 20_000)
      const stop = new AbortController()
      const running = importFeed({ ...options, signal: stop.signal })
      const countStaged = async () =>
        (await ledger.db.selectFrom('staged_records').select('record_number').limit(1).execute()).length
      await expect.poll(countStaged, { timeout: 30_000, interval: 20 }).toBe(1)
      stop.abort()
      await expect(running).rejects.toThrow('aborted')
      expect(await ledger.db.selectFrom('imports').selectAll().execute()).toEqual([])
      expect((await listPublishedGames(ledger)).games).toEqual([])
    },
  )
})
