/** A server that started without its ledger looks for it, and continues with it, without a restart. */
import { setTimeout as wait } from 'node:timers/promises'
import { startPolling } from './base/polling.ts'
import type { Ledger } from './ledger/ledger.ts'
import { setFact } from './ledger/versions.ts'

const LOOK_EVERY_MS = 2000
/** It answers, but a part of it cannot be read: opening it reads all games each time. */
const FAILED_OPEN_PAUSE_MS = 30_000
/** Longer than any response takes that began before. */
const CLOSE_AFTER_MS = 10_000

/** Rejects unless the ledger is there, can be read and can be written. */
async function tryLedger(openLedger: () => Promise<Ledger>): Promise<void> {
  const ledger = await openLedger()
  try {
    await setFact(ledger, 'recoveredAt', String(Date.now()))
  } finally {
    await ledger.close()
  }
}

export interface RecoveryParts<Server extends { close(): Promise<void> }> {
  /** Rejects when the ledger is missing or fails. */
  openLedger: () => Promise<Ledger>
  readOnly: Server
  /** Opens the server with its ledger; rejects when that fails. */
  open: () => Promise<Server>
  /** The new server answers all requests from now on. */
  replace: (server: Server) => void
  isDraining: () => boolean
  everyMs?: number
}

export function startRecovery<Server extends { close(): Promise<void> }>(parts: RecoveryParts<Server>): void {
  const { openLedger, readOnly, open, replace, isDraining, everyMs = LOOK_EVERY_MS } = parts
  const poll = startPolling({
    async look() {
      if (isDraining()) return void poll.close()
      await tryLedger(openLedger)
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
