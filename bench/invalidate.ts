/**
 * 10,000 cached pages of three sites, with the games of `CATALOGUE_SAMPLES`: how many are rendered again after one change of a game or a
 * site, and how many of those show something else? Limit: a page that shows nothing else is rendered again only if its site has changed.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSamples } from '../scripts/test/import-samples.ts'
import type { Change, SitePages } from './invalidate-server.ts'
import { calibrateMs, printTable } from './measure.ts'

const PAGES = 10_000
const CHANGES: readonly Change[] = ['nothing', 'votes', 'title', 'setting', 'removal']
const CONNECTIONS = 4

interface Page {
  host: string
  path: string
}

interface Answer {
  status: number
  state: string
  etag: string
}

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  let server: ChildProcess | undefined
  try {
    await importSamples(dataDir)
    server = fork(join(import.meta.dirname, 'invalidate-server.ts'), [dataDir], { stdio: 'inherit' })
    const [{ port, sites, slug }] = (await once(server, 'message')) as [
      { port: number; sites: SitePages[]; slug: string },
    ]
    const pages = pickPages(sites)
    let before = await requestAll(port, pages)
    const rows = []
    let isExact = true
    for (const change of CHANGES) {
      const answer = once(server, 'message')
      server.send(change)
      await answer
      const startedAt = performance.now()
      const first = await requestAll(port, pages)
      const seconds = (performance.now() - startedAt) / 1000
      // A list may have been served stale while it was rendered.
      const after = await requestAll(port, pages)
      const rendered = pages.filter((_, at) => first[at]!.state === 'miss')
      const changed = pages.filter((_, at) => after[at]!.etag !== before[at]!.etag)
      const isMoved = new Set(changed)
      const needless = rendered.filter((page) => !isMoved.has(page))
      const outdated = pages.filter(
        ({ path }, at) =>
          path.endsWith(`/${slug}`) &&
          change === 'removal' &&
          [first, after].some((all) => all[at]!.status === 200),
      )
      isExact &&= needless.length === 0 && outdated.length === 0
      isExact &&= changed.length > 0 === (change !== 'nothing')
      rows.push({
        change,
        'rendered at once': rendered.length,
        'stale once': first.filter(({ state }) => state === 'stale').length,
        'show something else': changed.length,
        'of other sites': changed.filter(({ host }) => host !== sites[0]!.host).length,
        needless: needless.length,
        'pages /s': Math.round(pages.length / seconds),
      })
      before = after
    }
    printTable(`${pages.length} cached pages of ${sites.length} sites, all requested after each change`, rows)
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    console.log(isExact ? 'no page was rendered for nothing: met' : 'a page was rendered for nothing: MISSED')
    if (!isExact) process.exitCode = 1
  } finally {
    server?.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Of each site as many. */
function pickPages(sites: readonly SitePages[]): Page[] {
  const each = Math.ceil(PAGES / sites.length)
  return sites
    .flatMap(({ host, paths }) => paths.slice(0, each).map((path) => ({ host, path })))
    .slice(0, PAGES)
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

async function requestAll(port: number, pages: readonly Page[]): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < pages.length; at = next++) answers[at] = await requestPage(port, pages[at]!)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return answers
}

function requestPage(port: number, { host, path }: Page): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, 'Accept-Encoding': 'br' }
    const call = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      const { statusCode = 0, headers: found } = answer
      answer.resume().on('end', () =>
        resolve({
          status: statusCode,
          state: String(found['x-cache'] ?? ''),
          etag: String(found.etag ?? ''),
        }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}
