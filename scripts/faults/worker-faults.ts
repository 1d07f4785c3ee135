/** A server with two workers loses one of them under load, again and again. */
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort, startServer } from '../test/site-server.ts'
import { listChildren } from './database.ts'
import {
  describeVisitors,
  findSlug,
  MAX_HEAL_MS,
  NO_LIMITS,
  startVisitors,
  withFolder,
  type Fault,
  type FaultResult,
  type Visitors,
} from './fault.ts'

const WORKERS = 2
const VISITORS = 4
const HEAL_LIMIT_MS = 30_000

async function countWorkers(metricsPort: number): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  return Number(/^playhouse_workers (\d+)$/m.exec(text)?.[1] ?? 0)
}

/** Milliseconds until as many workers answer as before. */
async function measureReplacement(metricsPort: number): Promise<number> {
  const startedAtMs = performance.now()
  // What is asked before the primary process has noticed would count the dead one.
  await wait(200)
  while (performance.now() - startedAtMs < HEAL_LIMIT_MS) {
    if ((await countWorkers(metricsPort)) === WORKERS) return performance.now() - startedAtMs
    await wait(50)
  }
  return Number.POSITIVE_INFINITY
}

/** A killed worker takes the requests with it that it had not answered; 503 with Retry-After is no failure. */
function listFailures(visitors: Visitors[], openAtKills: number): string[] {
  const lost = visitors.flatMap(({ failedReads, writes, plays }) => [
    ...failedReads,
    ...[...writes, ...plays].filter(({ status }) => ![201, 202, 503].includes(status)),
  ]).length
  return lost > openAtKills ? [`${lost} requests failed, more than the ${openAtKills} that were open`] : []
}

async function killWorkers(dataDir: string, kills: number): Promise<FaultResult> {
  const metricsPort = await findFreePort()
  const env = { ...NO_LIMITS, WORKERS: String(WORKERS), METRICS_PORT: String(metricsPort) }
  const server = await startServer({ dataDir, env })
  try {
    const slug = await findSlug(server.url)
    const visitors = Array.from({ length: VISITORS }, () => startVisitors(server.url, slug, 50))
    const times: number[] = []
    let openAtKills = 0
    for (let kill = 0; kill < kills; kill++) {
      await wait(1000)
      openAtKills += visitors.reduce((sum, visitor) => sum + visitor.countOpen(), 0)
      process.kill(listChildren(server.pid)[kill % WORKERS]!, 'SIGKILL')
      times.push(await measureReplacement(metricsPort))
    }
    await wait(1000)
    await Promise.all(visitors.map((visitor) => visitor.stop()))
    const slowestMs = Math.max(...times)
    const failures = listFailures(visitors, openAtKills)
    if (times[0]! > MAX_HEAL_MS) failures.push(`a worker was back after ${(times[0]! / 1000).toFixed(1)} s`)
    if (!Number.isFinite(slowestMs)) failures.push('a worker was never replaced')
    return {
      figures: `${kills} kills, ${openAtKills} requests open; replaced after ${(times[0]! / 1000).toFixed(2)} s, after the last of ${kills} in a row ${(slowestMs / 1000).toFixed(2)} s; ${visitors.map(describeVisitors).join('; ')}`,
      failures,
    }
  } finally {
    await server.stop()
  }
}

export const workerFaults: readonly Fault[] = [
  {
    name: 'worker-killed',
    // After each death within a minute the pause before the next start grows.
    run: ({ kills }) => withFolder((dataDir) => killWorkers(dataDir, Math.min(kills, 4))),
  },
]
