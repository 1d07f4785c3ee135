/** The process of one import. Run from source by Node itself; ends with the server that started it. */
import { FeedFault } from '#app/features/feeds/feed-fault.ts'
import { importFeed } from '#app/features/feeds/import-feed.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import type { ImportReply, ImportRequest } from './import-process.ts'
import { openLedger } from './ledger/ledger.ts'
import { STOP_SIGNALS } from './stop.ts'

const stop = new AbortController()
for (const signal of STOP_SIGNALS) process.on(signal, () => stop.abort())
process.on('disconnect', () => stop.abort())

async function runImport({ ledger: options, rootDir, ...request }: ImportRequest): Promise<ImportReply> {
  const ledger = await openLedger(options)
  try {
    const rules = await loadRules(rootDir)
    const report = await importFeed({ ...request, ledger, rules, signal: stop.signal })
    return { kind: 'report', report }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return error instanceof FeedFault
      ? { kind: 'fault', code: error.code, message }
      : { kind: 'error', message }
  } finally {
    await ledger.close()
  }
}

process.once('message', async (request: ImportRequest) => {
  const reply = await runImport(request).catch((error: unknown): ImportReply => ({
    kind: 'error',
    message: String(error),
  }))
  // Without the server nothing waits for the outcome.
  if (process.connected) process.send?.(reply, () => process.disconnect?.())
})
