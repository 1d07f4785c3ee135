/**
 * The memory of one process with the games of `CATALOGUE_SAMPLES`, started as `npm start` starts it: at start, and after every page of a game,
 * category and article was visited once. Limits: 200 and 300 MB, resident. Linux only.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSamples } from '../scripts/test/import-samples.ts'
import { type SiteServer, startServer } from '../scripts/test/site-server.ts'
import { calibrateMs, printTable } from './measure.ts'

const START_LIMIT_MB = 200
const VISITED_LIMIT_MB = 300
const IDLE_MS = 3000
const CONNECTIONS = 4

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  let server: SiteServer | undefined
  try {
    await importSamples(dataDir)
    // The first start after an update compiles the server's TypeScript, the others find it compiled.
    const start = () => startServer({ dataDir, env: { RATE_LIMIT: 'off' } })
    await (await start()).stop()
    server = await start()
    const atStart = await readMemory(server)
    const paths = await listPaths(server)
    await visit(server, paths)
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
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Every page of the sitemap. */
async function listPaths({ url }: SiteServer): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(url + path)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  }
  const parts = await read('/sitemap.xml')
  const paths = await Promise.all(parts.map(read))
  return paths.flat()
}

async function visit({ url }: SiteServer, paths: readonly string[]): Promise<void> {
  let next = 0
  const work = async () => {
    for (let at = next++; at < paths.length; at = next++) {
      const answer = await fetch(url + paths[at], { headers: { 'Accept-Encoding': 'br' } })
      if (!answer.ok) throw new Error(`${paths[at]} was answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** After the collection of garbage that an idle server does. */
async function readMemory({ pid }: SiteServer): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return (Number(kilobytes) * 1024) / 1e6
}
