import { expect, onTestFinished, test } from 'vitest'
import {
  addFeed,
  claimFeed,
  findFeed,
  listDueFeeds,
  listFeeds,
  resumeInterruptedFeed,
  setFeedPaused,
} from '#server/ledger/feeds.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import { startFeedScheduler } from './feed-scheduler.server.ts'
import type { FeedSchedulerOptions } from './feed-scheduler.server.ts'
import type { ImportReport } from './import-run.server.ts'
import { gamepixRecords, importRecords, makeFolder, rules, slugOf, statusOf } from './import-setup.ts'

const HOUR_MS = 3_600_000

async function setUp(importFeed: FeedSchedulerOptions['importFeed']) {
  const ledger = await openLedger({ dataDir: await makeFolder() })
  const clock = { nowMs: 1000 }
  const warnings: unknown[] = []
  const log = { info: () => {}, warn: (...line: unknown[]) => warnings.push(line) }
  const scheduler = startFeedScheduler({
    ledger,
    rules,
    importFeed,
    log,
    intervalMs: HOUR_MS,
    now: () => clock.nowMs,
  })
  onTestFinished(async () => {
    await scheduler.close()
    await ledger.close()
  })
  const add = (name: string, nextAtMs: number) =>
    addFeed(ledger, {
      provider: 'gamepix',
      url: `https://feeds.gamepix.com/${name}`,
      everyMs: HOUR_MS,
      nextAtMs,
    })
  return { ledger, clock, warnings, scheduler, add }
}

const report = { state: 'published', details: {} } as ImportReport

test('due feeds are imported one after the other, and again after their interval', async () => {
  const imported: string[] = []
  let running = 0
  const { clock, scheduler, add, ledger } = await setUp(async ({ origin }) => {
    expect(++running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running--
    imported.push(origin.at(-1)!)
    return report
  })
  await add('a', 500)
  await add('b', 1000)
  await add('c', 1001)
  await Promise.all([scheduler.runDue(), scheduler.runDue()])
  expect(imported).toEqual(['a', 'b'])
  expect((await listFeeds(ledger)).map((feed) => [feed.lastAtMs, feed.lastError, feed.nextAtMs])).toEqual([
    [1000, null, 1000 + HOUR_MS],
    [1000, null, 1000 + HOUR_MS],
    [null, null, 1001],
  ])
  clock.nowMs = 1000 + HOUR_MS
  await scheduler.runDue()
  expect(imported).toEqual(['a', 'b', 'c', 'a', 'b'])
})

test('a failing feed stores its reason and does not stop the others', async () => {
  const { scheduler, add, ledger, warnings } = await setUp(async ({ origin }) => {
    if (origin.endsWith('a')) throw new Error('it is cut off')
    return report
  })
  await add('a', 0)
  await add('b', 1)
  await scheduler.runDue()
  expect((await listFeeds(ledger)).map((feed) => feed.lastError)).toEqual(['it is cut off', null])
  expect(warnings).toHaveLength(1)
})

test('an import that waits for approval is warned of, and no failure', async () => {
  const waiting = { ...report, state: 'waiting', importId: 7 } as ImportReport
  const { scheduler, add, ledger, warnings } = await setUp(async () => waiting)
  await add('a', 0)
  await scheduler.runDue()
  expect(warnings).toMatchObject([[expect.stringMatching(/feed approve/), { importId: 7 }]])
  expect(await listFeeds(ledger)).toMatchObject([{ failures: 0, lastError: null, nextAtMs: 1000 + HOUR_MS }])
})

test('a paused feed is left alone', async () => {
  const { scheduler, add, ledger } = await setUp(async () => {
    throw new Error('it was imported')
  })
  await setFeedPaused(ledger, await add('a', 0), 1)
  await scheduler.runDue()
  expect(await listFeeds(ledger)).toMatchObject([{ lastAtMs: null, failures: 0 }])
})

test('games that vanished long ago are unpublished by the running server', async () => {
  const { scheduler, ledger, clock } = await setUp(async () => report)
  await importRecords(ledger, 'gamepix', gamepixRecords(10), { nowMs: 1000 })
  await importRecords(ledger, 'gamepix', gamepixRecords(9), { nowMs: 2000 })
  await scheduler.runDue()
  expect(await statusOf(ledger, slugOf(10))).toEqual(['published', null, null])
  clock.nowMs = 2000 + 30 * 24 * HOUR_MS
  await scheduler.runDue()
  expect(await statusOf(ledger, slugOf(10))).toMatchObject(['draft', 'vanished', expect.anything()])
})

test('closing stops the running import and starts no other', async () => {
  let started = 0
  const { scheduler, add, ledger } = await setUp(async ({ signal }) => {
    started++
    await new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('stopped'))))
    return report
  })
  await add('a', 0)
  await add('b', 1)
  const looking = scheduler.runDue()
  await expect.poll(() => started).toBe(1)
  await scheduler.close()
  await looking
  expect(started).toBe(1)
  expect((await listFeeds(ledger)).map((feed) => feed.lastError)).toEqual([null, null])
  // The next process continues with it at once, and it is no failure of the feed.
  expect((await listDueFeeds(ledger, 1000)).map(({ url, failures }) => [url.at(-1), failures])).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

test('an import that ended with its process is done again at once, and after a second time later', async () => {
  const imported: string[] = []
  const { ledger, scheduler, add } = await setUp(async ({ origin }) => {
    imported.push(origin.at(-1)!)
    return report
  })
  const id = await add('a', 0)
  /** A process that is killed during the import releases nothing. */
  const die = async () => claimFeed(ledger, (await findFeed(ledger, id))!, 1000)
  await die()
  expect(await listDueFeeds(ledger, 1000)).toEqual([])
  await scheduler.runDue()
  expect(imported).toEqual(['a'])
  expect(await listFeeds(ledger)).toMatchObject([{ failures: 0, lastError: null }])

  await setFeedPaused(ledger, id, null)
  await die()
  expect(await resumeInterruptedFeed(ledger, 1000)).toMatchObject({ id })
  expect(await listDueFeeds(ledger, 1000)).toMatchObject([
    { failures: 1, lastError: 'the server ended during the import' },
  ])
  await die()
  await resumeInterruptedFeed(ledger, 1000)
  expect(await listDueFeeds(ledger, 1000)).toEqual([])
  expect(await listFeeds(ledger)).toMatchObject([{ failures: 2 }])
  expect(await resumeInterruptedFeed(ledger, 1000)).toBeNull()
})

test('a ledger that cannot be read is warned of, not thrown', async () => {
  const { scheduler, ledger, warnings } = await setUp(async () => report)
  await ledger.close()
  await scheduler.runDue()
  expect(warnings).toHaveLength(1)
})
