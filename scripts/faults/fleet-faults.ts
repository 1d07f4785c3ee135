/** Two processes with one PostgreSQL: the one with the periodic jobs dies or freezes, and both are restarted in turn behind a proxy. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort, startServer, type SiteServer } from '../test/site-server.ts'
import { withDatabase } from './database.ts'
import {
  describeVisitors,
  findSlug,
  listVisitorFailures,
  NO_LIMITS,
  NOT_RUN,
  startVisitors,
  withFolder,
  type Fault,
  type FaultResult,
} from './fault.ts'
import { hasProxy, startProxy, type ProxyName } from './proxies.ts'

const MAX_TAKEOVER_MS = 10_000
const TAKEOVER_LIMIT_MS = 60_000
/** A process that wakes sees the end of its session at once; its figures are asked after this. */
const WAKE_MS = 2000
const VISITORS = 4

interface Member extends SiteServer {
  metricsPort: number
}

async function startMember(folder: string, number: number, databaseUrl: string, port?: number) {
  const metricsPort = await findFreePort()
  const server = await startServer({
    dataDir: join(folder, String(number)),
    env: {
      ...NO_LIMITS,
      DATABASE_URL: databaseUrl,
      METRICS_PORT: String(metricsPort),
      // As in production: it depends on whether a proxy asks `/readyz`.
      SHUTDOWN_GRACE_MS: '',
    },
    ...(port !== undefined && { port }),
  })
  return { ...server, metricsPort }
}

async function withFleet(
  work: (fleet: { members: Member[]; databaseUrl: string; folder: string }) => Promise<FaultResult>,
): Promise<FaultResult> {
  return withFolder((folder) =>
    withDatabase(async ({ url }) => {
      const members: Member[] = []
      try {
        for (const number of [0, 1]) {
          await mkdir(join(folder, String(number)), { recursive: true })
          members.push(await startMember(folder, number, url))
        }
        return await work({ members, databaseUrl: url, folder })
      } finally {
        for (const member of members) {
          signal(member.pid, 'SIGCONT')
          signal(member.pid, 'SIGKILL')
        }
        await Promise.all(members.map((member) => member.stop()))
      }
    }),
  )
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

async function runsJobs({ metricsPort }: Member): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { signal: AbortSignal.timeout(3000) })
  return /^playhouse_runs_jobs 1$/m.test(await answer.text())
}

async function findOwner(members: readonly Member[]): Promise<number> {
  for (const [number, member] of members.entries())
    if (await runsJobs(member).catch(() => false)) return number
  return -1
}

/** When the retention job last ran: every process that takes the jobs over runs it first. */
async function readJobRun(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: string }>(
      "select value from meta where key = 'retentionRunAt'",
    )
    return Number(rows[0]?.value ?? 0)
  } finally {
    await client.end()
  }
}

/** Milliseconds until a periodic job has run in another process. */
async function measureTakeover(databaseUrl: string, breakIt: () => void): Promise<number> {
  const before = await readJobRun(databaseUrl)
  const startedAtMs = performance.now()
  breakIt()
  while (performance.now() - startedAtMs < TAKEOVER_LIMIT_MS) {
    if ((await readJobRun(databaseUrl)) > before) return performance.now() - startedAtMs
    await wait(50)
  }
  return Number.POSITIVE_INFINITY
}

function ownerFault(name: string, how: 'kill' | 'freeze'): Fault {
  return {
    name,
    run: ({ restarts }) =>
      withFleet(async ({ members, databaseUrl, folder }) => {
        const failures: string[] = []
        const takeovers: number[] = []
        const figures: string[] = []
        for (let round = 0; round < restarts; round++) {
          while ((await findOwner(members)) < 0) await wait(100)
          const number = await findOwner(members)
          const owner = members[number]!
          const other = members[1 - number]!
          const visitors = startVisitors(other.url, await findSlug(other.url))
          takeovers.push(
            await measureTakeover(databaseUrl, () =>
              signal(owner.pid, how === 'kill' ? 'SIGKILL' : 'SIGSTOP'),
            ),
          )
          if (how === 'kill') members[number] = await startMember(folder, number, databaseUrl)
          else signal(owner.pid, 'SIGCONT')
          await wait(WAKE_MS)
          const owners = await Promise.all(members.map(runsJobs))
          if (owners[number] !== false || owners[1 - number] !== true)
            failures.push(`the jobs run in ${owners.filter(Boolean).length} processes`)
          await visitors.stop()
          failures.push(...listVisitorFailures(visitors))
          figures.push(describeVisitors(visitors))
        }
        const slowest = Math.max(...takeovers)
        if (slowest > MAX_TAKEOVER_MS) failures.push(`taken over after ${(slowest / 1000).toFixed(1)} s`)
        return {
          figures: `${restarts} times; jobs taken over after at most ${(slowest / 1000).toFixed(2)} s; ${figures.join('; ')}`,
          failures,
        }
      }),
  }
}

function rollingFault(name: string, proxyName: ProxyName, sendsPosts: boolean): Fault {
  return {
    name,
    run: async ({ restarts }) => {
      if (!hasProxy(proxyName))
        return {
          figures: `${NOT_RUN}${proxyName} is not installed (apt-get install ${proxyName})`,
          failures: [],
        }
      return withFleet(async ({ members, databaseUrl, folder }) => {
        const proxy = await startProxy(
          proxyName,
          folder,
          members.map(({ port }) => port),
        )
        const slug = await findSlug(proxy.url)
        const visitors = Array.from({ length: VISITORS }, () => startVisitors(proxy.url, slug, 100))
        for (let round = 0; round < restarts; round++)
          for (const number of [0, 1]) {
            await wait(2000)
            await members[number]!.stop()
            members[number] = await startMember(folder, number, databaseUrl, members[number]!.port)
          }
        await wait(2000)
        await Promise.all(visitors.map((visitor) => visitor.stop()))
        await proxy.stop()
        const reads = visitors.reduce((sum, each) => sum + each.reads, 0)
        const failedReads = visitors.flatMap((each) => each.failedReads)
        const writes = visitors.flatMap((each) => each.writes)
        const failedWrites = writes.filter(({ status }) => status !== 201)
        const failures = [...new Set(failedReads)].slice(0, 5).map((failure) => `read failed: ${failure}`)
        if (sendsPosts && failedWrites.length > 0)
          failures.push(
            `writes answered ${[...new Set(failedWrites.map(({ status }) => status))].join(', ')}`,
          )
        if (failures.length > 0) failures.push(`${proxyName} printed: ${proxy.output()}`)
        return {
          figures: `${2 * restarts} restarts; ${reads} reads, ${failedReads.length} failed; ${writes.length} writes, ${failedWrites.length} failed${sendsPosts ? '' : ' (a write is not repeated)'}`,
          failures,
        }
      })
    },
  }
}

export const fleetFaults: readonly Fault[] = [
  ownerFault('jobs-owner-killed', 'kill'),
  ownerFault('jobs-owner-frozen', 'freeze'),
  rollingFault('rolling-nginx', 'nginx', false),
  rollingFault('rolling-haproxy', 'haproxy', true),
]
