/** Test only: a process that imports a feed into an existing ledger and says when it has staged something, to be killed then. */
import { readFileSync } from 'node:fs'
import { openLedger } from '#server/ledger/ledger.ts'
import { parseCategoryMapping } from '../catalogue/categories.ts'
import { importFeed } from './import-feed.server.ts'

const [dataDir, provider, origin] = process.argv.slice(2) as [string, string, string]
const mappingFile = new URL('../../../../../content/categories.json', import.meta.url)
const ledger = await openLedger({ dataDir })
await importFeed({
  ledger,
  mapping: parseCategoryMapping(readFileSync(mappingFile, 'utf8')),
  provider,
  origin,
  isForced: true,
  onProgress: ({ records }) => {
    if (records > 1000) process.stdout.write('half-way\n')
  },
})
await ledger.close()
