/** Feeds from an address: pages, limits of the rate, interruptions, and versions that are known already. */
import { expect, onTestFinished, test } from 'vitest'
import { openLedger } from '#server/ledger/ledger.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { gamedistributionRecord } from './feed-fixtures.ts'
import type { OpenStream } from './feed-reading.server.ts'
import { importFeed } from './import-feed.server.ts'
import type { ImportOptions } from './import-feed.server.ts'
import { undoImport } from './import-operations.server.ts'
import { countsOf, gamepixRecords, makeFolder, NOTHING, rules } from './import-setup.ts'
import { gamepixFeed } from './feed-fixtures.ts'

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | Error

const ORIGIN = 'https://catalog.api.gamedistribution.com/api/v2.0/rss/All/?amount=2'
const page = (from: number, count = 2) =>
  Array.from({ length: count }, (_, index) => gamedistributionRecord(from + index))

/** A provider's server: what it answers, what it was asked, how long was waited. */
async function openProvider(answer: (url: string, times: number) => Answer) {
  const ledger = await openLedger({ dataDir: await makeFolder() })
  onTestFinished(() => ledger.close())
  const asked: string[] = []
  const sent: Parameters<OpenStream>[1][] = []
  const waitedMs: number[] = []
  const openStream: OpenStream = async (url, options) => {
    asked.push(url)
    sent.push(options)
    const answered = answer(url, asked.filter((one) => one === url).length)
    if (answered instanceof Error) throw answered
    const { status = 200, headers = {}, body = [] } = answered
    const bytes = Buffer.from(JSON.stringify(body))
    return {
      status,
      headers: new Headers(headers),
      url,
      body: (async function* () {
        yield bytes
      })(),
      close() {},
    }
  }
  const load = (options: Partial<ImportOptions> = {}) => {
    asked.length = 0
    return importFeed({
      ...{ ledger, rules, provider: 'gamedistribution', origin: ORIGIN, openStream },
      wait: async (delayMs) => void waitedMs.push(delayMs),
      ...options,
    })
  }
  return { ledger, asked, sent, waitedMs, load }
}

const pageOf = (url: string) => Number(new URL(url).searchParams.get('page'))

test('pages are read with a pause between them', async () => {
  const { asked, waitedMs, load } = await openProvider((url) => ({
    body: page(pageOf(url) * 2, pageOf(url) < 3 ? 2 : 1),
  }))
  expect(countsOf(await load())).toMatchObject({ fetched: 5, new: 5 })
  expect(asked.map(pageOf)).toEqual([1, 2, 3])
  expect(waitedMs).toEqual([1000, 1000])
})

test('a server without pages sends the first one again: the feed ends there', async () => {
  const { asked, load } = await openProvider(() => ({ body: page(1) }))
  expect(countsOf(await load())).toMatchObject({ fetched: 2, new: 2, duplicate: 0 })
  expect(asked).toHaveLength(2)
})

test('a page beyond the last one may be missing or empty', async () => {
  const { load } = await openProvider((url) =>
    pageOf(url) < 3 ? { body: page(pageOf(url) * 2) } : { status: 404 },
  )
  expect(countsOf(await load())).toMatchObject({ fetched: 4, new: 4 })
})

test('a server that asks to come again later is waited for', async () => {
  const { waitedMs, load } = await openProvider((url, times) => {
    if (pageOf(url) === 2 && times < 3) return { status: 429, headers: { 'retry-after': '7' } }
    return { body: page(pageOf(url) * 2, pageOf(url) === 1 ? 2 : 1) }
  })
  expect(countsOf(await load())).toMatchObject({ fetched: 3, new: 3 })
  expect(waitedMs).toEqual([1000, 7000, 7000])
})

// covers: '11.20'
test('an import that was interrupted reads on where it was, also in another process', async () => {
  let isDown = true
  const { ledger, asked, load } = await openProvider((url) => {
    if (pageOf(url) === 3 && isDown) return new OutboundError('unreachable', url, 'the connection failed')
    return { body: page(pageOf(url) * 2, pageOf(url) === 3 ? 1 : 2) }
  })
  await expect(load()).rejects.toMatchObject({ code: 'unreachable' })
  expect(asked.map(pageOf)).toEqual([1, 2, 3])
  isDown = false
  expect(countsOf(await load())).toMatchObject({ fetched: 5, new: 5 })
  expect(asked.map(pageOf)).toEqual([3])
  expect(await ledger.db.selectFrom('feed_pages').selectAll().execute()).toEqual([])
})

test('pages that are hours old are read again', async () => {
  let isDown = true
  const { asked, load } = await openProvider((url) => {
    if (pageOf(url) === 2 && isDown) return { status: 502 }
    return { body: page(pageOf(url) * 2, pageOf(url) === 2 ? 1 : 2) }
  })
  const nowMs = Date.UTC(2026, 0, 1)
  await expect(load({ nowMs })).rejects.toMatchObject({ code: 'unreachable' })
  isDown = false
  await load({ nowMs: nowMs + 7 * 3_600_000 })
  expect(asked.map(pageOf)).toEqual([1, 2])
})

const FEED = 'https://feeds.gamepix.com/v2/json?sid=1'

// covers: '11.20'
test('a feed that has not changed is not sent again', async () => {
  const { ledger, sent, load } = await openProvider(() => {
    const conditions = sent.at(-1)?.conditions
    if (conditions?.etag === '"v1"') return { status: 304 }
    return { body: gamepixFeed(gamepixRecords(5)), headers: { etag: '"v1"', 'last-modified': 'yesterday' } }
  })
  const feed = { provider: 'gamepix', origin: FEED }
  const first = await load(feed)
  expect(countsOf(first)).toMatchObject({ fetched: 5, new: 5 })
  const second = await load(feed)
  expect(second).toMatchObject({ state: 'unmodified', importId: first.importId })
  expect(countsOf(second)).toEqual(NOTHING)
  expect(sent.at(-1)!.conditions).toEqual({ etag: '"v1"', lastModified: 'yesterday' })
  expect(await ledger.db.selectFrom('imports').selectAll().execute()).toHaveLength(1)
  expect(countsOf(await load({ ...feed, isForced: true }))).toMatchObject({ fetched: 5, unchanged: 5 })
  // New rules decide anew about every record.
  const words = { ...rules.words, version: 'next' }
  expect(countsOf(await load({ ...feed, rules: { ...rules, words } }))).toMatchObject({ unchanged: 5 })
})

test('a feed is read again after its import was undone', async () => {
  const { ledger, sent, load } = await openProvider(() =>
    sent.at(-1)?.conditions
      ? { status: 304 }
      : { body: gamepixFeed(gamepixRecords(5)), headers: { etag: '"v1"' } },
  )
  const feed = { provider: 'gamepix', origin: FEED }
  const { importId } = await load(feed)
  await undoImport({ ledger, rules }, importId)
  expect(countsOf(await load(feed))).toMatchObject({ fetched: 5, updated: 5 })
})
