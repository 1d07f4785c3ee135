/** Starts without a usable ledger: the last good catalogue is served, and nothing is overwritten. */
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort, startServer } from '../test/site-server.ts'
import {
  describeVisitors,
  findSlug,
  listVisitorFailures,
  MAX_HEAL_MS,
  MAX_READY_MS,
  measureHealing,
  NO_LIMITS,
  startVisitors,
  withFolder,
  type Fault,
} from './fault.ts'
import { fillDisk, mountSmallDisk } from './sqlite-faults.ts'

/** The last good catalogue is stored some seconds after the start. */
const STORED_LIMIT_MS = 30_000
const SERVED_MS = 3000

async function makeLedger(dataDir: string): Promise<void> {
  const server = await startServer({ dataDir, env: NO_LIMITS })
  const giveUpAt = performance.now() + STORED_LIMIT_MS
  while (!(await exists(join(dataDir, 'index/last-good.db'))) && performance.now() < giveUpAt) await wait(100)
  await server.stop()
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

function startFault(name: string, damage: (dataDir: string) => Promise<() => Promise<void>>): Fault {
  return {
    name,
    run: () =>
      withFolder(async (dataDir) => {
        const unmount = name === 'start-disk-full' ? mountSmallDisk(dataDir) : () => {}
        if (!unmount) return { figures: 'not run: mounting a small disk needs root', failures: [] }
        try {
          await makeLedger(dataDir)
          const ledger = join(dataDir, 'ledger.db')
          const mend = await damage(dataDir)
          const before = await readFile(ledger).catch(() => null)
          const metricsPort = await findFreePort()
          const env = { ...NO_LIMITS, METRICS_PORT: String(metricsPort) }
          const server = await startServer({ dataDir, env })
          try {
            const slug = await findSlug(server.url)
            const visitors = startVisitors(server.url, slug)
            await wait(SERVED_MS)
            await visitors.stop()
            const failures = listVisitorFailures(visitors)
            if (server.readyMs > MAX_READY_MS)
              failures.push(`the start took ${(server.readyMs / 1000).toFixed(2)} s`)
            const ready = await (await fetch(`${server.url}/readyz`)).text()
            if (!/^ready\nledger: away since .*read-only/.test(ready))
              failures.push(`/readyz does not report the ledger: ${ready}`)
            const after = await readFile(ledger).catch(() => null)
            if (before === null ? after !== null : !after?.equals(before))
              failures.push('the ledger was changed')
            await mend()
            const healMs = await measureHealing(server.url, slug)
            if (healMs > MAX_HEAL_MS) failures.push(`writes worked after ${(healMs / 1000).toFixed(1)} s`)
            failures.push(...(await listMetricsFailures(metricsPort)))
            const figures = `ready after ${(server.readyMs / 1000).toFixed(2)} s; ${describeVisitors(visitors)}; writes ${(healMs / 1000).toFixed(2)} s after its return`
            return { figures, failures }
          } finally {
            await server.stop()
          }
        } finally {
          unmount()
        }
      }),
  }
}

/** The server that continues with the ledger is another one than the one that opened the port. */
async function listMetricsFailures(port: number): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text().catch(String)
  const isUp = /^playhouse_ledger_up 1$/m.test(text) && /^playhouse_catalogue_games [1-9]/m.test(text)
  return isUp ? [] : [`the metrics do not show the ledger: ${text.slice(0, 200)}`]
}

/** Puts the ledger aside; the returned function brings it back. */
async function setAside(dataDir: string): Promise<() => Promise<void>> {
  await withoutSideFiles(dataDir)
  const file = join(dataDir, 'ledger.db')
  const aside = join(dataDir, 'aside.db')
  await cp(file, aside)
  await rm(file)
  return async () => {
    await withoutSideFiles(dataDir)
    await cp(aside, file)
  }
}

/** A stopped server leaves none; a server that opened a damaged file may. */
async function withoutSideFiles(dataDir: string): Promise<void> {
  for (const name of ['ledger.db-wal', 'ledger.db-shm']) await rm(join(dataDir, name), { force: true })
}

export const startFaults: readonly Fault[] = [
  startFault('start-missing', setAside),
  startFault('start-empty', async (dataDir) => {
    const mend = await setAside(dataDir)
    await writeFile(join(dataDir, 'ledger.db'), '')
    return mend
  }),
  startFault('start-damaged', async (dataDir) => {
    const mend = await setAside(dataDir)
    await writeFile(join(dataDir, 'ledger.db'), Buffer.alloc(65_536, 'damaged '))
    return mend
  }),
  startFault('start-disk-full', async (dataDir) => {
    const empty = fillDisk(dataDir)
    return async () => empty()
  }),
]
