/** A process that loads a catalogue, streams every file of its sitemap, and reports its time and memory to its parent. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gunzipSync } from 'node:zlib'
import { makeCatalogue, makeContent, makeSite } from '../apps/site/app/features/seo/make-view.ts'
import type { SeoView } from '../apps/site/app/features/seo/seo-view.ts'
import { packPieces } from '../apps/site/app/features/seo/sitemap-stream.server.ts'
import {
  parseSitemapPart,
  renderSitemapIndex,
  writeSitemapPart,
} from '../apps/site/app/features/seo/sitemap.ts'
import { makeGame } from '../apps/site/server/ledger/make-game.ts'

const SAMPLE_EVERY_MS = 5
const SETTLE_MS = 500
const MIB = 1024 ** 2
const TAGS = 400
const FIRST_DAY_MS = Date.UTC(2020, 0, 1)

export interface SitemapFigures {
  files: { path: string; count: number; ms: number; bytes: number; packedBytes: number }[]
  urls: number
  startMib: number
  growthMib: number
  longestPauseMs: number
}

function makeView(total: number): SeoView {
  const site = makeSite({ remoteGames: 'on' }, 'games.example.com')
  const games = Array.from({ length: total }, (_, index) =>
    makeGame({
      slug: `a-game-of-middling-length-${index}`,
      source: { kind: 'remote', url: `https://provider.example/${index}`, fallbacks: [] },
      tags: [`tag-${index % TAGS}`, `tag-${(index * 7) % TAGS}`, `tag-${(index * 31) % TAGS}`],
      publishedAt: FIRST_DAY_MS + index * 60_000,
      updatedAt: FIRST_DAY_MS + index * 90_000,
    }),
  )
  const origin = 'https://games.example.com'
  return {
    ...{ site, origin, ownOrigin: origin, builtAt: 0 },
    catalogue: makeCatalogue(games, site),
    content: makeContent([]),
  }
}

/** Only lengths are stored, because a server stores nothing of a sent file. */
async function readLength(stream: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.length
  return bytes
}

const view = makeView(Number(process.argv[2]))
globalThis.gc!()
await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
globalThis.gc!()
const start = process.memoryUsage()
let growthBytes = 0
/** Allocated memory and the used part of it: free memory left from loading the catalogue would hide growth. */
function sample() {
  const now = process.memoryUsage()
  const inUse = now.heapUsed + now.external - start.heapUsed - start.external
  growthBytes = Math.max(growthBytes, now.rss - start.rss, inUse)
}
const sampler = setInterval(sample, SAMPLE_EVERY_MS)
const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()
// Delays are counted from the first turn of the event loop.
await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS))

const indexStartedAt = performance.now()
const index = renderSitemapIndex(view).body
sample()
const files: SitemapFigures['files'] = [
  {
    path: '/sitemap.xml',
    count: 0,
    ms: performance.now() - indexStartedAt,
    bytes: index.length,
    packedBytes: index.length,
  },
]
const paths = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address!).pathname)
for (const path of paths) {
  const startedAt = performance.now()
  const packedBytes = await readLength(packPieces(writeSitemapPart(parseSitemapPart(path)!, view)!))
  files.push({ path, count: 0, ms: performance.now() - startedAt, bytes: 0, packedBytes })
}
delays.disable()
clearInterval(sampler)
sample()

// Counted afterwards, so that the counting is not measured.
for (const file of files.slice(1)) {
  const packed = await new Response(
    packPieces(writeSitemapPart(parseSitemapPart(file.path)!, view)!),
  ).arrayBuffer()
  const text = gunzipSync(packed).toString()
  file.count = text.split('<url>').length - 1
  file.bytes = text.length
}
process.send?.({
  files,
  urls: files.reduce((sum, { count }) => sum + count, 0),
  startMib: Math.round(start.rss / MIB),
  growthMib: Math.round(growthBytes / MIB),
  longestPauseMs: delays.max / 1e6,
} satisfies SitemapFigures)
