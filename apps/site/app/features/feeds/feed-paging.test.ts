import { expect, test } from 'vitest'
import { findNextRequest, planPages } from './feed-paging.ts'
import type { PageRequest } from './feed-paging.ts'
import { readRetryMs } from './paged-feed.server.ts'
import { findAdapter } from './providers.ts'

/** The requests for a feed of this many records. */
function listRequests(provider: string, origin: string, total: number, pageSize: number): PageRequest[] {
  const { first, paging } = planPages(origin, findAdapter(provider)!)
  const requests: PageRequest[] = []
  let request: PageRequest | null = first
  for (let page = 0, left = total; request && page < 10; page++) {
    requests.push(request)
    const records = Math.min(left, pageSize)
    left -= records
    request = findNextRequest(paging, {
      ...{ request, page, records, envelope: null },
      recordsSoFar: total - left,
      recordsOfFirstPage: Math.min(total, pageSize),
    })
  }
  return requests
}

const urlsOf = (...args: Parameters<typeof listRequests>) => listRequests(...args).map(({ url }) => url)

test('pages by number: the size of the address counts, and the page that is not full is the last', () => {
  const origin = 'https://catalog.api.gamedistribution.com/api/v2.0/rss/All/?amount=40'
  expect(urlsOf('gamedistribution', origin, 90, 40)).toEqual([
    `${origin}&page=1`,
    `${origin}&page=2`,
    `${origin}&page=3`,
  ])
})

test('an address that names a page is only that page', () => {
  const origin = 'https://catalog.api.gamedistribution.com/api/v2.0/rss/All/?amount=40&page=3'
  expect(urlsOf('gamedistribution', origin, 90, 40)).toEqual([origin])
})

test('pages by offset go on from what the server sent, which may be less than asked for', () => {
  expect(urlsOf('famobi', 'https://api.famobi.com/feed?a=ME', 250, 100)).toEqual([
    'https://api.famobi.com/feed?a=ME&n=500&skip=0',
    'https://api.famobi.com/feed?a=ME&n=500&skip=100',
    'https://api.famobi.com/feed?a=ME&n=500&skip=200',
  ])
})

test('a POST feed has its page in the body', () => {
  const origin = 'https://playgama.com/api/v1/partner/export/catalogue/games'
  expect(listRequests('playgama', origin, 150, 100)).toEqual([
    { url: origin, body: '{"pagination":{"limit":100,"offset":0}}' },
    { url: origin, body: '{"pagination":{"limit":100,"offset":100}}' },
  ])
})

test('each interface of a provider has its own pages', () => {
  expect(urlsOf('gamepix', 'https://games.gamepix.com/games?sid=1', 600, 500)).toEqual([
    'https://games.gamepix.com/games?sid=1&limit=500&offset=0',
    'https://games.gamepix.com/games?sid=1&limit=500&offset=500',
  ])
  expect(planPages('https://feeds.gamepix.com/v2/json', findAdapter('gamepix')!).paging?.kind).toBe('link')
})

test.each([
  ['7', 7000],
  ['0', 1000],
  ['999999', 300_000],
  ['Sun, 29 Nov 2026 00:00:20 GMT', 20_000],
  ['soon', 30_000],
  [null, 30_000],
])('Retry-After %j waits %d ms', (header, delayMs) => {
  expect(readRetryMs(header, 2, Date.UTC(2026, 10, 29))).toBe(delayMs)
})
