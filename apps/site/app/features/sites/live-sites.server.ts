/** The sites, kept current: what `portal site add` writes is answered within seconds, without a restart. */
import type { Ledger } from '#server/ledger/ledger.ts'
import { listSiteEdits } from '#server/ledger/sites.ts'
import type { Log } from '#server/log.ts'
import { startPolling } from '#server/polling.ts'
import type { SiteFault } from './site-faults.ts'
import { loadSites, type Sites } from './sites.server.ts'

export interface LiveSites extends Sites {
  /** Moves when any site changes. */
  generation(): number
  close(): Promise<void>
}

export interface LiveSitesOptions {
  ledger: Ledger
  /** `content/sites` */
  dir: string
  log: Log
  pollMs?: number
}

/** Throws when the sites have faults at the start; faults that come later are logged and the last good sites stay. */
export async function startSites({ ledger, dir, log, pollMs = 5000 }: LiveSitesOptions): Promise<LiveSites> {
  let edits = await listSiteEdits(ledger)
  let sites = await loadSites({ dir, edits })
  logLeftOut(log, sites.leftOut)
  let generation = 1
  /** The fault that was logged last: a look that fails is tried again, and told once. */
  let told = ''

  async function look(): Promise<void> {
    const next = await listSiteEdits(ledger)
    if (JSON.stringify(next) === JSON.stringify(edits)) return
    sites = await loadSites({ dir, edits: next })
    edits = next
    logLeftOut(log, sites.leftOut)
    told = ''
    generation++
  }

  const poll = startPolling({
    look,
    everyMs: pollMs,
    onError(error) {
      if (String(error) === told) return
      told = String(error)
      log.error('the sites could not be read again; the last ones stay', error)
    },
  })

  return {
    findSite: (host) => sites.findSite(host),
    listSites: () => sites.listSites(),
    generation: () => generation,
    close: poll.close,
  }
}

/** With file and key, so that the operator finds it. */
function logLeftOut(log: Log, leftOut: readonly SiteFault[]): void {
  for (const { where, key, reason } of leftOut) log.warn('a setting was left out', { where, key, reason })
}
