/**
 * Test and benchmark only, run with `--expose-gc` in its own process: prints the memory that a small entry of the page cache uses, and the
 * bytes that the cache counts for it.
 */
import { gamePath } from '#app/site-paths.ts'
import { createPageCache } from './page-cache.ts'

const SEGMENTS = 7
const SEGMENT_ENTRIES = 500
const GC_TURNS = 4
/** The headers of a page's data. */
const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=30',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()',
  'x-robots-tag': 'noindex',
}

export interface EntryCost {
  countedBytes: number
  usedBytes: number
}

async function measureUsed(): Promise<number> {
  for (let turn = 0; turn < GC_TURNS; turn++) {
    globalThis.gc!()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const cache = createPageCache({ maxBytes: 1e9, maxEntries: 1e6 })

async function fill(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    const key = `localhost ${gamePath(`a-game-${at}`)}/_payload.json`
    // Long enough for typed arrays outside of the heap, as for a page.
    const body = `${at}${'0123456789'.repeat(20)}`
    await cache.get({ key, generation: '1', render: async () => new Response(body, { headers: HEADERS }) })
  }
}

/** The median of the segments: code of the process's start is collected during one of them. */
const segments: number[] = []
await fill(0, SEGMENT_ENTRIES)
let usedBytes = await measureUsed()
const countedBefore = cache.stats().bytes
for (let segment = 1; segment <= SEGMENTS; segment++) {
  await fill(segment * SEGMENT_ENTRIES, (segment + 1) * SEGMENT_ENTRIES)
  const now = await measureUsed()
  segments.push((now - usedBytes) / SEGMENT_ENTRIES)
  usedBytes = now
}
const countedBytes = (cache.stats().bytes - countedBefore) / (SEGMENTS * SEGMENT_ENTRIES)
const median = segments.toSorted((a, b) => a - b)[Math.floor(SEGMENTS / 2)]!
console.log(
  JSON.stringify({
    countedBytes: Math.round(countedBytes),
    usedBytes: Math.round(median),
  } satisfies EntryCost),
)
