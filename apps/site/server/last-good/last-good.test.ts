import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig, type Config } from '../config.ts'
import { castVote } from '../ledger/counters.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine, getLedgerOptions, makeTestFolder } from '../ledger/ledger-engines.ts'
import { LedgerError } from '../ledger/ledger-error.ts'
import { listPublishedGames } from '../ledger/games.ts'
import { openLedger, type Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { listSiteEdits, setSiteEdits } from '../ledger/sites.ts'
import {
  describeLastGood,
  lastGoodFile,
  openLastGood,
  refuseMissingLedger,
  toLedgerFault,
  type LastGood,
} from './last-good-file.ts'
import { storeLastGood } from './last-good-writer.ts'

const rootDir = resolve(import.meta.dirname, '../../../..')
const cause = new LedgerError('unavailable', 'the database is away')

async function makeConfig(ledger: Ledger): Promise<Config> {
  const options = getLedgerOptions(ledger)
  const config =
    'databaseUrl' in options
      ? parseConfig({ DATA_DIR: await makeTestFolder(), DATABASE_URL: options.databaseUrl }, rootDir)
      : parseConfig({ DATA_DIR: options.dataDir }, rootDir)
  await mkdir(join(config.dataDir, 'index'), { recursive: true })
  return config
}

async function openCopy(config: Config): Promise<LastGood> {
  const lastGood = await openLastGood(config, cause)
  if (!lastGood) throw new Error('there is no copy')
  onTestFinished(() => lastGood.ledger.close())
  return lastGood
}

forEachEngine((open) => {
  test('the last good copy has the published games and sites, and nothing that visitors sent', async () => {
    const ledger = await open()
    const config = await makeConfig(ledger)
    await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump', title: 'Fox Jump' })])
    await castVote(ledger, { slug: 'fox-jump', tokenHash: 'a', value: 1 })
    await setSiteEdits(ledger, 'fox.example', { name: 'Fox' })
    await storeLastGood(config)
    const { ledger: copy, lastBackup } = await openCopy(config)
    const { games } = await listPublishedGames(copy)
    expect(games.map(({ slug, likes }) => [slug, likes])).toEqual([['fox-jump', 1]])
    expect(await listSiteEdits(copy)).toEqual(await listSiteEdits(ledger))
    expect(await copy.db.selectFrom('votes').selectAll().execute()).toEqual([])
    expect(lastBackup).toBeNull()
  })

  test('writing to the copy is refused and changes nothing', async () => {
    const ledger = await open()
    const config = await makeConfig(ledger)
    await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' })])
    await storeLastGood(config)
    const { ledger: copy } = await openCopy(config)
    const before = await stat(lastGoodFile(config))
    await expect(castVote(copy, { slug: 'fox-jump', tokenHash: 'a', value: 1 })).rejects.toMatchObject({
      code: 'unwritable',
    })
    await expect(setSiteEdits(copy, 'fox.example', { name: 'Fox' })).rejects.toMatchObject({
      code: 'unwritable',
    })
    expect((await stat(lastGoodFile(config))).mtimeMs).toBe(before.mtimeMs)
  })
})

test('a missing ledger is refused where one was served from, and not created', async () => {
  const dataDir = await makeTestFolder()
  const config = parseConfig({ DATA_DIR: dataDir }, rootDir)
  await refuseMissingLedger(config)
  const ledger = await openLedger({ dataDir })
  await mkdir(join(dataDir, 'index'))
  await storeLastGood(config)
  await ledger.close()
  await refuseMissingLedger(config)
  await rm(join(dataDir, 'ledger.db'))
  await expect(refuseMissingLedger(config)).rejects.toMatchObject({ code: 'missing' })
  await expect(stat(join(dataDir, 'ledger.db'))).rejects.toThrow('ENOENT')
  await rm(lastGoodFile(config))
  await refuseMissingLedger(config)
})

test('a copy of another ledger, a damaged copy and no copy are not used', async () => {
  const dataDir = await makeTestFolder()
  const config = parseConfig({ DATA_DIR: dataDir }, rootDir)
  expect(await openLastGood(config, cause)).toBeNull()
  const ledger = await openLedger({ dataDir })
  await mkdir(join(dataDir, 'index'))
  await storeLastGood(config)
  await ledger.close()
  expect(await openLastGood({ dataDir, databaseUrl: 'postgres://db.example/games' }, cause)).toBeNull()
  expect(await openCopy(config)).toMatchObject({ cause })
  await writeFile(lastGoodFile(config), 'not a database')
  expect(await openLastGood(config, cause)).toBeNull()
})

test('a failed copy leaves the previous one', async () => {
  const dataDir = await makeTestFolder()
  const config = parseConfig({ DATA_DIR: dataDir }, rootDir)
  const ledger = await openLedger({ dataDir })
  await mkdir(join(dataDir, 'index'))
  await storeLastGood(config)
  await ledger.close()
  const before = await stat(lastGoodFile(config))
  await writeFile(join(dataDir, 'ledger.db'), 'x'.repeat(8192))
  await expect(storeLastGood(config)).rejects.toThrow()
  expect((await stat(lastGoodFile(config))).mtimeMs).toBe(before.mtimeMs)
})

test('only faults of the ledger and of the disk make the copy be served', () => {
  expect(toLedgerFault(cause)).toBe(cause)
  expect(toLedgerFault(Object.assign(new Error('no space'), { code: 'ENOSPC' }))?.code).toBe('full')
  expect(toLedgerFault(new TypeError('x is not a function'))).toBeNull()
})

test('the description names the copy’s time and the last backup', () => {
  const lastBackup = { name: 'a', place: '/var/backups', bytes: 1, atMs: 0 }
  expect(describeLastGood({ storedAtMs: 86_400_000, lastBackup })).toBe(
    'the catalogue of 1970-01-02T00:00:00.000Z is served read-only; the last backup is of 1970-01-01T00:00:00.000Z, in /var/backups',
  )
  expect(describeLastGood({ storedAtMs: 0, lastBackup: null })).toContain('no backup is known')
})
