/**
 * The primary process of a server with several workers: it accepts the connections and gives them to the workers in turn (`node:cluster`), owns
 * what they share, adds up their figures, and stops them together. It serves no request itself.
 */
import cluster from 'node:cluster'
import { join } from 'node:path'
import { createLog } from '../base/log.ts'
import type { Config } from '../config.ts'
import { announceServer } from '../running-servers.ts'
import { describeStart } from '../start-config.ts'
import { DEFAULT_GRACE_MS, STOP_SIGNALS, type Stopper, type StopSignal } from '../stop.ts'
import { createClusterWorker } from './cluster-worker.ts'
import { openMetricsSum } from './metrics-sum.ts'
import { createSharedState } from './shared-state.ts'
import { startWorkerPool, type WorkerPool, type WorkerProcess } from './worker-pool.ts'

/** What a worker needs at most after the grace time: for open responses and for closing. */
const STOP_LIMIT_MS = 20_000
/** A worker that does not say when it was last asked is not waited for. */
const ASK_TIMEOUT_MS = 500

/** Returns the function that stops the server, for a caller that watches the parent process. */
export async function servePrimary(config: Config, workers: number): Promise<Stopper['stop']> {
  const startedAt = performance.now()
  const log = createLog(config.logLevel, (text) => process.stdout.write(text))
  process.stdout.on('error', () => {}) // the process that reads the log may end first
  const shared = createSharedState(config)
  let withdraw: Promise<() => Promise<void>> = Promise.resolve(async () => undefined)
  const metrics = await openMetricsSum(config.metrics, () => pool.listChannels())

  const pool = startWorkerPool({
    count: workers,
    fork: createFork(),
    serve(channel) {
      channel.handle('config', () => config)
      return shared.serve(channel)
    },
    log,
    onReady(port) {
      withdraw = announceServer(config, port)
      console.log(describeStart(config, port, performance.now() - startedAt, workers))
    },
    onStartFailure({ sentence, logLine }) {
      if (logLine) console.log(logLine)
      console.error(sentence)
      pool.kill()
      process.exit(1)
    },
  })

  void pool.ended.then(async (code) => {
    await metrics?.close()
    await shared.close()
    await (
      await withdraw
    )()
    log.flush()
    process.exit(code)
  })

  const stop = createStop(pool, config.shutdownGraceMs ?? DEFAULT_GRACE_MS)
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop(signal))
  return stop
}

function createStop(pool: WorkerPool, graceMs: number): Stopper['stop'] {
  let asked: Promise<number | null> | undefined

  async function findLastAsked(): Promise<number | null> {
    const answers = await Promise.all(
      pool
        .listChannels()
        .map((channel) => channel.ask<number | null>('readyAsked', null, ASK_TIMEOUT_MS).catch(() => null)),
    )
    const known = answers.filter((agoMs) => agoMs !== null)
    return known.length > 0 ? Math.min(...known) : null
  }

  return function stop(signal: StopSignal) {
    if (!asked) {
      asked = findLastAsked()
      setTimeout(() => pool.kill(), graceMs + STOP_LIMIT_MS).unref()
    }
    void asked.then((readyAskedAgoMs) => pool.stop({ signal, readyAskedAgoMs }))
  }
}

function createFork(): () => WorkerProcess {
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'worker.ts'), serialization: 'advanced' })
  // On Windows the workers accept by themselves: handing a connection over is slow there.
  if (process.platform !== 'win32') cluster.schedulingPolicy = cluster.SCHED_RR
  return () => createClusterWorker(cluster.fork())
}
