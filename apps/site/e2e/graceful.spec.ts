/** Stopping is polite, dying is survived: what was acknowledged is there after either. */
import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../scripts/test/site-server.ts'
import { ROOT } from './operator.ts'
import { expect, test } from './site-test.ts'

let dataDir: string

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-graceful-'))
})

test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const token = (number: number) => number.toString(16).padStart(32, '0')

function vote(url: string, number: number) {
  return fetch(`${url}/api/vote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug: 'cozy-blocks', token: token(number), value: 1 }),
  })
}

/** A server whose exit code is seen. */
async function spawnServer(env: Record<string, string>) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const readyStatus = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(readyStatus, { timeout: 30_000 }).toBe(200)
  return { url, port, exited, output: () => output, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

test('a server that is told to stop says so, ends what runs and leaves with code 0', async () => {
  const server = await spawnServer({ SHUTDOWN_GRACE_MS: '1500', LOG_LEVEL: 'info' })
  expect((await vote(server.url, 1)).status).toBe(200)

  const body = JSON.stringify({ slug: 'cozy-blocks', token: token(2), value: 1 })
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST /api/vote HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))

  const toldAt = performance.now()
  server.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  expect((await fetch(server.url)).status).toBe(200)

  await new Promise((resolve) => setTimeout(resolve, 1800))
  socket.write(body.slice(10))
  await closed
  expect(answer).toContain('HTTP/1.1 200')
  expect(await server.exited).toBe(0)
  expect(performance.now() - toldAt).toBeLessThan(10_000)
  expect(server.output()).toContain('"message":"stopping"')

  const again = await startServer({ dataDir })
  const counts = (await (await vote(again.url, 1)).json()) as { likes: number }
  expect(counts.likes).toBe(2)
  await again.stop()
})

test('a server that is killed has kept every vote it acknowledged', async () => {
  const server = await startServer({ dataDir, env: { RATE_LIMIT: 'off' } })
  let acknowledged = 0
  let isOver = false
  const voting = Array.from({ length: 8 }, async (_, voter) => {
    for (let number = 0; !isOver && number < 5000; number++) {
      const response = await vote(server.url, voter * 10_000 + number).catch(() => null)
      if (response?.status === 200) acknowledged++
    }
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  process.kill(server.pid, 'SIGKILL')
  isOver = true
  await Promise.all(voting)
  expect(acknowledged).toBeGreaterThan(10)

  const again = await startServer({ dataDir })
  const { likes } = (await (await vote(again.url, 999_999)).json()) as { likes: number }
  expect(likes - 1).toBeGreaterThanOrEqual(acknowledged)
  // A vote may have been kept whose answer did not come back; never more than were under way.
  expect(likes - 1).toBeLessThanOrEqual(acknowledged + 8)
  await again.stop()
})
