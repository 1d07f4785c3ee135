/** Test only: a process that imports a feed into an existing ledger and says when it has staged something, to be killed then. */
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
  onProgress: ({ records }) => {
    if (records > 1000) process.stdout.write('half-way\n')
  },
})
await ledger.close()
