import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { storeLastGood } from '../last-good/last-good-writer.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import { openLedger, type LedgerOptions } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { addMessage, listMessages } from '../ledger/messages.ts'
import { confirmRetentionClock, findLastRetentionRun } from '../ledger/retention-clock.ts'
import { runRetention } from '../retention.ts'
import { describeLedger, type RunningServer } from '../running-servers.ts'
import { createCommands, ROOT } from './test-commands.ts'

const DAY_MS = 86_400_000

const runIn = (environment: Record<string, string>, servers: RunningServer[] = [], root = ROOT) =>
  createCommands(environment, { servers, root }).run

async function environmentOf(options: LedgerOptions): Promise<Record<string, string>> {
  return 'dataDir' in options
    ? { DATA_DIR: options.dataDir }
    : { DATABASE_URL: options.databaseUrl, DATA_DIR: join(await makeTestFolder(), 'not-there-yet') }
}

forEachEngine((_open, engine, makeOptions) => {
  test('without a ledger the doctor reports it and creates nothing', async () => {
    const options = await makeOptions()
    const environment = await environmentOf(options)
    const before = 'dataDir' in options ? await readdir(options.dataDir) : []
    const { exitCode, out } = await runIn(environment)('doctor')
    expect(exitCode).toBe(1)
    expect(out).toMatch(/failure +ledger +there is no ledger at .*: a server creates it at its first start/)
    if ('dataDir' in options) expect(await readdir(options.dataDir)).toEqual(before)
    expect((await runIn(environment)('doctor')).exitCode).toBe(1)
  })

  test('a clock that jumped ahead is reported until it is confirmed', async () => {
    const options = await makeOptions()
    const run = runIn(await environmentOf(options))
    const ledger = await openLedger(options)
    await addMessage(ledger, {
      ...{ site: 's', topic: 'idea', body: 'of 200 days ago', email: '' },
      createdAtMs: Date.now() - 200 * DAY_MS,
    })
    await confirmRetentionClock(ledger, Date.now() - 100 * DAY_MS)
    const { out, exitCode } = await run('doctor')
    expect(exitCode).toBe(0)
    expect(out).toMatch(/warning +clock +retention is paused: the clock says .*, 100 days after/)
    expect(out).toContain('doctor --confirm-clock')
    expect(await listMessages(ledger)).toHaveLength(1)
    expect((await run('doctor', '--confirm-clock')).out).toMatch(/ok +clock +20.* is confirmed/)
    expect((await run('doctor')).out).toMatch(/ok +clock/)
    await runRetention(ledger, Date.now())
    expect(await listMessages(ledger)).toEqual([])
    await ledger.close()
  })

  test('a clock far behind the last run is reported, and confirming it brings the guard back', async () => {
    const options = await makeOptions()
    const run = runIn(await environmentOf(options))
    const ledger = await openLedger(options)
    await confirmRetentionClock(ledger, Date.now() + 500 * DAY_MS)
    expect((await run('doctor')).out).toMatch(/warning +clock +the last retention run is 500 days ahead/)
    await run('doctor', '--confirm-clock')
    expect(Math.abs((await findLastRetentionRun(ledger))! - Date.now())).toBeLessThan(60_000)
    await ledger.close()
  })

  test.runIf(engine === 'postgres')('with PostgreSQL a missing data directory is no failure', async () => {
    const options = await makeOptions()
    const environment = await environmentOf(options)
    await (await openLedger(options)).close()
    const { exitCode, out } = await runIn(environment)('doctor')
    expect(exitCode).toBe(0)
    expect(out).toMatch(/ok +disk +.* does not exist yet; the server creates it/)
    expect(existsSync(environment.DATA_DIR!)).toBe(false)
  })
})

test('an empty file in the place of the ledger is no ledger', async () => {
  const dataDir = await makeTestFolder()
  await writeFile(join(dataDir, 'ledger.db'), '')
  expect((await runIn({ DATA_DIR: dataDir })('doctor')).out).toMatch(/failure +ledger +there is no ledger at/)
})

test('a server would not take an emptied ledger for a new one', async () => {
  const dataDir = await makeTestFolder()
  await mkdir(join(dataDir, 'index'))
  await writeFile(join(dataDir, 'ledger.db'), '')
  await expect(openLedger({ dataDir })).rejects.toMatchObject({
    code: 'corrupt',
    message: expect.stringContaining('is empty, but a site was served from it'),
  })
  await rm(join(dataDir, 'index'), { recursive: true })
  await (await openLedger({ dataDir })).close()
})

