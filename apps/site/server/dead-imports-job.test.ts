import { expect, onTestFinished, test, vi } from 'vitest'
import { startDeadImports } from './dead-imports-job.ts'
import { createImport, listRunningImports, setImportAlive } from './ledger/imports.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'

const NOW = Date.UTC(2026, 10, 29, 12)
const RUN = { origin: 'a.json', sliceId: null, kind: 'feed', nowMs: NOW } as const

forEachEngine((open) => {
  test('an import whose process was killed ends within minutes; slow ones and those of older versions do not', async () => {
    const ledger = await open()
    const [killed, slow, older] = [
      await createImport(ledger, { ...RUN, provider: 'gamepix' }),
      await createImport(ledger, { ...RUN, provider: 'htmlgames' }),
      await createImport(ledger, { ...RUN, provider: 'famobi' }),
    ]
    await setImportAlive(ledger, killed, NOW - 61_000)
    await setImportAlive(ledger, slow, NOW - 59_000)
    await ledger.db.updateTable('imports').set({ alive_at: null }).where('id', '=', older).execute()
    const log = { warn: vi.fn(), error: vi.fn() }
    const job = startDeadImports({ ledger, log, everyMs: 1, now: () => NOW })
    onTestFinished(() => job.close())
    await expect.poll(() => log.warn.mock.calls.length).toBe(1)
    expect(log.warn.mock.calls[0]?.[1]).toEqual({ importIds: [killed] })
    expect((await listRunningImports(ledger)).map(({ id }) => id)).toEqual([slow, older])
    expect(log.error).not.toHaveBeenCalled()
  })
})
