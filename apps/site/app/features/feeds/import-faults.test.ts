import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { findGame, listPublishedGames } from '#server/ledger/games.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import { openCheckedStream } from '../outbound/checked-fetch.server.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { gamedistributionRecord, gamemonetizeRecord, gamepixFeed, gamepixRecord } from './feed-fixtures.ts'
import type { OpenStream } from './feed-reading.server.ts'
import { importFeed } from './import-feed.server.ts'
import {
  countsOf,
  dumpCatalogue,
  gamepixRecords,
  importRecords,
  makeFolder,
  rules,
  slugOf,
  writeFeed,
} from './import-setup.ts'
import { FeedFault } from './feed-fault.ts'

forEachEngine((open) => {
  test('a feed that shrank by more than half is refused unless it is forced', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const dump = await dumpCatalogue(ledger)
    const refusal = await importRecords(ledger, 'gamepix', gamepixRecords(4)).catch((fault: unknown) => fault)
    expect(refusal).toMatchObject({
      code: 'shrunk',
      message: expect.stringMatching(/4 records and had 10 .*--force/),
    })
    expect(await dumpCatalogue(ledger)).toBe(dump)
    expect(
      countsOf(await importRecords(ledger, 'gamepix', gamepixRecords(4), { isForced: true })),
    ).toMatchObject({ vanished: 6 })
  })

  test.each([
    ['an empty file', '', 'empty', /0 bytes/],
    ['an empty list', '[]', 'empty', /no records/],
    ['a web page', '<html></html>', 'not-json', /HTML/],
    [
      'a file cut off',
      JSON.stringify([gamedistributionRecord(1), gamedistributionRecord(2)]).slice(0, -40),
      'cut-off',
      /inside record 2/,
    ],
    ['an object', '{"a":1}', 'wrong-shape', /list of records/],
    [
      'another provider’s file',
      JSON.stringify([gamemonetizeRecord(1)]),
      'wrong-provider',
      /has no “md5”, “assetList”; it is a JSON list .*looks like one of GameMonetize’s/,
    ],
    [
      'a file of broken records',
      JSON.stringify([gamedistributionRecord(1, { Url: 'x' })]),
      'wrong-shape',
      /none of its 1 records/,
    ],
  ])('%s changes nothing and says why', async (_, document, code, message) => {
    const ledger = await open()
    await importRecords(ledger, 'gamedistribution', [gamedistributionRecord(9)])
    const dump = await dumpCatalogue(ledger)
    const origin = await writeFeed(document)
    const fault = await importFeed({ ledger, rules, provider: 'gamedistribution', origin }).catch(
      (error: unknown) => error,
    )
    expect(fault).toBeInstanceOf(FeedFault)
    expect(fault).toMatchObject({ code, message: expect.stringMatching(message) })
    expect((fault as Error).message).toMatch(/Nothing was changed\. [A-Z][^.]+\.$/)
    expect(await dumpCatalogue(ledger)).toBe(dump)
    expect(await ledger.db.selectFrom('imports').selectAll().execute()).toHaveLength(1)
    expect(await ledger.db.selectFrom('staged_records').selectAll().execute()).toEqual([])
  })

  test('votes are written while an import reads, stages and publishes', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(5))
    let votes = 0
    const finished = new AbortController()
    const importing = importRecords(ledger, 'gamepix', gamepixRecords(1500), { isForced: true }).finally(() =>
      finished.abort(),
    )
    while (!finished.signal.aborted) {
      await ledger.db
        .updateTable('games')
        .set(({ eb }) => ({ likes: eb('likes', '+', 1) }))
        .where('slug', '=', slugOf(1))
        .execute()
      votes++
    }
    expect(countsOf(await importing)).toMatchObject({ new: 1495 })
    expect((await findGame(ledger, slugOf(1)))?.likes).toBe(votes)
    // At most the last two votes wait for the whole import.
    expect(votes).toBeGreaterThan(10)
  })

  test('the process stays answerable while an import reads', async () => {
    const ledger = await open()
    let turns = 0
    let immediate = setImmediate(function turn() {
      turns++
      immediate = setImmediate(turn)
    })
    const origin = await writeFeed(gamepixFeed(gamepixRecords(1500)))
    const turnsBefore = turns
    let records = 0
    const onProgress = (progress: { records: number }) => void (records = progress.records)
    await importFeed({ ledger, rules, provider: 'gamepix', origin, onProgress })
    clearImmediate(immediate)
    expect(records).toBe(1500)
    expect(turns - turnsBefore).toBeGreaterThan(20)
  })

  test('two imports at once: one wins, the other fails with a message and changes nothing', async () => {
    const ledger = await open()
    const beside = await open({ beside: ledger })
    const outcomes = await Promise.allSettled([
      importRecords(ledger, 'gamepix', gamepixRecords(300)),
      importRecords(beside, 'gamemonetize', [gamemonetizeRecord(1), gamemonetizeRecord(2000)]),
    ])
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    for (const { reason } of failed) expect(reason).toMatchObject({ code: 'outdated' })
    expect(failed.length).toBeLessThan(2)
    await importRecords(ledger, 'gamepix', gamepixRecords(300))
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(1), gamemonetizeRecord(2000)])
    expect((await listPublishedGames(ledger)).games).toHaveLength(301)
  })
})

