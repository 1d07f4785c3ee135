/** Only costly work is limited: requests for cached pages and files are never refused. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { expect, test } from './site-test.ts'

let dataDir: string
let server: SiteServer

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-limits-'))
  server = await startServer({ dataDir, env: { RATE_LIMIT: 'on' } })
})

test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The statuses of `count` requests, twenty at a time. */
async function countStatuses(count: number, ask: (at: number) => Promise<Response>) {
  const statuses = new Map<number, number>()
  for (let at = 0; at < count; at += 20) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(20, count - at) }, (_, more) => ask(at + more)),
    )
    for (const answer of answers) {
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  return Object.fromEntries(statuses)
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('five hundred requests for a cached page, a file and a cover are never refused', async () => {
  const html = await (await fetch(server.url)).text()
  const script = /\/assets\/[^"]+\.js/.exec(html)![0]
  for (const path of [
    '/',
    '/?channel=a',
    '/gameDetail/cozy-blocks',
    script,
    '/favicon.svg',
    '/img/games/cozy-blocks/square-192.webp',
  ]) {
    await (await fetch(server.url + path)).arrayBuffer()
    expect(await countStatuses(500, () => fetch(server.url + path)), path).toEqual({ 200: 500 })
  }
})

test('writes are limited, the response has Retry-After, and reads still work', async () => {
  const vote = { slug: 'cozy-blocks', token: 'a'.repeat(32), value: 1 }
  const statuses = await countStatuses(300, () => post('/api/vote', vote))
  expect(statuses[200]).toBeGreaterThanOrEqual(120)
  expect(statuses[429]).toBeGreaterThan(0)
  const refused = await post('/api/vote', vote)
  if (refused.status === 429) expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
  expect((await fetch(server.url)).status).toBe(200)
})

test('a forged address in a header does not count as a new client', async () => {
  const statuses = await countStatuses(300, (at) =>
    post('/api/plays', { slug: 'nothing', visitId: 'x' }, { 'X-Forwarded-For': `10.1.${at % 250}.1` }),
  )
  expect(statuses[429]).toBeGreaterThan(0)
})

test('continuous searches are limited', async () => {
  const statuses = await countStatuses(600, (at) => fetch(`${server.url}/api/suggest?q=word${at}`))
  expect(statuses[200]).toBeGreaterThanOrEqual(240)
  expect(statuses[429]).toBeGreaterThan(0)
})
