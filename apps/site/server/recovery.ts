/** A server that started without its ledger looks for it, and continues with it, without a restart. */
import { setTimeout as wait } from 'node:timers/promises'
import { startPolling } from './base/polling.ts'
import { ledgerOptions, type Config } from './config.ts'
import { refuseMissingLedger } from './last-good/last-good-file.ts'
import { openLedger } from './ledger/ledger.ts'
import { setFact } from './ledger/versions.ts'

const LOOK_EVERY_MS = 2000
/** It answers, but a part of it cannot be read: opening it reads all games each time. */
const FAILED_OPEN_PAUSE_MS = 30_000
/** Longer than any response takes that began before. */
const CLOSE_AFTER_MS = 10_000

/** Rejects unless the ledger is there, can be read and can be written. */
async function tryLedger(config: Config): Promise<void> {
  await refuseMissingLedger(config)
  const ledger = await openLedger(ledgerOptions(config))
  try {
    await setFact(ledger, 'recoveredAt', String(Date.now()))
  } finally {
    await ledger.close()
  }
}

export interface RecoveryParts<Server extends { close(): Promise<void> }> {
  config: Config
  readOnly: Server
  /** Opens the server with its ledger; rejects when that fails. */
  open: () => Promise<Server>
  /** The new server answers all requests from now on. */
  replace: (server: Server) => void
  isDraining: () => boolean
  everyMs?: number
}

export function startRecovery<Server extends { close(): Promise<void> }>(parts: RecoveryParts<Server>): void {
  const { config, readOnly, open, replace, isDraining, everyMs = LOOK_EVERY_MS } = parts
  const poll = startPolling({
    async look() {
      if (isDraining()) return void poll.close()
      await tryLedger(config)
      const server = await open().catch(async (error: unknown) => {
        await wait(FAILED_OPEN_PAUSE_MS, undefined, { ref: false })
        throw error
      })
      replace(server)
      void poll.close()
      await wait(CLOSE_AFTER_MS, undefined, { ref: false })
      await readOnly.close()
    },
    everyMs,
    // The reason is in the log of the start, and in `/readyz`.
    onError: () => {},
  })
}
