/** The cached home page compared with a plain in-memory response of equal bytes from the same server. Limit: at least 0.8 of it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runLoad } from './load.ts'
import { calibrateMs, median, printTable } from './measure.ts'

const MIN_RATIO = 0.8
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 16

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  const server = fork(join(import.meta.dirname, 'cache-server.ts'), [dataDir], { stdio: 'inherit' })
  try {
    const [{ port, bytes }] = (await once(server, 'message')) as [{ port: number; bytes: number }]
    const measure = (path: string) =>
      runLoad({
        port,
        path,
        connections: CONNECTIONS,
        seconds: SECONDS,
        headers: { 'Accept-Encoding': 'br' },
      })
    await measure('/')
    await measure('/__baseline')
    const ratios: number[] = []
    const rows = []
    for (let round = 1; round <= ROUNDS; round++) {
      const baseline = await measure('/__baseline')
      const home = await measure('/')
      if (home.faults + baseline.faults > 0) throw new Error('An answer was not 200')
      const ratio = home.requestsPerSecond / baseline.requestsPerSecond
      ratios.push(ratio)
      rows.push({
        round,
        'home /s': Math.round(home.requestsPerSecond),
        'in memory /s': Math.round(baseline.requestsPerSecond),
        ratio: ratio.toFixed(2),
      })
    }
    printTable(
      `Cached home page, ${bytes} bytes of brotli, ${CONNECTIONS} connections, ${SECONDS} s a round`,
      rows,
    )
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    console.log(
      `ratio (median): ${median(ratios).toFixed(2)}, limit ${MIN_RATIO}: ${median(ratios) >= MIN_RATIO ? 'met' : 'MISSED'}`,
    )
    if (median(ratios) < MIN_RATIO) process.exitCode = 1
  } finally {
    server.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
