import { expect, test } from 'vitest'
import {
  addFeed,
  claimFeed,
  deleteFeed,
  listDueFeeds,
  listFeeds,
  setFeedPaused,
  setFeedRun,
} from './feeds.ts'
import { forEachEngine } from './ledger-engines.ts'

const feed = { provider: 'gamepix', url: 'https://feeds.example/one', everyMs: 1000, nextAtMs: 500 }
const added = { ...feed, lastAtMs: null, lastError: null, failures: 0, pausedAtMs: null }

forEachEngine((open) => {
  test('a feed is due at its time, and again after its interval', async () => {
    const ledger = await open()
    const id = await addFeed(ledger, feed)
    expect(await listDueFeeds(ledger, 499)).toEqual([])
    expect(await listDueFeeds(ledger, 500)).toEqual([{ ...added, id }])
    await setFeedRun(ledger, { ...added, id }, { atMs: 600, error: 'the provider answered 503' })
    expect(await listDueFeeds(ledger, 1599)).toEqual([])
    expect(await listDueFeeds(ledger, 1600)).toMatchObject([
      { lastAtMs: 600, lastError: 'the provider answered 503' },
    ])
    await setFeedRun(ledger, { ...added, id }, { atMs: 1600, error: null })
    expect(await listFeeds(ledger)).toEqual([{ ...added, id, nextAtMs: 2600, lastAtMs: 1600 }])
  })

  test('after a clock is set back no feed waits longer than its interval, and unequal clocks of a fleet run none twice', async () => {
    const ledger = await open()
    const id = await addFeed(ledger, feed)
    const atMs = 1_000_000_000
    await setFeedRun(ledger, { ...added, id }, { atMs, error: null })
    expect(await listDueFeeds(ledger, atMs - 500_000)).toEqual([])
    expect(await listDueFeeds(ledger, atMs - 700_000)).toMatchObject([{ id }])
  })

  test('after failures the next try is soon, then later and later, up to the interval; a success ends that', async () => {
    const ledger = await open()
    const [minuteMs, everyMs] = [60_000, 3_600_000]
    const id = await addFeed(ledger, { ...feed, everyMs })
    const delays: number[] = []
    for (let count = 1; count <= 6; count++) {
      const [before] = await listFeeds(ledger)
      await setFeedRun(ledger, before!, { atMs: 1000, error: 'the provider answered 503' })
      const [after] = await listFeeds(ledger)
      expect(after).toMatchObject({ id, failures: count })
      delays.push((after!.nextAtMs - 1000) / minuteMs)
    }
    expect(delays).toEqual([5, 10, 20, 40, 60, 60])
    await setFeedRun(ledger, (await listFeeds(ledger))[0]!, { atMs: 1000, error: null })
    expect(await listFeeds(ledger)).toMatchObject([
      { failures: 0, lastError: null, nextAtMs: 1000 + everyMs },
    ])
  })

  test('a paused feed is not due; resumed or added again it is at once', async () => {
    const ledger = await open()
    const id = await addFeed(ledger, feed)
    await setFeedPaused(ledger, id, 400)
    expect(await listDueFeeds(ledger, 900)).toEqual([])
    await setFeedPaused(ledger, id, null)
    expect(await listDueFeeds(ledger, 1)).toMatchObject([{ id, pausedAtMs: null }])
    await setFeedPaused(ledger, id, 400)
    await addFeed(ledger, feed)
    expect(await listDueFeeds(ledger, 900)).toMatchObject([{ id }])
    expect([await setFeedPaused(ledger, 99, 1), await deleteFeed(ledger, 99)]).toEqual([false, false])
    expect(await deleteFeed(ledger, id)).toBe(true)
    expect(await addFeed(ledger, feed)).not.toBe(id)
  })

  test('adding the same feed again changes its interval, another address is another feed', async () => {
    const ledger = await open()
    const id = await addFeed(ledger, feed)
    expect(await addFeed(ledger, { ...feed, everyMs: 5000 })).toBe(id)
    await addFeed(ledger, { ...feed, url: 'https://feeds.example/two' })
    expect((await listFeeds(ledger)).map(({ everyMs }) => everyMs)).toEqual([5000, 1000])
  })

  test('of two processes that see the same due feed only one takes it', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    await addFeed(ledger, feed)
    const [due] = await listDueFeeds(ledger, 500)
    const claims = await Promise.all([claimFeed(ledger, due!, 500), claimFeed(other, due!, 500)])
    expect(claims.toSorted()).toEqual([false, true])
  })
})
