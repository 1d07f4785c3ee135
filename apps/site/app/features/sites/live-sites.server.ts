/** The sites, always current: what `portal site add` writes is answered within two seconds, without a restart. */
import type { ChangeListener } from '#server/ledger/change-listener.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listSiteEdits, listSiteStamps } from '#server/ledger/sites.ts'
import type { Log } from '#server/base/log.ts'
import { startPolling } from '#server/base/polling.ts'
import type { SiteFault } from './site-faults.ts'
import { loadSites, type Sites } from './sites.server.ts'

export interface LiveSites extends Sites {
  close(): Promise<void>
}

export interface LiveSitesOptions {
  ledger: Ledger
  /** `content/sites` */
  dir: string
  log: Log
  pollMs?: number
  /** Where changes are announced, they are looked at at once. */
  changes?: Pick<ChangeListener, 'subscribe'>
}

const DEFAULT_POLL_MS = 1000

/** Throws when the sites have faults at the start; faults that come later are logged and the last good sites stay. */
export async function startSites(options: LiveSitesOptions): Promise<LiveSites> {
  const { ledger, dir, log, pollMs = DEFAULT_POLL_MS } = options
  // Read before the settings: what changes meanwhile moves them again.
  let stamps = await listSiteStamps(ledger)
  let sites = await loadSites({ dir, edits: await listSiteEdits(ledger) })
  logLeftOut(log, sites.leftOut)
  /** The fault that was logged last: a look that fails is tried again, and logged once. */
  let logged = ''

  async function look(): Promise<void> {
    const next = await listSiteStamps(ledger)
    if (next === stamps) return
    sites = await loadSites({ dir, edits: await listSiteEdits(ledger), known: sites.listSites() })
    stamps = next
    logLeftOut(log, sites.leftOut)
    logged = ''
  }

  const poll = startPolling({
    look,
    everyMs: pollMs,
    onError(error) {
      if (String(error) === logged) return
      logged = String(error)
      log.error('reloading the sites failed; the last valid ones stay in use', error)
    },
  })

  options.changes?.subscribe('sites', poll.lookNow)

  return {
    findSite: (host) => sites.findSite(host),
    listSites: () => sites.listSites(),
    hasOperatorSite: () => sites.hasOperatorSite(),
    close: poll.close,
  }
}

/** With file and key, so that the operator finds it. */
function logLeftOut(log: Log, leftOut: readonly SiteFault[]): void {
  for (const { where, key, reason } of leftOut) log.warn('invalid setting ignored', { where, key, reason })
}