test('an import killed half-way changes nothing, and the next one works', async () => {
  const dataDir = await makeFolder()
  const before = await openLedger({ dataDir })
  await importRecords(before, 'gamepix', gamepixRecords(10))
  const dump = await dumpCatalogue(before)
  await before.close()
  const origin = await writeFeed(gamepixFeed(gamepixRecords(2000)))
  const child = spawn(process.execPath, [
    new URL('./crash-importer.ts', import.meta.url).pathname,
    dataDir,
    'gamepix',
    origin,
  ])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const ledger = await openLedger({ dataDir })
  onTestFinished(() => ledger.close())
  expect(
    await ledger.db.selectFrom('staged_records').select('record_number').limit(1).execute(),
  ).toHaveLength(1)
  expect(await dumpCatalogue(ledger)).toBe(dump)
  const report = await importFeed({ ledger, rules, provider: 'gamepix', origin, isForced: true })
  expect(countsOf(report)).toMatchObject({ fetched: 2000, new: 1990, unchanged: 10 })
  expect(await ledger.db.selectFrom('staged_records').selectAll().execute()).toEqual([])
  expect(
    await ledger.db.selectFrom('imports').selectAll().where('finished_at', 'is', null).execute(),
  ).toEqual([])
}, 60_000)

test('records near the limit of a megabyte do not fill the memory', async () => {
  const description = 'A sentence of words. '.repeat(40_000)
  const records = Array.from({ length: 100 }, (_, index) => gamepixRecord(index + 1, { description }))
  const script = new URL('./measure-import.ts', import.meta.url).pathname
  // With this heap garbage is collected in time on a busy machine, too; 80 MB that stay in memory would not fit.
  const heap = '--max-old-space-size=160'
  const args = [heap, script, await makeFolder(), 'gamepix', await writeFeed(gamepixFeed(records))]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeGreaterThan(0)
  expect(Number(stdout)).toBeLessThan(250)
}, 60_000)

test('a feed in pages is read to its last page, from the provider’s hosts only', async () => {
  const ledger = await openLedger({ dataDir: await makeFolder() })
  onTestFinished(() => ledger.close())
  const pages: Record<string, object> = {
    'https://feeds.gamepix.com/v2/json?page=1': gamepixFeed([gamepixRecord(1), gamepixRecord(2)], {
      next_url: 'https://feeds.gamepix.com/v2/json?page=2',
    }),
    'https://feeds.gamepix.com/v2/json?page=2': gamepixFeed([gamepixRecord(3), gamepixRecord(3)]),
  }
  const asked: unknown[] = []
  const openStream: OpenStream = async (url, { allowedHosts }) => {
    asked.push([url, allowedHosts])
    const bytes = Buffer.from(JSON.stringify(pages[url]))
    return {
      status: 200,
      headers: new Headers(),
      url,
      body: (async function* () {
        yield bytes
      })(),
      close() {},
    }
  }
  const origin = 'https://feeds.gamepix.com/v2/json?page=1'
  const report = await importFeed({ ledger, rules, provider: 'gamepix', origin, openStream })
  expect(countsOf(report)).toMatchObject({ fetched: 4, new: 3, duplicate: 1 })
  expect(report.details.duplicate[0]).toMatchObject({
    record: 4,
    reason: expect.stringContaining('record 3'),
  })
  expect(asked).toHaveLength(2)
  expect(asked[0]).toEqual([origin, ['feeds.gamepix.com', 'games.gamepix.com']])
})

test('a feed that cannot be fetched says why', async () => {
  const ledger = await openLedger({ dataDir: await makeFolder() })
  onTestFinished(() => ledger.close())
  const attempt = (origin: string, openStream?: OpenStream) =>
    importFeed({ ledger, rules, provider: 'gamepix', origin, openStream }).catch((error: unknown) => error)
  expect(await attempt('https://evil.com/feed')).toMatchObject({
    message: expect.stringMatching(/evil.com is not one of feeds.gamepix.com/),
  })
  expect(await attempt('http://feeds.gamepix.com/')).toMatchObject({
    message: expect.stringMatching(/only https/),
  })
  expect(await attempt('/no/such/file.json')).toMatchObject({
    message: expect.stringMatching(/no such file/),
  })
  const answer503: OpenStream = async (url) => ({
    status: 503,
    headers: new Headers(),
    url,
    body: (async function* () {})(),
    close() {},
  })
  expect(await attempt('https://feeds.gamepix.com/', answer503)).toMatchObject({
    message: expect.stringMatching(/answered 503/),
  })
  const unreachable: OpenStream = async (url) => {
    throw new OutboundError('unreachable', url, 'the connection failed (ECONNREFUSED)')
  }
  expect(await attempt('https://feeds.gamepix.com/', unreachable)).toMatchObject({
    code: 'unreachable',
    message: expect.stringMatching(/ECONNREFUSED/),
  })
})

test('an address is imported through the checked door, redirects and a broken connection included', async () => {
  const ledger = await openLedger({ dataDir: await makeFolder() })
  const feed = JSON.stringify(gamepixFeed(gamepixRecords(500)))
  const server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/v2/json' }).end()
    else if (request.url === '/v2/json') response.end(feed)
    else
      response
        .writeHead(200, { 'content-length': feed.length })
        .end(feed.slice(0, 9000), () => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await ledger.close()
  })
  const { port } = server.address() as AddressInfo
  const openStream: OpenStream = (url, options) =>
    openCheckedStream(url, {
      ...options,
      resolve: async () => [{ address: '93.184.216.34', family: 4 }],
      standIn: () => ({ address: '127.0.0.1', port }),
    })
  const attempt = (path: string) =>
    importFeed({
      ledger,
      rules,
      provider: 'gamepix',
      origin: `https://feeds.gamepix.com${path}`,
      openStream,
    })
  expect(countsOf(await attempt('/moved'))).toMatchObject({ fetched: 500, new: 500 })
  await expect(attempt('/breaks')).rejects.toMatchObject({ code: 'unreachable' })
  expect(countsOf(await attempt('/v2/json'))).toMatchObject({ unchanged: 500 })
})
