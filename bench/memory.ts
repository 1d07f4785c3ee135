/**
 * The memory of one process with the games of `CATALOGUE_SAMPLES`: at start, and after every page of a game, category and article was
 * visited once. Limits: 200 and 300 MB, resident.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSamples } from '../scripts/test/import-samples.ts'
import { calibrateMs, printTable } from './measure.ts'

const START_LIMIT_MB = 200
const VISITED_LIMIT_MB = 300
const IDLE_MS = 3000
const CONNECTIONS = 4

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  let server: ChildProcess | undefined
  try {
    await importSamples(dataDir)
    server = fork(join(import.meta.dirname, 'memory-server.ts'), [dataDir], {
      stdio: 'inherit',
      // As `npm start` starts it.
      execArgv: ['--max-semi-space-size=4'],
    })
    const [{ port, paths }] = (await once(server, 'message')) as [{ port: number; paths: string[] }]
    const atStart = await readMemory(server)
    await visit(port, paths)
    const visited = await readMemory(server)
    printTable(`${paths.length} pages visited once`, [
      { when: 'at start', MB: Math.round(atStart), limit: START_LIMIT_MB },
      { when: 'visited', MB: Math.round(visited), limit: VISITED_LIMIT_MB },
    ])
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    const isSmall = atStart <= START_LIMIT_MB && visited <= VISITED_LIMIT_MB
    console.log(isSmall ? 'all limits met' : 'a limit is MISSED')
    if (!isSmall) process.exitCode = 1
  } finally {
    server?.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function visit(port: number, paths: readonly string[]): Promise<void> {
  let next = 0
  const work = async () => {
    for (let at = next++; at < paths.length; at = next++) {
      const answer = await fetch(`http://127.0.0.1:${port}${paths[at]}`, {
        headers: { 'Accept-Encoding': 'br' },
      })
      if (!answer.ok) throw new Error(`${paths[at]} was answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** After the collection of garbage that an idle server does. */
async function readMemory(server: ChildProcess): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const answer = once(server, 'message')
  server.send('read')
  const [{ rssBytes }] = (await answer) as [{ rssBytes: number }]
  return rssBytes / 1e6
}
