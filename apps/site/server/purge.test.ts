import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OutboundError } from '#app/features/outbound/outbound-error.ts'
import { createLog } from './base/log.ts'
import { createPurger, sendToCdn, type PurgeCall, type PurgerOptions } from './purge.ts'

const PURGE_URL = 'https://cdn.example/zones/0123456789abcdef/purge_cache'

function openPurger(options: Partial<PurgerOptions> & { answer?: () => number | Error } = {}) {
  const { answer = () => 200, ...others } = options
  const calls: PurgeCall[] = []
  const lines: string[] = []
  const log = createLog('info', (text) => lines.push(text))
  const purger = createPurger({
    ...{ url: PURGE_URL, token: 'secret-token', log, firstWaitMs: 5, repeatAfterMs: 20 },
    async send(call) {
      calls.push(call)
      const outcome = answer()
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    ...others,
  })
  onTestFinished(() => purger.close())
  const readLog = () => {
    log.flush()
    return lines.join('')
  }
  return { purger, calls, readLog, tags: () => calls.map((call) => call.tags) }
}

test('tags are sent at once, and a second time for responses that were in flight', async () => {
  const { purger, tags } = openPurger()
  purger.purge(['game:a', 'site:fox.example'])
  expect(tags()).toEqual([['game:a', 'site:fox.example']])
  await expect.poll(tags).toHaveLength(2)
  expect(tags()[1]).toEqual(['game:a', 'site:fox.example'])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(tags()).toHaveLength(2)
})

test('without tags there is no call', async () => {
  const { purger, tags } = openPurger()
  purger.purge([])
  await purger.close()
  expect(tags()).toEqual([])
})

test('many tags are sent in calls of thirty', async () => {
  const { purger, tags } = openPurger({ repeatAfterMs: 3_600_000 })
  purger.purge(Array.from({ length: 70 }, (_, at) => `game:${at}`))
  await expect.poll(() => tags().flat()).toHaveLength(70)
  expect(tags().map(({ length }) => length)).toEqual([30, 30, 10])
})

test('a failed call is retried with growing pauses until it succeeds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let failures = 4
  const { purger, calls } = openPurger({
    firstWaitMs: 1000,
    repeatAfterMs: 86_400_000,
    answer: () => (failures-- > 0 ? (failures % 2 ? 503 : new Error('timeout')) : 200),
  })
  purger.purge(['game:a'])
  const seen: number[] = []
  for (const waitMs of [0, 1000, 2000, 4000, 8000]) {
    await vi.advanceTimersByTimeAsync(waitMs)
    seen.push(calls.length)
  }
  expect(seen).toEqual([1, 2, 3, 4, 5])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(calls).toHaveLength(5)
  purger.purge(['game:b'])
  expect(calls, 'after a success the pauses are short again').toHaveLength(6)
})

test('purging nothing does not shorten the pause after a failed call', async () => {
  const { purger, tags } = openPurger({ answer: () => 503, firstWaitMs: 3_600_000 })
  purger.purge(['game:a'])
  await expect.poll(tags).toHaveLength(1)
  for (let turn = 0; turn < 5; turn++) {
    purger.purge([])
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(tags()).toHaveLength(1)
})

test('a tag that is added during a failing call is not lost', async () => {
  let isDown = true
  const { purger, tags } = openPurger({ answer: () => (isDown ? 500 : 200) })
  purger.purge(['game:a'])
  isDown = false
  purger.purge(['game:b'])
  await expect
    .poll(() =>
      tags()
        .flat()
        .filter((tag) => tag === 'game:b'),
    )
    .toHaveLength(2)
  expect(
    tags()
      .flat()
      .filter((tag) => tag === 'game:a').length,
  ).toBeGreaterThanOrEqual(3)
})

test('a server that stops tries once more', async () => {
  let isDown = true
  const { purger, tags } = openPurger({ answer: () => (isDown ? 500 : 200), firstWaitMs: 3_600_000 })
  purger.purge(['game:a'])
  await new Promise((resolve) => setTimeout(resolve, 10))
  isDown = false
  await purger.close()
  expect(tags()).toEqual([['game:a'], ['game:a']])
})

test('the token and the address are never logged', async () => {
  let isDown = true
  const outage = new OutboundError('timeout', PURGE_URL, 'it took too long')
  const { purger, calls, readLog } = openPurger({ answer: () => (isDown ? outage : 200) })
  purger.purge(['game:a'])
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  isDown = false
  await expect.poll(readLog).toContain('CDN purged')
  expect(calls[0]!.token).toBe('secret-token')
  expect(readLog()).toContain('cdn.example')
  expect(readLog()).not.toMatch(/secret-token|0123456789abcdef/)
})

/** A cache that stores what it is asked. */
async function startCache() {
  const seen: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ method: request.method, url: request.url, headers: request.headers, body })
    response.writeHead(202).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { seen, port: (server.address() as AddressInfo).port }
}

test('the call is a POST of the tags as JSON with a bearer token', async () => {
  const { seen, port } = await startCache()
  const outside = {
    resolve: async () => [{ address: '93.184.216.34', family: 4 as const }],
    standIn: () => ({ address: '127.0.0.1', port }),
  }
  const call = { url: PURGE_URL, token: 'secret-token', tags: ['game:a', 'game:b'], timeoutMs: 2000 }
  expect(await sendToCdn(call, outside)).toBe(202)
  await sendToCdn({ ...call, token: '' }, outside)
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/zones/0123456789abcdef/purge_cache',
    body: '{"tags":["game:a","game:b"]}',
  })
  expect(seen[0]!.headers).toMatchObject({
    host: 'cdn.example',
    authorization: 'Bearer secret-token',
    'content-type': 'application/json',
  })
  expect(seen[1]!.headers.authorization).toBeUndefined()
})

test('a cache in the own network gets the tags in a header, too', async () => {
  const { seen, port } = await startCache()
  const url = `http://127.0.0.1:${port}/purge-tags`
  const call = { url, token: 'secret-token', tags: ['game:a', 'site:fox.example'], timeoutMs: 2000 }
  expect(await sendToCdn(call)).toBe(202)
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/purge-tags',
    body: '{"tags":["game:a","site:fox.example"]}',
  })
  expect(seen[0]!.headers).toMatchObject({
    'purge-tags': 'game:a site:fox.example',
    authorization: 'Bearer secret-token',
  })
})

test('a public purge address that leads into a private network is not called', async () => {
  const inside = { resolve: async () => [{ address: '10.0.0.1', family: 4 as const }] }
  await expect(
    sendToCdn({ url: PURGE_URL, token: '', tags: ['game:a'], timeoutMs: 2000 }, inside),
  ).rejects.toThrow('private or reserved')
})
