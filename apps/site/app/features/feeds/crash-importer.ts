/** Test only: a process that imports a feed into an existing ledger and reports when something is staged, so that the test can kill it. */
import { join } from 'node:path'
import { openLedger } from '#server/ledger/ledger.ts'
import { importFeed } from './import-feed.server.ts'
import { loadRules } from './load-rules.server.ts'

const [dataDir, provider, origin] = process.argv.slice(2) as [string, string, string]
const ledger = await openLedger({ dataDir })
await importFeed({
  ledger,
  rules: await loadRules(join(import.meta.dirname, '../../../../..')),
  provider,
  origin,
  isForced: true,
  onProgress: ({ records }) => {
    if (records > 400) process.stdout.write('half-way\n')
  },
})
await ledger.close()
