/** A server with two workers behaves like one process: one port, one ledger, one count of limits and figures, and a killed worker is replaced. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { GAME_LIMITS } from '../server/game-limits.ts'
import { ROOT, runPortal } from './operator.ts'
import { expect, test, isLong, testIf } from './site-test.ts'

const SLUG = 'cozy-blocks'
/** A removed game is gone from all workers within this time after the first one. */
const SAME_MOMENT_MS = 500

let dataDir: string
let server: SiteServer
let metricsPort: number

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-workers-'))
  metricsPort = await findFreePort()
  server = await startServer({
    dataDir,
    env: { WORKERS: '2', LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) },
  })
})

test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Answer {
  status: number
  text: string
}

/** On a connection of its own: the workers get connections in turn. */
function ask(path: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...{ host: '127.0.0.1', port: server.port, path, agent: false, method: body ? 'POST' : 'GET' },
        headers: { Host: 'localhost', ...(body && { 'Content-Type': 'application/json' }) },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

let searches = 0
/** A page that nobody requested before is rendered and logged. */
const askNewPage = () => ask(`/search?searchValue=word${(++searches).toString(36)}`)

const hex = (number: number) => number.toString(16).padStart(32, '0')

/** The processes that have answered, by the ids of their requests in the log. */
function listWorkers(): Set<number> {
  const ids = server.output().matchAll(/"requestId":"([\da-z]+)-/g)
  return new Set([...ids].map(([, id]) => Number.parseInt(id!, 36)))
}

async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const lines = text.matchAll(/^(playhouse_\S+|process_\S+) (\S+)$/gm)
  return new Map([...lines].map(([, name, value]) => [name!, Number(value)]))
}

test('both workers answer, and their figures are added up', async () => {
  const pages = 'playhouse_http_requests_total{route="page",status="200"}'
  const before = (await readMetrics()).get(pages) ?? 0
  for (let count = 0; count < 10; count++) expect((await askNewPage()).status).toBe(200)
  await expect.poll(() => listWorkers().size).toBe(2)
  expect(listWorkers().has(server.pid)).toBe(false)
  await expect.poll(async () => ((await readMetrics()).get(pages) ?? 0) - before).toBe(10)
  const metrics = await readMetrics()
  expect(metrics.get('playhouse_workers')).toBe(2)
  expect(metrics.get('playhouse_runs_jobs')).toBe(1)
  expect(metrics.get('playhouse_ledger_up')).toBe(1)
  expect(metrics.get('playhouse_catalogue_games')).toBe(6)
  expect((await ask('/readyz')).text).toBe('ready\n')
})

test('a play of one visit counts once, whichever workers receive it, and is stored when it is acknowledged', async () => {
  const answers = []
  for (let count = 0; count < 6; count++)
    answers.push(await ask('/api/plays', { slug: SLUG, visitId: hex(1) }))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202))
  expect(answers.filter(({ text }) => text.includes('true'))).toHaveLength(1)
  const { json } = runPortal(dataDir, 'games', 'show', SLUG)
  expect((json.game as { plays: number }).plays).toBe(1)
})

test('a limit is one limit for both workers', async () => {
  const votes = Array.from({ length: GAME_LIMITS.vote + 20 }, (_, at) => ({
    slug: SLUG,
    token: hex(at),
    value: 1,
  }))
  const statuses = []
  for (let start = 0; start < votes.length; start += 10)
    statuses.push(
      ...(await Promise.all(votes.slice(start, start + 10).map((vote) => ask('/api/vote', vote)))),
    )
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(GAME_LIMITS.vote)
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(20)
})

test('a removed game is gone from both workers in the same moment', async () => {
  for (let count = 0; count < 4; count++) expect((await ask(`/gameDetail/${SLUG}`)).status).toBe(200)
  runPortal(dataDir, 'games', 'remove', SLUG)
  let firstGoneMs = Number.POSITIVE_INFINITY
  let lastSeenMs = 0
  let goneInTurn = 0
  await expect
    .poll(
      async () => {
        const isGone = (await ask(`/gameDetail/${SLUG}`)).status !== 200
        if (isGone) firstGoneMs = Math.min(firstGoneMs, performance.now())
        else lastSeenMs = performance.now()
        goneInTurn = isGone ? goneInTurn + 1 : 0
        return goneInTurn
      },
      { intervals: [10] },
    )
    .toBeGreaterThan(20)
  expect(lastSeenMs - firstGoneMs).toBeLessThan(SAME_MOMENT_MS)
})

test('a killed worker is replaced while the other one answers', async () => {
  test.setTimeout(90_000)
  await expect
    .poll(async () => {
      await askNewPage()
      return listWorkers().size
    })
    .toBe(2)
  const [first, second] = listWorkers()
  process.kill(first!, 'SIGKILL')
  // Sent before its end is noticed: one of them was given to the killed worker.
  const answers = await Promise.all(Array.from({ length: 10 }, askNewPage))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  await expect
    .poll(
      async () => {
        expect((await askNewPage()).status).toBe(200)
        return listWorkers().size
      },
      { timeout: 60_000 },
    )
    .toBe(3)
  expect(listWorkers()).toContain(second)
  await expect.poll(async () => (await readMetrics()).get('playhouse_workers')).toBe(2)
  // The leader may have been the one that was killed: then the other one has the jobs.
  await expect.poll(async () => (await readMetrics()).get('playhouse_runs_jobs')).toBe(1)
  expect(server.output()).toContain('a worker has ended and is started again')
})

test('when the primary process dies, its workers end and free the port', async () => {
  const workers = [...listWorkers()]
  process.kill(server.pid, 'SIGKILL')
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false // it has ended
    }
  }
  await expect.poll(() => workers.some(isAlive)).toBe(false)
  const again = await startServer({ dataDir, port: server.port })
  expect((await ask('/')).status).toBe(200)
  await again.stop()
  expect(again.output()).not.toMatch(/"level":"(error|warn)"/)
  await expect(ask('/')).rejects.toThrow()
})

testIf(isLong, test)('a port that is taken ends the start with one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/start.js')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, WORKERS: '2' },
    encoding: 'utf8',
    timeout: 30_000,
  })
  holder.close()
  expect(status).toBe(1)
  expect(stderr).toBe(
    `The server cannot listen on 127.0.0.1:${port}: port ${port} is taken; set PORT to another one\n`,
  )
})
