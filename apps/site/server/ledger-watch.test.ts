import { expect, onTestFinished, test, vi } from 'vitest'
import { makeTestFolder } from './ledger/ledger-engines.ts'
import { openLedger, type Ledger } from './ledger/ledger.ts'
import { startLedgerWatch } from './ledger-watch.ts'

test('a ledger that stops answering is reported with its time, and no longer when it answers again', async () => {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  onTestFinished(() => ledger.close())
  let isStalled = false
  const never = {
    select: () => never,
    where: () => never,
    executeTakeFirstOrThrow: () => new Promise(() => {}),
  }
  const db = { selectFrom: (table: 'meta') => (isStalled ? never : ledger.db.selectFrom(table)) }
  const watch = startLedgerWatch({
    ledger: { ...ledger, db } as unknown as Ledger,
    askEveryMs: 5,
    answerWithinMs: 500,
  })
  onTestFinished(() => watch.close())
  expect(watch.describe()).toBeNull()
  isStalled = true
  const inTime = { timeout: 5000 }
  await vi.waitFor(() => expect(watch.describe()).toMatch(/^away since 20\d\d-.*Z \(unavailable\)$/), inTime)
  isStalled = false
  await vi.waitFor(() => expect(watch.away()).toBeNull(), inTime)
})