test('a ledger that no running server has is named by the doctor and by every command', async () => {
  const dataDir = await makeTestFolder()
  await (await openLedger({ dataDir })).close()
  const other: RunningServer = { pid: 77, host: '0.0.0.0', port: 4301, ledger: '/srv/playhouse/ledger.db' }
  const run = runIn({ DATA_DIR: dataDir }, [other])
  const note =
    /the server on port 4301 \(process 77\) has another ledger, \/srv\/playhouse\/ledger\.db; this is /
  expect((await run('doctor')).out).toMatch(/warning +ledger +sqlite answers/)
  expect((await run('doctor')).out).toMatch(note)
  const set = await run('site', 'list')
  expect(set).toMatchObject({ exitCode: 0, error: expect.stringMatching(note) })
  const own: RunningServer = {
    ...other,
    ledger: await describeLedger(parseConfig({ DATA_DIR: dataDir }, ROOT)),
  }
  expect((await runIn({ DATA_DIR: dataDir }, [other, own])('site', 'list')).error).toBe('')
})

// covers: '1.13'
test('settings without effect and the example imprint are named, and how to mend them', async () => {
  const root = await makeTestFolder()
  const sites = join(root, 'content/sites')
  await mkdir(sites, { recursive: true })
  await mkdir(join(root, 'content/pages/owl.example'), { recursive: true })
  for (const name of ['categories.json', 'ratings.json'])
    await copyFile(join(ROOT, 'content', name), join(root, 'content', name))
  await writeFile(join(root, 'content/pages/owl.example/imprint.md'), 'Ours.')
  const site = (host: string, settings: object) =>
    writeFile(join(sites, `${host}.json`), JSON.stringify(settings))
  const ledger = await openLedger({ dataDir: join(root, 'data') })
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-run' })])
  await ledger.close()
  await site('fox.example', {
    redirects: { '/old': '//evil.example' },
    editorPicks: ['fox-run', 'moon-melon'],
    providerIds: { gamepiks: 'A' },
  })
  await site('owl.example', {})
  const { out, exitCode } = await runIn({ DATA_DIR: join(root, 'data') }, [], root)('doctor')
  expect(exitCode).toBe(0)
  expect(out).toMatch(/warning +settings +without effect: fox\.example\.json: redirects\.\/old: leads to/)
  expect(out).toContain('fox.example: editorPicks: there is no game “moon-melon”')
  expect(out).toContain('fox.example: providerIds: there is no provider “gamepiks”')
  expect(out).toMatch(/warning +imprint +the imprint of fox\.example names the example company; replace it/)
  await site('fox.example', { operatorName: 'Fox Company' })
  const mended = (await runIn({ DATA_DIR: join(root, 'data') }, [], root)('doctor')).out
  expect(mended).toMatch(/ok +settings[^]*ok +imprint/)
})

test('a faulty site and faulty categories do not hide other faults', async () => {
  const root = await makeTestFolder()
  await mkdir(join(root, 'content/sites'), { recursive: true })
  await copyFile(join(ROOT, 'content/ratings.json'), join(root, 'content/ratings.json'))
  await writeFile(join(root, 'content/categories.json'), '{ "colours": {} }')
  await writeFile(join(root, 'content/sites/bad.example.json'), '{ "audience": "all" }')
  await writeFile(
    join(root, 'content/sites/fox.example.json'),
    '{ "redirects": { "/old": "//evil.example" } }',
  )
  await (await openLedger({ dataDir: join(root, 'data') })).close()
  const { out, exitCode } = await runIn({ DATA_DIR: join(root, 'data') }, [], root)('doctor')
  expect(exitCode).toBe(1)
  expect(out).toMatch(/failure +configuration +Reading content\/categories\.json failed/)
  expect(out).toMatch(/failure +hosts[^]*bad\.example\.json: audience/)
  expect(out).toMatch(/warning +settings +without effect: fox\.example\.json: redirects\.\/old/)
  expect(out).toMatch(/warning +imprint +.*fox\.example/)
})

test('without its ledger, the doctor names the last good catalogue and the last backup', async () => {
  const dataDir = await makeTestFolder()
  await (await openLedger({ dataDir })).close()
  await mkdir(join(dataDir, 'index'))
  await storeLastGood(parseConfig({ DATA_DIR: dataDir }, ROOT))
  await rm(join(dataDir, 'ledger.db'))
  const { exitCode, out } = await runIn({ DATA_DIR: dataDir })('doctor')
  expect(exitCode).toBe(1)
  expect(out).toMatch(
    /failure +ledger +there is no ledger at .*; the catalogue of 20.*Z is served read-only; no backup is known/,
  )
  expect(existsSync(join(dataDir, 'ledger.db'))).toBe(false)
})
