import { expect, onTestFinished, test } from 'vitest'
import { createChannel, type Channel } from './message-channel.ts'
import type { WorkerCounts } from './primary-link.ts'
import { createTestConnection } from './test-ports.ts'
import { startWorkerPool, type WorkerPoolOptions } from './worker-pool.ts'

/** A worker that follows its messages, inside this process. */
interface TestWorker {
  pid: number
  channel: Channel
  isLeader: boolean
  received: string[]
  counts: WorkerCounts | null
  post(message: unknown): void
  exit(code: number | null, signal?: string): void
  freeze(): void
}

function startPool(options: Partial<WorkerPoolOptions> = {}) {
  const workers: TestWorker[] = []
  const events: string[] = []

  function fork(): ReturnType<WorkerPoolOptions['fork']> {
    const connection = createTestConnection()
    const channel = createChannel(connection.ends[1])
    const exits: ((code: number | null, signal: string | null) => void)[] = []
    const worker: TestWorker = {
      ...{ pid: workers.length + 1, channel, isLeader: false, received: [], counts: null },
      post: connection.ends[1].post,
      freeze: connection.freeze,
      exit(code, signal) {
        for (const listener of exits) listener(code, signal ?? null)
      },
    }
    channel.handle('leader', () => void (worker.isLeader = true))
    channel.handle('workers', (counts: WorkerCounts) => void (worker.counts = counts))
    channel.handle('listen', () => {
      worker.received.push('listen')
      channel.notify('listening', 3000)
    })
    channel.handle('stop', () => void worker.received.push('stop'))
    workers.push(worker)
    return {
      ...{ pid: worker.pid, ...connection.ends[0] },
      onExit: (listener) => void exits.push(listener),
      kill: () => worker.exit(null, 'SIGKILL'),
    }
  }

  const pool = startWorkerPool({
    count: 2,
    fork,
    serve: () => async () => void events.push('state released'),
    log: { info: (message) => void events.push(message), error: (message) => void events.push(message) },
    onReady: (port) => void events.push(`ready on ${port}`),
    onStartFailure: ({ sentence }) => void events.push(`failed: ${sentence}`),
    ...options,
  })
  onTestFinished(() => {
    // No worker is started again after the test.
    pool.stop({ signal: 'SIGTERM', readyAskedAgoMs: null })
    for (const { channel } of workers) channel.close()
  })
  const open = () => workers.forEach(({ channel }) => channel.notify('opened'))
  return { pool, workers, events, open }
}

async function startReady(options: Partial<WorkerPoolOptions> = {}) {
  const started = startPool(options)
  started.open()
  await expect.poll(() => started.events).toEqual(['ready on 3000'])
  return started
}

test('no worker listens before all are open; one of them is the leader from its start', async () => {
  const { workers, events, open } = startPool()
  workers[0]!.channel.notify('opened')
  await expect.poll(() => workers[0]!.isLeader).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(workers.map(({ received }) => received)).toEqual([[], []])
  open()
  await expect.poll(() => events).toEqual(['ready on 3000'])
  expect(workers.map(({ isLeader }) => isLeader)).toEqual([true, false])
  await expect.poll(() => workers[1]!.counts).toEqual({ ready: 2, wanted: 2 })
})

test('a worker that has ended is replaced, its state is released first, and another one leads', async () => {
  const { workers, events, pool } = await startReady()
  workers[0]!.exit(null, 'SIGKILL')
  await expect.poll(() => workers.length).toBe(3)
  expect(workers[1]!.isLeader).toBe(true)
  expect(workers[1]!.counts).toEqual({ ready: 1, wanted: 2 })
  workers[2]!.channel.notify('opened')
  await expect.poll(() => workers[1]!.counts).toEqual({ ready: 2, wanted: 2 })
  expect(workers[2]!.isLeader).toBe(false)
  expect(pool.listChannels()).toHaveLength(2)
  expect(events.slice(1)).toEqual([
    'state released',
    'a worker has ended and is started again',
    'a worker was started again',
  ])
})

test('a worker that ends again and again is started after growing pauses', async () => {
  const { workers } = await startReady()
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const { length } = workers
    const endedAtMs = performance.now()
    workers.at(-1)!.exit(1)
    await expect.poll(() => workers.length, { interval: 10, timeout: 3000 }).toBe(length + 1)
    times.push(performance.now() - endedAtMs)
  }
  expect(times[1]).toBeGreaterThan(350)
  expect(times[2]).toBeGreaterThan(1500)
})

test('a worker that cannot start stops the start with its sentence', async () => {
  const { workers, events, open } = startPool()
  const startFailure = { sentence: 'port 3000 is taken; set PORT to another one', logLine: null }
  workers[1]!.post({ startFailure })
  await new Promise((resolve) => setTimeout(resolve, 10))
  workers[1]!.exit(1)
  await expect.poll(() => events).toContain('failed: port 3000 is taken; set PORT to another one')
  open()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(workers).toHaveLength(2)
})

test('a worker that does not answer pings is ended and replaced', async () => {
  const { workers, events } = await startReady({ pingEveryMs: 20 })
  workers[1]!.freeze()
  await expect.poll(() => workers.length, { timeout: 8000 }).toBe(3)
  expect(events).toContain('a worker does not answer and is ended')
}, 10_000)

test('stopping reaches all workers, starts none again, and ends when the last one has', async () => {
  const { workers, pool } = await startReady()
  pool.stop({ signal: 'SIGTERM', readyAskedAgoMs: null })
  await expect.poll(() => workers.map(({ received }) => received.at(-1))).toEqual(['stop', 'stop'])
  workers[0]!.exit(0)
  const isEnded = await Promise.race([
    pool.ended.then(() => true),
    new Promise((r) => setTimeout(r, 50, false)),
  ])
  expect(isEnded).toBe(false)
  workers[1]!.exit(0)
  expect(await pool.ended).toBe(0)
  expect(workers).toHaveLength(2)
})
