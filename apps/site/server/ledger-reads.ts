/** A second connection to the ledger, opened with its first use: reading long lists on it delays no vote and no page. */
import { ledgerOptions, type Config } from './config.ts'
import { openLedger, type Ledger } from './ledger/ledger.ts'

export interface LedgerReads {
  get(): Promise<Ledger>
  close(): Promise<void>
}

/** `fixed` is a ledger that nothing writes to, so that it is read itself. */
export function createLedgerReads(config: Config, fixed: Ledger | null): LedgerReads {
  let opening: Promise<Ledger> | undefined
  return {
    async get() {
      if (fixed) return fixed
      opening ??= openLedger(ledgerOptions(config)).catch((error: unknown) => {
        // The next use tries again.
        opening = undefined
        throw error
      })
      return opening
    },
    async close() {
      const reads = await opening?.catch(() => undefined)
      await reads?.close()
    },
  }
}
