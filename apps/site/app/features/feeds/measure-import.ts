/** Test only: a process that imports a feed into a new ledger and prints by how many MiB it grew. */
import { join } from 'node:path'
import { openLedger } from '#server/ledger/ledger.ts'
import { importFeed } from './import-feed.server.ts'
import { loadRules } from './load-rules.server.ts'

const [dataDir, provider, origin] = process.argv.slice(2) as [string, string, string]
const ledger = await openLedger({ dataDir })
const rules = await loadRules(join(import.meta.dirname, '../../../../..'))
const startBytes = process.memoryUsage.rss()
await importFeed({ ledger, rules, provider, origin })
// The system's own high-water mark, in KiB.
const growthBytes = process.resourceUsage().maxRSS * 1024 - startBytes
process.stdout.write(String(Math.round(growthBytes / 1024 ** 2)))
await ledger.close()
