/** Hostile requests: no error, no crash. In long runs twenty thousand, without growth of memory. */
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { createHostileRequests } from './hostile-requests.ts'
import { openLine } from './raw-connection.ts'
import { expect, isLong, test } from './site-test.ts'

const REQUESTS = isLong ? 20_000 : 2000
/** Caches and V8's heap grow to their usual size meanwhile. */
const WARM_UP = 8000
const CONNECTIONS = 16
const SEED = 20_260_301

let dataDir: string
let server: SiteServer

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-hostile-'))
  // Started like by an operator: the rate limits are part of the defence.
  server = await startServer({ dataDir })
})

test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

// asvs: '1.2.4', '2.2.1', '15.3.6'
// covers: '11.2'
test('thousands of hostile requests cause no error and no crash, and in long runs no memory leak', async () => {
  // The memory of another process is read from /proc.
  const isMeasured = isLong && process.platform === 'linux'
  test.setTimeout(120_000)
  const next = createHostileRequests(SEED)
  const statuses = new Map<number, number>()
  const faults: string[] = []

  async function send(count: number) {
    let left = count
    const worker = async () => {
      const line = openLine(server.port)
      while (left-- > 0) {
        const request = next()
        const status = await line.ask(request)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500 && status !== 503)
          faults.push(`${status} to ${JSON.stringify(request.toString('latin1').slice(0, 300))}`)
      }
      line.close()
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  }

  if (isMeasured) {
    // The first collection of an idle server is a thorough one, later ones are not: both measurements come after an ordinary one.
    await readSettledMemory(server.pid)
    await send(WARM_UP)
    const before = await readSettledMemory(server.pid)
    await send(REQUESTS - WARM_UP)
    const after = await readSettledMemory(server.pid)
    console.log(`memory ${toMb(before)} then ${toMb(after)} MB`)
    expect(after / before, `memory grew from ${toMb(before)} to ${toMb(after)} MB`).toBeLessThanOrEqual(1.1)
  } else {
    await send(REQUESTS)
  }
  console.log(`hostile requests: ${JSON.stringify(Object.fromEntries(statuses))}`)

  expect(faults).toEqual([])
  // A page that would wait too long is refused: rare, on a machine that does other work, too.
  expect(statuses.get(503) ?? 0).toBeLessThan(REQUESTS / 100)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect((await fetch(server.url)).status).toBe(200)
  expect(server.output()).not.toMatch(/"level":"error"|Unhandled|FATAL/)
  for (const status of [200, 400, 404, 405, 413, 415, 421])
    expect(statuses.has(status), `${status}`).toBe(true)
})

const toMb = (bytes: number) => Math.round(bytes / 1024 / 1024)

function readMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024
}

/** The smallest of several measurements within two seconds, because a garbage collection may be pending. */
async function readSettledMemory(pid: number): Promise<number> {
  const samples: number[] = []
  for (let at = 0; at < 8; at++) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    samples.push(readMemory(pid))
  }
  return Math.min(...samples)
}
