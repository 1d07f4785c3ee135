/** The addresses of portals that were moved in, in memory: a page never waits for the database. */
import { decodePath, toNumberedPath } from '#app/features/moving/moved-content.ts'
import type { Log } from './base/log.ts'
import { startPolling } from './base/polling.ts'
import type { Ledger } from './ledger/ledger.ts'
import { readMovedAddresses, readMovedStamp } from './ledger/moves.ts'

const POLL_MS = 2000

export interface MovedAddresses {
  /** Where an address of the old site is now, a path; null where it is none. `pathname` and `search` as they are requested. */
  find(host: string, pathname: string, search: string): string | null
  close(): Promise<void>
}

export async function startMovedAddresses({
  ledger,
  log,
  pollMs = POLL_MS,
}: {
  ledger: Ledger
  log: Pick<Log, 'error'>
  pollMs?: number
}): Promise<MovedAddresses> {
  let stamp: string | null = null
  let bySite = new Map<string, Map<string, string>>()

  async function look(): Promise<void> {
    // Read before the addresses: what is added meanwhile moves it again.
    const current = await readMovedStamp(ledger)
    if (current === stamp) return
    bySite = await readMovedAddresses(ledger)
    stamp = current
  }

  await look()
  const poll = startPolling({
    look,
    everyMs: pollMs,
    onError: (error) => log.error('reloading old addresses failed; the previous ones stay in use', error),
  })
  return {
    find(host, pathname, search) {
      const addresses = bySite.get(host)
      const path = addresses ? (toNumberedPath(pathname, search) ?? decodePath(pathname)) : null
      return path === null ? null : (addresses?.get(path) ?? null)
    },
    close: poll.close,
  }
}
