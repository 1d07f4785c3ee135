/** Graceful shutdown and crashes: acknowledged writes are stored after both. */
import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../scripts/test/site-server.ts'
import { listCounters } from '../server/ledger/counters.ts'
import { openLedger } from '../server/ledger/ledger.ts'
import { ROOT, runPortal } from './operator.ts'
import { expect, isLong, test, testIf } from './site-test.ts'

let dataDir: string

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-graceful-'))
})

/** Process groups of started servers: npm, its shell and the server must not outlive a failed test. */
let groups: number[] = []

test.afterEach(() => {
  for (const group of groups) killGroup(group)
  groups = []
  rmSync(dataDir, { recursive: true, force: true })
})

function killGroup(group: number) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // the process group has ended, as expected
  }
}

const token = (number: number) => number.toString(16).padStart(32, '0')

function vote(url: string, number: number) {
  return fetch(`${url}/api/vote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug: 'cozy-blocks', token: token(number), value: 1 }),
  })
}

/** What the ledger has after the server's end. */
async function readLikes(): Promise<number | undefined> {
  const ledger = await openLedger({ dataDir })
  const counters = await listCounters(ledger)
  await ledger.close()
  return counters.get('cozy-blocks')?.likes
}

interface Start {
  command: string
  args: string[]
}
const NODE_START: Start = { command: process.execPath, args: [join(ROOT, 'scripts/start.js')] }
/** As in the README, with the npm and the shell of this machine. */
const NPM_START: Start = { command: 'npm', args: ['start'] }

/** Starts a server. `ended` resolves when its output is closed: npm and the server have both ended. */
async function spawnServer(env: Record<string, string>, { command, args }: Start = NODE_START) {
  const port = await findFreePort()
  const child = spawn(command, args, {
    cwd: ROOT,
    // In its own process group, as in a shell.
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  groups.push(child.pid!)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const liveStatus = () =>
    fetch(`${url}/livez`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(liveStatus, { timeout: 30_000 }).toBe(200)
  const kill = (signal: NodeJS.Signals, to: 'process' | 'group' = 'process') =>
    process.kill(to === 'group' ? -child.pid! : child.pid!, signal)
  return { url, port, exited, ended, liveStatus, output: () => output, kill }
}

/** Sends the first half of a vote; `finish` sends the rest. */
async function sendHalfAVote(port: number, number: number) {
  const body = JSON.stringify({ slug: 'cozy-blocks', token: token(number), value: 1 })
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  socket.write(
    `POST /api/vote HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  return { closed, finish: () => socket.write(body.slice(10)) }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

for (const [signal, to] of [
  ['SIGTERM', 'process'],
  ['SIGTERM', 'group'],
  ['SIGINT', 'group'],
] as const) {
  // A terminal's Ctrl-C and a service manager signal every process of npm start, `kill` only npm.
  // covers: '11.3'
  testIf(isLong || to !== 'group', test)(
    `${signal} to ${to === 'group' ? 'all processes of npm start' : 'npm start'} stops the server: it answers 503 and then open requests, plays are written, the port is free`,
    async () => {
      test.skip(process.platform === 'win32', 'Windows has no signals to send')
      test.setTimeout(60_000)
      const server = await spawnServer({ SHUTDOWN_GRACE_MS: '1500', LOG_LEVEL: 'info' }, NPM_START)
      const play = { slug: 'cozy-blocks', visitId: 'f'.repeat(32) }
      const counted = await fetch(`${server.url}/api/plays`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(play),
      })
      expect(counted.status).toBe(202)
      expect((await vote(server.url, 5)).status).toBe(200)
      const slow = await sendHalfAVote(server.port, 1)
      server.kill(signal, to)
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503)
      expect((await fetch(`${server.url}/livez`)).status).toBe(200)
      expect((await fetch(server.url)).status).toBe(200)
      // The open request is answered also after the grace time.
      await new Promise((resolve) => setTimeout(resolve, 1800))
      slow.finish()
      expect(await slow.closed).toContain('HTTP/1.1 200')
      await server.ended
      expect(await server.liveStatus()).toBe(0)
      expect(server.output()).toContain('"message":"stopping"')

      expect(await readLikes()).toBe(2)
      const { json } = runPortal(dataDir, 'games', 'show', 'cozy-blocks')
      expect((json.game as { plays: number }).plays).toBe(1)
    },
  )
}

// covers: '11.3'
testIf(isLong, test)('an incomplete request does not delay a stop, and the exit code is 0', async () => {
  const server = await spawnServer({ SHUTDOWN_GRACE_MS: '0' })
  const silent = await sendHalfAVote(server.port, 1)
  const startedAt = performance.now()
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(8000)
  expect(await silent.closed).not.toContain('HTTP/1.1 200')
})

test('a killed server has stored every vote it acknowledged', async () => {
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

  const likes = await readLikes()
  expect(likes).toBeGreaterThanOrEqual(acknowledged)
  // A vote may be stored without its response having arrived, but not more than were in flight.
  expect(likes).toBeLessThanOrEqual(acknowledged + 8)
})
