/**
 * The whole sitemap of a site with 100,000 games, streamed by a separate process like the server does.
 * Limit: the process grows by less than 50 MiB.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SitemapFigures } from './sitemap-child.ts'
import { calibrateMs, printTable } from './measure.ts'

const GAMES = 100_000
const LIMIT_GROWTH_MIB = 50

export async function run(): Promise<void> {
  // As `npm start` starts the server.
  const child = fork(join(import.meta.dirname, 'sitemap-child.ts'), [String(GAMES)], {
    stdio: 'inherit',
    execArgv: ['--max-semi-space-size=4', '--expose-gc'],
  })
  const reported = once(child, 'message') as Promise<[SitemapFigures]>
  const [exitCode] = (await once(child, 'exit')) as [number]
  if (exitCode !== 0) throw new Error(`The process that wrote the sitemap ended with ${exitCode}`)
  const [{ files, urls, startMib, growthMib, longestPauseMs }] = await reported
  printTable(
    `The sitemap of ${GAMES.toLocaleString('en')} games`,
    files.map(({ path, count, ms, bytes, packedBytes }) => ({
      file: path,
      URLs: count,
      ms: Math.round(ms),
      KiB: Math.round(bytes / 1024),
      'packed KiB': Math.round(packedBytes / 1024),
    })),
  )
  console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
  console.log(`longest time the process did nothing else: ${longestPauseMs.toFixed(1)} ms`)
  const isOk = growthMib < LIMIT_GROWTH_MIB && urls >= GAMES
  console.log(
    `RSS ${startMib} MiB before, growth: ${growthMib} MiB, limit ${LIMIT_GROWTH_MIB}: ${isOk ? 'met' : 'MISSED'}`,
  )
  if (!isOk) process.exitCode = 1
}
