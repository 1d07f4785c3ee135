import { expect, onTestFinished, test } from 'vitest'
import { recordEvents } from '#server/ledger/events.ts'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import { startEventPruning } from './event-pruning.server.ts'

const DAY_MS = 86_400_000

test('ids of old events are deleted regularly', async () => {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  onTestFinished(() => ledger.close())
  const event = { id: 'page-1', site: 'fox.example', event: 'Home', subject: '', source: '' }
  await recordEvents(ledger, [event], 0)
  const pruning = startEventPruning({ ledger, log: console, everyMs: 20, now: () => DAY_MS * 30 })
  onTestFinished(() => pruning.close())
  await expect.poll(() => ledger.db.selectFrom('event_ids').selectAll().execute()).toEqual([])
})
