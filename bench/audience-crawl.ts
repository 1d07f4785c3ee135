/**
 * Crawls a child's site with all sample feeds: every address in its pages, lists, feeds and search results,
 * and every address of games that it does not list. `PAGES` limits the crawl (default: all).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { runPortal } from '../apps/site/e2e/operator.ts'
import { importSamples } from '../scripts/test/import-samples.ts'
import { startServer } from '../scripts/test/site-server.ts'
import { printTable } from './measure.ts'

const MAX_PAGES = Number(process.env.PAGES ?? Number.POSITIVE_INFINITY)
const AT_ONCE = 8
/** Patterns of a game's slug in a page, its data, a feed or a response. */
const GAME_RE =
  /\/(?:gameDetail|gamePlay|img\/games|img\/share\/games|games)\/([a-z0-9-]+)|"slug":"([a-z0-9-]+)"/g
const LINK_RE =
  /(?:href|src)="(\/(?!\/)[^"#]*)"|<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>|<link>https?:\/\/[^/<]+(\/[^<]*)<\/link>/g
const FIRST_PATHS = [
  '/',
  '/sitemap.xml',
  '/llms.txt',
  '/feeds/games.rss',
  '/feeds/games.atom',
  '/feeds/articles.rss',
  '/offline',
]
const SEARCHES = [
  'zombie',
  'sniper',
  'gun',
  'horror',
  'granny',
  'fps',
  'kiss',
  'massacre',
  'war',
  'killer',
  'casino',
  'slots',
  'poker',
  'drunk',
  'squid',
  'huggy',
  'stickman',
  'shooter',
  'fight',
  'blood',
  'car',
  'mahjong',
  'puzzle',
  'princess',
  'cat',
  'ball',
  'block',
  'escape',
  'tank',
  'love',
]

interface HiddenGame {
  slug: string
  age: string
  notes: string[]
}

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-crawl-'))
  try {
    if (!(await importSamples(dataDir, { hasAllLists: true }))) return
    const hidden = listHidden(dataDir)
    const server = await startServer({ dataDir, env: { RATE_LIMIT: 'off' } })
    try {
      const walk = await walkSite(server.url, new Set(hidden.map(({ slug }) => slug)))
      const answered = await askHidden(server.url, hidden)
      printTable('A child’s site with all sample feeds', [
        {
          'games hidden': hidden.length,
          'addresses walked': walk.pages,
          'games named': walk.games.size,
          'hidden games named': walk.faults.length,
          'requested addresses of hidden games': answered.asked,
          'not 404': answered.faults.length,
        },
      ])
      for (const fault of [...walk.faults, ...answered.faults].slice(0, 20)) console.log(fault)
      if (walk.faults.length + answered.faults.length > 0) process.exitCode = 1
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function listHidden(dataDir: string): HiddenGame[] {
  const { json, errors } = runPortal(dataDir, 'games', 'list', '--hidden', '--limit', '10000')
  if (!Array.isArray(json.games)) throw new Error(`Listing the hidden games failed: ${errors}`)
  return json.games as HiddenGame[]
}

async function walkSite(url: string, hidden: ReadonlySet<string>) {
  const searches = SEARCHES.flatMap((word) => [`/search?searchValue=${word}`, `/api/suggest?q=${word}`])
  const queue = [...FIRST_PATHS, ...searches]
  const seen = new Set(queue)
  const games = new Set<string>()
  const faults: string[] = []
  let pages = 0
  const visit = async (path: string) => {
    const text = await read(url + path)
    for (const [, inPath, inData] of text.matchAll(GAME_RE)) {
      const slug = inPath ?? inData!
      games.add(slug)
      if (hidden.has(slug)) faults.push(`${path} names ${slug}`)
    }
    for (const [, link, loc, news] of text.matchAll(LINK_RE)) {
      const next = (link ?? loc ?? news ?? '').replaceAll('&amp;', '&')
      if (/^\/(assets|img|games|brand|sdk)\//.test(next) || seen.has(next)) continue
      seen.add(next)
      queue.push(next)
    }
  }
  while (queue.length > 0 && pages < MAX_PAGES) {
    const next = queue.splice(0, AT_ONCE)
    pages += next.length
    await Promise.all(next.map(visit))
  }
  return { pages, games, faults }
}

async function askHidden(url: string, hidden: readonly HiddenGame[]) {
  const faults: string[] = []
  let asked = 0
  const queue = hidden.flatMap(({ slug }) => [
    `/gameDetail/${slug}`,
    `/gameDetail/${slug}/_payload.json`,
    `/gamePlay/${slug}`,
    `/gamePlay/${slug}/_payload.json`,
    `/img/games/${slug}/square-320.webp`,
    `/img/share/games/${slug}.jpg`,
  ])
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      asked++
      const { status } = await fetch(url + path, { redirect: 'manual' })
      if (status !== 404) faults.push(`${path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { asked, faults }
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  const bytes = Buffer.from(await response.arrayBuffer())
  return address.endsWith('.gz') && bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString()
}
