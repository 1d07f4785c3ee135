/** Test only: a process that records events forever and prints each batch's ids once they are acknowledged. */
import { createEventRecorder } from '#app/features/analytics/event-recorder.server.ts'
import { openLedger } from '#server/ledger/ledger.ts'

const [dataDir, prefix] = process.argv.slice(2) as [string, string]
const ledger = await openLedger({ dataDir })
const recorder = createEventRecorder({ ledger })

async function recordForEver(page: number): Promise<void> {
  for (let batch = 1; ; batch += 1) {
    const ids = Array.from({ length: 20 }, (_, index) => `${prefix}-${page}-${batch}-${index}`)
    const isStored = await recorder.record(
      ids.map((id) => ({ id, site: 'fox.example', event: 'Home', subject: '', source: '' })),
    )
    if (isStored) process.stdout.write(`${ids.join('\n')}\n`)
  }
}

await Promise.all([1, 2, 3, 4].map(recordForEver))
