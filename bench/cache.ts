/**
 * The cached home page compared with a plain in-memory response of equal bytes from the same server. Limit: at least 0.8 of it.
 * With `--ads`, the home page of a site with an ad network compared with that of the same site without. Limit: at least 0.9 of it.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLedger } from '../apps/site/server/ledger/ledger.ts'
import { setSiteEdits } from '../apps/site/server/ledger/sites.ts'
import { runLoad } from './load.ts'
import { calibrateMs, median, printTable } from './measure.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 16
const NETWORK = { audience: 'general', 'ads.adManagerNetwork': '12345', 'ads.provider': 'gam' }

interface Server {
  port: number
  /** Of the home page in brotli. */
  bytes: number
}

/** A page under load. */
interface Target {
  port: number
  path: string
}

export async function run(): Promise<void> {
  const servers: { child: ChildProcess; dataDir: string }[] = []
  const start = async (settings: Record<string, unknown>) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
    const ledger = await openLedger({ dataDir })
    await setSiteEdits(ledger, 'localhost', settings)
    await ledger.close()
    const child = fork(join(import.meta.dirname, 'cache-server.ts'), [dataDir], { stdio: 'inherit' })
    servers.push({ child, dataDir })
    const [server] = (await once(child, 'message')) as [Server]
    return server
  }
  try {
    if (process.argv.includes('--ads')) {
      const plain = await start({ audience: 'general' })
      const ads = await start(NETWORK)
      await compare({
        title: `Cached home page, ${plain.bytes} bytes of brotli without and ${ads.bytes} with an ad network`,
        minRatio: 0.9,
        measured: { name: 'with ads /s', target: { port: ads.port, path: '/' } },
        baseline: { name: 'without /s', target: { port: plain.port, path: '/' } },
      })
    } else {
      const { port, bytes } = await start({})
      await compare({
        title: `Cached home page, ${bytes} bytes of brotli`,
        minRatio: 0.8,
        measured: { name: 'home /s', target: { port, path: '/' } },
        baseline: { name: 'in memory /s', target: { port, path: '/__baseline' } },
      })
    }
  } finally {
    for (const { child, dataDir } of servers) {
      child.kill('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

interface Comparison {
  title: string
  minRatio: number
  measured: { name: string; target: Target }
  baseline: { name: string; target: Target }
}

async function compare({ title, minRatio, measured, baseline }: Comparison): Promise<void> {
  const measure = (target: Target) =>
    runLoad({
      ...target,
      connections: CONNECTIONS,
      seconds: SECONDS,
      headers: { Host: 'localhost', 'Accept-Encoding': 'br' },
    })
  await measure(measured.target)
  await measure(baseline.target)
  const ratios: number[] = []
  const rows = []
  for (let round = 1; round <= ROUNDS; round++) {
    const expected = await measure(baseline.target)
    const found = await measure(measured.target)
    if (found.faults + expected.faults > 0) throw new Error('An answer was not 200')
    const ratio = found.requestsPerSecond / expected.requestsPerSecond
    ratios.push(ratio)
    rows.push({
      round,
      [measured.name]: Math.round(found.requestsPerSecond),
      [baseline.name]: Math.round(expected.requestsPerSecond),
      ratio: ratio.toFixed(2),
    })
  }
  printTable(`${title}, ${CONNECTIONS} connections, ${SECONDS} s a round`, rows)
  console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
  console.log(
    `ratio (median): ${median(ratios).toFixed(2)}, limit ${minRatio}: ${median(ratios) >= minRatio ? 'met' : 'MISSED'}`,
  )
  if (median(ratios) < minRatio) process.exitCode = 1
}
