/** 1,000 sites with 2,600 games in one process: as many views, of which those with equal rules share their lists. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { startCatalogue } from '../../apps/site/app/features/catalogue/catalogue-service.server.ts'
import { importFeed } from '../../apps/site/app/features/feeds/import-feed.server.ts'
import { loadRules } from '../../apps/site/app/features/feeds/load-rules.server.ts'
import { SiteSchema } from '../../apps/site/app/domain/site-schema.ts'
import { completeSite } from '../../apps/site/app/domain/site.ts'
import { openLedger } from '../../apps/site/server/ledger/ledger.ts'
import { printTable } from '../measure.ts'
import { writeFeed } from './records.ts'

const SITES = 1000
const GAMES = 2600
const LOOKUPS = 200_000
const AUDIENCES = ['child', 'mixed', 'general'] as const
const LIMITS = { mbForEach: 0.1, firstMs: 1, lookupUs: 5 }
const quiet = { info() {}, warn() {}, error: console.error, flush() {} }

/** Returns what misses its limit. */
export async function measureSites(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  const ledger = await openLedger({ dataDir })
  try {
    const rules = await loadRules(join(import.meta.dirname, '../..'))
    const feed = join(dataDir, 'feed.json')
    await writeFeed(feed, GAMES)
    await importFeed({ ledger, rules, provider: 'gamepix', origin: feed, isForced: true })
    const indexDir = join(dataDir, 'index')
    const options = { ledger, indexDir, mapping: rules.mapping, feelings: {}, log: quiet }
    const catalogue = await startCatalogue(options)
    try {
      return measureViews(catalogue)
    } finally {
      await catalogue.close()
    }
  } finally {
    await ledger.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function measureViews(catalogue: Awaited<ReturnType<typeof startCatalogue>>): string[] {
  const sites = Array.from({ length: SITES }, (_, number) =>
    completeSite(
      `site-${number}.example`,
      v.parse(SiteSchema, { name: `Site ${number}`, audience: AUDIENCES[number % AUDIENCES.length] }),
    ),
  )
  const heapBefore = process.memoryUsage().heapUsed
  const startedAt = performance.now()
  for (const site of sites) if (catalogue.forSite(site).total === 0) throw new Error('A site lists nothing')
  const startMs = performance.now() - startedAt
  const mb = (process.memoryUsage().heapUsed - heapBefore) / 1e6
  const slug = catalogue.games()[0]!.slug
  let found = 0
  const lookupAt = performance.now()
  for (let turn = 0; turn < LOOKUPS; turn++)
    if (catalogue.forSite(sites[turn % SITES]!).games.has(slug)) found++
  const lookupUs = ((performance.now() - lookupAt) / LOOKUPS) * 1000
  printTable(`${SITES} sites, ${GAMES} games, ${AUDIENCES.length} sets of rules`, [
    { what: 'all views, ms', value: Math.round(startMs), limit: SITES * LIMITS.firstMs },
    { what: 'memory of all views, MB', value: mb.toFixed(1), limit: SITES * LIMITS.mbForEach },
    { what: `look-up (${found} found), µs`, value: lookupUs.toFixed(2), limit: LIMITS.lookupUs },
  ])
  return [
    ...(startMs > SITES * LIMITS.firstMs ? [`${SITES} sites: ${Math.round(startMs)} ms`] : []),
    ...(mb > SITES * LIMITS.mbForEach ? [`${SITES} sites: ${Math.round(mb)} MB`] : []),
    ...(lookupUs > LIMITS.lookupUs ? [`look-up of a site: ${lookupUs.toFixed(1)} µs`] : []),
  ]
}
