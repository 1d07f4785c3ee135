/** Stores the last good catalogue when what the ledger publishes has changed. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { startPolling, type Poll } from '../base/polling.ts'
import type { Log } from '../base/log.ts'
import { ledgerOptions, type Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteStamps } from '../ledger/sites.ts'
import { getVersion } from '../ledger/versions.ts'
import { lastGoodFile, nameLedgerPlace } from './last-good-file.ts'
import type { CopyRequest } from './last-good-worker.ts'

const CHECK_EVERY_MS = 3000
const MIN_PAUSE_MS = 15_000
/** Votes and plays change no version; their counts in the copy are at most this old. */
const MAX_AGE_MS = 6 * 3_600_000
/** A copy takes at most this part of one core. */
const MAX_LOAD = 1 / 20
const WORKER_FILE = 'apps/site/server/last-good/last-good-worker.ts'

export interface LastGoodWriterOptions {
  ledger: Ledger
  config: Config
  log: Log
  /** Whether this process stores it; of several on one data directory, one does. */
  mayStore?: () => boolean
  everyMs?: number
}

export function startLastGoodWriter(options: LastGoodWriterOptions): Poll {
  const { ledger, config, log, mayStore = () => true, everyMs = CHECK_EVERY_MS } = options
  let stored = ''
  let storedAtMs = Number.NEGATIVE_INFINITY
  let pauseUntilMs = Number.NEGATIVE_INFINITY

  async function look() {
    const startedAtMs = performance.now()
    if (!mayStore() || startedAtMs < pauseUntilMs) return
    const state = await nameState(ledger)
    if (state === stored && startedAtMs - storedAtMs < MAX_AGE_MS) return
    await storeLastGood(config)
    stored = state
    storedAtMs = performance.now()
    pauseUntilMs = storedAtMs + Math.max(MIN_PAUSE_MS, (storedAtMs - startedAtMs) / MAX_LOAD)
  }

  return startPolling({
    look,
    everyMs,
    onError: (error) => {
      pauseUntilMs = performance.now() + MIN_PAUSE_MS
      log.error('storing the last good catalogue failed; the previous one stays', error)
    },
  })
}

async function nameState(ledger: Ledger): Promise<string> {
  const parts = await Promise.all([
    getVersion(ledger, 'catalogueVersion'),
    getVersion(ledger, 'articlesVersion'),
    listSiteStamps(ledger),
  ])
  return parts.join(' ')
}

/** Writes a new file and replaces the previous one when it is complete. */
export async function storeLastGood(config: Config): Promise<void> {
  const file = lastGoodFile(config)
  const request: CopyRequest = {
    ledger: ledgerOptions(config),
    folder: `${file}-${process.pid}`,
    file,
    note: { storedAtMs: Date.now(), place: nameLedgerPlace(config) },
  }
  const worker = new Worker(join(config.rootDir, WORKER_FILE), {
    ...{ name: 'last good', workerData: request, execArgv: [] },
  })
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`it ended with code ${code}`))))
  })
}
