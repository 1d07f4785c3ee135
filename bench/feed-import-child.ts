/** A process that imports one feed and reports its speed and memory to its parent. */
import { join } from 'node:path'
import { importFeed } from '../apps/site/app/features/feeds/import-feed.server.ts'
import { loadRules } from '../apps/site/app/features/feeds/load-rules.server.ts'
import { addProvider, checkDefinition } from '../apps/site/app/features/feeds/provider-operations.server.ts'
import { openLedger } from '../apps/site/server/ledger/ledger.ts'

const SAMPLE_EVERY_MS = 20

export interface ImportFigures {
  seconds: number
  publishMs: number
  fetched: number
  new: number
  unchanged: number
  startMib: number
  growthMib: number
}

const [dataDir, origin] = process.argv.slice(2) as [string, string]
const rules = await loadRules(join(import.meta.dirname, '..'))
const ledger = await openLedger({ dataDir })
const provider = origin.endsWith('.csv') ? 'sunny' : 'gamepix'
if (provider === 'sunny') {
  const { definition } = checkDefinition(
    {
      ...{ provider, label: 'Sunny Games', licence: 'For measuring', format: 'csv' },
      fields: { id: 'id', title: 'title', description: 'description', category: 'category', url: 'url' },
      covers: { wide: 'image' },
      ...{ playHosts: ['play.sunny.example'], imageHosts: ['img.sunny.example'] },
    },
    'sunny.json',
  )
  await addProvider({ ledger }, definition)
}
const startBytes = process.memoryUsage.rss()
let peakBytes = startBytes
const sampler = setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
}, SAMPLE_EVERY_MS)
const report = await importFeed({ ledger, rules, provider, origin })
clearInterval(sampler)
// The system's high-water mark, in KiB, includes peaks between two samples.
peakBytes = Math.max(peakBytes, process.resourceUsage().maxRSS * 1024)
await ledger.close()
process.send?.({
  seconds: report.durationMs / 1000,
  publishMs: report.publishMs,
  fetched: report.fetched,
  new: report.new,
  unchanged: report.unchanged,
  startMib: Math.round(startBytes / 1024 ** 2),
  growthMib: Math.round((peakBytes - startBytes) / 1024 ** 2),
} satisfies ImportFigures)
